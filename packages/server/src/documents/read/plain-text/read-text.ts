import { decodeText } from '../../../spreadsheets/index.ts';
import type { Page } from '../../model/index.ts';
import { rowsOfText } from './markdown-rows.ts';
import { pagesOfRows } from './plain-pages.ts';

/** The pages of a plain text file. */
export function readText(bytes: Uint8Array): Page[] {
  const lines = decodeText(bytes).text.split(/\r\n|\r|\n|\f/);
  return pagesOfRows(rowsOfText(lines));
}
