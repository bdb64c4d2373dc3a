import type { Row } from '../orders/order-form/order-draft.ts';

let rows = 0;

/** A row of texts, of the values that something has by these names; without values an empty one. */
export function rowOf<Name extends string>(
  names: readonly Name[],
  values?: Readonly<Partial<Record<Name, unknown>>>,
): Row<Name> {
  rows += 1;
  const texts = names.map((name) => [name, textOf(values?.[name])]);
  return { ...(Object.fromEntries(texts) as Record<Name, string>), row: rows };
}

/** What was typed into a row, without what is empty. `numbers`: the names of those that are sent as numbers, `lists`: as lists. */
export function valuesOf<Name extends string>(
  row: Row<Name>,
  names: readonly Name[],
  { numbers = [], lists = [] }: { readonly numbers?: readonly Name[]; readonly lists?: readonly Name[] },
): Record<string, unknown> {
  const given = names.map((name) => [name, row[name].trim()] as const).filter(([, text]) => text !== '');
  return Object.fromEntries(
    given.map(([name, text]) => {
      if (numbers.includes(name)) return [name, Number(text)];
      return [name, lists.includes(name) ? listOf(text) : text];
    }),
  );
}

/** What is written with commas between. */
export function listOf(text: string): string[] {
  return text
    .split(/[,;\uff0c\uff1b\u3001\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** The entries of what may be a list; none of anything else. */
export function entriesOf<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? value : [];
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
