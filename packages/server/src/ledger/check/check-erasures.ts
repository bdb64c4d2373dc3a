import type { Queryable } from '../../db/index.ts';
import type { Faults } from './fault.ts';

/** Entries from which an erasure took something, by what it took. */
const TAKEN = (
  act: string,
) => `exists (select from ledger_entries x, json_array_elements_text(x.record::json -> 'entries') taken
  where x.kind = 'erasure' and x.act = '${act}' and taken::bigint = n.id)`;

/**
 * An entry lost its salt only because its row was erased or recorded again without a name, and its maker's name only because a
 * person was erased. Returns how many entries lost something.
 */
export async function checkErasures({ db, faults }: { db: Queryable; faults: Faults }): Promise<number> {
  const { rows } = await db.query<{ id: number; subject: string; lost: 'record' | 'name' }>(
    `select n.id, n.subject, 'record' as lost from ledger_entries n
       where n.salt is null and not ${TAKEN('erase-row')} and not exists (
         select from ledger_entries x where x.subject = n.subject and x.id > n.id and x.act = 'redact')
     union all
     select n.id, n.subject, 'name' from ledger_entries n where n.made_by_salt is null and not ${TAKEN('erase-name')}
     order by 1`,
  );
  for (const { id, subject, lost } of rows)
    faults.add('erased_unrecorded', subject, `Entry number ${id} lost its ${lost}, and no erasure says so.`);
  const { rows: counted } = await db.query<{ n: number }>(
    'select count(*) as n from ledger_entries where salt is null or made_by_salt is null',
  );
  return counted[0]?.n ?? 0;
}
