// IMDG part 2: figures of tests that decide on division and packing group: corrosion of skin (2.8.3.3) and metal, gas given off
// with water (2.4.4.3), toxicity of gases (2.2.2.3). LD50 and LC50 of class 6.1 have `packing-group-by-hazard.ts`.

import { hazardsOf } from '../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { allWordsOf } from '../declaration/goods-words.ts';
import { goodsRule } from '../rule.ts';

const GROUPS = ['I', 'II', 'III'] as const;
type Group = (typeof GROUPS)[number];

const number = (text: string | undefined) => Number((text ?? '').replace(',', '.'));

type Figure = {
  readonly hazard: string;
  readonly pattern: RegExp;
  readonly unit: string;
  /** The packing group that the figure means; undefined when it means none. */
  readonly group: (figure: number, match: readonly (string | undefined)[]) => Group | undefined;
};

const MINUTES = { min: 1, h: 60 } as const;

const FIGURES: readonly Figure[] = [
  {
    hazard: '8',
    unit: 'exposure of the skin',
    pattern:
      /(?:full[- ]thickness|destruction|necrosis|skin corrosi\w+|corrosive to skin)[^.;\d]{0,60}?(\d+)\s*(min|h)(?:ours?|utes?)?\b(?: (?:or less )?(?:of )?exposure)?/i,
    group: (figure, [, , unit = 'min']) => {
      const minutes = figure * MINUTES[unit.toLowerCase() as keyof typeof MINUTES];
      return minutes <= 3 ? 'I' : minutes <= 60 ? 'II' : minutes <= 240 ? 'III' : undefined;
    },
  },
  {
    hazard: '4.3',
    unit: 'L/kg of gas an hour',
    pattern:
      /(?:gas|hydrogen|acetylene)[^.;]{0,50}?(\d+(?:[.,]\d+)?)\s*(?:L|lit(?:er|re)s?)\s*(?:\/|per )\s*kg\s*(?:\/|·|per |and )\s*(h|min)/i,
    group: (figure, [, , unit = 'h']) => {
      if (unit.toLowerCase() === 'min') return figure >= 10 ? 'I' : 'II';
      return figure >= 20 ? 'II' : figure > 1 ? 'III' : undefined;
    },
  },
];

const about = (facts: GoodsFacts) => facts.stated('packingGroup', 'additionalInformation', 'unNo');
const ask = {
  english: 'Which packing group follows from the test results? Please send the test report.',
  chinese: '根据试验结果应为哪一包装类别？请提供试验报告。',
};

export const classificationFigure = goodsRule({
  code: 'classification_figure',
  severity: 'error',
  source: 'IMDG 2.4.4.3, 2.8.3.3',
  sentence:
    'The packing group is no milder than stated test results mean: time of exposure of the skin, gas given off with water.',
  check: (facts) => {
    const hazards = hazardsOf(facts);
    const group = facts.packingGroup?.ok ? facts.packingGroup.value : undefined;
    const words = allWordsOf(facts);
    return FIGURES.flatMap(({ hazard, pattern, unit, group: groupOf }) => {
      const match = pattern.exec(words);
      if (match === null || group === undefined || !hazards.has(hazard)) return [];
      const meant = groupOf(number(match[1]), match);
      if (meant === undefined || GROUPS.indexOf(group) <= GROUPS.indexOf(meant)) return [];
      return {
        message: `"${match[0]}" (${unit}) means packing group ${meant}, not ${group}.`,
        ...{ about: about(facts), ask, expected: [meant] },
      };
    });
  },
});

const GAS_LC50 = /LC\s?50[^\d;]{0,30}(\d{1,6}(?:[.,]\d+)?)\s*(?:mL\/m|ml\/m|ppm)/i;
const TOXIC_GAS = 5000;

export const toxicGas = goodsRule({
  code: 'toxic_gas',
  severity: 'error',
  source: 'IMDG 2.2.2.3',
  sentence: 'A gas whose LC50 is at most 5,000 mL/m³ is of division 2.3.',
  check: (facts) => {
    const figure = number(GAS_LC50.exec(allWordsOf(facts))?.[1]?.replace(/(?<=\d),(?=\d{3}$)/, ''));
    const division = facts.hazardClass?.ok ? facts.hazardClass.value : '';
    if (!(figure > 0 && figure <= TOXIC_GAS) || !/^2\.[12]$/.test(division)) return undefined;
    return {
      message: `An LC50 of ${figure} mL/m³ means division 2.3, not ${division}.`,
      ...{ about: about(facts), ask, expected: ['2.3'] },
    };
  },
});
