import type { PDFDocument } from '@cantoo/pdf-lib';
import { fillProblem } from '../problems.ts';

/** The library that PDF forms are filled with; it is loaded when one is. */
export type PdfLibrary = typeof import('@cantoo/pdf-lib');

/** A PDF that is opened to be filled. */
export type OpenedForm = { readonly library: PdfLibrary; readonly pdf: PDFDocument };

/** Opens a PDF to be filled. Throws `template_unreadable` where it is damaged or protected. */
export async function openForm(bytes: Uint8Array): Promise<OpenedForm> {
  const library = (await import('#pdf-lib')) as PdfLibrary;
  try {
    const pdf = await library.PDFDocument.load(bytes, { updateMetadata: false, preserveXFA: true });
    // Forms that are drawn twice are filled in their plain fields.
    pdf.catalog.getAcroForm()?.dict.delete(library.PDFName.of('XFA'));
    return { library, pdf };
  } catch (error) {
    const isLocked = error instanceof library.EncryptedPDFError;
    const reason = isLocked ? 'The PDF is protected with a password.' : 'The PDF is damaged.';
    throw fillProblem('template_unreadable', { reason });
  }
}

/** A PDF with its fields as part of the pages, as pictures show it; the same bytes where it has no fields. */
export async function withFieldsDrawn(bytes: Uint8Array): Promise<Uint8Array> {
  const { pdf } = await openForm(bytes);
  if (pdf.catalog.getAcroForm() === undefined) return bytes;
  pdf.getForm().flatten({ updateFieldAppearances: false });
  return pdf.save({ updateFieldAppearances: false });
}
