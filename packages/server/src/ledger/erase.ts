import type { Queryable } from '../db/index.ts';
import { recordErasure } from './record-act.ts';

/**
 * Records that a row was deleted, in the transaction that does: its entries keep their digests, and lose the salts that would
 * let somebody try what they are of.
 */
export async function eraseRow(tx: Queryable, subject: string): Promise<void> {
  const { rows } = await tx.query<{ id: number }>('select id from ledger_entries where subject = $1 order by id', [
    subject,
  ]);
  await tx.query('update ledger_entries set salt = null, record = null where subject = $1', [subject]);
  await recordErasure(tx, { act: 'erase-row', subject, record: { entries: rows.map(({ id }) => id) } });
}

/** The same for the overrulings that go with an extraction or a shipment. */
export async function eraseOverrulings(tx: Queryable, of: 'extraction_id' | 'shipment_id', id: number): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(`select id from form_overrulings where ${of} = $1 order by id`, [id]);
  for (const row of rows) await eraseRow(tx, `overrulings/${row.id}`);
}

/** Wipes the salts of the entries of a row but the newest: the row was recorded again without a name. */
export async function forgetEarlier(tx: Queryable, subject: string): Promise<void> {
  await tx.query(
    `update ledger_entries set salt = null, record = null
      where subject = $1 and id < (select max(id) from ledger_entries where subject = $1)`,
    [subject],
  );
}

/** Takes a name out of the entries that it made, in the transaction that takes it out of the rows; `subject`: the person. */
export async function eraseMaker(
  tx: Queryable,
  { subject, names, left }: { subject: string; names: readonly string[]; left: string },
): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(
    `update ledger_entries set made_by = $2, made_by_salt = null where made_by = any($1::text[]) returning id`,
    [[...names], left],
  );
  if (rows.length === 0) return;
  const entries = rows.map(({ id }) => id).sort((a, b) => a - b);
  await recordErasure(tx, { act: 'erase-name', subject, record: { left, entries } });
}
