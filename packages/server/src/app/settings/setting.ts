import type { LogLevel, Role } from '../../base/index.ts';
import type { QuoteTerms } from '../../orders/index.ts';

/** Everything an operator can set, read once at the start. */
export type Config = {
  host: string;
  port: number;
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** A streaming replica of it, for readings that may lag. */
  databaseReadUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** How large the snapshot of the current rates may grow that each process keeps in `dataDir`, in MB; 0: none is kept. */
  snapshotMegabytes: number;
  /** The public address, without a trailing slash; undefined: taken from each request. */
  baseUrl: string | undefined;
  /** Who quotes come from, in print; undefined: no name is printed. */
  companyName: string | undefined;
  /** What new quotes promise: their price until they expire, or only while no newer sheet changes it. */
  quoteTerms: QuoteTerms;
  /** The `svc` in /wp-json/svc/v1. */
  namespace: string;
  /** Hosts whose pages may call the MCP endpoint, beside this machine's and the public address's. */
  mcpOrigins: readonly string[];
  /** What a key may ask in a minute, of all processes; undefined: not counted. */
  requestsPerMinute: number | undefined;
  /** What an address may ask in a minute without a valid key; undefined: not counted. */
  unknownKeysPerMinute: number | undefined;
  /** Addresses and networks (CIDR) of proxies that say where a request comes from. */
  trustedProxies: readonly string[];
  logLevel: LogLevel;
  /** Whether webhooks may go to this machine and its networks: to all of them, to none, or to these hosts. */
  webhookPrivateTargets: boolean | readonly string[];
  /** Keys of 32 bytes that secrets in the database are sealed with, the one in use first; undefined: those of `secretKeyFile`. */
  secretKeys: readonly Buffer[] | undefined;
  /** Absolute; undefined: `secret.key` in `dataDir`. */
  secretKeyFile: string | undefined;
  /** An OpenAI-compatible interface whose model may help extraction; undefined: rules alone. */
  modelUrl: string | undefined;
  /** Its model; there when `modelUrl` is. */
  modelName: string | undefined;
  modelKey: string | undefined;
  /** A bucket of an S3-compatible store that holds the bytes of documents, without a slash at its end; undefined: the database does. */
  s3Url: string | undefined;
  s3Region: string;
  /** Key and secret are there when `s3Url` is. */
  s3AccessKeyId: string | undefined;
  s3SecretAccessKey: string | undefined;
  s3SessionToken: string | undefined;
  /** Undefined: for ever. */
  keepDocumentsDays: number | undefined;
  keepEventsDays: number | undefined;
  /** How old an exchange rate may be. */
  exchangeRateDays: number;
  /** Where spans are sent, without a slash at its end; undefined: none are collected. */
  otlpEndpoint: string | undefined;
  otlpHeaders: Readonly<Record<string, string>> | undefined;
  otelServiceName: string | undefined;
  /** The identity provider that people sign in to the console with; undefined: with keys alone. Client and roles are there when it is. */
  oidcIssuer: string | undefined;
  oidcClientId: string | undefined;
  /** Undefined: a public client, with PKCE alone. */
  oidcClientSecret: string | undefined;
  oidcScopes: string;
  /** What access tokens may be for beside the addresses of the service; undefined: those alone. */
  oidcAudience: string | undefined;
  /** The claim that names what someone is, dots between names. */
  oidcRolesClaim: string;
  /** Which value of that claim is which role; the first that someone has counts. */
  oidcRoles: readonly (readonly [string, Role])[];
  /** The mail server that rates arrive at; undefined: no mailbox is read. User, password and senders are there when it is. */
  imapUrl: string | undefined;
  imapUser: string | undefined;
  imapPasswordFile: string | undefined;
  imapPassword: string | undefined;
  /** Addresses, `@domain` or `*`, in lower case. */
  imapSenders: readonly string[];
  imapFolder: string;
  /** Undefined: imported mails stay where they are. */
  imapDoneFolder: string | undefined;
  imapEverySeconds: number;
  /** The mail server that quotes are sent by; undefined: none is mailed. `mailFrom` is there when it is. */
  smtpUrl: string | undefined;
  /** Undefined: it takes mails without sign-in. */
  smtpUser: string | undefined;
  smtpPasswordFile: string | undefined;
  smtpPassword: string | undefined;
  mailFrom: string | undefined;
  /** Absolute; undefined: no folder is watched. */
  watchFolder: string | undefined;
};

/** One setting: its row in docs/config.md, and how its text is read. */
export type Setting = {
  name: string;
  /** A name that it had before: still read, with a warning. */
  formerly?: string;
  field: keyof Config;
  type: string;
  /** The text that stands in when it is unset; undefined: none. */
  default: string | undefined;
  example: string;
  meaning: string;
  /** The value, or what is wrong with the text, as the end of a sentence that begins with the name. */
  read: (text: string) => { value: NonNullable<Config[keyof Config]> } | { mistake: string };
  /** Its text never stands in a message. */
  isSecret?: true;
};
