import { ZIP_BUDGET, ZipError, zipParts } from '../base/offline.ts';
import type { SheetLimits } from './limits.ts';
import { sheetProblem } from './problems.ts';
import { strikesInOds } from './struck/struck-ods.ts';
import { strikesInXlsx } from './struck/struck-xlsx.ts';

/**
 * The kind of a zipped workbook, whether a sheet may hide rows or columns (always true for kinds other than XLSX), and whether
 * something may be struck through (not known of XLSB).
 */
export type CheckedZip = { kind: 'xlsx' | 'xlsb' | 'ods'; hides: boolean; strikes: boolean };

/**
 * Inflates a zipped workbook part by part within the budget before a library opens it. Throws `file_too_large`,
 * `file_encrypted`, `file_corrupt`, `file_kind_unknown`.
 */
export function checkZip(bytes: Uint8Array, limits: SheetLimits): CheckedZip {
  const names = new Set<string>();
  let hides = false;
  let strikes = false;
  let content: string | undefined;
  try {
    for (const part of zipParts(bytes)) {
      names.add(part.name.replaceAll('\\', '/').toLowerCase());
      hides ||= hidesSomething(part.name, part.bytes);
      strikes ||= strikesInXlsx(part.name, part.bytes) || strikesInOds(part.name, part.bytes);
      if (part.name === 'content.xml') content = new TextDecoder().decode(part.bytes);
    }
  } catch (error) {
    throw error instanceof ZipError ? problemOf(error) : error;
  }
  const kind = kindOf(names, content, limits);
  return { kind, hides: hides || kind !== 'xlsx', strikes: strikes && kind !== 'xlsb' };
}

function problemOf({ fault, message }: ZipError) {
  if (fault === 'too-large')
    return sheetProblem('file_too_large', { maxUnzippedBytes: ZIP_BUDGET.maxBytes, reason: message });
  return fault === 'encrypted' ? sheetProblem('file_encrypted') : sheetProblem('file_corrupt', { reason: message });
}

/** Whether a worksheet hides rows or columns: looking for them costs the library a fifth more memory. */
function hidesSomething(name: string, bytes: Uint8Array): boolean {
  if (!/^xl\/worksheets\/.+\.xml$/i.test(name)) return false;
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return content.includes('hidden="1"') || content.includes('hidden="true"');
}

function kindOf(names: ReadonlySet<string>, content: string | undefined, limits: SheetLimits): CheckedZip['kind'] {
  if (names.has('xl/workbook.xml')) return 'xlsx';
  if (names.has('xl/workbook.bin')) return 'xlsb';
  if (content !== undefined && names.has('meta-inf/manifest.xml')) {
    if (!content.includes('office:spreadsheet'))
      throw sheetProblem('file_kind_unknown', { reason: 'This is an OpenDocument text.' });
    checkRepeats(content, limits);
    return 'ods';
  }
  if (names.has('word/document.xml')) throw sheetProblem('file_kind_unknown', { reason: 'This is a Word document.' });
  if (names.has('ppt/presentation.xml')) throw sheetProblem('file_kind_unknown', { reason: 'This is a presentation.' });
  throw sheetProblem('file_kind_unknown', { reason: 'This is a zip archive; send its workbooks one by one.' });
}

/** ODF can repeat a cell 16,384 times in a million rows with a hundred bytes. Throws `file_too_large`. */
function checkRepeats(contentXml: string, limits: SheetLimits): void {
  let rowRepeat = 1;
  let cells = 0;
  for (const [tag] of contentXml.matchAll(/<table:table-(?:row|cell)\b[^>]*>/g)) {
    const repeat = Number(/number-(?:rows|columns)-repeated="(\d+)"/.exec(tag)?.[1] ?? 1);
    if (tag.startsWith('<table:table-row')) rowRepeat = repeat;
    else if (tag.includes('office:value-type')) cells += repeat * rowRepeat;
    if (cells > limits.maxCells) throw sheetProblem('file_too_large', { cells, maxCells: limits.maxCells });
  }
}
