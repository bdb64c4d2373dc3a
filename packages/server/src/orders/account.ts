import { type Caller, scopeAllows, sees, type Walls, wallsOf } from '../base/index.ts';
import type { KeyLimits, Keys } from '../keys/index.ts';
import { type Side, sidesOf } from './states/transitions.ts';
import type { Tx } from './transaction.ts';

/** Who orders: a key with the keys that replaced it, or the operator at the command line. */
export type Account = {
  id: string;
  keyId: string | null;
  name: string;
  limits: KeyLimits;
  /** A key for tests previews orders and places none. */
  isForTests: boolean;
  /** What the caller sees at all: the account that its key belongs to, or every one. */
  walls: Walls;
  /** Callers with the scope orders:approve see, inside their walls, what every key made; others what their own did. */
  seesEveryKey: boolean;
  /** The sides of an order that the caller acts for. */
  sides: readonly Side[];
};

const OPERATOR = 'operator';

/** Who orders, and what they see of what others made. */
export type Onlooker = Pick<Account, 'id' | 'walls' | 'seesEveryKey'>;

/** The account of a caller and its current limits, read in the transaction `within` if given. Throws `key_not_found`. */
export async function accountOf(caller: Caller, keys: Pick<Keys, 'limitsOf'>, within?: Tx): Promise<Account> {
  const { keyId, name, scopes } = caller;
  const isApprover = scopeAllows(scopes, 'orders:approve');
  const sight = { walls: wallsOf(caller), seesEveryKey: isApprover, sides: sidesOf(scopes) };
  if (keyId === null) return { id: OPERATOR, keyId, name, limits: {}, isForTests: false, ...sight };
  const { account, limits, environment } = await keys.limitsOf(keyId, within?.trx);
  return { id: account, keyId, name, limits, isForTests: environment === 'test', ...sight };
}

/** Whether somebody may see a record. `account`: the key's that made it; `accountName`: that which it belongs to. */
export function maySee(
  { id, walls, seesEveryKey }: Onlooker,
  { account, accountName }: { account: string; accountName: string },
): boolean {
  return sees(walls, accountName) && (seesEveryKey || account === id);
}
