import type { Table } from './table.ts';

/** The one column of ports that no heading names is the end of the lane that the title leaves open. */
export function settlePlace(table: Table, given: { origin?: string; destination?: string }): Table {
  const columns = table.fields.get('place');
  if (!columns) return table;
  const fields = new Map(table.fields);
  fields.delete('place');
  const across = table.matrix?.across;
  const end = table.matrix
    ? across === 'origin'
      ? 'destination'
      : 'origin'
    : given.destination !== undefined && given.origin === undefined
      ? 'origin'
      : 'destination';
  return { ...table, fields: fields.set(end, columns) };
}
