import * as XLSX from '@e965/xlsx';
import iconv from 'iconv-lite';

/** A made-up rate sheet, written down so that a person can read it. `samples/README.md` says how to add one. */
export type SampleSheet = {
  /** The name the file would have come with; its extension says how it is written. */
  file: string;
  /** Of a text file: its encoding (iconv name) and delimiter. */
  encoding?: string;
  bom?: boolean;
  delimiter?: string;
  date1904?: boolean;
  tabs: SampleTab[];
};

export type SampleTab = {
  name: string;
  hidden?: boolean;
  /** Cells from A1 on; null is blank. A text starting with `=` is a formula, with its value after `→`. */
  rows: (string | number | null)[][];
  /** `A4:A7`. */
  merges?: string[];
  /** Number formats by range: `"D2:F9": "[$€-407]#,##0.00"`. */
  formats?: Record<string, string>;
  /** Comments by cell: `"E5": "valid for 30 boxes"`. */
  comments?: Record<string, string>;
  /** Rows (from 1) and columns (letters) that are hidden. */
  hiddenRows?: number[];
  hiddenColumns?: string[];
};

function csvField(value: string | number | null, delimiter: string): string {
  const text = value === null ? '' : String(value);
  return text.includes(delimiter) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function textBytes(sheet: SampleSheet): Uint8Array {
  const delimiter = sheet.delimiter ?? ',';
  const rows = sheet.tabs[0]?.rows ?? [];
  const text = rows.map((row) => row.map((value) => csvField(value, delimiter)).join(delimiter)).join('\r\n');
  return iconv.encode(text, sheet.encoding ?? 'utf-8', { addBOM: sheet.bom ?? false });
}

function setFormulas(sheet: XLSX.WorkSheet): void {
  for (const address of Object.keys(sheet)) {
    const cell = address.startsWith('!') ? undefined : (sheet[address] as XLSX.CellObject);
    if (typeof cell?.v !== 'string' || !cell.v.startsWith('=')) continue;
    const [formula = '', value = ''] = cell.v.slice(1).split('→');
    sheet[address] = { t: 'n', v: Number(value), f: formula } satisfies XLSX.CellObject;
  }
}

function worksheet(tab: SampleTab): XLSX.WorkSheet {
  const sheet = XLSX.utils.aoa_to_sheet(tab.rows);
  setFormulas(sheet);
  if (tab.merges) sheet['!merges'] = tab.merges.map((range) => XLSX.utils.decode_range(range));
  for (const [range, format] of Object.entries(tab.formats ?? {})) {
    const { s, e } = XLSX.utils.decode_range(range);
    for (let r = s.r; r <= e.r; r++) {
      for (let c = s.c; c <= e.c; c++) {
        const cell = sheet[XLSX.utils.encode_cell({ r, c })] as XLSX.CellObject | undefined;
        if (cell) cell.z = format;
      }
    }
  }
  for (const [name, text] of Object.entries(tab.comments ?? {})) {
    const cell = sheet[name] as XLSX.CellObject | undefined;
    if (cell) cell.c = [{ a: 'pricing', t: text }];
  }
  const rows: XLSX.RowInfo[] = [];
  for (const row of tab.hiddenRows ?? []) rows[row - 1] = { hidden: true };
  if (rows.length > 0) sheet['!rows'] = rows;
  const columns: XLSX.ColInfo[] = [];
  for (const column of tab.hiddenColumns ?? []) columns[XLSX.utils.decode_col(column)] = { hidden: true };
  if (columns.length > 0) sheet['!cols'] = columns;
  return sheet;
}

/** Writes a sample as the real file that its name says: XLSX, XLS, ODS through the library, text by hand. */
export function sampleBytes(sheet: SampleSheet): Uint8Array {
  const extension = sheet.file.split('.').at(-1) ?? '';
  if (extension === 'csv' || extension === 'tsv' || extension === 'txt') return textBytes(sheet);
  const book = XLSX.utils.book_new();
  for (const tab of sheet.tabs) XLSX.utils.book_append_sheet(book, worksheet(tab), tab.name);
  book.Workbook = {
    WBProps: { date1904: sheet.date1904 ?? false },
    Sheets: sheet.tabs.map((tab) => ({ name: tab.name, Hidden: tab.hidden ? 1 : 0 })),
  };
  return XLSX.write(book, { type: 'buffer', bookType: extension as XLSX.BookType });
}
