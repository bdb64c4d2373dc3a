import { Type } from 'typebox';
import { type Caller, type Operation, operation, type Walled, wallsOf } from '../../base/index.ts';
import type { SeenExtractions } from '../../extraction/index.ts';
import { fillProblem } from '../problems.ts';
import { OverruleBodySchema, OverrulingListSchema } from './overruling.schema.ts';
import type { OverrulingStore } from './overruling-store.ts';

/** What overruling depends on. */
export type OverrulingDeps = {
  readonly overrulings: OverrulingStore;
  readonly extractions: Walled<Pick<SeenExtractions, 'getExtraction'>>;
};

const params = Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the extraction' }) });

/** Only a person, or the operator at the command line, answers for errors; a program's key does not. Throws `overruling_needs_person`. */
export function refuseProgram({ person, keyId, name }: Caller): void {
  if (person === undefined && keyId !== null) throw fillProblem('overruling_needs_person', { caller: name });
}

/** Overruling errors of the checks, and who did. */
export function overrulingOperations({ overrulings, extractions }: OverrulingDeps): Operation[] {
  return [
    operation({
      name: 'overrule-findings',
      service: 'documents',
      summary: 'Overrule findings of the checks',
      description:
        'A person answers for errors that refuse a form (`form_has_errors`), for its doubts (`unanswered` of the preview, ' +
        '`form_has_doubts`), or declares by name what no document shows for a ' +
        'non-dangerous goods letter (`letter_not_shown`): each finding with its sentence, and the reason, ' +
        'which is recorded and stands in every file filled after it. With other values it is another finding, and refuses ' +
        'again. A key of a program is refused; evidence against a non-dangerous goods letter (`letter_contradicted`) cannot be overruled.',
      method: 'POST',
      path: '/extractions/{id}/overrulings',
      status: 201,
      problems: ['extraction_not_found', 'overruling_needs_person'],
      scope: 'documents:write',
      params,
      body: OverruleBodySchema,
      output: OverrulingListSchema,
      audit: { subject: 'extractions/{id}' },
      run: async ({ params: { id }, body: { reason, findings }, caller }) => {
        refuseProgram(caller);
        await extractions.within(wallsOf(caller)).getExtraction(id);
        await overrulings.save({ extraction: id }, { reason: reason.trim(), findings, by: caller.name });
        return { status: 201, body: { data: await overrulings.list({ extraction: id }) } };
      },
    }),
    operation({
      name: 'list-overrulings',
      service: 'documents',
      summary: 'List overruled errors',
      description: 'Errors of the checks that people overruled for forms of the extraction: what, why, who and when.',
      method: 'GET',
      path: '/extractions/{id}/overrulings',
      problems: ['extraction_not_found'],
      scope: 'documents:read',
      params,
      output: OverrulingListSchema,
      run: async ({ params: { id }, caller }) => {
        await extractions.within(wallsOf(caller)).getExtraction(id);
        return { body: { data: await overrulings.list({ extraction: id }) } };
      },
    }),
  ];
}
