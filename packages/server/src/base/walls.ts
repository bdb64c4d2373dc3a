import type { Caller } from './caller.ts';
import { scopeAllows } from './scope.ts';

/** The account of the operator, and of every key that was made without one. */
export const MAIN_ACCOUNT = 'main';

/** Stands in place of the names of those who work for the operator, where customers read. */
export const FORWARDER = 'the forwarder';

/** How an account may be named: lower-case letters, digits and hyphens. */
export const ACCOUNT_PATTERN = '^[a-z0-9][a-z0-9-]{0,39}$';

/** Whose rows are seen: those of `account`, to which new rows belong, or with `seesAll` those of every account. */
export type Walls = { readonly account: string; readonly seesAll: boolean };

/** A module with walls: itself, as far as somebody sees. */
export type Walled<T> = { readonly within: (walls: Walls) => T };

/** The service itself sees everything: its jobs, and the operator at the command line. */
export const WITHOUT_WALLS: Walls = { account: MAIN_ACCOUNT, seesAll: true };

/** Belongs to nobody. */
const NO_ACCOUNT = '';

/** What a caller sees: its own account; with the scope admin every one. */
export function wallsOf({ account, scopes }: Pick<Caller, 'account' | 'scopes'>): Walls {
  return { account, seesAll: scopeAllows(scopes, 'admin') };
}

/** The walls around one account: what a row names belongs to the row's own account, whoever writes it. */
export function wallsAround(account: string): Walls {
  return { account, seesAll: false };
}

/** The same, of one account only. Whoever may not see that account sees nothing, as if it did not exist. */
export function narrowTo(walls: Walls, account: string | undefined): Walls {
  if (account === undefined) return walls;
  return wallsAround(walls.seesAll || walls.account === account ? account : NO_ACCOUNT);
}

/** Whether a row of an account is seen. */
export function sees({ account, seesAll }: Walls, row: string): boolean {
  return seesAll || account === row;
}
