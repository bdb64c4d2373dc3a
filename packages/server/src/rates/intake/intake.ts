import { setTimeout as sleep } from 'node:timers/promises';
import { folderSource } from './folder-source.ts';
import type { IntakeSource } from './intake.schema.ts';
import { listFailing, readSource } from './intake-store.ts';
import { type MailboxSettings, mailboxSource } from './mailbox-source.ts';
import { type Source, type WatchDeps, watchSource } from './watch-source.ts';

const STOP_MILLISECONDS = 5_000;

/** The sources that the operator configured. */
export type IntakeSettings = {
  mailbox?: MailboxSettings | undefined;
  /** The path of the watched folder. */
  folder?: string | undefined;
};

/** Rates that arrive by themselves, by a mailbox or a watched folder. They become drafts; nothing is published. */
export type Intake = {
  /** The configured sources, and how they stand. */
  list: () => Promise<IntakeSource[]>;
  /** What is wrong with a configured source, for those who ask for the health of the service: no host, no user. */
  findFaults: () => Promise<Record<string, string>>;
  /** Looks at the sources in this process from now on. */
  startWork: () => Promise<void>;
  stopWork: () => Promise<void>;
};

/** Opens the sources of a service. Nothing is looked at before `startWork`. */
export function openIntake(deps: WatchDeps, { mailbox, folder }: IntakeSettings): Intake {
  const sources: Source[] = [
    ...(mailbox ? [mailboxSource(mailbox)] : []),
    ...(folder === undefined ? [] : [folderSource(folder)]),
  ];
  return watchSources(deps, sources);
}

/** The same for sources that are made already. */
export function watchSources(deps: WatchDeps, sources: readonly Source[]): Intake {
  const { database } = deps;
  const stopping = new AbortController();
  let watching: Promise<unknown> | undefined;
  return {
    list: () => Promise.all(sources.map(async ({ kind, name }) => ({ name, ...(await readSource(database, kind)) }))),
    findFaults: async () => {
      if (sources.length === 0) return {};
      const failing = (await listFailing(database)).filter(({ kind }) =>
        sources.some((source) => source.kind === kind),
      );
      const sentence = (since: Date) => `It cannot be read since ${since.toISOString()}; GET /sources says why.`;
      return Object.fromEntries(failing.map(({ kind, since }) => [kind, sentence(since)]));
    },
    startWork: async () => {
      watching ??= Promise.all(sources.map((source) => watchSource(deps, source, stopping.signal)));
    },
    stopWork: async () => {
      stopping.abort();
      // A server that does not answer is not waited for.
      await Promise.race([watching, sleep(STOP_MILLISECONDS, undefined, { ref: false })]);
    },
  };
}
