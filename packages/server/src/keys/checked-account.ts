import { ACCOUNT_PATTERN, MAIN_ACCOUNT } from '../base/index.ts';
import { keyProblem } from './problems.ts';

/**
 * The account of a new key or person; main when none is named. An administrator sees every account and belongs to main.
 * Throws `account_invalid`, `account_of_admin`.
 */
export function checkedAccount(account: string | undefined, isAdmin: boolean): string {
  if (account === undefined) return MAIN_ACCOUNT;
  if (!new RegExp(ACCOUNT_PATTERN).test(account)) throw keyProblem('account_invalid', { account });
  if (isAdmin && account !== MAIN_ACCOUNT) throw keyProblem('account_of_admin', { account });
  return account;
}
