import { readWorkbook } from '../spreadsheets/index.ts';
import { listDocumentTexts } from './docx/document-parts.ts';
import type { FormKind } from './form-kind.ts';
import { readParts } from './ooxml/parts.ts';
import { findProvenancePart } from './ooxml/provenance-part.ts';
import { contentTypeOf, findMainPart } from './ooxml/relationships.ts';
import { RECORD_NAME } from './pdf/new-pdf.ts';
import { readPdfAttachment } from './pdf/read-attachment.ts';
import { fillProblem } from './problems.ts';
import { parseCellName } from './xlsx/cell-reference.ts';

/** What kind of form a file is, by its bytes. Throws `template_unreadable` for anything else. */
export function detectFormKind(bytes: Uint8Array): FormKind {
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf';
  const parts = readParts(bytes);
  const main = findMainPart(parts);
  const type = main === undefined ? '' : (contentTypeOf(parts, main) ?? '');
  if (/spreadsheetml|ms-excel/.test(type)) return 'xlsx';
  if (/wordprocessingml|ms-word/.test(type)) return 'docx';
  throw fillProblem('template_unreadable', { reason: 'It is neither a workbook nor a Word document nor a PDF.' });
}

/** The text that an Office file shows, part by part: cells row by row, paragraphs in order. */
export function readShownText(bytes: Uint8Array, kind: 'xlsx' | 'docx'): string {
  if (kind === 'docx') return listDocumentTexts(readParts(bytes)).join('\n');
  const { tabs } = readWorkbook({ name: 'form.xlsx', bytes });
  return tabs
    .flatMap(({ rows }) => rows.map(({ values }) => values.filter((value) => value !== null).join('\t')))
    .join('\n');
}

/** Reads cells of a workbook, by a reader that has nothing to do with the writer. */
export function readCells(bytes: Uint8Array): (sheet: string, cell: string) => unknown {
  const { tabs } = readWorkbook({ name: 'form.xlsx', bytes });
  return (sheet, cell) => {
    const place = parseCellName(cell);
    return place && tabs.find(({ name }) => name === sheet)?.rows[place.row - 1]?.values[place.column - 1];
  };
}

/** The record that a filled file carries; undefined when it carries none. */
export async function findRecord(bytes: Uint8Array, kind: FormKind): Promise<string | undefined> {
  if (kind !== 'pdf') return findProvenancePart(bytes);
  return readPdfAttachment(bytes, RECORD_NAME);
}
