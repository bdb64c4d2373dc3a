import type { FormField } from '../formats/index.ts';
import { type FillValues, isFilled } from './fill-value.ts';
import type { Letter } from './non-dangerous-letter/letter.ts';
import { buildLetterDocx } from './non-dangerous-letter/letter-docx.ts';
import { buildLetterPdf } from './non-dangerous-letter/letter-pdf.ts';
import type { PdfRecord } from './pdf/new-pdf.ts';

type ValuesFormat = { readonly label: string; readonly fields: readonly FormField[] };

/** A format without a layout of its own: its fields as a table under its name. */
function composeValues(format: ValuesFormat, values: FillValues): Letter {
  const rows = format.fields.map(({ key, label }) => ({
    key,
    label,
    value: isFilled(values[key]) ? String(values[key]) : '',
  }));
  return {
    letterhead: [],
    title: [format.label],
    addressee: [],
    rows,
    opening: [],
    clauses: [],
    declared: [],
    attachments: [],
    signature: [],
  };
}

/** Sets a format's values as a Word document. */
export function buildValuesDocx(format: ValuesFormat, values: FillValues): Promise<Uint8Array> {
  return buildLetterDocx(composeValues(format, values));
}

/** Sets a format's values as a PDF. */
export function buildValuesPdf(format: ValuesFormat, values: FillValues, record: PdfRecord): Promise<Uint8Array> {
  return buildLetterPdf(composeValues(format, values), record);
}
