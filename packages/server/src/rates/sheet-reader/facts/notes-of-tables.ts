import type { CarrierDirectory } from '../../../carriers/index.ts';
import type { Table } from '../tables/table.ts';
import { isAbove } from '../tables/table-lead.ts';
import { carrierInProse, type TextRow } from './read-facts.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** One of the rate tables of a tab: the lines of its own title, its notes, and its last row with a rate. */
export type NotedTable = { table: Table; lead: readonly TextRow[]; notes: readonly TextRow[]; lastRow: number };

/**
 * The notes that hold for each table alone. Of tables below each other with titles of their own, what stands below the rows of
 * one is said of it; below the last one only what stands right below, where the others have notes, too: the rest is for all. Of tables
 * beside each other, what stands below another one than the first is said of it, and what stands below the first where others have a
 * note in the same row.
 */
export function notesOfEach(tables: readonly NotedTable[]): readonly ReadonlySet<TextRow>[] {
  if (tables.length < 2) return tables.map(() => new Set());
  if (tables.every((one, index) => tables.slice(index + 1).every((other) => isBeside(one, other))))
    return tables.map((one, index) => new Set(index === 0 ? notesBeside(one, tables.slice(1)) : one.notes));
  const isStacked = tables.every(({ table, lead }, index) => {
    const before = tables[index - 1];
    return before === undefined || (table.header[0] > before.lastRow && lead.length > 0);
  });
  if (!isStacked) return tables.map(() => new Set());
  const hasEarlier = tables.slice(0, -1).some(({ notes }) => notes.length > 0);
  return tables.map(({ notes, lastRow }, index) => {
    if (index < tables.length - 1) return new Set(notes);
    const right: TextRow[] = [];
    for (const note of hasEarlier ? notes : []) if (note.row === lastRow + right.length + 1) right.push(note);
    return new Set(right);
  });
}

const isBeside = ({ table: one }: NotedTable, { table: other }: NotedTable) =>
  one.span[1] < other.span[0] && one.header[0] <= other.last && other.header[0] <= one.last;

function notesBeside({ notes }: NotedTable, others: readonly NotedTable[]): TextRow[] {
  return notes.filter(({ row }) => others.some((other) => other.notes.some((note) => note.row === row)));
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

/** The lines of its own over each table of a tab. */
export type TableLeads = ReadonlyMap<Table, readonly TextRow[]>;

/** A tab with its title as it stands over a table: where the table's own heading names a port, the headings of others say nothing of it. */
export function titleOver<T extends { title: readonly TextRow[] }>(
  tab: T,
  { endsOfHeading }: SheetFacts,
  { leads, table }: { leads: TableLeads; table: Table | undefined },
): T {
  if (endsOfHeading !== true) return tab;
  const rowsOf = (lead: readonly TextRow[]) => lead.map(({ row }) => row);
  const own = new Set(rowsOf((table && leads.get(table)) ?? []));
  const others = new Set([...leads.values()].flatMap(rowsOf));
  return { ...tab, title: tab.title.filter(({ row }) => own.has(row) || !others.has(row)) };
}

/** The heading right above the first of several tables below each other that names its carrier: it is that of none of the others. */
export function carrierOfFirst<T extends { from: Table }>(
  [first, ...others]: readonly T[],
  leadOf: (one: T) => readonly TextRow[],
  carriers: CarrierDirectory,
): readonly TextRow[] {
  const isOwn = others.length > 0 && others.every((one) => leadOf(one).length > 0);
  if (first === undefined || !isOwn || !others.every(({ from }) => isAbove(first.from, from))) return [];
  const lead = leadOf(first);
  return carrierInProse(
    lead.flatMap(({ texts }) => texts),
    carriers,
  ) === undefined
    ? []
    : lead;
}
