import { type Condition, conditionsOf, type RateFilter } from './rate-filter.ts';

/** A WHERE clause over `rates r` with its parameters. */
export type Where = { text: string; values: unknown[] };

/** Renders a filter as SQL. Without `asOf`: the current rates, or also the superseded ones when `known` is `ever`. */
export function whereOf(filter: RateFilter, known: 'now' | 'ever' = 'now'): Where {
  const current = filter.asOf === undefined && known === 'now' ? ['r.known_to is null'] : [];
  const { text, values } = conditionsSql(filter, 1);
  return { text: [...current, ...text].join(' and '), values };
}

/** The conditions alone, for a statement that has others; `true` without any. Parameters are numbered from `first`. */
export function conditionOf(filter: RateFilter, first: number): Where {
  const { text, values } = conditionsSql(filter, first);
  return { text: text.join(' and ') || 'true', values };
}

function conditionsSql(filter: RateFilter, first: number): { text: string[]; values: unknown[] } {
  const conditions = conditionsOf(filter);
  const text = conditions.map(({ condition }, index) => sqlOf(condition, `$${first + index}`));
  return { text, values: conditions.map(({ value }) => value) };
}

function sqlOf(condition: Condition, placeholder: string): string {
  switch (condition.kind) {
    case 'lane':
    case 'texts':
      return `r.${condition.column} = any(${placeholder}::text[])`;
    case 'text':
      return `r.${condition.column} = ${placeholder}`;
    case 'day':
      return condition.bounds.map(({ column, is }) => `r.${column} ${is} ${placeholder}::date`).join(' and ');
    case 'sql':
      return condition.sql(placeholder);
  }
}
