import { dayOf } from '../base/offline.ts';
import { builtInList } from '../dangerous-goods/offline.ts';
import type { CheckFinding } from './check-finding.ts';
import { type Declaration, NO_GOODS, textOf } from './declaration/declaration.ts';
import { isDangerous } from './declaration/declared-hazards.ts';
import { type CheckOptions, type GoodsFacts, readGoods } from './declaration/goods-facts.ts';
import { declarationRules } from './declaration-rules.ts';
import { nonDangerousLetterRules } from './non-dangerous-letter/gate-rules.ts';
import { applyRule, type Rule } from './rule.ts';

const WEIGHTS = { error: 0, warning: 1, note: 2 } as const;

/** What a letter needs to have stated is no matter of a declaration. */
const evidenceRules = nonDangerousLetterRules.filter(({ omission }) => omission === undefined);

/** The day that periods are counted to: the sailing day when it is stated, else the day given, else today. */
export function sailingDay(declaration: Declaration, on: string = dayOf(new Date())): string {
  const sailing = textOf(declaration.sailingDate) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(sailing) ? sailing : on;
}

function optionsOf(declaration: Declaration, { list = builtInList, on }: Partial<CheckOptions>): CheckOptions {
  return { list, on: sailingDay(declaration, on) };
}

type Read = { declaration: Declaration; goods: readonly GoodsFacts[]; options: CheckOptions };

function readDeclaration(declaration: Declaration, given: Partial<CheckOptions>): Read {
  const options = optionsOf(declaration, given);
  return { declaration, options, goods: declaration.goods.map((_, index) => readGoods(declaration, index, options)) };
}

const applyRules = (rules: readonly Rule[], read: Read): CheckFinding[] =>
  rules.flatMap((rule) => applyRule(rule, read));

/** Errors first, in the order of the rules. */
export const gravestFirst = (findings: readonly CheckFinding[]): CheckFinding[] =>
  [...findings].sort((a, b) => WEIGHTS[a.severity] - WEIGHTS[b.severity]);

/**
 * What the rules say of a declaration, errors first. Goods that are not declared as dangerous also stand before the
 * gate for a non-dangerous goods letter: evidence that they are dangerous is an error there too.
 */
export function checkDeclaration(declaration: Declaration, options: Partial<CheckOptions> = {}): CheckFinding[] {
  const read = readDeclaration(declaration, options);
  const findings = applyRules(declarationRules, read);
  const free = read.goods.filter((facts) => !isDangerous(facts));
  // "DG Cargo" speaks of the dangerous goods beside them.
  const { shipperDeclareAs: _, ...shared } = declaration;
  const beside = free.length < read.goods.length ? shared : declaration;
  const own = { ...read, declaration: beside, goods: free.map((facts) => ({ ...facts, declaration: beside })) };
  const letter = free.length === 0 ? [] : applyRules(evidenceRules, own);
  return gravestFirst([...findings, ...letter]);
}

/** Whether a non-dangerous goods letter may be printed, and what speaks against it. */
export type NonDangerousLetterGate = { readonly allowed: boolean; readonly findings: readonly CheckFinding[] };

/**
 * The gate for a non-dangerous goods letter. Errors are evidence that contradicts it: then no such letter may be
 * printed. Warnings want a look before the letter is signed. Each names the words and the question to ask the shipper.
 */
export function checkNonDangerousLetter(
  declaration: Declaration,
  options: Partial<CheckOptions> = {},
): NonDangerousLetterGate {
  const whole = declaration.goods.length > 0 ? declaration : { ...declaration, goods: [NO_GOODS] };
  const findings = gravestFirst(applyRules(nonDangerousLetterRules, readDeclaration(whole, options)));
  return { allowed: !findings.some(({ severity }) => severity === 'error'), findings };
}
