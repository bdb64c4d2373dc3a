import type { Finding, Severity } from '../../base/index.ts';
import { cellName } from '../../spreadsheets/index.ts';

/** A doubt about one place of a sheet. Rows and columns count from 0 here. */
export type Doubt = {
  code: string;
  severity: Severity;
  message: string;
  tab?: string | undefined;
  row?: number | undefined;
  column?: number | undefined;
  quote?: string | undefined;
  candidates?: Finding['candidates'] | undefined;
  answer?: string | undefined;
  /** Doubts of one group become one finding with all its rows; by default the same code, tab and quote. */
  group?: string | undefined;
};

/** A doubt about a row that is not given yet. */
export type RowDoubt = Omit<Doubt, 'tab' | 'row'>;

/** Rows of a tab that a finding speaks of, from 0, ends included. `column` is null when it is about the whole row. */
export type FindingRows = { tab: string; column: number | null; first: number; last: number };

/** A finding with every row it is about. */
export type SheetFinding = Finding & { rows: readonly FindingRows[] };

/** Where doubts are put. */
export type Doubts = { add: (doubt: Doubt) => void };

/** Collects doubts row by row and hands them back as findings, one for each reason. */
export type FindingList = Doubts & {
  list: () => SheetFinding[];
  /** Rows (from 0) of a tab that some finding speaks of. */
  rowsCovered: (tab: string) => Set<number>;
};

/** The rows of a group by tab, and within it by column (-1: the whole row). */
type Group = { doubt: Doubt; rowsByTab: Map<string, Map<number, number[]>> };

const WHOLE_ROW = -1;

/** Stretches of rows that follow each other. */
function stretches(rows: readonly number[]): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const row of [...new Set(rows)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && row === last[1] + 1) last[1] = row;
    else ranges.push([row, row]);
  }
  return ranges;
}

/** So many stretches of rows are written into a message; more are listed by the operation that pages them. */
const WRITTEN = 12;

/** `: 4, 7–9, 12`, or `, from 4 to 9020` when that would be a long list. Rows count from 1. */
function describeStretches(ranges: readonly (readonly [number, number])[]): string {
  if (ranges.length > WRITTEN) return `from ${(ranges[0]?.[0] ?? 0) + 1} to ${(ranges.at(-1)?.[1] ?? 0) + 1}`;
  return ranges.map(([a, b]) => (a === b ? `${a + 1}` : `${a + 1}–${b + 1}`)).join(', ');
}

const ORDER: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** ` On 3 rows: 4–6.`, or tab by tab when a question covers several. */
function describeRows(rowsByTab: Group['rowsByTab']): string {
  const tabs = [...rowsByTab].map(([tab, columns]) => ({ tab, ranges: stretches([...columns.values()].flat()) }));
  const filled = tabs.filter(({ ranges }) => ranges.length > 0);
  const count = filled.flatMap(({ ranges }) => ranges).reduce((sum, [first, last]) => sum + last - first + 1, 0);
  if (count <= 1) return '';
  const isLong = filled.some(({ ranges }) => ranges.length > WRITTEN);
  const ranges = filled.map(({ tab, ranges: rows }) =>
    filled.length > 1 ? `"${tab}" ${describeStretches(rows)}` : describeStretches(rows),
  );
  return ` On ${count} rows${isLong && filled.length === 1 ? ',' : ':'} ${ranges.join('; ')}.`;
}

function rowsOf(rowsByTab: Group['rowsByTab']): FindingRows[] {
  return [...rowsByTab].flatMap(([tab, columns]) =>
    [...columns].flatMap(([column, rows]) =>
      stretches(rows).map(([first, last]) => ({ tab, column: column === WHOLE_ROW ? null : column, first, last })),
    ),
  );
}

function findingOf({ doubt, rowsByTab }: Group): SheetFinding {
  const place: Finding['place'] = {};
  if (doubt.tab !== undefined) place.tab = doubt.tab;
  if (doubt.row !== undefined) place.row = doubt.row + 1;
  if (doubt.row !== undefined && doubt.column !== undefined) place.cell = cellName(doubt.row, doubt.column);
  return {
    code: doubt.code,
    severity: doubt.severity,
    message: `${doubt.message}${describeRows(rowsByTab)}`,
    ...(Object.keys(place).length > 0 ? { place } : {}),
    ...(doubt.quote !== undefined ? { quote: doubt.quote.slice(0, 300) } : {}),
    ...(doubt.candidates && doubt.candidates.length > 0 ? { candidates: doubt.candidates } : {}),
    ...(doubt.answer !== undefined ? { answer: doubt.answer } : {}),
    rows: rowsOf(rowsByTab),
  };
}

/** Makes an empty list. Findings come out errors first, then in the order in which they were first met. */
export function createFindingList(): FindingList {
  const groups = new Map<string, Group>();
  const covered = new Map<string, Set<number>>();
  return {
    add(doubt) {
      // A question is asked once for the whole file, whichever tabs it holds for.
      const tab = doubt.code.startsWith('question_') ? '' : (doubt.tab ?? '');
      const key = `${doubt.code}|${tab}|${doubt.group ?? doubt.quote ?? ''}`;
      let group = groups.get(key);
      if (!group) {
        group = { doubt, rowsByTab: new Map() };
        groups.set(key, group);
      }
      if (doubt.row === undefined) return;
      const columns = group.rowsByTab.get(doubt.tab ?? '') ?? new Map<number, number[]>();
      const listed = columns.get(doubt.column ?? WHOLE_ROW) ?? [];
      if (listed.at(-1) !== doubt.row) listed.push(doubt.row);
      columns.set(doubt.column ?? WHOLE_ROW, listed);
      group.rowsByTab.set(doubt.tab ?? '', columns);
      if (doubt.tab === undefined) return;
      const rows = covered.get(doubt.tab) ?? new Set();
      rows.add(doubt.row);
      covered.set(doubt.tab, rows);
    },
    list: () => [...groups.values()].map(findingOf).sort((a, b) => ORDER[a.severity] - ORDER[b.severity]),
    rowsCovered: (tab) => covered.get(tab) ?? new Set(),
  };
}

/** A list that keeps doubts as they are, to be passed on, or not, once it is clear what they are about. */
export type DoubtRecord = Doubts & { doubts: readonly Doubt[] };

/** Makes an empty record. */
export function recordDoubts(): DoubtRecord {
  const doubts: Doubt[] = [];
  return { doubts, add: (doubt) => doubts.push(doubt) };
}
