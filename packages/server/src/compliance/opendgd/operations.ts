import { Type } from 'typebox';
import { dayOf, type Operation, operation } from '../../base/index.ts';
import { OpenDgdBodySchema, requireConforming } from '../../opendgd/index.ts';
import type { Compliance } from '../compliance.ts';
import { JudgementSchema, onDay, printJudgement } from '../judgement.schema.ts';
import { declareOpenDgd } from './declare-opendgd.ts';

/** Checking an OpenDGD declaration against the dangerous goods rules. */
export function checkOpenDgd(compliance: Compliance): Operation {
  return operation({
    name: 'check-opendgd',
    service: 'dangerous-goods',
    summary: 'Check an OpenDGD declaration',
    description:
      'Applies every dangerous goods rule to an OpenDGD 1.0 declaration, whoever made it: the places of each finding are ' +
      'JSON Pointers (`places[].pointer`). A document that does not conform is refused (400) with `findings`. `declaration` ' +
      'is what was checked, in the shape that POST /dangerous-goods/check takes. Nothing is kept.',
    method: 'POST',
    path: '/opendgd/declarations/check',
    problems: ['opendgd_not_conforming', 'opendgd_too_many_lines'],
    scope: 'documents:read',
    query: Type.Object({ on: onDay }),
    body: OpenDgdBodySchema,
    output: JudgementSchema,
    audit: { none: 'it only checks' },
    command: {
      words: 'opendgd check',
      operands: ['file'],
      rows: 'findings',
      columns: { SEVERITY: '{severity}', CODE: '{code}', PLACE: '{places.pointer|}', MESSAGE: '{message}' },
      empty: 'Nothing is found.',
      example: 'opendgd check declaration.json --on 2026-12-01',
    },
    run: ({ body, query, now }) => {
      const declaration = declareOpenDgd(requireConforming(body));
      return { body: printJudgement(compliance.checkDeclaration(declaration, query.on ?? dayOf(now))) };
    },
  });
}
