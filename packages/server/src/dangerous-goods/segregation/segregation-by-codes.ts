import {
  findSegregationCode,
  type GoodsTrait,
  type SegregationRule,
  type SegregationTarget,
} from '../carriage/segregation-codes.ts';
import { divisionOf, parseHazardClass } from '../codes/hazard-class.ts';
import type { DangerousGoodsEntry } from '../list/entry.ts';
import { segregationOf } from './segregation.ts';
import { segregationGroupsOf } from './segregation-groups.ts';

/** A segregation that a code of column 16b asks for between two entries. */
export type SegregationNeed = {
  readonly term: 1 | 2 | 3 | 4;
  readonly code: string;
  readonly meaning: string;
  /** The number whose row has the code. */
  readonly un: string;
  /** The list that the code is from. */
  readonly source: string;
};

type Entry = Pick<DangerousGoodsEntry, 'un' | 'hazardClass' | 'subsidiaryHazards' | 'carriage'> & {
  /** Segregation groups that the contents belong to beside those of the number (3.1.4.2). */
  readonly groups?: readonly string[];
  readonly traits?: readonly GoodsTrait[];
};

/** A class means its subsidiary hazards too, and its divisions (7.2.3.2). */
const isOfClass = ({ hazardClass, subsidiaryHazards }: Entry, wanted: string) =>
  [hazardClass, ...subsidiaryHazards].some(
    (one) => one === wanted || divisionOf(one).split('.')[0] === wanted || divisionOf(one) === wanted,
  );

const has = ({ traits = [] }: Pick<Entry, 'traits'>, trait: string) => traits.some((one) => one === trait);

function isTarget(entry: Entry, { kind, value }: SegregationTarget): boolean {
  if (kind === 'number') return entry.un === value;
  if (kind === 'class') return isOfClass(entry, value);
  if (kind === 'trait') return has(entry, value);
  return segregationGroupsOf(entry.un).some(({ code }) => code === value) || entry.groups?.includes(value) === true;
}

/** Numbers, classes and divisions, and compatibility groups of class 1. */
const isExcept = ({ un, hazardClass }: Entry, except: readonly string[]) =>
  except.some((one) => {
    if (one.startsWith('UN')) return un === one.slice(2);
    return /^[A-S]$/.test(one) ? hazardClass.endsWith(one) : hazardClass.startsWith(one);
  });

/** The term that a rule of one row asks for from the other row. */
function termOf(rule: SegregationRule, one: Entry, other: Entry): 1 | 2 | 3 | 4 | undefined {
  if (isExcept(other, rule.except) || (rule.when !== undefined && !has(one, rule.when))) return undefined;
  if (rule.kind === 'from') return rule.targets.some((target) => isTarget(other, target)) ? rule.term : undefined;
  const as = parseHazardClass(rule.hazardClass);
  if (!as.ok) throw new Error(`No class of the Code: ${rule.hazardClass}`);
  const cells = [other.hazardClass, ...other.subsidiaryHazards].map((hazard) => segregationOf(as.value, hazard));
  const terms = cells.filter((cell) => typeof cell === 'number');
  return terms.length === 0 ? undefined : (Math.max(...terms) as 1 | 2 | 3 | 4);
}

type Term = (rule: SegregationRule) => 1 | 2 | 3 | 4 | undefined;

function needsOf({ un, carriage }: Entry, termBy: Term): SegregationNeed[] {
  const column = carriage.segregationCodes;
  if (column === undefined) return [];
  return column.values.flatMap((text) => {
    const code = findSegregationCode(text);
    const terms = (code?.rules ?? []).flatMap((rule) => termBy(rule) ?? []);
    if (code === undefined || terms.length === 0) return [];
    const term = Math.max(...terms) as 1 | 2 | 3 | 4;
    return [{ term, code: text, meaning: code.meaning, un, source: column.source }];
  });
}

/** What the codes of column 16b of a row ask for from cargo with traits that is not dangerous: oils, odour-absorbing goods. */
export const segregationFromCargo = (one: Entry, traits: readonly GoodsTrait[]): readonly SegregationNeed[] =>
  needsOf(one, (rule) =>
    rule.kind === 'from' &&
    rule.targets.some(({ kind, value }) => kind === 'trait' && has({ traits }, value)) &&
    (rule.when === undefined || has(one, rule.when))
      ? rule.term
      : undefined,
  );

/** What the codes of column 16b of both rows ask for between them, strictest first (IMDG 7.2.5, 7.2.8). */
export const segregationByCodes = (one: Entry, other: Entry): readonly SegregationNeed[] =>
  [...needsOf(one, (rule) => termOf(rule, one, other)), ...needsOf(other, (rule) => termOf(rule, other, one))].sort(
    (a, b) => b.term - a.term,
  );

/** Numbers of the first line that are there for peroxyacetic acid only (7.2.6.3.1). */
const OF_PEROXYACETIC_ACID = new Set(['3105', '3107', '3109']);

/** Whether a number is in 7.2.6.3 only as a formulation of peroxyacetic acid. */
export const isTogetherAsPeroxyaceticAcid = (un: string): boolean => OF_PEROXYACETIC_ACID.has(un);

/* Numbers of which two of one line need no segregation from each other (IMDG 7.2.6.3.1 to 7.2.6.3.3). */
const TOGETHER = [
  '2014 2984 3105 3107 3109 3149',
  '1295 1818 2189',
  '3391 3392 3393 3394 3395 3396 3397 3398 3399 3400',
].map((line) => new Set(line.split(' ')));

/** Whether a table of 7.2.6.3 lets two numbers go together whatever their classes. */
export const mayGoTogether = (one: string, other: string): boolean =>
  TOGETHER.some((numbers) => numbers.has(one) && numbers.has(other));
