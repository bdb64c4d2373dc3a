import { type DangerousGoodsList, parseUnNumber } from '../../dangerous-goods/offline.ts';
import { compareValues } from '../../extraction/offline.ts';
import { checkDeclaration } from '../check-declaration.ts';
import {
  type Declaration,
  EMPTY_DECLARATION,
  type GoodsField,
  NO_GOODS,
  type SourceDocument,
  type Stated,
  textOf,
} from '../declaration/declaration.ts';
import { readGoods } from '../declaration/goods-facts.ts';
import { matchShippingName } from '../declaration/match-shipping-name.ts';
import type { FieldWords } from './field-words.ts';

/** What one document says of a field. */
export type StatingDocument = {
  readonly document: SourceDocument;
  /** Its id, when it is stored. */
  readonly id?: number | undefined;
  readonly stated: Stated;
  /** All that the document says. */
  readonly declaration: Declaration;
};

/** How much a statement counts: reasons for it, and reasons against it. */
export type Judged = {
  readonly source: StatingDocument;
  readonly weight: number;
  readonly reasons: readonly string[];
  readonly against: readonly string[];
};

const ON = '2026-01-01';
const LIST = 4;
/** More than a newer date of an official document. */
const RULES = 3;
const MAJORITY = 2;
const NEWER = 1;
const OFFICIAL = 1;
const SCANNED = 1;

/** Whether the list agrees with the field as the document states it beside its other values; undefined: it cannot say. */
function agreesWithList(
  { field }: FieldWords,
  { stated, declaration }: StatingDocument,
  list: DangerousGoodsList,
): boolean | undefined {
  const facts = readGoods(declaration, 0, { list, on: ON });
  if (facts.entries.length === 0) return field === 'unNo' && facts.un !== undefined ? false : undefined;
  const { entries, hazardClass, packingGroup } = facts;
  switch (field) {
    case 'unNo': {
      const name = facts.text('properShippingName');
      const names = name === undefined || entries.some((entry) => matchShippingName(name, entry) !== undefined);
      const classes = !hazardClass?.ok || entries.some((entry) => entry.hazardClass === hazardClass.value);
      return names && classes;
    }
    case 'imoHazardClassNo':
      return hazardClass?.ok === true && entries.some((entry) => entry.hazardClass === hazardClass.value);
    case 'packingGroup':
      if (packingGroup === undefined) return entries.some((entry) => entry.packingGroup === null);
      return packingGroup.ok && entries.some((entry) => entry.packingGroup === packingGroup.value);
    case 'subRiskClassNo': {
      const own = facts.subsidiaries.flatMap((one) => (one.ok ? [one.value] : []));
      return entries.some(
        ({ subsidiaryHazards: listed }) => listed.length === own.length && own.every((one) => listed.includes(one)),
      );
    }
    case 'properShippingName':
      return entries.some((entry) => matchShippingName(textOf(stated) ?? '', entry) !== undefined);
    case 'marinePollutant':
      return entries.every(({ marinePollutant }) => marinePollutant) ? !/^n/i.test(textOf(stated) ?? '') : undefined;
    default:
      return undefined;
  }
}

/** Laboratories classify; a packing certificate repeats what it was given, but knows its packagings. */
const isOfficial = ({ field }: FieldWords, { type }: SourceDocument) =>
  field === 'packingCode'
    ? type.startsWith('packing-')
    : type === 'transport-certificate' || type === 'classification-report';

/** What all documents say without contradicting each other, with one of the values that they differ on. */
function withValue(field: GoodsField, { stated }: StatingDocument, sources: readonly StatingDocument[]): Declaration {
  const goods = sources.flatMap(({ declaration }) => declaration.goods.slice(0, 1));
  const fields: Partial<Record<GoodsField, Stated>> = {};
  for (const key of new Set(goods.flatMap((one) => Object.keys(one.fields) as GoodsField[]))) {
    const [first, ...others] = goods.flatMap((one) => one.fields[key] ?? []);
    if (first && others.every((other) => compareValues(key, first, other) !== 'different')) fields[key] = first;
  }
  const longest = [...goods].sort((a, b) => b.composition.length - a.composition.length)[0] ?? NO_GOODS;
  return {
    ...EMPTY_DECLARATION,
    documents: sources.map(({ document }) => document),
    goods: [{ ...NO_GOODS, composition: longest.composition, fields: { ...fields, [field]: stated } }],
  };
}

