import type { IsoDate } from '../../base/index.ts';
import type { RateRow } from '../search/rate-store.ts';
import type { Rate, RateContent } from './rate.schema.ts';
import { onDayOf } from './rate-total.ts';

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

/** Rates as JSON texts with commas between: how many bytes, and what writes them. */
export type RateTexts = { byteLength: number; write: (target: Buffer, at: number) => void };

/** As a charge with days of its own has them; in a text of the record, quotation marks are escaped. */
const DAYS = '"days":{';

/** Whether a rendered rate, or one of several, has charges with days of their own. */
const hasDays = (text: string | Buffer) => text.includes(DAYS);

/** Rates with their totals as of a day. Those without charges that have days of their own are passed on as they are. */
export function textsOnDay(texts: RateTexts, day: IsoDate): RateTexts {
  // What writes them may leave a comma behind the last.
  const written = Buffer.alloc(texts.byteLength + 1);
  texts.write(written, 0);
  const bytes = written.subarray(0, texts.byteLength);
  if (!hasDays(bytes)) return ofBytes(bytes);
  const rates = JSON.parse(`[${bytes}]`) as Rate[];
  return ofBytes(Buffer.from(rates.map((rate) => JSON.stringify(onDayOf(rate, day))).join(',')));
}

const ofBytes = (bytes: Buffer): RateTexts => ({
  byteLength: bytes.byteLength,
  write: (target, at) => bytes.copy(target, at),
});

/** A row whose total is that of a day, where one is asked for. */
export function rowOnDay(row: RateRow, day: IsoDate | undefined): RateRow {
  if (day === undefined || !hasDays(row.content)) return row;
  return { ...row, content: JSON.stringify(onDayOf(JSON.parse(row.content) as RateContent, day)) };
}
