// IMDG 3.2.1 column 5; 2.0.1.3 and 5.4.1.4.1.5: classes 1, 2, 5.2, 6.2, 7, self-reactive substances and articles have none.

import { GROUP_III_CLOSED_CUP } from '../../dangerous-goods/offline.ts';
import { viscosityAllows, viscosityNeeded } from '../declaration/claims.ts';
import { isStatedDirectly, weightOfMissing } from '../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { allWordsOf } from '../declaration/goods-words.ts';
import { type Doubt, goodsRule } from '../rule.ts';

/** The packing groups of the rows that have the stated class; null stands for none. */
function listedGroups({ entries, hazardClass }: GoodsFacts) {
  const own = entries.filter((entry) => !hazardClass?.ok || entry.hazardClass === hazardClass.value);
  return [...new Set((own.length > 0 ? own : entries).map(({ packingGroup }) => packingGroup))];
}

const ask = {
  english: 'Which packing group do the goods have by sea, and on which test result?',
  chinese: '该货物海运的包装类别是什么？依据何种检测结果？',
};

export const packingGroupMissing = goodsRule({
  code: 'packing_group_missing',
  severity: 'error',
  omission: true,
  source: 'IMDG 5.4.1.4.1.5',
  sentence: 'The packing group is declared where the list has one.',
  check: (facts) => {
    const groups = listedGroups(facts);
    if (groups.length === 0 || groups.includes(null) || facts.packingGroup !== undefined) return undefined;
    const expected = groups.flatMap((group) => group ?? []);
    const message = `The packing group is missing; the list has ${expected.join(', ')}.`;
    const about = facts.stated('packingGroup', 'unNo');
    return { message, about, ask, expected, severity: weightOfMissing(facts) };
  },
});

export const packingGroupUnreadable = goodsRule({
  code: 'packing_group_unreadable',
  severity: 'error',
  source: 'IMDG 2.0.1.3',
  sentence: 'The packing group is I, II or III; scans misread the Roman numerals.',
  check: ({ packingGroup, stated, entries }) => {
    if (packingGroup?.ok !== false) return undefined;
    const { message, candidates } = packingGroup.finding;
    const likely = (candidates ?? []).map(({ code }) => code);
    const allowed = entries.flatMap((entry) => entry.packingGroup ?? []);
    const expected = likely.length > 0 ? likely : [...new Set(allowed)];
    return { message, about: stated('packingGroup'), ask, ...(expected.length > 0 ? { expected } : {}) };
  },
});

export const packingGroupMismatch = goodsRule({
  code: 'packing_group_mismatch',
  severity: 'error',
  source: 'IMDG 3.2.1 column 5',
  sentence: 'The packing group must be one that the list has for the UN number.',
  check: (facts) => {
    const groups = listedGroups(facts);
    const { packingGroup } = facts;
    if (!packingGroup?.ok || groups.length === 0 || groups.includes(packingGroup.value)) return undefined;
    const expected = groups.flatMap((group) => group ?? []);
    const un = facts.entries[0]?.un;
    if (expected.length === 0) {
      const message = `UN ${un} has no packing group; ${packingGroup.value} is declared.`;
      return { message, about: facts.stated('packingGroup', 'unNo'), ask, expected: ['none'] };
    }
    const message = `UN ${un} has packing group ${expected.join(' or ')}, not ${packingGroup.value}.`;
    return { message, about: facts.stated('packingGroup', 'unNo'), ask, expected };
  },
});

const BOILS_AT = 35;
const VISCOSITY = /viscos|viscous|2\.3\.2\.[23]|mm2\/s|mm²\/s|mPa|flow time|粘度|黏度/i;

const askViscosity = {
  english:
    'What are the kinematic viscosity at 23 °C in mm²/s (or the flow time and the cup) and the separated solvent in %?',
  chinese: '请提供23℃运动黏度（mm²/s）或流出时间及所用流量杯，以及溶剂分离百分比。',
};

/**
 * Packing group III below 23 °C is that of viscous liquids alone. The shipper shows it by the viscosity; a document may state it
 * where its fields do not: what it declares is then to be compared.
 */
function viscousAsThree(facts: GoodsFacts, about: NonNullable<Doubt['about']>): Doubt | undefined {
  const { flashPoint } = facts;
  const isAllowed = viscosityAllows(facts);
  if (flashPoint === undefined || isAllowed === true) return undefined;
  const needed = `more than ${viscosityNeeded(flashPoint.least)} mm²/s (2.3.2.2)`;
  const message =
    isAllowed === false
      ? `The flash point is below 23 °C: packing group II; the stated viscosity does not allow III, which needs ${needed}.`
      : `The flash point is below 23 °C: packing group II, unless the liquid is viscous: III needs ${needed}, and no viscosity is stated.`;
  const isNamed = VISCOSITY.test(`${allWordsOf(facts)} ; ${facts.text('exemptedFromIMDGCode') ?? ''}`);
  const severity = isAllowed === false || (isStatedDirectly(facts) && !isNamed) ? 'error' : 'warning';
  return { message, about, ask: askViscosity, expected: ['II'], severity };
}

/**
 * IMDG 2.3.2.6: I boils at or below 35 °C; II flashes below 23 °C; III at 23 to 60 °C. Only for entries with several groups:
 * the others are fixed by the list. 2.3.2.2: viscous liquids that flash below 23 °C may be III.
 */
export const packingGroupFlashPoint = goodsRule({
  code: 'packing_group_flash_point',
  severity: 'error',
  source: 'IMDG 2.3.2.2, 2.3.2.6',
  sentence: 'In class 3 the packing group follows from the flash point and the boiling point.',
  check: (facts) => {
    const { flashPoint, packingGroup, hazardClass } = facts;
    const one = hazardClass?.ok && hazardClass.value === '3' && facts.subsidiaries.length === 0;
    const several = listedGroups(facts).length > 1;
    if (!one || !several || !packingGroup?.ok) return undefined;
    const about = facts.stated('packingGroup', 'flashPoint', 'flashPointCelsius', 'boilingPoint');
    const boiling = facts.boilingCelsius;
    if (boiling !== undefined && boiling <= BOILS_AT && packingGroup.value !== 'I') {
      const message = `Boiling begins at ${boiling} °C: packing group I, not ${packingGroup.value}.`;
      return { message, about, ask, severity: isStatedDirectly(facts) ? 'error' : 'warning' };
    }
    if (flashPoint === undefined || flashPoint.cup === 'open') return undefined;
    if (flashPoint.most < GROUP_III_CLOSED_CUP && packingGroup.value === 'III') return viscousAsThree(facts, about);
    if (flashPoint.least >= GROUP_III_CLOSED_CUP && packingGroup.value !== 'III') {
      const message = `The flash point is 23 °C or more: packing group III by the criteria, ${packingGroup.value} is declared.`;
      return { message, about, ask, severity: 'warning' };
    }
    return undefined;
  },
});
