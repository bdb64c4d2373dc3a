import { canonicalJson } from '@agent-rate/client/canonical-json';
import type { LedgerLeaf } from '@agent-rate/client/verify-proof';
import { hashLeaf } from './merkle-tree.ts';

/** An entry as it is kept. */
export type EntryRow = {
  id: number;
  position: number | null;
  time: Date;
  kind: string;
  act: string;
  subject: string;
  account_name: string | null;
  form: number;
  digest: Buffer;
  salt: Buffer | null;
  record: string | null;
  made_by: string;
  made_by_salt: Buffer | null;
  made_by_digest: Buffer;
};

/** The columns of an `EntryRow`. */
export const ENTRY_COLUMNS =
  'id, position, time, kind, act, subject, account_name, form, digest, salt, record, made_by, made_by_salt, made_by_digest';

/** What the tree holds of an entry. */
export function leafOf(row: EntryRow): LedgerLeaf {
  const { id, time, kind, act, subject, account_name: account, form, digest, made_by_digest: by } = row;
  const hashes = { digest: digest.toString('hex'), by: by.toString('hex') };
  return { id, time: time.toISOString(), kind, act, subject, account, form, ...hashes };
}

/** The hash that the tree holds of an entry. */
export const hashOfEntry = (row: EntryRow): Buffer => hashLeaf(canonicalJson(leafOf(row)));
