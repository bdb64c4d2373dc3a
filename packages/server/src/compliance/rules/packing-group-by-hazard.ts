// UN GHS annex 3 against IMDG 2.3.2.6, 2.4.3.3, 2.4.4.3, 2.5.2.2, 2.6.2.2.4 and 2.8.3: the statements of section 2 that go with
// one packing group.

import type { PackingGroup } from '../../dangerous-goods/index.ts';
import { isStatedDirectly } from '../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { goodsRule } from '../rule.ts';

type Criterion = {
  readonly code: RegExp;
  /** The class that the group is of: class or subsidiary hazard of the goods. */
  readonly hazardClass: string;
  readonly groups: readonly PackingGroup[];
  readonly paragraph: string;
  /** Other figures may move the group (vapours, viscous liquids). */
  readonly open?: true;
};

const ORDER: readonly PackingGroup[] = ['I', 'II', 'III'];

const CRITERIA: readonly Criterion[] = [
  { code: /^H224$/, hazardClass: '3', groups: ['I'], paragraph: '2.3.2.6' },
  { code: /^H225$/, hazardClass: '3', groups: ['I', 'II'], paragraph: '2.3.2.6', open: true },
  { code: /^H3[01]0/, hazardClass: '6.1', groups: ['I', 'II'], paragraph: '2.6.2.2.4' },
  { code: /^H330/, hazardClass: '6.1', groups: ['I', 'II'], paragraph: '2.6.2.2.4', open: true },
  { code: /^H250/, hazardClass: '4.2', groups: ['I'], paragraph: '2.4.3.3' },
  { code: /^H251/, hazardClass: '4.2', groups: ['II'], paragraph: '2.4.3.3' },
  { code: /^H252/, hazardClass: '4.2', groups: ['III'], paragraph: '2.4.3.3' },
  { code: /^H260/, hazardClass: '4.3', groups: ['I', 'II'], paragraph: '2.4.4.3' },
  { code: /^H261/, hazardClass: '4.3', groups: ['II', 'III'], paragraph: '2.4.4.3' },
  { code: /^H271/, hazardClass: '5.1', groups: ['I'], paragraph: '2.5.2.2' },
  { code: /^H272/, hazardClass: '5.1', groups: ['II', 'III'], paragraph: '2.5.2.2' },
];

