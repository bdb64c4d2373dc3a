import { type Caller, scopeAllows } from '../base/index.ts';
import type { KeyLimits, Keys } from '../keys/index.ts';
import type { Act } from './transaction.ts';

/** On whose account something is ordered: a key with those that replace it, or the operator at the command line. */
export type Account = {
  id: string;
  keyId: string | null;
  name: string;
  limits: KeyLimits;
  /** Who decides about orders sees those of every account; others see their own. */
  seesAll: boolean;
};

const OPERATOR = 'operator';

/** The account of a caller, with the limits that hold at this moment (`within`: as that transaction sees them). */
export async function accountOf(caller: Caller, keys: Pick<Keys, 'limitsOf'>, within?: Act): Promise<Account> {
  const { keyId, name, scopes } = caller;
  const seesAll = scopeAllows(scopes, 'orders:approve');
  if (keyId === null) return { id: OPERATOR, keyId, name, limits: {}, seesAll };
  const { account, limits } = await keys.limitsOf(keyId, within?.trx);
  return { id: account, keyId, name, limits, seesAll };
}

/** Whether an account may see what belongs to another or to itself. */
export function maySee({ id, seesAll }: Account, { account }: { account: string }): boolean {
  return seesAll || account === id;
}
