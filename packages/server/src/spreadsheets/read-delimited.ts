import { decodeText } from './decode-text.ts';
import type { SheetLimits } from './limits.ts';
import { findDelimiter, parseDelimited } from './parse-delimited.ts';
import { sheetProblem } from './problems.ts';
import type { SheetRow, Workbook } from './workbook.ts';

/** Long tables repeat the same texts: equal short texts share one string. */
function share(known: Map<string, string>, value: string): string {
  if (value.length > 40) return value;
  const earlier = known.get(value);
  if (earlier !== undefined) return earlier;
  if (known.size < 50_000) known.set(value, value);
  return value;
}

/** Reads CSV, TSV and similar files, with their encoding and delimiter detected, as a workbook of one tab. Throws `file_too_large`. */
export function readDelimited(fileName: string, bytes: Uint8Array, limits: SheetLimits): Workbook {
  const { text, encoding } = decodeText(bytes);
  const delimiter = findDelimiter(text);
  const body = text.replace(/^"?sep=."?\r?\n/i, '');
  const fields = parseDelimited(body, delimiter, limits.maxRows + 1);
  if (fields.length > limits.maxRows) throw sheetProblem('file_too_large', { maxRows: limits.maxRows });
  let columnCount = 0;
  const shared = new Map<string, string>();
  const rows: SheetRow[] = fields.map((values, index) => {
    columnCount = Math.max(columnCount, values.length);
    const row = {
      values: values.map((value) => (value === '' ? null : share(shared, value))),
      formats: null,
      formulas: null,
    };
    fields[index] = [];
    return row;
  });
  const name = fileName.replace(/\.[^.]*$/, '') || fileName;
  return {
    fileName,
    kind: 'csv',
    text: { encoding, delimiter },
    date1904: false,
    tabs: [
      {
        name,
        hidden: false,
        rows,
        columnCount,
        merges: [],
        hiddenRows: new Set(),
        hiddenColumns: new Set(),
        comments: new Map(),
      },
    ],
  };
}
