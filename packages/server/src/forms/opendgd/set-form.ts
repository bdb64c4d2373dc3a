import type { OpenDgd } from '../../opendgd/offline.ts';
import { composeForm } from '../dangerous-goods-form/form.ts';
import { foldShown, readDrawnText } from '../fill-form.ts';
import { textOfPaper } from '../layout/paper.ts';
import { buildPaperDocx } from '../layout/paper-docx.ts';
import { buildPaperPdf } from '../layout/paper-pdf.ts';
import { fillProblem } from '../problems.ts';
import { contentOf } from './content-of-declaration.ts';

/** The kinds of file that a declaration is set as. */
export type DeclarationFormKind = 'docx' | 'pdf';

/**
 * Sets an OpenDGD declaration as the multimodal dangerous goods form. The same declaration makes the same PDF. Throws
 * `form_overfull` where a box has more text than can be read in it.
 */
export async function setDeclarationForm(declaration: OpenDgd, kind: DeclarationFormKind): Promise<Uint8Array> {
  const paper = composeForm(contentOf(declaration));
  if (kind === 'docx') return buildPaperDocx(paper);
  const at = new Date(declaration.issueDate ?? 0);
  const bytes = await buildPaperPdf(paper, { at });
  const shown = foldShown(await readDrawnText(bytes, kind));
  const missing = textOfPaper(paper)
    .split('\n')
    .filter((line) => !shown.includes(foldShown(line)));
  if (missing.length > 0) throw fillProblem('form_overfull', { texts: missing.map((line) => line.slice(0, 200)) });
  return bytes;
}