/** Packing groups by the categories of skin corrosion, which share one statement (2.8.3.3). */
const SKIN: Readonly<Record<string, PackingGroup>> = { A: 'I', B: 'II', C: 'III' };
const CORROSION =
  /(?:skin\s*corr(?:osion|\.)?|皮肤腐蚀)[^;,]{0,25}?1\s?([ABC])\b|H314\W{0,3}(?:cat(?:egory|\.)?\s*)?\(?1\s?([ABC])\b/i;

const ask = {
  english: 'Which packing group follows from the test results, and which values are they?',
  chinese: '请提供确定包装类别的试验数据。',
};

/* 2.6.2.2.4.1: the most of packing groups I, II and III: oral and dermal in mg/kg, dusts and mists in mg/L. */
const TOXICITY: readonly (readonly [route: RegExp, limits: readonly [number, number, number]])[] = [
  [
    /oral[^.;\d]{0,20}LD\s?50[^.;\d]{0,12}(\d+(?:\.\d+)?)|LD\s?50[^.;\d]{0,6}\(?oral[^.;\d]{0,12}(\d+(?:\.\d+)?)/i,
    [5, 50, 300],
  ],
  [
    /dermal[^.;\d]{0,20}LD\s?50[^.;\d]{0,12}(\d+(?:\.\d+)?)|LD\s?50[^.;\d]{0,6}\(?dermal[^.;\d]{0,12}(\d+(?:\.\d+)?)/i,
    [50, 200, 1000],
  ],
  [
    /(?:dust|mist)[^.;\d]{0,20}LC\s?50[^.;\d]{0,12}(\d+(?:\.\d+)?)|LC\s?50[^.;\d]{0,10}\(?(?:dust|mist)[^.;\d]{0,20}(\d+(?:\.\d+)?)/i,
    [0.2, 2, 4],
  ],
];
/* 2.8.3.3: minutes of exposure after which skin is destroyed. */
const EXPOSURE = /(?:exposure|destruction|necrosis|corros\w*)[^.;\d]{0,40}(\d+)\s*(min|h)/i;

/* 2.4.4.3: litres of gas that a kilogram gives off with water, an hour or a minute. */
const GAS =
  /(?:gas|hydrogen|acetylene)[^.;]{0,50}?(\d+(?:[.,]\d+)?)\s*(?:L|lit(?:er|re)s?)\s*(?:\/|per )\s*kg\s*(?:\/|·|per |and )\s*(h|min)/i;
const [FIRST_A_MINUTE, SECOND_AN_HOUR, LEAST_AN_HOUR] = [10, 20, 1];

function withWater(words: string): Criterion | undefined {
  const [, figure, unit = ''] = GAS.exec(words) ?? [];
  const litres = Number(figure?.replace(',', '.') ?? Number.NaN);
  const isMinute = unit.toLowerCase() === 'min';
  if (!(litres > (isMinute ? 0 : LEAST_AN_HOUR))) return undefined;
  const group: PackingGroup =
    isMinute && litres >= FIRST_A_MINUTE ? 'I' : isMinute || litres >= SECOND_AN_HOUR ? 'II' : 'III';
  return { code: /^$/, hazardClass: '4.3', groups: [group], paragraph: '2.4.4.3' };
}

/** What figures of toxicity and skin corrosion in the remarks mean. */
function criteriaOfFigures(words: string): Criterion[] {
  const toxic = TOXICITY.flatMap(([route, limits]): Criterion[] => {
    const [, first, second] = route.exec(words) ?? [];
    const figure = Number(first ?? second ?? Number.NaN);
    const group = ORDER[limits.findIndex((limit) => figure <= limit)];
    return group === undefined ? [] : [{ code: /^$/, hazardClass: '6.1', groups: [group], paragraph: '2.6.2.2.4.1' }];
  });
  const [, time, unit] = EXPOSURE.exec(words) ?? [];
  const wet = withWater(words);
  const found = wet === undefined ? toxic : [...toxic, wet];
  if (time === undefined) return found;
  const minutes = Number(time) * (unit?.toLowerCase() === 'h' ? 60 : 1);
  const group: PackingGroup = minutes <= 3 ? 'I' : minutes <= 60 ? 'II' : 'III';
  return [...found, { code: /^$/, hazardClass: '8', groups: [group], paragraph: '2.8.3.3' }];
}

/** The list leaves the group open: several groups for the number and class that are declared. */
function isOpen({ entries, hazardClass }: GoodsFacts): boolean {
  const own = entries.filter((one) => !hazardClass?.ok || one.hazardClass === hazardClass.value);
  return new Set(own.map(({ packingGroup }) => packingGroup)).size > 1;
}

function criteriaOf(facts: GoodsFacts): Criterion[] {
  const [main] = facts.hazardClass?.ok ? [facts.hazardClass.value] : [];
  const hazards: (string | undefined)[] = [main, ...facts.subsidiaries.flatMap((one) => (one.ok ? [one.value] : []))];
  const codes = facts.hazards.flatMap(({ code }) => code.split('+'));
  const found = CRITERIA.filter(
    ({ code, hazardClass }) => hazards.includes(hazardClass) && codes.some((one) => code.test(one)),
  );
  const words = `${facts.text('hCodeGHS') ?? ''} ; ${facts.text('additionalInformation') ?? ''}`;
  const [, first, second] = CORROSION.exec(words) ?? [];
  const group = SKIN[(first ?? second ?? '').toUpperCase()];
  const skin: Criterion[] =
    group !== undefined && hazards.includes('8')
      ? [
          {
            code: /^H314/,
            hazardClass: '8',
            groups: [group],
            paragraph: '2.8.3.3',
            ...(group === 'I' ? {} : { open: true }),
          },
        ]
      : [];
  const figures = criteriaOfFigures(words).filter(({ hazardClass }) => hazards.includes(hazardClass));
  return [...found, ...skin, ...figures];
}

export const packingGroupByHazard = goodsRule({
  code: 'packing_group_hazard_statement',
  severity: 'error',
  source: 'UN GHS annex 3; IMDG 2.0.3.6, 2.3.2.6, 2.4.3.3, 2.4.4.3, 2.5.2.2, 2.6.2.2.4, 2.8.3.3',
  sentence:
    'The packing group is no milder than the hazard statements of section 2: H300, H310, H330, H224, category 1A.',
  check: (facts) => {
    const { packingGroup } = facts;
    if (!packingGroup?.ok || !isOpen(facts)) return undefined;
    const rank = (group: PackingGroup) => ORDER.indexOf(group);
    const broken = criteriaOf(facts).filter(({ groups }) => rank(packingGroup.value) > Math.max(...groups.map(rank)));
    const [worst] = [...broken].sort((a, b) => Number(a.open ?? false) - Number(b.open ?? false));
    if (worst === undefined) return undefined;
    const groups = worst.groups.join(' or ');
    const isNamed = facts.rows.every((row) => row.technicalNameProvision === null);
    const message = `Statements and figures mean packing group ${groups} in class ${worst.hazardClass} (${worst.paragraph}), not ${packingGroup.value}.`;
    return {
      message,
      about: facts.stated('packingGroup', 'hCodeGHS'),
      ask,
      expected: [...worst.groups],
      // A sheet's statements come by the calculation of mixtures; the list has weighed what it names.
      severity: worst.open || isNamed || !isStatedDirectly(facts) ? 'warning' : 'error',
    };
  },
});
