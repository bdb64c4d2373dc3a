import { type Actor, type Adapter, type Log, Problem, withoutSecrets } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import { type AuditEntry, toEntry } from './audit.schema.ts';
import { type EntrySelection, insertEntry, insertOutcome, listEntries, type Outcome } from './audit-store.ts';

/** An act to be recorded. */
export type Act = {
  actor: Actor;
  adapter: Adapter;
  /** The name of the operation, or of the command. */
  act: string;
  /** The resource, when it is known before. */
  subject: string | null;
  before?: unknown;
};

/** What an act made of its resource. */
export type Effect = { subject?: string | null; after?: unknown };

/** The audit log of a service. */
export type AuditLog = {
  /** Does `work` as a recorded act. `effectOf` tells what became of the resource. Throws what `work` throws. */
  record: <T>(act: Act, work: () => Promise<T> | T, effectOf?: (result: T) => Effect) => Promise<T>;
  /** The newest first. */
  list: (selection: EntrySelection) => Promise<{ entries: AuditEntry[]; total: number }>;
};

/** Opens the audit log of a migrated database. */
export function openAuditLog({ database: { pool }, log }: { database: Pick<Database, 'pool'>; log: Log }): AuditLog {
  // What was done is done: its entry stays without an outcome.
  const end = (id: number, outcome: Outcome) =>
    insertOutcome(pool, id, outcome).catch((error: Error) =>
      log.error({ entry: id, reason: error.message }, 'could not save the outcome of an act'),
    );
  return {
    record: async ({ before, ...act }, work, effectOf = () => ({})) => {
      const id = await insertEntry(pool, { ...act, before: withoutSecrets(before) });
      try {
        const result = await work();
        const { subject = null, after = null } = effectOf(result);
        await end(id, { problem: null, subject, after: withoutSecrets(after) });
        return result;
      } catch (error) {
        // How far anything but a refusal came is unknown.
        if (error instanceof Problem && error.status < 500) {
          await end(id, { problem: error.code, subject: null, after: null });
        }
        throw error;
      }
    },
    list: async (selection) => {
      const { entries, total } = await listEntries(pool, selection);
      return { entries: entries.map(toEntry), total };
    },
  };
}
