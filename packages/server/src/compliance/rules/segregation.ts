// IMDG 7.2.4 (table), 7.2.3.3 (subsidiary hazards), 7.2.6.1 (same class), 7.2.7.1.4 (class 1), 7.3.4.1 (one container),
// 3.4.4.2 (limited quantities are exempt), 7.2.6.3 (goods that do not react), 7.2.5, 7.2.8 and column 16b (segregation codes),
// 7.2.6.5 (acids and alkalis in small packages), 3.1.4.4 (segregation groups).

import type { HazardClass } from '../../dangerous-goods/index.ts';
import {
  explosivesTogether,
  isTogetherAsPeroxyaceticAcid,
  listSegregationGroups,
  mayGoTogether,
  parseHazardClass,
  SEGREGATION_TERMS,
  type Segregation,
  type SegregationNeed,
  segregationByCodes,
  segregationFromCargo,
  segregationGroupsOf,
  segregationOfEntries,
} from '../../dangerous-goods/offline.ts';
import { type Declaration, textOf } from '../declaration/declaration.ts';
import { isStatedDirectly } from '../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { groupsByName, groupsDeclared, groupsOfGoods } from '../declaration/groups-of-goods.ts';
import { netPerPackage } from '../declaration/package-masses.ts';
import { isSmallAerosol, traitsOfCargo, traitsOfGoods } from '../declaration/traits-of-goods.ts';
import { type Doubt, declarationRule, goodsRule } from '../rule.ts';
import { isLimitedQuantity } from './quantities/limited-quantity.ts';

type Hazards = { hazardClass: HazardClass; subsidiaryHazards: readonly HazardClass[] };
const NINE = parseHazardClass('9');
type Pair = readonly [GoodsFacts, GoodsFacts];

/** Class and subsidiary hazards: as declared and, when one row is meant, as the list has them. */
function hazardsOf(facts: GoodsFacts): Hazards | undefined {
  const [row] = facts.rows;
  // SG69: aerosols of at most 1 L are segregated as class 9.
  if (isSmallAerosol(facts) && NINE.ok) return { hazardClass: NINE.value, subsidiaryHazards: [] };
  const hazardClass = facts.hazardClass?.ok ? facts.hazardClass.value : row?.hazardClass;
  if (hazardClass === undefined) return undefined;
  const declared = facts.subsidiaries.flatMap((one) => (one.ok ? [one.value] : []));
  const listed = facts.rows.length === 1 ? (row?.subsidiaryHazards ?? []) : [];
  return { hazardClass, subsidiaryHazards: [...new Set([...declared, ...listed])] };
}

/** Whether goods share a container, or may, as long as nobody said which they travel in. */
function mayShare({ goods: one }: GoodsFacts, { goods: other }: GoodsFacts): boolean {
  const { containers = [] } = one;
  return other.containers === undefined || one.containers === undefined
    ? true
    : containers.some((number) => other.containers?.includes(number));
}

/** Goods of one table of 7.2.6.3 do not react with each other, whatever their classes. */
function doNotReact(one: GoodsFacts, other: GoodsFacts): boolean {
  if (one.un?.ok !== true || other.un?.ok !== true || !mayGoTogether(one.un.value, other.un.value)) return false;
  return [one, other].every(
    ({ un, text }) =>
      !(un?.ok && isTogetherAsPeroxyaceticAcid(un.value)) ||
      /per(?:oxy)?acetic|过氧乙酸/i.test(`${text('technicalName') ?? ''} ${text('properShippingName') ?? ''}`),
  );
}

function pairsOf(declaration: Declaration, goods: readonly GoodsFacts[]): Pair[] {
  if (!declaration.sameContainer) return [];
  const own = goods.filter((facts) => !isLimitedQuantity(facts));
  return own.flatMap((one, at) =>
    own
      .slice(at + 1)
      .filter((other) => mayShare(one, other) && !doNotReact(one, other))
      .map((other): Pair => [one, other]),
  );
}

