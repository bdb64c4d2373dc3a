import { checkZip } from './check-zip.ts';
import { detectKind } from './detect-kind.ts';
import { DEFAULT_SHEET_LIMITS, type SheetLimits } from './limits.ts';
import { sheetProblem } from './problems.ts';
import { readDelimited } from './read-delimited.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { Workbook } from './workbook.ts';

/** Names of files that are archives: text under one of them was damaged or named by mistake. Systems do write text as `.xls`. */
const WORKBOOK_NAME = /\.(?:xls[xmb]|ods)$/i;
const TEXT_NAMED_WORKBOOK =
  'The file is named as a workbook but holds plain text. If it is a table of text, name it .csv or .tsv and send it again.';

/**
 * Reads a spreadsheet file into the neutral model. The format is detected by the bytes, not by the name.
 * Throws `file_empty`, `file_too_large`, `file_kind_unknown`, `file_encrypted`, `file_corrupt`,
 * `file_without_cells`.
 */
export function readWorkbook(
  file: { name: string; bytes: Uint8Array },
  limits: SheetLimits = DEFAULT_SHEET_LIMITS,
): Workbook {
  const { name, bytes } = file;
  if (bytes.length === 0) throw sheetProblem('file_empty', { file: name });
  if (bytes.length > limits.maxBytes) {
    throw sheetProblem('file_too_large', { file: name, bytes: bytes.length, maxBytes: limits.maxBytes });
  }
  const detected = detectKind(bytes);
  if (detected.kind === 'encrypted') throw sheetProblem('file_encrypted', { file: name });
  if (detected.kind === 'unknown')
    throw sheetProblem('file_kind_unknown', { file: name }, `${detected.reason} It is not a spreadsheet.`);
  if (detected.kind === 'csv' && WORKBOOK_NAME.test(name))
    throw sheetProblem('file_kind_unknown', { file: name }, TEXT_NAMED_WORKBOOK);
  const workbook = readAs(detected.kind, file, limits);
  const filled = workbook.tabs.some((tab) => tab.rows.some((row) => row.values.some((value) => value !== null)));
  if (!filled) throw sheetProblem('file_without_cells', { file: name });
  return workbook;
}

function readAs(
  kind: 'zip' | 'xls' | 'xml' | 'html' | 'csv',
  file: { name: string; bytes: Uint8Array },
  limits: SheetLimits,
): Workbook {
  if (kind === 'csv') return readDelimited(file.name, file.bytes, limits);
  const is = kind === 'zip' ? checkZip(file.bytes, limits) : { kind, hides: true, strikes: kind === 'xls' };
  return readSpreadsheet(file, is, limits);
}
