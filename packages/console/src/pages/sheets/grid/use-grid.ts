import type { OutputOf, RecordOf } from '@agent-rate/client';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';

/** A row with its filled cells. */
export type GridRow = RecordOf<'get-sheet-grid'>;
/** A filled cell. */
export type GridCell = GridRow['cells'][number];
/** A finding with its number. */
export type GridFinding = OutputOf<'get-sheet-grid'>['meta']['findings'][number];

/** Rows of a window. */
const PER_PAGE = 100;

const window = (sheet: number, tab: string | undefined, page: number) => ({
  queryKey: ['grid', sheet, tab, page],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.call('get-sheet-grid', {
      path: { id: sheet },
      query: { page, per_page: PER_PAGE, ...(tab === undefined ? {} : { tab }) },
      signal,
    }),
  // A reading does not change; another one is another sheet.
  staleTime: Number.POSITIVE_INFINITY,
});

/** The tabs of a sheet, and the one that is shown: the first that gave rates, unless one is named. */
export function useGridTabs(sheet: number, tab: string | undefined) {
  return useQuery({ ...window(sheet, tab, 1), placeholderData: keepPreviousData });
}

/** The rows `first` to `last` of a tab (from 1) as far as they have arrived, and the findings about them. */
export function useGridRows(sheet: number, tab: string, { first, last }: { first: number; last: number }) {
  const pageOf = (row: number) => Math.ceil(row / PER_PAGE);
  const pages = Array.from({ length: pageOf(last) - pageOf(first) + 1 }, (_, index) => pageOf(first) + index);
  return useQueries({
    queries: pages.map((page) => window(sheet, tab, page)),
    combine: (results) => {
      const rows = new Map<number, GridRow>();
      const findings = new Map<number, GridFinding>();
      for (const { data } of results) {
        for (const row of data?.data ?? []) rows.set(row.row, row);
        for (const finding of data?.meta.findings ?? []) findings.set(finding.number, finding);
      }
      return { rows, findings, error: results.find(({ error }) => error)?.error ?? null };
    },
  });
}