const nameOf = (facts: GoodsFacts) =>
  facts.un?.ok ? `UN ${facts.un.value}` : (facts.text('imoHazardClassNo') ?? 'goods');
const wordOf = (word: Segregation) => (word === 'X' || word === '*' ? undefined : SEGREGATION_TERMS[word]);
const about = ([one, other]: Pair) =>
  [one, other].flatMap((facts) => facts.stated('unNo', 'imoHazardClassNo', 'subRiskClassNo'));
const ask = {
  english: 'These goods may not travel in one container. In which containers do they go?',
  chinese: '这些货物不得装入同一集装箱。请说明各自的装箱安排。',
};

const isOfGroup = (facts: GoodsFacts, groups: RegExp) => groups.test(hazardsOf(facts)?.hazardClass ?? '');
const FIREWORKS: ReadonlySet<string> = new Set(['0333', '0334', '0335', '0336', '0337']);

/** Note 1 of 7.2.7.1.4: articles of group G, fireworks excepted, with articles of C, D and E; never with substances of those. */
function mayBeWithArticles([one, other]: Pair): boolean {
  const pair = isOfGroup(one, /G$/) ? [one, other] : isOfGroup(other, /G$/) ? [other, one] : undefined;
  const [article, beside] = pair ?? [];
  if (article === undefined || beside === undefined || !isOfGroup(beside, /[CDE]$/)) return true;
  const isFirework = article.un?.ok === true && FIREWORKS.has(article.un.value);
  return !isFirework && beside.rows.every(({ state }) => state === 'article');
}

function tableDoubt(pair: Pair): Doubt | undefined {
  const [one, other] = pair.map(hazardsOf);
  if (one === undefined || other === undefined) return undefined;
  const names = `${nameOf(pair[0])} and ${nameOf(pair[1])}`;
  if (one.hazardClass.startsWith('1') && other.hazardClass.startsWith('1')) {
    const known = explosivesTogether(one.hazardClass, other.hazardClass);
    const together = known === 'conditions' && !mayBeWithArticles(pair) ? 'not-allowed' : known;
    if (together === 'allowed') return undefined;
    const message = `${names}: explosives ${one.hazardClass} and ${other.hazardClass} ${together === 'conditions' ? 'go together only on the conditions of 7.2.7.1.4' : 'may not go together'}.`;
    return {
      message,
      about: about(pair),
      ask,
      ...(together === 'not-allowed' ? {} : { severity: 'warning' as const }),
    };
  }
  const word = segregationOfEntries(one, other);
  const term = wordOf(word);
  if (term === undefined) return undefined;
  if (one.hazardClass === other.hazardClass) {
    const message = `${names} are of one class; their subsidiary hazards (${term}) do not matter if they do not react dangerously with each other (7.2.6.1).`;
    return { message, about: about(pair), severity: 'warning' };
  }
  const exception = word === 1 ? ' Only the competent authority can allow it (7.3.4.1).' : '';
  const message = `${names} must be "${term}" each other: not in one container.${exception}`;
  return { message, about: about(pair), ask };
}

export const segregationTable = declarationRule({
  code: 'segregation',
  severity: 'error',
  source: 'IMDG 7.2.3.3, 7.2.4, 7.2.6.1, 7.2.7.1.4, 7.3.4.1',
  sentence: 'Goods that have to be segregated do not travel in one container.',
  check: (declaration, goods) => pairsOf(declaration, goods).flatMap((pair) => tableDoubt(pair) ?? []),
});

const MOST_SMALL = 30;

/** 7.2.6.5: acids and alkalis of class 8, groups II and III, in packages of at most 30 L or 30 kg may go together when tested. */
function mayGoBySmallPackages(pair: Pair, need: SegregationNeed): boolean {
  const areCorrosive = pair.every(({ rows }) =>
    rows.every(({ hazardClass, packingGroup }) => hazardClass === '8' && packingGroup !== 'I'),
  );
  const areSmall = pair.every((facts) => (netPerPackage(facts) ?? Number.POSITIVE_INFINITY) <= MOST_SMALL);
  return /^SG3[56]$/.test(need.code) && areCorrosive && areSmall;
}

