import { Type } from 'typebox';
import { type Operation, operation } from '../../base/index.ts';
import { IntakeSourceSchema } from './intake.schema.ts';
import type { Intake } from './intake.ts';

/** What is shown of the sources. */
export function intakeOperations(intake: Intake): Operation[] {
  return [listSources(intake)];
}

function listSources(intake: Intake): Operation {
  return operation({
    name: 'list-sources',
    service: 'rates',
    summary: 'List the sources of rates',
    description:
      'The mailbox and the watched folder, where the operator configured them: when each was looked at, whether that ' +
      'works, and what came by it last: the draft that it became, or why it was refused.',
    method: 'GET',
    path: '/sources',
    scope: 'rates:write',
    output: Type.Object({ data: Type.Array(IntakeSourceSchema) }),
    command: {
      words: 'sources',
      columns: {
        SOURCE: '{kind}',
        NAME: '{name}',
        STATUS: '{status}',
        LOOKED: '{lookedAt|never}',
        IMPORTED: '{imported}',
        REFUSED: '{refused}',
        PROBLEM: '{problem.message|}',
      },
      empty: 'No source is configured: docs/rate-sheets.md says how a mailbox or a folder is watched.',
      note: 'With --json also what came last by each, and why it was refused.',
    },
    run: async () => ({ body: { data: await intake.list() } }),
  });
}
