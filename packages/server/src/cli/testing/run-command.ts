import { afterAll } from 'vitest';
import type { Modules } from '../../app/modules.ts';
import { openModules } from '../../app/service.ts';
import { createLog } from '../../base/index.ts';
import { type Database, migrate, openJobQueue, pingDatabase } from '../../db/index.ts';
import { createSecretBox } from '../../secrets/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import { type CommandContext, runCli } from '../index.ts';

export type CommandRun = { code: number; out: string; err: string };

/** Runs command lines in this process, on a test database of their own. */
export type CommandRunner = {
  run: (args: string, input?: { stdin?: string; context?: Partial<CommandContext> }) => Promise<CommandRun>;
  database: Database;
  /** The modules that the commands run on. */
  modules: Modules;
};

/** Makes a runner, at the top of a test file. Words of a command line are parted by spaces, or stand in "quotes". */
export async function createCommandRunner(): Promise<CommandRunner> {
  const { database, url } = await createTestDatabase();
  const changes = await createTestFeed(url);
  const log = createLog('silent');
  const jobs = openJobQueue(url, log);
  afterAll(jobs.close);
  const modules = await openModules({
    database,
    changes,
    jobs,
    log,
    box: createSecretBox(() => [Buffer.alloc(32, 1)]),
    config: { baseUrl: undefined, webhookPrivateTargets: true },
  });
  const settings = { host: '127.0.0.1', port: 0, databaseUrl: url, dataDir: '/nowhere', warnings: [] };
  const close = async () => {};
  return {
    database,
    modules,
    run: async (args, { stdin = '', context = {} } = {}) => {
      const run: CommandRun = { code: 0, out: '', err: '' };
      run.code = await runCli(wordsOf(args), {
        version: '1.0.0',
        streams: {
          stdin: linesOf(stdin),
          stdout: { write: (text) => (run.out += text) },
          stderr: { write: (text) => (run.err += text) },
        },
        operator: { keyId: null, account: 'main', name: 'tester', scopes: ['admin'] },
        now: () => new Date(),
        openService: async () => ({ ...modules, close }),
        giveBackMemory: async () => {},
        serve: async () => {},
        work: async () => {},
        serveMcp: async () => {},
        describeMcp: async () => ({ mcpServers: {} }),
        migrate: () => migrate(url),
        planUpgrade: () => Promise.reject(new Error('no test plans an upgrade by command')),
        upgrade: () => Promise.reject(new Error('no test upgrades by command')),
        backUp: () => Promise.reject(new Error('no test backs up by command')),
        restore: () => Promise.reject(new Error('no test restores by command')),
        secrets: {
          show: () => Promise.reject(new Error('no test reads the key by command')),
          rotate: () => Promise.reject(new Error('no test rotates the key by command')),
          reset: () => Promise.reject(new Error('no test resets the key by command')),
        },
        openReference: async () => ({ ...modules, resolver: modules.ports.resolver, close }),
        readOpenApi: async () => ({ openapi: '3.1.0' }),
        doctor: {
          readSettings: () => settings,
          openDatabase: async () => ({ url, serverVersion: await pingDatabase(database), close }),
          openObjectStore: async () => undefined,
        },
        ...context,
      });
      return run;
    },
  };
}

function wordsOf(args: string): string[] {
  return [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

async function* linesOf(text: string): AsyncGenerator<string> {
  yield text;
}