/**
 * What the rules have against each of several values of a field, beside what the documents agree on: errors and warnings that they do
 * not have against all of them. Empty where they cannot tell.
 */
function judgedByRules(
  { field }: FieldWords,
  sources: readonly StatingDocument[],
  list: DangerousGoodsList,
): (string | undefined)[] {
  const [one] = sources;
  const isAlike = sources.every(({ stated }) => one && compareValues(field, one.stated, stated) !== 'different');
  if (isAlike || sources.some(({ stated }) => textOf(stated) === undefined)) return sources.map(() => undefined);
  const found = sources.map((source) =>
    checkDeclaration(withValue(field as GoodsField, source, sources), { list, on: ON }).filter(
      ({ severity }) => severity !== 'note',
    ),
  );
  const inAll = (code: string) => found.every((of) => of.some((finding) => finding.code === code));
  return found.map((of) => of.find(({ code }) => !inAll(code))?.message);
}

/** All statements on a field, and what the list and the rules say of each. */
type Statements = {
  readonly words: FieldWords;
  readonly sources: readonly StatingDocument[];
  readonly verdicts: readonly (boolean | undefined)[];
  /** What the rules have against each. */
  readonly contradicted: readonly (string | undefined)[];
  readonly dates: readonly string[];
};

/** The statements on a field, the one that counts most first, each with what speaks for and against it. */
export function weighSources(
  words: FieldWords,
  sources: readonly StatingDocument[],
  list: DangerousGoodsList,
): Judged[] {
  const dates = sources.map(({ document }) => textOf(document.issueDate) ?? '');
  const verdicts = sources.map((source) => agreesWithList(words, source, list));
  const contradicted = judgedByRules(words, sources, list);
  const all = { words, sources, verdicts, contradicted, dates };
  return sources.map((source, at) => judge(all, source, at)).sort((a, b) => b.weight - a.weight);
}

function judge(
  { words, sources, verdicts, contradicted, dates }: Statements,
  source: StatingDocument,
  at: number,
): Judged {
  const { document } = source;
  const verdict = verdicts[at];
  const rules = contradicted.every((one) => one !== undefined) ? undefined : contradicted[at];
  const differs = new Set(verdicts).size > 1;
  const isAlike = (other: StatingDocument) => compareValues(words.field, source.stated, other.stated) !== 'different';
  const alike = sources.filter((other) => other !== source && isAlike(other));
  const newest = dates.reduce((a, b) => (a > b ? a : b), '');
  const isNewest = newest !== '' && dates[at] === newest && dates.some((date) => date !== '' && date !== newest);
  const official = isOfficial(words, document);
  const isOnlyOfficial = official && sources.some((other) => !isOfficial(words, other.document));
  const names = alike.map((other) => other.document.name).join(' and ');
  const office = words.field === 'packingCode' ? 'the packagings’ own certificate' : 'a laboratory’s';
  return {
    source,
    weight:
      (verdict === undefined ? 0 : verdict ? LIST : -LIST) -
      (rules === undefined ? 0 : RULES) +
      MAJORITY * alike.length +
      (isNewest ? NEWER : 0) +
      (official ? OFFICIAL : 0) -
      (document.scanned ? SCANNED : 0),
    reasons: [
      ...(differs && verdict === true ? [`the list agrees with ${document.name}`] : []),
      ...(alike.length > 0 ? [`${names} says the same as ${document.name}`] : []),
      ...(isNewest ? [`${document.name} is the newer (${newest})`] : []),
      ...(isOnlyOfficial ? [`${document.name} is ${office}`] : []),
    ],
    against: [
      ...(verdict === false ? [`the list has no such ${words.word} for ${numberOf(source)}`] : []),
      ...(rules === undefined || verdict === false ? [] : [`the rules speak against it: ${rules.replace(/\.$/, '')}`]),
      ...(document.scanned ? [`${document.name} was read by OCR, which mistakes letters`] : []),
    ],
  };
}

function numberOf({ declaration }: StatingDocument): string {
  const un = parseUnNumber(textOf(declaration.goods[0]?.fields.unNo) ?? '');
  return un.ok ? `UN ${un.value}` : 'the number';
}
