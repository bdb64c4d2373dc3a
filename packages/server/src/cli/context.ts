import type { AuditLog } from '../audit/index.ts';
import type { Caller, Operation } from '../base/index.ts';
import type { DangerousGoods } from '../dangerous-goods/index.ts';
import type { Documents } from '../documents/index.ts';
import type { Webhooks } from '../events/index.ts';
import type { Extractions } from '../extraction/index.ts';
import type { FormatReader } from '../formats/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Orders } from '../orders/index.ts';
import type { PortResolver } from '../ports/index.ts';
import type { Rates } from '../rates/index.ts';
import type { Erasing } from '../retention/index.ts';
import type { SealCount, SecretsState } from '../secrets/index.ts';
import type { DoctorSubject } from './doctor/check.ts';

/** How a command ended, for scripts (docs/command-line.md). */
export const EXIT = { ok: 0, problem: 1, usage: 2, heldBack: 3 } as const;
/** One of `EXIT`. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The operations that commands run, and the modules of those that do more. */
export type CommandService = {
  operations: readonly Operation[];
  formats: FormatReader;
  rates: Rates;
  orders: Orders;
  ledger: Ledger;
  dangerousGoods: DangerousGoods;
  documents: Documents;
  extractions: Extractions;
  webhooks: Webhooks;
  audit: AuditLog;
  erasing: Erasing;
  close: () => Promise<void>;
};

/** What is known without a database, with what was added to a running one. */
export type CommandReference = {
  operations: readonly Operation[];
  resolver: () => PortResolver;
  close: () => Promise<void>;
};

/** What is done with that key; each throws `no_database`. */
export type SecretCommands = {
  show: () => Promise<SecretsState>;
  rotate: () => Promise<{ id: string; sealed: number }>;
  reset: () => Promise<SealCount[]>;
};

/** Where commands read and write; the process's own, or a test's. */
export type Streams = {
  stdin: AsyncIterable<string | Uint8Array> & { isTTY?: boolean };
  stdout: { write: (text: string) => unknown; columns?: number };
  stderr: { write: (text: string) => unknown; columns?: number; isTTY?: boolean };
};

/** What the command line is given; it knows no other adapter and no setting. */
export type CommandContext = {
  version: string;
  streams: Streams;
  /** Who sits at the terminal, for the record of who did what. */
  operator: Caller;
  now: () => Date;
  /** The API key of the environment (AGENT_RATE_KEY), if there is one. */
  apiKey?: string | undefined;
  /** Joins the running database or starts it; never creates one. Throws `no_database`. */
  openService: () => Promise<CommandService>;
  /** Gives memory back that opening the service needed only for a while, in some tenths of a second. */
  giveBackMemory: () => Promise<void>;
  /** Serves until it is stopped, with `workers` processes when given; `jobs`: does the jobs too. */
  serve: (options: { demo: boolean; workers?: number | undefined; jobs: boolean }) => Promise<void>;
  /** Does the jobs of the database until it is stopped, and answers no requests. */
  work: () => Promise<void>;
  /** Serves one agent on standard input and output until it leaves. Throws what is wrong with the key. */
  serveMcp: (options: { key?: string }) => Promise<void>;
  /** The configuration of an MCP client that starts `agent-rate mcp` on this machine. */
  describeMcp: (options: { key?: string }) => Promise<unknown>;
  /** Creates the database if there is none. Returns the names of the migrations that were applied. */
  migrate: () => Promise<string[]>;
  /** What this version would change in the database. Throws `no_database`, `database_newer`. */
  planUpgrade: () => Promise<{ serverVersion: number; schema: number; pending: string[] }>;
  /** Backs up to a new file, tries the migrations on a copy unless told not to, and applies them. Throws as `planUpgrade`. */
  upgrade: (options: { file: string; trial: boolean }) => Promise<{
    applied: string[];
    backup: { bytes: number } | null;
    trial: { rows: number; milliseconds: number } | null;
  }>;
  /** Writes everything in the database to a new file, and the key of its secrets to `keyCopy`, if that is named. Throws `no_database`. */
  backUp: (file: string, keyCopy?: string) => Promise<{ bytes: number; keyFile: string | null }>;
  /** Fills an empty database from such a file; creates the embedded one. Throws `secret_key_missing` unless `withoutKey`. */
  restore: (
    file: string,
    key: { keyCopy?: string | undefined; withoutKey?: boolean | undefined },
  ) => Promise<{ createdAt: string; rows: Record<string, number>; jobs: number }>;
  /** The key that secrets in the database are sealed with. */
  secrets: SecretCommands;
  /** Built-in data, with what was added to it when a database runs anyway; never starts one. */
  openReference: () => Promise<CommandReference>;
  /** The OpenAPI document; needs no database. */
  readOpenApi: () => Promise<unknown>;
  doctor: DoctorSubject;
};
