import type { RateRow } from '../search/rate-store.ts';

/** A rate as JSON text (`RateSchema`). Its content was rendered when it was imported and is only put into its frame. */
export function renderRate(row: RateRow): string {
  const frame = {
    validFrom: row.valid_from,
    validTo: row.valid_to,
    source: {
      sheet: row.sheet_id,
      file: row.file_name,
      tab: row.tab,
      row: row.row_number,
      publishedAt: row.published_at.toISOString(),
    },
    known: { from: row.known_from.toISOString(), to: row.known_to?.toISOString() ?? null },
  };
  return `{"id":${row.id},${row.content.slice(1, -1)},${JSON.stringify(frame).slice(1)}`;
}
