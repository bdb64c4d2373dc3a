// IMDG 5.4.1.5.7.1 (particulars of class 7), 5.1.5.3.4 (categories by transport index); excepted packages have fewer.

import { isStatedDirectly } from '../../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { goodsRule } from '../../rule.ts';

const EXCEPTED: ReadonlySet<string> = new Set(['2908', '2909', '2910', '2911', '3507']);
const NUCLIDE =
  /\b(?:[A-Z][a-z]?-?\d{2,3}m?|\d{2,3}m?[A-Z][a-z]?|U\s?\(?nat\)?|(?:iridium|caesium|cobalt|uranium|thorium|iodine|technetium|americium)[- ]?\d*)\b/;
const FORM =
  /special form|solid|liquid|gas|oxide|metal|powder|chloride|nitrate|fluoride|low dispersible|固|液|气|特殊形式/i;
const ACTIVITY = /\d\s*(?:[a-zA-Zµ]{0,5}Bq|becquerels?)\b/i;
const MASS = /\d\s*k?g\b/i;
const CATEGORY = /\b(?:I{1,3})\s*[-–]?\s*(?:WHITE|YELLOW)|[一二三ⅠⅡⅢ]级[（(]?[白黄]/i;
const INDEX = /\bT\.?I\.?\s*[:=]?\s*\d|transport index[^\d]{0,6}\d|运输指数/i;

const CRITICALITY = /\bCSI\b|criticality safety index|临界安全指数/i;
const isFissile = ({ name }: GoodsFacts['rows'][number]) =>
  /(?<!NON-)(?<!NON )\bFISSILE\b/.test(name) && !/non[- ]fissile or/i.test(name);

/** In Bq; of fissile material its mass will do (5.4.1.5.7.1.3). */
const isActivity = ({ rows }: GoodsFacts, words: string) =>
  ACTIVITY.test(words) || (rows.every(isFissile) && MASS.test(words));

type Particular = readonly [name: string, isStated: (facts: GoodsFacts, words: string) => boolean];
const PARTICULARS: readonly Particular[] = [
  ['the radionuclide', ({ text }, words) => text('radionuclide') !== undefined || NUCLIDE.test(words)],
  [
    'its physical and chemical form',
    ({ text }, words) => text('physicalChemicalForm') !== undefined || FORM.test(words),
  ],
  ['the activity in Bq', (facts, words) => isActivity(facts, `${facts.text('activity') ?? ''} ; ${words}`)],
  ['the category', ({ text }, words) => text('radioactiveCategory') !== undefined || CATEGORY.test(words)],
  [
    'the transport index',
    ({ text }, words) =>
      text('transportIndex') !== undefined ||
      INDEX.test(words) ||
      !/YELLOW/i.test(`${text('radioactiveCategory') ?? ''} ${words}`),
  ],
  [
    'the criticality safety index',
    ({ text, rows }, words) =>
      text('criticalitySafetyIndex') !== undefined || CRITICALITY.test(words) || !rows.every(isFissile),
  ],
];

const ask = {
  english: 'Please state nuclide, physical and chemical form, activity, category, and transport index of each package.',
  chinese: '请提供放射性核素名称、物理化学形态、活度、包件分级和运输指数。',
};

export const radioactiveParticulars = goodsRule({
  code: 'radioactive_particulars_missing',
  severity: 'error',
  omission: 'beside-forms',
  source: 'IMDG 5.4.1.5.7.1',
  sentence: 'Radioactive material is declared with nuclide, form, activity, category and transport index.',
  check: (facts) => {
    const isRadioactive = facts.rows.length > 0 && facts.rows.every(({ hazardClass }) => hazardClass === '7');
    if (!isRadioactive || !isStatedDirectly(facts) || (facts.un?.ok && EXCEPTED.has(facts.un.value))) return undefined;
    const words = `${allWordsOf(facts).replace(facts.text('properShippingName') ?? '', '')}`;
    const missing = PARTICULARS.flatMap(([name, isStated]) => (isStated(facts, words) ? [] : [name]));
    return missing.length === 0
      ? undefined
      : { message: `Not stated of class 7: ${missing.join(', ')}.`, about: facts.stated('unNo'), ask };
  },
});

const CATEGORIES: Readonly<Record<string, number>> = { WHITE: 0, YELLOW: 1 };

/** The highest transport index of a category: 0 of I-WHITE, 1 of II-YELLOW; none of III-YELLOW. */
function mostOf(category: string): number | undefined {
  const [, roman = '', colour = ''] = /(I{1,3})\s*[-–]?\s*(WHITE|YELLOW)/i.exec(category) ?? [];
  return roman.length === 3 ? undefined : CATEGORIES[colour.toUpperCase()];
}

export const radioactiveCategory = goodsRule({
  code: 'radioactive_category_index',
  severity: 'error',
  source: 'IMDG 5.1.5.3.4',
  sentence: 'The transport index is one that the category of the package has: 0 of I-WHITE, at most 1 of II-YELLOW.',
  check: (facts) => {
    const words = allWordsOf(facts);
    const category = facts.text('radioactiveCategory') ?? words;
    const most = mostOf(category);
    const written = /\b(?:T\.?I\.?|transport index)\s*[:=]?\s*(?:of |is )?(\d+(?:\.\d+)?)/i.exec(words)?.[1];
    const index = Number(facts.text('transportIndex') ?? written ?? Number.NaN);
    // An index of at most 0.05 counts as 0.
    if (most === undefined || !Number.isFinite(index) || index <= Math.max(most, 0.05)) return undefined;
    return {
      message: `A transport index of ${index} is above category ${/I{1,3}\s*[-–]?\s*(?:WHITE|YELLOW)/i.exec(category)?.[0]}.`,
      about: facts.stated('radioactiveCategory', 'transportIndex', 'additionalInformation'),
      ask,
    };
  },
});

/* Entries of packages by the form of their contents: not special form | special form. */
const FORMS: readonly (readonly [plain: string, special: string])[] = [
  ['2915', '3332'],
  ['3327', '3333'],
];
const MOST_INDEX = 10;

export const radioactiveEntry = goodsRule({
  code: 'radioactive_entry',
  severity: 'error',
  source: 'IMDG 2.7.2, 3.2.1, 5.1.5.3.4, 7.1.4.5',
  sentence: 'Special form has entries of its own, and a transport index above 10 goes under exclusive use only.',
  check: (facts) => {
    const un = facts.un?.ok ? facts.un.value : '';
    const words = `${facts.text('additionalInformation') ?? ''} ; ${facts.text('physicalChemicalForm') ?? ''}`;
    const about = facts.stated('unNo', 'physicalChemicalForm', 'transportIndex', 'additionalInformation');
    const pair = FORMS.find((two) => two.some((one) => one === un));
    const isSpecial = /(?<!non[- ])(?<!not )\bspecial form\b/i.test(words);
    const isPlain = /\b(?:non[- ]|not )special form\b/i.test(words);
    const right = isSpecial && un === pair?.[0] ? pair[1] : isPlain && un === pair?.[1] ? pair[0] : undefined;
    if (right !== undefined)
      return { message: `The contents are ${isSpecial ? '' : 'not '}special form: UN ${right}.`, about, ask };
    const index = Number(facts.text('transportIndex'));
    const isRadioactive = facts.rows.some(({ hazardClass }) => hazardClass === '7');
    return isRadioactive && index > MOST_INDEX && !/exclusive use/i.test(words)
      ? { message: `A transport index of ${index} goes under exclusive use only.`, about, ask }
      : undefined;
  },
});
