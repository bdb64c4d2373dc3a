import type { FormKind } from './form-kind.ts';
import { fillProblem } from './problems.ts';
import { detectFormKind } from './read-back.ts';

/** The kind of a template. Throws `template_unreadable` for anything but a workbook, a Word document or a PDF. */
export function checkTemplate(bytes: Uint8Array): FormKind {
  return detectFormKind(bytes);
}

/** The kind of a template that is kept. Throws `template_kind_wrong` for a PDF, which comes along with each request. */
export function checkKeptTemplate(bytes: Uint8Array): 'xlsx' | 'docx' {
  const kind = detectFormKind(bytes);
  if (kind === 'pdf')
    throw fillProblem(
      'template_kind_wrong',
      { wanted: 'xlsx or docx' },
      'A PDF form is not kept: send it with the request that fills it.',
    );
  return kind;
}
