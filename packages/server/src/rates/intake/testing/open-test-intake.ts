import { pino } from 'pino';
import { afterAll } from 'vitest';
import { openAuditLog } from '../../../audit/index.ts';
import type { Log, NotedProblem } from '../../../base/index.ts';
import { createCarrierDirectory } from '../../../carriers/index.ts';
import { type Database, openDatabase, openJobQueue } from '../../../db/index.ts';
import { createPortResolver } from '../../../ports/index.ts';
import { createTestDatabase, createTestFeed } from '../../../testing/index.ts';
import { openRates, type Rates } from '../../rates.ts';
import type { RateSheet } from '../../sheets/sheet.schema.ts';
import { type Intake, watchSources } from '../intake.ts';
import { createReceiver } from '../receive.ts';
import type { Source, WatchDeps } from '../watch-source.ts';

/** Rates on a database of its own, into which sources are looked at. */
export type TestIntake = {
  database: Database;
  rates: Rates;
  /** The lines of the log, from info on. */
  lines: string[];
  /** The problems that were noted for operators. */
  problems: NotedProblem[];
  /** Looks at a source once, as a process does that was just started. */
  look: (source: Source) => Promise<void>;
  /** A process that watches sources. */
  watch: (sources: readonly Source[]) => Intake;
  /** Every sheet, the oldest first. */
  sheets: () => Promise<RateSheet[]>;
};

const resolver = createPortResolver();

/** Opens it at the top of a test file. */
export async function openTestIntake(): Promise<TestIntake> {
  const { database, url } = await createTestDatabase();
  const changes = await createTestFeed(url);
  const lines: string[] = [];
  const log = pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) }) as unknown as Log;
  const problems: NotedProblem[] = [];
  const depsOf = (own: Database): WatchDeps => {
    const jobs = openJobQueue(url, log);
    afterAll(jobs.close);
    const names = { ports: () => resolver, carriers: createCarrierDirectory() };
    const rates = openRates({ database: own, changes, jobs, log, ...names });
    const audit = openAuditLog({ database: own, log });
    return { database: own, rates, audit, log, onProblem: (noted) => void problems.push(noted) };
  };
  const deps = depsOf(database);
  const rates = deps.rates as Rates;
  await rates.jobs.startWork();
  return {
    ...{ database, rates, lines, problems },
    look: (source) => source.look(createReceiver(deps, source.kind), new AbortController().signal),
    watch: (sources) => {
      const own = openDatabase(url);
      const intake = watchSources(depsOf(own), sources);
      afterAll(async () => {
        await intake.stopWork();
        await own.close();
      });
      return intake;
    },
    sheets: async () => (await rates.listSheets({ page: 1, perPage: 100 })).sheets.reverse(),
  };
}
