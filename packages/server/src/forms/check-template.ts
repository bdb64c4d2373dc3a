import type { FormKind } from './form-kind.ts';
import { openForm } from './pdf/open-form.ts';
import { fillProblem } from './problems.ts';
import { detectFormKind } from './read-back.ts';

/** The kind of a template. Throws `template_unreadable` for anything but a workbook, a Word document or a PDF. */
export function checkTemplate(bytes: Uint8Array): FormKind {
  return detectFormKind(bytes);
}

/**
 * The kind of a template that is kept. Throws `template_unreadable` also for a PDF that is damaged or protected, and
 * `template_without_place` for one without fields.
 */
export async function checkKeptTemplate(bytes: Uint8Array): Promise<FormKind> {
  const kind = detectFormKind(bytes);
  if (kind !== 'pdf') return kind;
  const { pdf } = await openForm(bytes);
  if (pdf.catalog.getAcroForm() === undefined || pdf.getForm().getFields().length === 0)
    throw fillProblem('template_without_place');
  return kind;
}
