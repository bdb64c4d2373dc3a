import type { PDFDocument, PDFField } from '@cantoo/pdf-lib';
import type { FormField } from '../../formats/index.ts';
import type { LabelIndex } from '../labels/label-index.ts';
import { type Asked, findAsked } from './asked-field.ts';
import type { PdfLibrary as Library, OpenedForm } from './open-form.ts';
import { type FieldPlace, readPrintedLabels } from './printed-labels.ts';

/** Where the first box of a field stands. */
function placeOf(pdf: PDFDocument, field: PDFField): FieldPlace {
  const [widget] = field.acroField.getWidgets();
  const page = pdf.getPages().findIndex(({ ref }) => ref === widget?.P());
  return { page: Math.max(0, page), ...(widget?.getRectangle() ?? { x: 0, y: 0, width: 0, height: 0 }) };
}

type Writable = { readonly field: PDFField; readonly name: string; readonly tooltip: string | undefined };

/** The fields of a PDF form that can be written. */
function listWritable(pdf: PDFDocument, library: Library): Writable[] {
  const all = pdf.getForm().getFields();
  const isByHand = (field: PDFField) =>
    field.isReadOnly() || field instanceof library.PDFSignature || field instanceof library.PDFButton;
  return all.flatMap((field) => {
    if (isByHand(field)) return [];
    const tooltip = field.acroField.dict.lookup(library.PDFName.of('TU'));
    const isText = tooltip instanceof library.PDFString || tooltip instanceof library.PDFHexString;
    return [{ field, name: field.getName(), tooltip: isText ? tooltip.decodeText() : undefined }];
  });
}

/** What each field asks for, by its name and tooltip; texts whose names say nothing, by the words printed beside them. */
export async function listAsked(
  template: Uint8Array,
  { pdf, library }: OpenedForm,
  { fields, labels }: { readonly fields: readonly FormField[]; readonly labels: LabelIndex },
): Promise<(Writable & { readonly asked: Asked | undefined })[]> {
  const keys = fields.map(({ key }) => key);
  const named = listWritable(pdf, library).map((one) => ({ ...one, asked: findAsked(one, labels, keys) }));
  const unnamed = named.filter(({ asked, field }) => asked === undefined && field instanceof library.PDFTextField);
  if (unnamed.length === 0) return named;
  const places = unnamed.map(({ field }) => placeOf(pdf, field));
  const printed = await readPrintedLabels(template, places);
  const found = new Map(unnamed.map((one, at) => [one.name, findAsked({ name: printed[at] ?? '' }, labels, keys)]));
  return named.map((one) => ({ ...one, asked: one.asked ?? found.get(one.name) }));
}
