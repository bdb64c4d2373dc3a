import type { Finding } from '../../base/index.ts';
import { type Line, readDocument } from '../../documents/offline.ts';
import { cellName, readWorkbook } from '../../spreadsheets/index.ts';
import type { Invoice } from '../invoice.schema.ts';
import { invoiceProblem } from '../problems.ts';
import type { InvoiceRow } from './invoice-row.ts';
import { readHead } from './read-head.ts';
import { readColumns, readTable } from './read-table.ts';

/** An invoice as a file holds it. `findings`: what was not read, each with its place. */
export type InvoiceReading = { invoice: Invoice; findings: Finding[] };

/**
 * Reads an invoice from a workbook, a delimited text, a PDF, a Word file or a picture: a table with a heading for the
 * description and one for the amount. Throws `invoice_table_missing`, and the problems of `spreadsheets` and `documents`.
 */
export async function readInvoiceFile(file: { name: string; bytes: Uint8Array }): Promise<InvoiceReading> {
  if (isPage(file)) return readPages(file);
  const { tabs } = readWorkbook(file);
  const rowsByTab = tabs.map(({ name, rows, hidden, hiddenRows }) =>
    rows.map(({ values }, row): InvoiceRow => {
      const cells = values.map((value) => (typeof value === 'boolean' ? String(value) : value));
      return {
        cells,
        place: { tab: name, row: row + 1, cell: cellName(row, 0) },
        isHidden: hidden || hiddenRows.has(row),
      };
    }),
  );
  return readRows(file.name, rowsByTab);
}

const isPage = ({ name, bytes }: { name: string; bytes: Uint8Array }) =>
  Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-')) || /\.(?:docx|png|jpe?g|tiff?)$/i.test(name);

async function readPages(file: { name: string; bytes: Uint8Array }): Promise<InvoiceReading> {
  const { document, findings } = await readDocument(file, { everyPage: true });
  let heading: Line | undefined;
  const rows = document.pages.flatMap(({ number, lines }) =>
    lines.map((line): InvoiceRow => {
      const own = line.cells.map(({ text }) => text);
      const place = { page: number, box: [...line.box] as [number, number, number, number] };
      if (readColumns({ cells: own, place, isHidden: false })) heading = line;
      return {
        cells: heading === undefined || heading === line ? own : cellsUnder(heading, line),
        place,
        isHidden: false,
      };
    }),
  );
  const read = readRows(file.name, [rows]);
  return { ...read, findings: [...findings, ...read.findings] };
}

/** The cells of a line by the headings that they stand under; several under one are one text. */
function cellsUnder(heading: Line, { cells }: Line): string[] {
  const texts = heading.cells.map(() => '');
  for (const { text, box } of cells) {
    const distances = heading.cells.map(({ box: [left, , right] }) => {
      const shared = Math.min(right, box[2]) - Math.max(left, box[0]);
      return shared > 0 ? -shared : -shared + 0.001;
    });
    const nearest = distances.indexOf(Math.min(...distances));
    texts[nearest] = [texts[nearest], text].filter((part) => part !== '').join(' ');
  }
  return texts;
}

/** Reads the first table of charges of each part of a file. */
function readRows(name: string, parts: readonly (readonly InvoiceRow[])[]): InvoiceReading {
  const tables = parts.flatMap((rows) => {
    const at = rows.findIndex((row) => readColumns(row) !== undefined);
    const heading = rows[at];
    const columns = heading && readColumns(heading);
    return columns ? [{ head: readHead(rows.slice(0, at)), ...readTable(rows.slice(at + 1), columns) }] : [];
  });
  const lines = tables.flatMap((table) => table.lines);
  const [first] = tables;
  if (first === undefined || lines.length === 0) throw invoiceProblem('invoice_table_missing', { file: name });
  const total = tables.length === 1 ? first.total : {};
  return { invoice: { ...first.head, ...total, lines }, findings: tables.flatMap(({ findings }) => findings) };
}