const rowsOf = (facts: GoodsFacts) => {
  const [groups, traits] = [groupsOfGoods(facts), traitsOfGoods(facts)];
  return facts.rows.map((row) => ({ ...row, groups, traits }));
};

/** What every row that the goods may mean asks for by its codes. */
function needsOf([one, other]: Pair): readonly SegregationNeed[] {
  const rows = rowsOf(other);
  const all = rowsOf(one).flatMap((a) => rows.map((b) => segregationByCodes(a, b)));
  return sharedBy(all);
}

/** The needs that all rows have. */
function sharedBy([first = [], ...others]: readonly (readonly SegregationNeed[])[]): readonly SegregationNeed[] {
  const isSame = (a: SegregationNeed, b: SegregationNeed) => a.code === b.code && a.un === b.un;
  return first.filter((need) => others.every((needs) => needs.some((own) => isSame(own, need))));
}

/** Codes that speak of cargo that is not dangerous: oils, combustible and odour-absorbing goods. */
function cargoDoubt(facts: GoodsFacts, declaration: Declaration): Doubt | undefined {
  const words = textOf(declaration.otherCargo) ?? '';
  const traits = traitsOfCargo(words);
  const needs = sharedBy(rowsOf(facts).map((row) => segregationFromCargo(row, traits)));
  if (traits.length === 0 || needs.length === 0 || isLimitedQuantity(facts)) return undefined;
  const said = needs.map(({ code, meaning, source }) => `${code}, ${meaning} (${source})`).join('; ');
  const message = `${nameOf(facts)} and "${words}": ${said}. Not in one container.`;
  return { message, about: [declaration.otherCargo, ...facts.stated('unNo')], ask };
}

function codeDoubt(pair: Pair): Doubt | undefined {
  const needs = needsOf(pair);
  const [strictest] = needs;
  if (strictest === undefined) return undefined;
  const said = needs.map(({ code, un, meaning }) => `${code} of UN ${un}, ${meaning}`).join('; ');
  const sources = [...new Set(needs.map(({ source }) => source))].join('; ');
  const message = `${nameOf(pair[0])} and ${nameOf(pair[1])}: ${said} (${sources}).`;
  if (needs.every((need) => mayGoBySmallPackages(pair, need))) {
    const condition = ' They may go together by 7.2.6.5 with a test report that they do not react, and its statement.';
    return { message: `${message}${condition}`, about: about(pair), severity: 'warning' };
  }
  return { message: `${message} Not in one container.`, about: about(pair), ask };
}

export const segregationCodes = declarationRule({
  code: 'segregation_codes',
  severity: 'error',
  source: 'IMDG 3.2.1 column 16b, 7.2.5, 7.2.6.5, 7.2.8, 7.3.4.1',
  sentence: 'Goods that a segregation code keeps from each other do not travel in one container.',
  check: (declaration, goods) => [
    ...pairsOf(declaration, goods).flatMap((pair) => codeDoubt(pair) ?? []),
    ...(declaration.sameContainer ? goods : []).flatMap((facts) => cargoDoubt(facts, declaration) ?? []),
  ],
});

/** Groups that column 16b commonly keeps apart (SG35, SG36, SG20, SG38, SG61 and the like). */
const APART: readonly (readonly [string, string])[] = [
  ['SGG1', 'SGG5'],
  ['SGG1', 'SGG6'],
  ['SGG1', 'SGG8'],
  ['SGG1', 'SGG15'],
  ['SGG1', 'SGG17'],
  ['SGG1', 'SGG18'],
  ['SGG2', 'SGG3'],
  ['SGG2', 'SGG4'],
  ['SGG2', 'SGG5'],
  ['SGG2', 'SGG8'],
  ['SGG2', 'SGG12'],
  ['SGG2', 'SGG14'],
  ['SGG14', 'SGG16'],
];

const hasCodes = ({ rows }: GoodsFacts) =>
  rows.length > 0 && rows.every(({ carriage }) => carriage.segregationCodes !== undefined);

