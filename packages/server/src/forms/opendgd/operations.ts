import { Type } from 'typebox';
import { type Operation, operation } from '../../base/index.ts';
import { OpenDgdBodySchema, requireConforming } from '../../opendgd/index.ts';
import { seenBy, type WalledFormSource } from '../export-extraction.ts';
import { FORM_MEDIA_TYPES } from '../fill-form.ts';
import { findingHeaders } from '../finding-headers.ts';
import { refuseDoubtsParam } from '../overrulings/overruling.schema.ts';
import { fillProblem } from '../problems.ts';
import { exportDeclaration, isDoubt, type JudgeDeclaration } from './export-declaration.ts';
import { type DeclarationFormKind, setDeclarationForm } from './set-form.ts';

/** An OpenDGD declaration as the form that is signed. */
export function declarationFormOperations(source: WalledFormSource, judge: JudgeDeclaration): Operation[] {
  return [setForm('docx', judge), setForm('pdf', judge), exportOpenDgd(source, judge)];
}

const RefuseErrorsSchema = Type.Object({
  refuse_errors: Type.Optional(
    Type.Boolean({
      description:
        'Refuse it (409 `form_has_errors`) while the rules find errors. A person overrules them in a shipment made of it',
    }),
  ),
});

function setForm(kind: DeclarationFormKind, judge: JudgeDeclaration): Operation {
  const name = kind === 'docx' ? 'Word document' : 'PDF';
  return operation({
    name: `render-opendgd-${kind}`,
    service: 'dangerous-goods',
    summary: `Set an OpenDGD declaration as a ${name}`,
    description:
      'The multimodal dangerous goods form of a declaration, box 14 composed as OpenDGD 1.0 orders it. A document that ' +
      'does not conform is refused (400) with `conforms` and `findings` beside the code. The rules are not asked before: ' +
      'X-Findings says how many doubts they have, X-Finding-Codes which; POST /opendgd/declarations/check words them. With ' +
      '`refuse_errors` a declaration with errors is not set.',
    method: 'POST',
    path: `/opendgd/declarations/${kind}`,
    problems: ['opendgd_not_conforming', 'opendgd_too_many_lines', 'form_overfull', 'form_has_errors'],
    scope: 'documents:read',
    query: RefuseErrorsSchema,
    body: OpenDgdBodySchema,
    output: Type.Unknown(),
    produces: [FORM_MEDIA_TYPES[kind]],
    audit: { none: 'it sets a file and keeps nothing' },
    command: {
      words: `opendgd ${kind}`,
      operands: ['file'],
      example: `opendgd ${kind} declaration.json -o form.${kind}`,
    },
    run: async ({ query, body }) => {
      const declaration = requireConforming(body);
      const judged = judge(declaration);
      if (query.refuse_errors && judged.refusals.length > 0)
        throw fillProblem('form_has_errors', { findings: judged.refusals });
      const findings = judged.findings.filter(isDoubt);
      return {
        body: await setDeclarationForm(declaration, kind),
        contentType: FORM_MEDIA_TYPES[kind],
        headers: {
          'Content-Disposition': `attachment; filename="DangerousGoodsDeclaration.${kind}"`,
          ...findingHeaders(findings),
        },
      };
    },
  });
}

const ValuesSchema = Type.Object(
  {
    values: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]), {
        description: 'Values that the documents do not have, by field key; null empties a field',
      }),
    ),
    edition: Type.Optional(
      Type.String({
        pattern: '^\\d{2}-\\d{2}$',
        description: 'Amendment of the IMDG Code; 42-24 if absent',
        examples: ['42-24'],
      }),
    ),
  },
  {
    examples: [{ values: { shipper: 'Harbour Coatings B.V.\n1 Quay, Rotterdam', containerNumber: 'MSKU 123456-5' } }],
  },
);

const EDITION = '42-24';

function exportOpenDgd(source: WalledFormSource, judge: JudgeDeclaration): Operation {
  return operation({
    name: 'export-opendgd',
    service: 'documents',
    summary: 'Export an extraction as OpenDGD',
    description:
      'The extraction, corrections applied, as an OpenDGD 1.0 declaration; `extensions` has each value as it was stated, ' +
      'with document, page, box and quote. It is refused (409) where the checks find errors, until they are corrected or a ' +
      'person overrules them, and where number, name or class are unknown. X-Finding-Codes names what wants a look: all that POST ' +
      '/opendgd/declarations/check says of the document, beside what was left out of it.',
    method: 'POST',
    path: '/extractions/{id}/opendgd',
    problems: [
      'extraction_not_found',
      'extraction_not_done',
      'form_has_errors',
      'form_has_doubts',
      'opendgd_incomplete',
    ],
    scope: 'documents:read',
    params: Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the extraction' }) }),
    query: Type.Object({ refuse_doubts: refuseDoubtsParam }),
    body: Type.Optional(ValuesSchema),
    output: Type.Object({}, { additionalProperties: true, title: 'OpenDgdDocument' }),
    audit: { none: 'it makes a file and keeps nothing' },
    command: {
      words: 'opendgd export',
      operands: ['id'],
      json: true,
      example: 'opendgd export 12 > declaration.json',
    },
    run: async ({ params: { id }, query, body, caller, now }) => {
      const given = { values: body?.values ?? {}, edition: body?.edition ?? EDITION };
      const wish = { ...given, refuseDoubts: query.refuse_doubts, at: now };
      const { document, findings } = await exportDeclaration(seenBy(caller, source), id, wish, judge);
      return { body: document, headers: findingHeaders(findings) };
    },
  });
}
