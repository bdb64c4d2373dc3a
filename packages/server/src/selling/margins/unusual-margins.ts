import { isDeepStrictEqual } from 'node:util';
import type { MarginRule } from '../price-list.schema.ts';
import { describeMargin } from './compile-rules.ts';

/** A margin that may well be a slip. `rule`: its place among the rules, from 1. */
export type UnusualMargin = { rule: number; margin: string; reason: 'below_buy_price' | 'more_than_doubles' };

/** Above it the sell price is more than twice the buy price. */
const DOUBLE_PERCENT = 100;

/** The margins that sell below the buy price or more than double it. `before`: rules that were saved already, and stand again. */
export function findUnusualMargins(rules: readonly MarginRule[], before: readonly MarginRule[]): UnusualMargin[] {
  return rules.flatMap((rule, at) => {
    const reason = reasonOf(rule);
    if (reason === undefined || before.some((one) => isDeepStrictEqual(one, rule))) return [];
    return [{ rule: at + 1, margin: describeMargin(rule), reason }];
  });
}

function reasonOf({ amount = 0, percent = 0, minimum }: MarginRule): UnusualMargin['reason'] | undefined {
  if ((amount < 0 || percent < 0) && minimum === undefined) return 'below_buy_price';
  return percent > DOUBLE_PERCENT ? 'more_than_doubles' : undefined;
}
