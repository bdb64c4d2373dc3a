import { Type } from 'typebox';
import { dayOf, type Operation, operation, type Walled, wallsOf } from '../base/index.ts';
import type { SeenExtractions } from '../extraction/index.ts';
import type { Compliance, SeenCompliance } from './compliance.ts';
import { DeclarationSchema } from './declaration/declaration.schema.ts';
import { parseDeclaration } from './declaration/parse-declaration.ts';
import { JudgementSchema, onDay as on, printJudgement } from './judgement.schema.ts';
import { checkOpenDgd } from './opendgd/operations.ts';

/** Checking against the dangerous goods rules. */
export function complianceOperations(
  compliance: Compliance,
  extractions: Walled<Pick<SeenExtractions, 'extract' | 'listExtractions'>>,
): Operation[] {
  return [
    checkStated(compliance),
    checkExtraction(compliance),
    checkDocument(compliance, extractions),
    checkOpenDgd(compliance),
  ];
}

function checkStated(compliance: Compliance): Operation {
  return operation({
    name: 'check-dangerous-goods',
    service: 'dangerous-goods',
    summary: 'Check a declaration',
    description:
      'Applies the dangerous goods rules to a declaration, without any document. Values may be stated alone ' +
      '(`"unNo": "UN1090"`) or with places. An object of `yml_dangerous_goods_data` is an entry as it is. Nothing is ' +
      'kept. docs/checks.md lists the rules.',
    method: 'POST',
    path: '/dangerous-goods/check',
    scope: 'documents:read',
    query: Type.Object({ on }),
    body: DeclarationSchema,
    output: JudgementSchema,
    audit: { none: 'it only checks' },
    run: ({ body, query, now }) => ({
      body: printJudgement(compliance.checkDeclaration(parseDeclaration(body), query.on ?? dayOf(now))),
    }),
  });
}

function checkExtraction(compliance: Walled<SeenCompliance>): Operation {
  return operation({
    name: 'check-extraction',
    service: 'documents',
    summary: 'Check an extraction',
    description:
      'Reads the documents of the extraction together and applies the dangerous goods rules: what is wrong or missing, ' +
      'the paragraph, the place on the page, and the question to ask the shipper. Where documents differ it says which is ' +
      'likelier wrong, and why. Corrections count.',
    method: 'POST',
    path: '/extractions/{id}/check',
    problems: ['extraction_not_found', 'extraction_not_done'],
    scope: 'documents:read',
    params: Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the extraction' }) }),
    query: Type.Object({ on }),
    output: JudgementSchema,
    audit: { none: 'it only checks' },
    run: async ({ params, query, caller, now }) => ({
      body: printJudgement(await compliance.within(wallsOf(caller)).checkExtraction(params.id, query.on ?? dayOf(now))),
    }),
  });
}

/** Makes an extraction only where there is none: asking again is cheap, and corrections made meanwhile count. */
function checkDocument(
  compliance: Walled<SeenCompliance>,
  extractions: Walled<Pick<SeenExtractions, 'extract' | 'listExtractions'>>,
): Operation {
  return operation({
    name: 'check-document',
    service: 'documents',
    summary: 'Check a document',
    description:
      'Checks the newest finished extraction of the document, as check-extraction does; a document without one ' +
      'is extracted first. A long scan is refused with `extraction_not_done` and the id of its extraction: ask again when that is done.',
    method: 'POST',
    path: '/documents/{id}/check',
    problems: ['document_not_found', 'extraction_not_done'],
    scope: 'documents:write',
    params: Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the document' }) }),
    query: Type.Object({ on }),
    output: JudgementSchema,
    audit: { none: 'it only checks' },
    run: async ({ params, query, caller, now }) => {
      const page = { page: 1, perPage: 1 };
      const walls = wallsOf(caller);
      const seen = extractions.within(walls);
      const { extractions: known } = await seen.listExtractions({ status: 'done', document: params.id }, page);
      const { id } = known[0] ?? (await seen.extract({ documents: [params.id], by: caller.name }));
      return { body: printJudgement(await compliance.within(walls).checkExtraction(id, query.on ?? dayOf(now))) };
    },
  });
}
