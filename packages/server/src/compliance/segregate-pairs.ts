import { dayOf } from '../base/offline.ts';
import { builtInList } from '../dangerous-goods/offline.ts';
import type { CheckFinding } from './check-finding.ts';
import { type Declaration, EMPTY_DECLARATION } from './declaration/declaration.ts';
import { type CheckOptions, readGoods } from './declaration/goods-facts.ts';
import { parseDeclaration } from './declaration/parse-declaration.ts';
import { declarationRules } from './declaration-rules.ts';
import { applyRule } from './rule.ts';

/** Two goods by their positions, and what the rules say of them in one container; an error forbids it. */
export type JudgedPair = { readonly one: number; readonly other: number; readonly findings: readonly CheckFinding[] };

const pairRules = declarationRules.filter(({ code, kind }) => kind === 'declaration' && code.startsWith('segregation'));

/** What stands in column 16a of goods: the stowage categories of the rows that they may mean, none when not known. */
export type StowedGoods = { readonly unNo: string | undefined; readonly categories: readonly string[] };

/** What the segregation rules say of each pair of goods in one container; goods are JSON as declarations have them. */
export function segregatePairs(
  goods: readonly Readonly<Record<string, unknown>>[],
  { list = builtInList, on = dayOf(new Date()) }: Partial<CheckOptions> = {},
): { readonly pairs: readonly JudgedPair[]; readonly stowage: readonly StowedGoods[] } {
  const declaration: Declaration = { ...EMPTY_DECLARATION, ...parseDeclaration({ goods }), sameContainer: true };
  const options = { list, on };
  const facts = declaration.goods.map((_, at) => readGoods(declaration, at, options));
  const pairs = facts.flatMap((first, one) =>
    facts.slice(one + 1).flatMap((second, index): JudgedPair[] => {
      const both = [first.goods, second.goods];
      const read = { declaration: { ...declaration, goods: both }, goods: [first, second], options };
      const findings = pairRules.flatMap((rule) => applyRule(rule, read));
      return findings.length === 0 ? [] : [{ one, other: one + 1 + index, findings }];
    }),
  );
  const stowage = facts.map(({ un, rows }) => ({
    unNo: un?.ok ? un.value : undefined,
    categories: [...new Set(rows.flatMap(({ carriage }) => carriage.stowageCategory?.values ?? []))],
  }));
  return { pairs, stowage };
}
