import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RateRow } from '../sheet-reader/rate-row.schema.ts';

const ROWS_AT_ONCE = 2_000;

/** Rows as JSON, with its SHA-256 in hexadecimal. Other requests are answered between slices of them. */
export async function renderRows(rows: readonly RateRow[]): Promise<{ text: string; sha256: string }> {
  const sha256 = createHash('sha256').update('[');
  let text = '[';
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const piece = `${from === 0 ? '' : ','}${JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE)).slice(1, -1)}`;
    sha256.update(piece);
    text += piece;
    await nextTurn();
  }
  return { text: `${text}]`, sha256: sha256.update(']').digest('hex') };
}
