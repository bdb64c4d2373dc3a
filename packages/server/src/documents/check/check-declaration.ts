import { dayOf } from '../../base/index.ts';
import { builtInList } from '../../dangerous-goods/index.ts';
import type { CheckFinding } from './check-finding.ts';
import { type Declaration, NO_GOODS, textOf } from './declaration.ts';
import { type CheckOptions, readGoods } from './goods-facts.ts';
import { letterRules } from './letter-rules.ts';
import { applyRule, type Rule } from './rule.ts';

const WEIGHTS = { error: 0, warning: 1, note: 2 } as const;

/** The day that periods are counted to: the sailing day when it is stated, else the day given, else today. */
function optionsOf(declaration: Declaration, { list = builtInList, on }: Partial<CheckOptions>): CheckOptions {
  const sailing = textOf(declaration.sailingDate) ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(sailing);
  return { list, on: isDay ? sailing : (on ?? dayOf(new Date())) };
}

function applyRules(rules: readonly Rule[], declaration: Declaration, given: Partial<CheckOptions>): CheckFinding[] {
  const options = optionsOf(declaration, given);
  const goods = declaration.goods.map((_, index) => readGoods(declaration, index, options));
  const findings = rules.flatMap((rule) => applyRule(rule, { declaration, goods, options }));
  return findings.sort((a, b) => WEIGHTS[a.severity] - WEIGHTS[b.severity]);
}

/** Whether a letter that says «not dangerous goods» may be printed, and what speaks against it. */
export type LetterGate = { readonly allowed: boolean; readonly findings: readonly CheckFinding[] };

/**
 * The gate for a letter that says «not dangerous goods». Errors are evidence that contradicts it: then no letter may be
 * printed. Warnings want a look before somebody signs. Each names the words and the question to ask the shipper.
 */
export function checkLetterGate(declaration: Declaration, options: Partial<CheckOptions> = {}): LetterGate {
  const whole = declaration.goods.length > 0 ? declaration : { ...declaration, goods: [NO_GOODS] };
  const findings = applyRules(letterRules, whole, options);
  return { allowed: !findings.some(({ severity }) => severity === 'error'), findings };
}
