import { createHash } from 'node:crypto';
import type { AuditLog } from '../../audit/index.ts';
import { isOpen, type Log, Problem, type UploadedFile } from '../../base/index.ts';
import { type Database, pingDatabase } from '../../db/index.ts';
import { ratesProblem } from '../problems.ts';
import type { Rates } from '../rates.ts';
import type { RateSheet } from '../sheets/sheet.schema.ts';
import type { SourceKind } from './intake.schema.ts';
import { saveItem, wasImported } from './intake-store.ts';

/** The most that one mail or file may hold, as for an upload. */
export const MOST_BYTES = 64 * 1024 * 1024;

const LOOK_MILLISECONDS = 250;
/** Who imports, in lists of sheets and in the audit log. */
const IMPORTERS = { mailbox: 'Mailbox', folder: 'Watched folder' } as const;

/** A mail or a file that came; `key` is the same when it comes again. */
export type Arrival = { key: string; name: string; sender: string | null };

/** What became of an arrival. */
export type Reception = { sheet: RateSheet; isDuplicate: boolean } | { problem: Problem };

/** Takes what comes by one source. */
export type Receiver = {
  wasImported: (key: string) => Promise<boolean>;
  /** Imports a file as a draft, which is never published here, and records what became of it. Throws only when it is to be tried again. */
  import: (arrival: Arrival, file: UploadedFile, signal: AbortSignal) => Promise<Reception>;
  /** Records that something was not imported. */
  refuse: (arrival: Arrival, problem: Problem) => Promise<Reception>;
};

/** What receiving depends on. */
export type ReceiverDeps = {
  database: Database;
  rates: Pick<Rates, 'jobs' | 'drafts'>;
  audit: Pick<AuditLog, 'record'>;
  log: Log;
};

/** Makes the receiver of a source. */
export function createReceiver({ database, rates, audit, log }: ReceiverDeps, kind: SourceKind): Receiver {
  const by = IMPORTERS[kind];
  const refuse = async (arrival: Arrival, problem: Problem): Promise<Reception> => {
    await saveItem(database, { ...arrival, kind, sheetId: null, problem });
    return { problem };
  };
  const importFile = (file: UploadedFile, signal: AbortSignal) =>
    audit.record(
      { actor: { keyId: null, name: by }, adapter: 'intake', act: 'import-rate-sheet', subject: null },
      () => importAsDraft(rates, { file, by }, signal),
      ({ sheet: { findings: _findings, ...after } }) => ({ subject: `rate-sheets/${after.id}`, after }),
    );
  return {
    wasImported: (key) => wasImported(database, kind, key),
    refuse,
    import: async (arrival, file, signal) => {
      try {
        const imported = await importFile(file, signal);
        await saveItem(database, { ...arrival, kind, sheetId: imported.sheet.id, problem: null });
        return imported;
      } catch (error) {
        signal.throwIfAborted();
        // Without a database nothing can be known about the file.
        await pingDatabase(database);
        if (error instanceof Problem) return refuse(arrival, error);
        log.error({ err: error, source: kind }, 'an import from a source failed');
        return refuse(arrival, ratesProblem('intake_failed'));
      }
    },
  };
}

/** Waits for the end of the import, which goes on without us when this process ends. */
async function importAsDraft(
  { jobs, drafts }: ReceiverDeps['rates'],
  { file, by }: { file: UploadedFile; by: string },
  signal: AbortSignal,
): Promise<{ sheet: RateSheet; isDuplicate: boolean }> {
  const begun = await jobs.import({ source: { file }, answers: {}, by, now: new Date() }, { signal });
  let { sheet } = begun;
  while (isOpen(sheet.job?.status)) {
    await new Promise((wake) => setTimeout(wake, LOOK_MILLISECONDS));
    signal.throwIfAborted();
    sheet = await jobs.look(sheet.id);
  }
  if (sheet.status !== 'failed') return { sheet, isDuplicate: begun.isDuplicate };
  const { code, message, data } = sheet.job?.problem ?? ratesProblem('intake_failed').toBody();
  await drafts.delete(sheet.id);
  throw new Problem(code, { status: Number(data.status), message }, { ...data });
}

/** The SHA-256 of parts, in hexadecimal. */
export function keyOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}