function groupDoubt(pair: Pair): Doubt | undefined {
  if (pair.every(hasCodes) || needsOf(pair).length > 0) return undefined;
  const [one = [], other = []] = pair.map((facts) => {
    const codes = groupsOfGoods(facts);
    return listSegregationGroups().filter(({ code }) => codes.includes(code));
  });
  const found = APART.flatMap(([a, b]) => {
    const straight = [one.find(({ code }) => code === a), other.find(({ code }) => code === b)];
    const turned = [one.find(({ code }) => code === b), other.find(({ code }) => code === a)];
    return [straight, turned].filter((two) => two.every((group) => group !== undefined)).slice(0, 1);
  });
  if (found.length === 0) return undefined;
  const said = found.map(([a, b]) => `${a?.name.toLowerCase()} and ${b?.name.toLowerCase()}`).join('; ');
  const message = `${nameOf(pair[0])} and ${nameOf(pair[1])}: ${said}. Column 16b, which the list does not have for them, commonly keeps them apart: look there.`;
  return { message, about: about(pair) };
}

export const segregationGroups = declarationRule({
  code: 'segregation_groups',
  severity: 'warning',
  source: 'IMDG 3.1.4, 3.2.1 column 16b, 7.2.5, 7.2.8',
  sentence:
    'Acids and cyanides, ammonium compounds and chlorates, and other groups: column 16b is looked up where the list does not have it.',
  check: (declaration, goods) => pairsOf(declaration, goods).flatMap((pair) => groupDoubt(pair) ?? []),
});

export const segregationGroupMissing = goodsRule({
  code: 'segregation_group_missing',
  severity: 'warning',
  source: 'IMDG 3.1.4.2, 5.4.1.5.11.1',
  sentence:
    'An N.O.S. entry whose technical name is of a segregation group, such as acids, is declared with that group.',
  check: (facts) => {
    const listed = facts.un?.ok ? segregationGroupsOf(facts.un.value).map(({ code }) => code) : [];
    const known = new Set([...listed, ...groupsDeclared(facts)]);
    const missing = groupsByName(facts).filter((group) => !known.has(group) && group !== 'SGG1a');
    if (missing.length === 0 || !isStatedDirectly(facts)) return undefined;
    const names = listSegregationGroups().filter(({ code }) => missing.includes(code));
    const said = names.map(({ code, name }) => `${code.slice('SGG'.length)} ${name}`).join(', ');
    return {
      message: `The technical name is of segregation group ${said}: declare "IMDG Code segregation group – ${said}".`,
      about: facts.stated('technicalName', 'properShippingName'),
      expected: [...missing],
    };
  },
});

const OPPOSITES = [
  ['SGG1', 'SGG18'],
  ['SGG18', 'SGG1'],
  ['SGG8', 'SGG1'],
  ['SGG6', 'SGG18'],
  ['SGG17', 'SGG1'],
] as const;

export const segregationGroupContradicted = goodsRule({
  code: 'segregation_group_contradicted',
  severity: 'error',
  source: 'IMDG 3.1.4.2, 3.1.4.4, 5.4.1.5.11.1',
  sentence: 'Acids are not declared with the segregation group of alkalis, nor alkalis with that of acids.',
  check: (facts) => {
    const listed = facts.un?.ok ? segregationGroupsOf(facts.un.value).map(({ code }) => code) : [];
    const own: readonly string[] = [...listed, ...groupsByName(facts)];
    const stated = groupsDeclared(facts);
    const wrong = OPPOSITES.find(
      ([group, opposite]) => own.includes(group) && stated.includes(opposite) && !own.includes(opposite),
    );
    if (wrong === undefined) return undefined;
    const nameOf = (group: string) => listSegregationGroups().find(({ code }) => code === group)?.name ?? group;
    const [group, opposite] = wrong;
    return {
      message: `The goods are of segregation group ${nameOf(group)}, and ${nameOf(opposite)} is declared.`,
      about: facts.stated('segregationGroup', 'technicalName', 'unNo'),
      expected: [group],
    };
  },
});
