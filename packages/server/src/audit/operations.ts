import { Type } from 'typebox';
import {
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
} from '../base/index.ts';
import { AuditEntrySchema } from './audit.schema.ts';
import type { AuditLog } from './audit-log.ts';

const text = (description: string, example: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 200, description, examples: [example] }));
const instant = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }));

const query = Type.Object({
  ...PageQueryProperties,
  actor: text('Whose acts: a part of the name, or the id of a person or a key', 'Grace'),
  act: text('Which operation', 'publish-rate-sheet'),
  subject: text('Which resource, or kind of resources', 'keys/key_4mZp0Qw8Tn2c'),
  since: instant('Only acts from this instant on'),
  until: instant('Only acts before this instant'),
});

/** The operation that reads the audit log. */
export function auditOperations(log: AuditLog): Operation[] {
  return [
    operation({
      name: 'list-audit-entries',
      service: 'system',
      summary: 'Read the audit log',
      description:
        'Every administrative act, the newest first: who did what, when and by which adapter, and the resource before and ' +
        'after. Entries are never changed or deleted, and hold no secrets. Orders, corrections and events have histories of ' +
        'their own.',
      method: 'GET',
      path: '/audit-entries',
      scope: 'admin',
      query,
      output: Type.Object({ data: Type.Array(AuditEntrySchema), meta: PageMetaSchema }),
      paged: true,
      command: {
        words: 'audit',
        columns: {
          TIME: '{time}',
          WHO: '{actor.name}',
          BY: '{adapter}',
          ACT: '{act}',
          SUBJECT: '{subject|}',
          OUTCOME: '{outcome}',
        },
        empty: 'Nothing was done yet.',
        note: 'With --json also what each resource was before and after.',
        example: 'audit --actor Grace --since 2026-11-01T00:00:00Z',
      },
      run: async ({ query: { actor, act, subject, since, until, ...pages } }) => {
        const page = parsePage(pages);
        const { entries, total } = await log.list({ actor, act, subject, since, until, ...page });
        return pageAnswer(entries, { ...page, total });
      },
    }),
  ];
}
