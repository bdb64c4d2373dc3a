import { Type } from 'typebox';
import { type Operation, operation } from '../../base/index.ts';
import { type OpenDgd, OpenDgdBodySchema, requireConforming } from '../../opendgd/index.ts';
import { FORM_MEDIA_TYPES } from '../fill-form.ts';
import { type DeclarationFormKind, setDeclarationForm } from './set-form.ts';

/** The codes of what the rules find in a declaration, errors first. */
export type JudgeDeclaration = (declaration: OpenDgd) => readonly string[];

/** An OpenDGD declaration as the form that is signed. */
export function declarationFormOperations(judge: JudgeDeclaration): Operation[] {
  return [setForm('docx', judge), setForm('pdf', judge)];
}

function setForm(kind: DeclarationFormKind, judge: JudgeDeclaration): Operation {
  const name = kind === 'docx' ? 'Word document' : 'PDF';
  return operation({
    name: `render-opendgd-${kind}`,
    service: 'dangerous-goods',
    summary: `Set an OpenDGD declaration as a ${name}`,
    description:
      'The multimodal dangerous goods form of a declaration, box 14 composed as OpenDGD 1.0 orders it. A document that ' +
      'does not conform is refused (400) with `conforms` and `findings` beside the code. The rules are not asked before: ' +
      'X-Findings says how many doubts they have, X-Finding-Codes which; POST /opendgd/declarations/check words them.',
    method: 'POST',
    path: `/opendgd/declarations/${kind}`,
    problems: ['opendgd_not_conforming', 'opendgd_too_many_lines', 'form_overfull'],
    scope: 'documents:read',
    body: OpenDgdBodySchema,
    output: Type.Unknown(),
    produces: [FORM_MEDIA_TYPES[kind]],
    audit: { none: 'it sets a file and keeps nothing' },
    run: async ({ body }) => {
      const declaration = requireConforming(body);
      const codes = judge(declaration);
      return {
        body: await setDeclarationForm(declaration, kind),
        contentType: FORM_MEDIA_TYPES[kind],
        headers: {
          'Content-Disposition': `attachment; filename="DangerousGoodsDeclaration.${kind}"`,
          'X-Findings': String(codes.length),
          'X-Finding-Codes': [...new Set(codes)].join(', '),
        },
      };
    },
  });
}
