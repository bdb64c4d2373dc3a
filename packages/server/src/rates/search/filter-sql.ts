import { type Condition, conditionsOf, type RateFilter } from './rate-filter.ts';

/** A WHERE clause over `rates r` with its parameters, numbered from 1. */
export type Where = { text: string; values: unknown[] };

/** Renders a filter as SQL. Without `asOf`: the current rates, or also the superseded ones when `known` is `ever`. */
export function whereOf(filter: RateFilter, known: 'now' | 'ever' = 'now'): Where {
  const current = filter.asOf === undefined && known === 'now' ? ['r.known_to is null'] : [];
  const conditions = conditionsOf(filter);
  const parts = conditions.map(({ condition }, index) => sqlOf(condition, `$${index + 1}`));
  return { text: [...current, ...parts].join(' and '), values: conditions.map(({ value }) => value) };
}

function sqlOf(condition: Condition, placeholder: string): string {
  switch (condition.kind) {
    case 'lane':
      return `r.${condition.column} = any(${placeholder}::text[])`;
    case 'text':
      return `r.${condition.column} = ${placeholder}`;
    case 'day':
      return condition.bounds.map(({ column, is }) => `r.${column} ${is} ${placeholder}::date`).join(' and ');
    case 'sql':
      return condition.sql(placeholder);
  }
}
