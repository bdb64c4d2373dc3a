import type pg from 'pg';
import { databaseProblem } from '../problems.ts';

/**
 * A backup is a gzipped file of parts, each a letter, the length of what follows (4 bytes, big-endian) and so many bytes:
 * `H` what it is a backup of, `T` a table, `D` rows of that table as COPY writes them, `J` the jobs, `O` an object that lies
 * outside the database, `E` the end with the number of rows of each table. A file without its end is no backup.
 */
export type Part = { kind: 'H' | 'T' | 'D' | 'J' | 'O' | 'E'; bytes: Buffer };

export const BACKUP_FORMAT = 'agent-rate-backup-1';

/** `H`: the schema as the numbers and hashes of the migrations that made it. */
export type BackupHead = {
  format: string;
  createdAt: string;
  serverVersion: number;
  migrations: { number: number; sha256: string }[];
};

/** `T`: a table, its columns in the order of the rows, and where its identity column goes on. */
export type BackupTable = { name: string; columns: string[]; identities: { column: string; last: string }[] };

/** `J`: what waited to be done. */
export type BackupJob = { queue: string; data: object; number: number | null };

/** `E`: the rows of each table. */
export type BackupEnd = { rows: Record<string, number> };

/** What lies outside the database and belongs to its rows, by key. */
export type ObjectBackup = {
  /** The advisory lock that keeps objects from being removed while it is held, shared. */
  lock: number;
  list: (client: pg.Client) => Promise<string[]>;
  read: (key: string) => Promise<Uint8Array>;
  /** Puts an object where it belongs now, in the transaction that restores the rows. */
  restore: (client: pg.Client, key: string, bytes: Uint8Array) => Promise<void>;
  /** Called when everything is restored, before it is committed. */
  complete: (client: pg.Client) => Promise<void>;
  /** Called when it is not: takes away what `restore` put. */
  abandon: () => Promise<void>;
};

const HEAD_BYTES = 5;
/** Rows come in pieces of some 64 KB; a longer part is no backup of ours. */
const LONGEST_PART = 1_100_000_000;

/** A part as bytes. */
export function encodePart(kind: Part['kind'], content: Buffer | object): Buffer {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(kind, 0, 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/** `O`: an object, its key before its bytes. */
export function encodeObject(key: string, bytes: Uint8Array): Buffer {
  return encodePart('O', Buffer.concat([Buffer.from(`${key}\n`), bytes]));
}

/** The key and the bytes of an `O`. */
export function objectOf({ bytes }: Part): { key: string; bytes: Uint8Array } {
  const end = bytes.indexOf(10);
  return { key: bytes.toString('utf8', 0, end), bytes: bytes.subarray(end + 1) };
}

/** The parts of a file, one by one. Throws `backup_damaged` where it is cut off or something else. */
export async function* decodeParts(source: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  let rest: Buffer = Buffer.alloc(0);
  let isComplete = false;
  for await (const chunk of source) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= HEAD_BYTES) {
      const length = rest.readUInt32BE(1);
      const kind = rest.toString('latin1', 0, 1);
      if (!isKind(kind) || length > LONGEST_PART) throw databaseProblem('backup_damaged');
      if (rest.length < HEAD_BYTES + length) break;
      yield { kind, bytes: rest.subarray(HEAD_BYTES, HEAD_BYTES + length) };
      isComplete = kind === 'E';
      rest = rest.subarray(HEAD_BYTES + length);
    }
  }
  if (!isComplete || rest.length > 0) throw databaseProblem('backup_damaged');
}

function isKind(kind: string): kind is Part['kind'] {
  return kind.length === 1 && 'HTDJOE'.includes(kind);
}

/** The content of a part that is no rows. */
export function contentOf<T>({ bytes }: Part): T {
  return JSON.parse(bytes.toString('utf8')) as T;
}
