import { type Caller, scopeAllows } from '../base/index.ts';
import type { KeyLimits, Keys } from '../keys/index.ts';
import type { Tx } from './transaction.ts';

/** The account an order belongs to: a key with the keys that replaced it, or the operator at the command line. */
export type Account = {
  id: string;
  keyId: string | null;
  name: string;
  limits: KeyLimits;
  /** A key for tests previews orders and places none. */
  isForTests: boolean;
  /** Callers with the scope orders:approve see the orders of every account, others their own. */
  seesAll: boolean;
};

const OPERATOR = 'operator';

/** The account of a caller and its current limits, read in the transaction `within` if given. Throws `key_not_found`. */
export async function accountOf(caller: Caller, keys: Pick<Keys, 'limitsOf'>, within?: Tx): Promise<Account> {
  const { keyId, name, scopes } = caller;
  const seesAll = scopeAllows(scopes, 'orders:approve');
  if (keyId === null) return { id: OPERATOR, keyId, name, limits: {}, isForTests: false, seesAll };
  const { account, limits, environment } = await keys.limitsOf(keyId, within?.trx);
  return { id: account, keyId, name, limits, isForTests: environment === 'test', seesAll };
}

/** Whether an account may see a record of the account `account`. */
export function maySee({ id, seesAll }: Account, { account }: { account: string }): boolean {
  return seesAll || account === id;
}
