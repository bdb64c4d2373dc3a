// IMDG 5.4.1.5.1 (net explosive mass of class 1), 5.4.1.5.15 (classification reference of fireworks).

import { isStatedDirectly } from '../../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { grossMass, netMass } from '../../declaration/package-masses.ts';
import { parseKilograms } from '../../declaration/parse-quantities.ts';
import { goodsRule } from '../../rule.ts';

const isExplosive = ({ rows, hazardClass }: GoodsFacts) =>
  hazardClass?.ok
    ? /^1(?:\.|$)/.test(hazardClass.value)
    : rows.length > 0 && rows.every((row) => /^1(?:\.|$)/.test(row.hazardClass));

const IN_WORDS =
  /\b(?:NEM|NEQ|NEW|NEC)\b[^\d]{0,12}\d|net explosive[^\d]{0,40}\d|净(?:爆炸|装药|药)[^\d]{0,8}\d|\d\s*kg\s*(?:NEM|NEQ|NEW|NEC)\b/i;

const ask = {
  english: 'What is the net explosive mass of all packages, in kg?',
  chinese: '请提供全部包件的净爆炸物质量（千克）。',
};

export const netExplosiveMassMissing = goodsRule({
  code: 'net_explosive_mass_missing',
  severity: 'error',
  omission: 'beside-forms',
  source: 'IMDG 5.4.1.5.1',
  sentence: 'The quantity of explosives of class 1 is their net explosive mass.',
  check: (facts) =>
    isExplosive(facts) &&
    isStatedDirectly(facts) &&
    facts.text('netExplosiveMassKg') === undefined &&
    !IN_WORDS.test(allWordsOf(facts))
      ? {
          message: 'Goods of class 1 are declared without their net explosive mass.',
          about: facts.stated('unNo', 'imoHazardClassNo'),
          ask,
        }
      : undefined,
});

export const netExplosiveMassAbove = goodsRule({
  code: 'net_explosive_mass_above_gross',
  severity: 'error',
  source: 'IMDG 5.4.1.5.1; arithmetic',
  sentence: 'The net explosive mass is above zero and no more than the mass of the goods.',
  check: (facts) => {
    const stated = facts.goods.fields.netExplosiveMassKg;
    const mass = stated === undefined ? undefined : parseKilograms(stated.value);
    const gross = netMass(facts) ?? grossMass(facts);
    if (mass === undefined || (mass > 0 && (gross === undefined || mass <= gross))) return undefined;
    const limit = mass > 0 ? `is above the mass ${gross} kg of the goods` : 'is none';
    return {
      message: `The net explosive mass ${mass} kg ${limit}.`,
      about: facts.stated('netExplosiveMassKg', 'netWeightKgs', 'grossWeightKgs'),
      ask,
    };
  },
});

const FIREWORKS: ReadonlySet<string> = new Set(['0333', '0334', '0335', '0336', '0337']);
/** A reference begins with the sign of the State that gave it: `GB/HSE 123456`, `CN/0336-1`. */
const REFERENCE = /classification ref|\bref(?:erence)?\b[^;]{0,30}\d|\b[A-Z]{1,3}\/[\w-]*\d|分类(?:批准)?(?:编号|号)/i;

export const fireworksReferenceMissing = goodsRule({
  code: 'fireworks_reference_missing',
  severity: 'error',
  omission: 'beside-forms',
  source: 'IMDG 5.4.1.5.15',
  sentence: 'Fireworks are declared with the classification reference of the competent authority.',
  check: (facts) => {
    if (!facts.un?.ok || !FIREWORKS.has(facts.un.value) || !isStatedDirectly(facts)) return undefined;
    const words = `${facts.text('additionalInformation') ?? ''} ; ${facts.text('description') ?? ''}`;
    if (facts.text('classificationReference') !== undefined || REFERENCE.test(words)) return undefined;
    return {
      message: `UN ${facts.un.value} is declared without the classification reference of the competent authority.`,
      about: facts.stated('unNo'),
      ask: {
        english: 'Which classification reference did the competent authority give the fireworks, and of which State?',
        chinese: '请提供主管机关给出的烟花分类编号及所属国家。',
      },
    };
  },
});
