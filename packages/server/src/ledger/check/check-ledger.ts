import type { PublicKeys } from '@agent-rate/client/check-signature';
import type { LedgerHead } from '@agent-rate/client/verify-proof';
import { type Database, queryableOf } from '../../db/index.ts';
import type { LedgerReport } from '../ledger.schema.ts';
import { checkErasures } from './check-erasures.ts';
import { checkPublications } from './check-publications.ts';
import { checkRows } from './check-rows.ts';
import { checkTree } from './check-tree.ts';
import { collectFaults } from './fault.ts';

/**
 * Compares, at one moment of the database, every entry with its hash in the tree, every signed head with the tree and its
 * signature, and every covered row with what was recorded of it. `since`: a head that was kept elsewhere, without which a ledger
 * that was cut off at its end passes.
 */
export async function checkLedger(
  { database, keys }: { database: Pick<Database, 'sql'>; keys: PublicKeys },
  since: LedgerHead | undefined,
): Promise<LedgerReport> {
  return database.sql
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const db = queryableOf(trx);
      const faults = collectFaults();
      const tree = await checkTree({ db, keys, faults }, since);
      // What an entry keeps says what to compare: when that was changed, the rest cannot be.
      if (faults.list().some(({ code }) => code === 'record_changed'))
        return { intact: false, ...tree, rows: {}, before: {}, late: {}, erased: 0, faults: faults.list() };
      const rows = await checkRows({ db, faults });
      await checkPublications({ db, faults });
      const erased = await checkErasures({ db, faults });
      return { intact: faults.count() === 0, ...tree, ...rows, erased, faults: faults.list() };
    });
}
