import { fillProblem } from './problems.ts';
import { detectFormKind } from './read-back.ts';

/** The kind of a template. Throws `template_kind_wrong` for a PDF, `template_unreadable` for anything else. */
export function checkTemplate(bytes: Uint8Array): 'xlsx' | 'docx' {
  const kind = detectFormKind(bytes);
  if (kind === 'pdf')
    throw fillProblem('template_kind_wrong', { wanted: 'xlsx or docx' }, 'A PDF cannot be a template.');
  return kind;
}
