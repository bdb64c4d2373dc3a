import { fillProblem } from '../problems.ts';

/** A field of a PDF form as a reader shows it. */
export type ShownField = { readonly name: string; readonly value: string };

type FieldObject = { readonly type?: string; readonly value?: unknown };

/** What stands in the fields of a PDF form; nothing for PDFs without fields. Throws `template_unreadable`. */
export async function readPdfFields(bytes: Uint8Array): Promise<ShownField[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // pdfjs takes the buffer over, and no Buffer: it gets a copy.
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    const fields = await (await loading.promise).getFieldObjects();
    return [...((fields ?? new Map()) as unknown as ReadonlyMap<string, unknown>)].flatMap(([name, objects]) => {
      const values = (objects as readonly FieldObject[]).map(({ value }) =>
        Array.isArray(value) ? value.join(', ') : value,
      );
      const value = values.find((one) => typeof one === 'string' && one !== '' && one !== 'Off');
      return typeof value === 'string' ? [{ name, value }] : [];
    });
  } catch {
    throw fillProblem('template_unreadable', { reason: 'The PDF is damaged, or protected with a password.' });
  } finally {
    await loading.destroy();
  }
}
