import type { Table } from '../tables/table.ts';
import type { TextRow } from './read-facts.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** One of the rate tables of a tab: the lines of its own title, its notes, and its last row with a rate. */
export type NotedTable = { table: Table; lead: readonly TextRow[]; notes: readonly TextRow[]; lastRow: number };

/**
 * The rows of notes that hold for each table alone. Of tables below each other with titles of their own, what stands below the rows of
 * one is said of it; below the last one only what stands right below, where the others have notes, too: the rest is for all.
 */
export function notesOfEach(tables: readonly NotedTable[]): readonly ReadonlySet<number>[] {
  const isStacked = tables.every(({ table, lead }, index) => {
    const before = tables[index - 1];
    return before === undefined || (table.header[0] > before.lastRow && lead.length > 0);
  });
  if (tables.length < 2 || !isStacked) return tables.map(() => new Set());
  const hasEarlier = tables.slice(0, -1).some(({ notes }) => notes.length > 0);
  return tables.map(({ notes, lastRow }, index) => {
    if (index < tables.length - 1) return new Set(notes.map(({ row }) => row));
    const right = new Set<number>();
    for (const { row } of hasEarlier ? notes : []) if (row === lastRow + right.size + 1) right.add(row);
    return right;
  });
}

/** What a tab says over a table, with only the charges that its notes say of this one. */
export function withChargesOf(facts: SheetFacts, { charges, exclusions, allIn }: SheetFacts): SheetFacts {
  const { charges: _charges, exclusions: _exclusions, allIn: _allIn, ...others } = facts;
  return {
    ...others,
    ...(charges === undefined ? {} : { charges }),
    ...(exclusions === undefined ? {} : { exclusions }),
    ...(allIn === undefined ? {} : { allIn }),
  };
}
