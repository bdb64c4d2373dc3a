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

/** Collects doubts row by row and hands them back as findings, one for each reason. */
export type FindingList = {
  add: (doubt: Doubt) => void;
  list: () => Finding[];
  /** Rows (from 0) of a tab that some finding speaks of. */
  rowsCovered: (tab: string) => Set<number>;
};

type Group = { doubt: Doubt; rowsByTab: Map<string, number[]> };

/** `4, 7–9, 12`: rows counted from 1, at most `limit` stretches. */
function rowRanges(rows: readonly number[], limit = 12): string {
  const sorted = [...new Set(rows)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const row of sorted) {
    const last = ranges.at(-1);
    if (last && row === last[1] + 1) last[1] = row;
    else ranges.push([row, row]);
  }
  const shown = ranges.slice(0, limit).map(([a, b]) => (a === b ? `${a + 1}` : `${a + 1}–${b + 1}`));
  return ranges.length > limit ? `${shown.join(', ')} and more` : shown.join(', ');
}

const ORDER: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** ` On 3 rows: 4–6.`, or tab by tab when a question covers several. */
function describeRows(rowsByTab: ReadonlyMap<string, readonly number[]>): string {
  const tabs = [...rowsByTab].filter(([, rows]) => rows.length > 0);
  const count = tabs.reduce((sum, [, rows]) => sum + new Set(rows).size, 0);
  if (count <= 1) return '';
  const ranges = tabs.map(([tab, rows]) => (tabs.length > 1 ? `"${tab}" ${rowRanges(rows)}` : rowRanges(rows)));
  return ` On ${count} rows: ${ranges.join('; ')}.`;
}

function findingOf({ doubt, rowsByTab }: Group): Finding {
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
      const listed = group.rowsByTab.get(doubt.tab ?? '') ?? [];
      if (listed.at(-1) !== doubt.row) listed.push(doubt.row);
      group.rowsByTab.set(doubt.tab ?? '', listed);
      if (doubt.tab === undefined) return;
      const rows = covered.get(doubt.tab) ?? new Set();
      rows.add(doubt.row);
      covered.set(doubt.tab, rows);
    },
    list: () => [...groups.values()].map(findingOf).sort((a, b) => ORDER[a.severity] - ORDER[b.severity]),
    rowsCovered: (tab) => covered.get(tab) ?? new Set(),
  };
}
