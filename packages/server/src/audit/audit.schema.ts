import { type Static, type TSchema, Type } from 'typebox';
import { ADAPTERS, textEnum } from '../base/index.ts';
import type { StoredEntry } from './audit-store.ts';

const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const state = (description: string) => Type.Unknown({ description });

/** The wire shape of an entry of the audit log. */
export const AuditEntrySchema = Type.Object(
  {
    id: Type.Integer({ description: 'Counts up with time' }),
    time: Type.String({ format: 'date-time', description: 'When the act began' }),
    actor: Type.Object({
      name: Type.String({
        description: 'Who acted; of a person with the role at that time',
        examples: ['Grace (approver)'],
      }),
      key: nullable(Type.String({ description: 'Id of the key; null: the operator at the command line' })),
      person: nullable(Type.String({ description: 'Id of the person whose key it is' })),
    }),
    adapter: textEnum(ADAPTERS, { description: 'By which way' }),
    act: Type.String({ description: 'The operation', examples: ['create-key'] }),
    subject: nullable(Type.String({ description: 'The resource', examples: ['keys/key_4mZp0Qw8Tn2c'] })),
    outcome: textEnum(['done', 'refused', 'unknown'], {
      description: 'unknown: not ended yet, or interrupted; then look at the resource',
    }),
    problem: nullable(Type.String({ description: 'The code it was refused with' })),
    before: state('The resource before, as its own operation answers it; null: it was not there'),
    after: state('The resource after; null: it is gone, or nothing was done'),
  },
  { title: 'AuditEntry' },
);
/** An entry of the audit log. */
export type AuditEntry = Static<typeof AuditEntrySchema>;

/** The wire shape of a stored entry. */
export function toEntry(stored: StoredEntry): AuditEntry {
  const { id, time, act, adapter, keyId, personId, name, subject, endedAt, problem, before, after } = stored;
  return {
    id,
    time: time.toISOString(),
    actor: { name, key: keyId, person: personId },
    ...{ adapter, act, subject },
    outcome: endedAt === null ? 'unknown' : problem === null ? 'done' : 'refused',
    ...{ problem, before, after },
  };
}
