import { resolve } from 'node:path';
import type { LogLevel } from '../../base/index.ts';
import { type ProblemTable, problemsOf } from '../../base/offline.ts';
import type { Environment } from './environment.ts';
import { findMissing, INTAKE_SETTINGS } from './intake-settings.ts';
import { LOAD_SETTINGS } from './load-settings.ts';
import { findMissingForMail, MAIL_SETTINGS, NO_MAIL } from './mail-settings.ts';
import { MODEL_SETTINGS } from './model-settings.ts';
import { findMissingForStore, OBJECT_STORE_SETTINGS } from './object-store-settings.ts';
import { OIDC_SETTINGS, oidcMistakes } from './oidc-settings.ts';
import { isUrl, readPostgresUrl, readPrivateTargets } from './read-text.ts';
import { RETENTION_SETTINGS } from './retention-settings.ts';
import { SECRET_SETTINGS } from './secret-settings.ts';
import type { Config, Setting } from './setting.ts';
import { nameInUse } from './setting-names.ts';
import { TRACING_SETTINGS } from './tracing-settings.ts';

export type { Config } from './setting.ts';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] satisfies LogLevel[];

/** Every setting there is. docs/config.md and .env.example are printed from this table. */
export const SETTINGS: readonly Setting[] = [
  {
    name: 'HOST',
    field: 'host',
    type: 'host name or address',
    default: '127.0.0.1',
    example: '0.0.0.0',
    meaning:
      'Where the server listens. The default answers this machine only; 0.0.0.0 answers every machine that can reach it, as a container needs.',
    read: (text) => (/^[\w.:-]+$/.test(text) ? { value: text } : { mistake: 'is not a host name or an address' }),
  },
  {
    name: 'PORT',
    field: 'port',
    type: '0 to 65535',
    default: '8080',
    example: '8080',
    meaning: 'The TCP port of the server; 0 takes any free one and the log says which.',
    read: (text) =>
      /^\d{1,5}$/.test(text) && Number(text) <= 65_535
        ? { value: Number(text) }
        : { mistake: 'is not a whole number from 0 to 65535' },
  },
  {
    name: 'DATABASE_URL',
    field: 'databaseUrl',
    // It may hold a password.
    isSecret: true,
    type: 'postgres:// URL',
    default: undefined,
    example: 'postgres://agent_rate:secret@db.example.com:5432/agent_rate',
    meaning: 'A PostgreSQL, 15 or newer, to use. Unset: the embedded PostgreSQL 18 in AGENT_RATE_DATA_DIR.',
    read: readPostgresUrl,
  },
  {
    name: 'DATABASE_READ_URL',
    field: 'databaseReadUrl',
    isSecret: true,
    type: 'postgres:// URL',
    default: undefined,
    example: 'postgres://agent_rate:secret@replica.example.com:5432/agent_rate',
    meaning:
      'A streaming replica of DATABASE_URL, for exports, comparisons, price history and statistics, while it is at most two seconds behind. See [scaling](scaling.md#a-read-replica).',
    read: readPostgresUrl,
  },
  {
    name: 'AGENT_RATE_DATA_DIR',
    field: 'dataDir',
    type: 'folder',
    default: './data',
    example: '/var/lib/agent-rate/data',
    meaning: 'Where the embedded PostgreSQL keeps its data; `serve` creates it. Relative to the working directory.',
    read: (text) => ({ value: resolve(text) }),
  },
  {
    name: 'AGENT_RATE_SNAPSHOT_MB',
    formerly: 'AGENT_RATE_BOOK_MEGABYTES',
    field: 'snapshotMegabytes',
    type: '0 to 100000',
    default: '4096',
    example: '0',
    meaning:
      'How large the snapshot of the current rates may grow, in megabytes. Each server process keeps one as a file in AGENT_RATE_DATA_DIR while it runs, about 1.1 KB a rate; lanes that do not fit are read from PostgreSQL. 0: no snapshot is kept.',
    read: (text) =>
      /^\d{1,6}$/.test(text) && Number(text) <= 100_000
        ? { value: Number(text) }
        : { mistake: 'is not a whole number from 0 to 100000' },
  },
  {
    name: 'AGENT_RATE_BASE_URL',
    field: 'baseUrl',
    type: 'http(s) URL',
    default: undefined,
    example: 'https://rates.example.com',
    meaning: 'The public address, used in links and in the discovery document. Unset: taken from each request.',
    read: (text) =>
      isUrl(text, ['http:', 'https:']) && !/[?#]/.test(text)
        ? { value: text.replace(/\/+$/, '') }
        : { mistake: 'is not an address such as https://rates.example.com, without ? or #' },
  },
  {
    name: 'AGENT_RATE_COMPANY_NAME',
    field: 'companyName',
    type: 'text, at most 120 characters',
    default: undefined,
    example: 'Quaybright Forwarding Ltd.',
    meaning: 'The company that quotes: the head of printed quotes. Unset: they have none.',
    read: (text) =>
      text.length <= 120 && !/\p{Cc}/u.test(text)
        ? { value: text }
        : { mistake: 'is not one line of at most 120 characters' },
  },
  {
    name: 'AGENT_RATE_QUOTE_TERMS',
    field: 'quoteTerms',
    type: 'binding or while-current',
    default: 'binding',
    example: 'while-current',
    meaning:
      'What a new quote promises. binding: its price until it expires, whatever newer sheets say, since people approve orders hours or days after the quote; the order says by how much the price had moved, and the forwarder may still reject it. while-current: an order is refused when the price in force differs.',
    read: (text) =>
      text === 'binding' || text === 'while-current' ? { value: text } : { mistake: 'is not binding or while-current' },
  },
  {
    name: 'AGENT_RATE_NAMESPACE',
    field: 'namespace',
    type: 'a-z, 0-9, -',
    default: 'svc',
    example: 'svc',
    meaning: 'The segment that stands for the service in /wp-json/svc/v1.',
    read: (text) =>
      /^[a-z][a-z0-9-]{0,31}$/.test(text)
        ? { value: text }
        : { mistake: 'is not 1 to 32 characters of a-z, 0-9 and -, the first a letter' },
  },
  {
    name: 'AGENT_RATE_MCP_ORIGINS',
    field: 'mcpOrigins',
    type: 'host names, comma between',
    default: undefined,
    example: 'agent.example.com,tools.example.com',
    meaning:
      'Hosts whose web pages may call /mcp. This machine and the public address always may; servers and agents need nothing here.',
    read: (text) => {
      const hosts = text.split(',').map((host) => host.trim());
      const wrong = hosts.find((host) => !/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/i.test(host));
      return wrong === undefined
        ? { value: hosts }
        : { mistake: 'is not a list of host names such as agent.example.com' };
    },
  },
  ...LOAD_SETTINGS,
  {
    name: 'AGENT_RATE_LOG_LEVEL',
    field: 'logLevel',
    type: LOG_LEVELS.join(', '),
    default: 'info',
    example: 'debug',
    meaning: 'The least severe message that is logged, as a JSON line on standard error.',
    read: (text) =>
      LOG_LEVELS.some((level) => level === text)
        ? { value: text }
        : { mistake: `is not one of ${LOG_LEVELS.join(', ')}` },
  },
  {
    name: 'AGENT_RATE_WEBHOOK_PRIVATE_TARGETS',
    field: 'webhookPrivateTargets',
    type: 'true, false or hosts',
    default: 'false',
    example: 'erp.internal,10.0.0.7:8443',
    meaning:
      'Whether webhooks may go to loopback, private and link-local addresses, and over plain http there: to all (true), to none, or to the hosts named, comma-separated.',
    read: (text) => readPrivateTargets(text),
  },
  ...MODEL_SETTINGS,
  ...SECRET_SETTINGS,
  ...OBJECT_STORE_SETTINGS,
  ...OIDC_SETTINGS,
  ...TRACING_SETTINGS,
  ...RETENTION_SETTINGS,
  ...INTAKE_SETTINGS,
  ...MAIL_SETTINGS,
];

/** The values of settings that are unset and have no default. */
const UNSET = {
  databaseUrl: undefined,
  databaseReadUrl: undefined,
  baseUrl: undefined,
  companyName: undefined,
  secretKeys: undefined,
  secretKeyFile: undefined,
  mcpOrigins: [],
  requestsPerMinute: undefined,
  unknownKeysPerMinute: undefined,
  trustedProxies: [],
  modelUrl: undefined,
  modelName: undefined,
  modelKey: undefined,
  s3Url: undefined,
  s3AccessKeyId: undefined,
  s3SecretAccessKey: undefined,
  s3SessionToken: undefined,
  keepDocumentsDays: undefined,
  keepEventsDays: undefined,
  otlpEndpoint: undefined,
  otlpHeaders: undefined,
  otelServiceName: undefined,
  oidcIssuer: undefined,
  oidcClientId: undefined,
  oidcClientSecret: undefined,
  oidcAudience: undefined,
  oidcRoles: [],
  imapUrl: undefined,
  imapUser: undefined,
  imapPasswordFile: undefined,
  imapPassword: undefined,
  imapSenders: [],
  imapDoneFolder: undefined,
  watchFolder: undefined,
  ...NO_MAIL,
} satisfies Partial<Config>;

/** Reads every setting, an empty one as unset. Throws `config_invalid`, which names all mistakes. */
export function readConfig(env: Environment): Config {
  const values: Partial<Record<keyof Config, Config[keyof Config]>> = {};
  const mistakes: string[] = [];
  for (const setting of SETTINGS) {
    const name = nameInUse(setting, env);
    const text = env[name]?.trim() || setting.default;
    if (text === undefined) continue;
    const reading = setting.read(text);
    if ('value' in reading) values[setting.field] = reading.value;
    else mistakes.push(`${name}${setting.isSecret ? '' : `=${text}`} ${reading.mistake}`);
  }
  mistakes.push(...oidcMistakes(values));
  if (values.modelUrl !== undefined && values.modelName === undefined) {
    mistakes.push('AGENT_RATE_MODEL_NAME is missing: AGENT_RATE_MODEL_URL says where, and it says which model');
  }
  mistakes.push(
    ...findMissingForStore(values as Partial<Config>),
    ...findMissing(values as Partial<Config>),
    ...findMissingForMail(values as Partial<Config>),
  );
  if (mistakes.length > 0) throw configInvalid(mistakes);
  return { ...UNSET, ...values } as Config;
}

/** What reading the settings refuses. */
export const configProblems = {
  config_invalid: {
    status: 500,
    message: 'Settings are wrong.',
    next: 'Correct what is named in the environment or in .env; docs/config.md lists the settings.',
  },
} as const satisfies ProblemTable;

function configInvalid(mistakes: readonly string[]) {
  const which = mistakes.length === 1 ? 'A setting is' : `${mistakes.length} settings are`;
  return problemsOf(configProblems)('config_invalid', { mistakes }, `${which} wrong: ${mistakes.join('; ')}.`);
}
