import {
  type Caller,
  type KeyLimits,
  type NarrowedLink,
  scopeAllows,
  sees,
  type Walls,
  wallsOf,
} from '../base/index.ts';
import type { Keys } from '../keys/index.ts';
import { type Side, sidesOf } from './states/sides.ts';
import type { Tx } from './transaction.ts';

/** Who orders: a key with the keys that replaced it, or the operator at the command line. */
export type Account = {
  id: string;
  keyId: string | null;
  name: string;
  limits: KeyLimits;
  /** The steps at which the key was narrowed; none when it is used as a whole. */
  links: readonly NarrowedLink[];
  /** What a key for tests orders is a test: a simulated forwarder answers it, and it counts nowhere else. */
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
export type Onlooker = Pick<Account, 'id' | 'walls' | 'seesEveryKey' | 'links' | 'isForTests'>;

/** The account of a caller and its current limits, read in the transaction `within` if given. Throws `key_not_found`. */
export async function accountOf(caller: Caller, keys: Pick<Keys, 'limitsOf'>, within?: Tx): Promise<Account> {
  const { keyId, name, scopes, narrowing } = caller;
  const isApprover = scopeAllows(scopes, 'orders:approve');
  const sight = {
    walls: wallsOf(caller),
    seesEveryKey: isApprover,
    sides: sidesOf(scopes),
    links: narrowing?.links ?? [],
  };
  if (keyId === null) return { id: OPERATOR, keyId, name, limits: {}, isForTests: false, ...sight };
  const { account, limits, environment } = await keys.limitsOf(keyId, within?.trx);
  return { id: account, keyId, name, limits, isForTests: environment === 'test', ...sight };
}

/** What of an order says who may see it: the account of the key that made it, the one that it belongs to, and its links. */
export type SeenOrder = {
  id: string;
  account: string;
  accountName: string;
  isTest: boolean;
  links: readonly string[];
};

/** Whether somebody may see an order. A narrowed key sees what was ordered with it, and the order that it was made for. */
export function maySee({ id, walls, seesEveryKey, links, isForTests }: Onlooker, order: SeenOrder): boolean {
  if (isForTests && !order.isTest) return false;
  if (!sees(walls, order.accountName) || !(seesEveryKey || order.account === id)) return false;
  const last = links.at(-1);
  if (last === undefined) return true;
  const named = links.flatMap((link) => link.order ?? []);
  return named.length > 0 ? named.every((one) => one === order.id) : order.links.includes(last.id);
}

/** Whose retries are counted together: a narrowed key has its own. */
export function retryOwnerOf({ id, links }: Pick<Account, 'id' | 'links'>): string {
  const last = links.at(-1);
  return last === undefined ? id : `${id}/${last.id}`;
}
