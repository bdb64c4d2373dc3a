import cluster from 'node:cluster';
import { userInfo } from 'node:os';
import type { Caller, Log, LogLevel } from '../base/index.ts';
import { MAIN_ACCOUNT } from '../base/offline.ts';
import { type CommandContext, runCli } from '../cli/index.ts';
import { IDENTITY } from './identity.ts';
import { type Config, readConfig, SETTINGS } from './settings/config.ts';
import { type Environment, readEnvironment } from './settings/environment.ts';
import { listFormerSettings, listUnknownSettings } from './settings/setting-names.ts';

/** Runs the command line of this process, `process.argv`, and leaves its exit code with the process. */
export async function main(argv: readonly string[]): Promise<void> {
  const env = readEnvironment(process.cwd(), process.env);
  // Settings are read when a command first needs them: `--help`, `formats` and `doctor` work with wrong ones too.
  let config: Config | undefined;
  const settings = () => {
    if (config === undefined) {
      if (cluster.isPrimary) for (const warning of warningsOf(env)) process.stderr.write(`warning: ${warning}\n`);
      config = readConfig(env);
    }
    return config;
  };
  // `agent-rate openapi | head` closes the pipe early: that is the reader's right.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  process.exitCode = await runCli(argv.slice(2), createContext(settings, env));
  // The channel to a launcher, listened to while serving, would keep this process alive.
  if (process.connected) leaveLauncher();
}

/** A process of `serve --workers` would end with 0 as soon as it was disconnected. */
function leaveLauncher(): void {
  if (cluster.isWorker) process.exit();
  process.disconnect();
}

function createContext(settings: () => Config, env: Environment): CommandContext {
  const serveOptions = async () => {
    // A process of `serve --workers` is stopped by the one that started it.
    const stopsWithParent = env.npm_lifecycle_event !== undefined && cluster.isPrimary;
    return { config: settings(), log: await openLog(settings().logLevel), stopsWithParent };
  };
  return {
    version: IDENTITY.version,
    streams: process,
    apiKey: env.AGENT_RATE_KEY?.trim() || undefined,
    operator: operator(),
    now: () => new Date(),
    // What most commands do without is loaded when it is asked for. Commands say what they did themselves; the log of
    // the modules is for servers.
    openService: async () => {
      (await import('./serving/limit-memory.ts')).limitMemory();
      (await import('./settings/data-directory.ts')).requireDatabase(settings());
      return (await import('./service.ts')).openService(settings(), await openLog('warn'));
    },
    giveBackMemory: async () => (await import('./serving/limit-memory.ts')).giveBackMemory(await openLog('warn')),
    serve: async ({ demo, ...rest }) => {
      const options = { ...(await serveOptions()), ...rest };
      if (demo) await (await import('./serving/demo.ts')).serveDemo(options);
      else await (await import('./serving/serve.ts')).serveWithFirstSteps(options, env);
    },
    work: async () => {
      (await import('./settings/data-directory.ts')).requireDatabase(settings());
      await (await import('./serving/work.ts')).work(await serveOptions());
    },
    serveMcp: async ({ key }) => {
      const text = key ?? env.AGENT_RATE_KEY?.trim();
      const parts = { config: settings(), log: await openLog('warn'), operator: operator(), key: text || undefined };
      (await import('./settings/data-directory.ts')).requireDatabase(settings());
      await (await import('./serve-mcp.ts')).serveMcp(parts);
    },
    describeMcp: async ({ key }) => (await import('./mcp-config.ts')).describeMcp(settings(), { env, key }),
    ...schemaCommands(settings),
    openReference: async () => (await import('./reference.ts')).openReference(settings(), await openLog('warn')),
    readOpenApi: async () => (await import('./offline-openapi.ts')).readOpenApi(settings(), await openLog('warn')),
    doctor: {
      readSettings: () => ({ ...settings(), warnings: warningsOf(env) }),
      openDatabase: async () => (await import('./own-database.ts')).openOwn(settings()),
      openObjectStore: async () => (await import('./object-store.ts')).openStoreToCheck(settings()),
    },
  };
}

/** The commands on the database as a whole. Only `migrate` and `restore` create one. */
function schemaCommands(settings: () => Config) {
  const existing = async () => {
    (await import('./settings/data-directory.ts')).requireDatabase(settings());
    return settings();
  };
  return {
    migrate: async () => (await import('./own-database.ts')).migrateOwn(settings()),
    planUpgrade: async () => (await import('./upgrade.ts')).planUpgrade(await existing()),
    upgrade: async (options) => (await import('./upgrade.ts')).upgradeOwn(await existing(), options),
    backUp: async (file, keyCopy) => (await import('./own-database.ts')).backUpOwn(await existing(), file, keyCopy),
    restore: async (file, key) => (await import('./own-database.ts')).restoreOwn(settings(), file, key),
    secrets: {
      show: async () => (await import('./own-secrets.ts')).showOwnSecrets(await existing()),
      rotate: async () => (await import('./own-secrets.ts')).rotateOwnSecrets(await existing()),
      reset: async () => (await import('./own-secrets.ts')).resetOwnSecrets(await existing()),
    },
  } satisfies Partial<CommandContext>;
}

/** What is odd about the settings, and not wrong. */
function warningsOf(env: Environment): string[] {
  return [...listFormerSettings(SETTINGS, env), ...listUnknownSettings(SETTINGS, env)];
}

/** Lines of the processes of `serve --workers` name theirs. */
async function openLog(level: LogLevel): Promise<Log> {
  const log = (await import('../base/index.ts')).createLog(level);
  return cluster.isWorker ? log.child({ process: process.pid }) : log;
}

/** The operator at the machine that holds the database may do everything. */
function operator(): Caller {
  const name = accountName();
  return { keyId: null, account: MAIN_ACCOUNT, name, scopes: ['admin'] };
}

/** An account may have no name, in a container for one. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'operator';
  }
}
