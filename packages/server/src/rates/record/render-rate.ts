import type { RateRow } from '../search/rate-store.ts';
import type { Rate, RateContent } from './rate.schema.ts';

/** What a row says of a rate beside its content. */
function frameOf(row: RateRow) {
  return {
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
}

/** The rate of a row. */
export function toRate(row: RateRow): Rate {
  return { id: row.id, ...(JSON.parse(row.content) as RateContent), ...frameOf(row) };
}

/** A rate as JSON text (`RateSchema`). Its content was rendered when it was imported and is only put into its frame. */
export function renderRate(row: RateRow): string {
  return `{"id":${row.id},${row.content.slice(1, -1)},${JSON.stringify(frameOf(row)).slice(1)}`;
}
