// IMDG 2.3.1 and 5.4.1.4.3.6: goods that flash at or below 60 °C closed cup are declared with the lowest flash point in °C c.c.
import { CLASS_3_CLOSED_CUP, CLASS_3_OPEN_CUP } from '../../dangerous-goods/offline.ts';
import { hazardsOf, isStatedDirectly, weightOfMissing } from '../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { goodsRule } from '../rule.ts';

const ask = {
  english: 'What is the lowest flash point, closed cup, in °C, and by which method?',
  chinese: '请提供最低闭杯闪点（℃）及测试方法。',
};
const about = (facts: GoodsFacts) => facts.stated('flashPoint', 'flashPointCelsius');
const written = (facts: GoodsFacts) => facts.text('flashPoint') ?? `${facts.text('flashPointCelsius')} °C`;

export const flashPointMissing = goodsRule({
  code: 'flash_point_missing',
  severity: 'error',
  omission: true,
  source: 'IMDG 5.4.1.4.3.6',
  sentence: 'Goods with a class or subsidiary hazard of 3 are declared with their flash point.',
  check: (facts) =>
    hazardsOf(facts).has('3') && facts.flashPoint === undefined && facts.state !== 'article'
      ? {
          message: 'Class 3 is declared without a flash point.',
          about: facts.stated('imoHazardClassNo'),
          ask,
          severity: weightOfMissing(facts),
        }
      : undefined,
});

export const flashPointOpenCup = goodsRule({
  code: 'flash_point_open_cup',
  severity: 'warning',
  source: 'IMDG 2.3.1.2.1, 5.4.1.4.3.6',
  sentence: 'The declaration wants the closed cup; open cups read some degrees higher.',
  check: (facts) =>
    facts.flashPoint?.cup === 'open' && facts.flashPoint.least <= 100
      ? { message: `${written(facts)} was measured in an open cup.`, about: about(facts), ask }
      : undefined,
});

export const flashPointFahrenheit = goodsRule({
  code: 'flash_point_fahrenheit',
  severity: 'note',
  source: 'IMDG 5.4.1.4.3.6',
  sentence: 'The flash point is declared in °C.',
  check: (facts) => {
    if (facts.flashPoint?.unit !== 'F' || /[°º˚]\s*C|℃/.test(written(facts))) return undefined;
    const celsius = Number.isFinite(facts.flashPoint.least) ? facts.flashPoint.least : facts.flashPoint.most;
    return { message: `${written(facts)} is ${Math.round(celsius * 10) / 10} °C.`, about: about(facts) };
  },
});

/** Class 3 goes on above 60 °C only for liquids carried hot and for desensitized explosives (2.3.1.2). */
const ABOVE_60 = new Set(['3256', '1204', '2059', '3064', '3343', '3357', '3379']);

/** Entries of mixtures whose flash point is what makes them class 3. */
const OF_MIXTURES =
  /^(?:PAINT|RESIN SOLUTION|ADHESIVES|PRINTING INK|PERFUMERY PRODUCTS|COATING SOLUTION|EXTRACTS|POLYESTER RESIN)/;

export const flashPointAbove = goodsRule({
  code: 'flash_point_above_class_3',
  severity: 'error',
  source: 'IMDG 2.3.1.2',
  sentence: 'A liquid that flashes above 60 °C is class 3 only when it is carried hot.',
  check: (facts) => {
    const { hazardClass, flashPoint, un } = facts;
    if (!hazardClass?.ok || hazardClass.value !== '3' || flashPoint === undefined) return undefined;
    const limit = flashPoint.cup === 'open' ? CLASS_3_OPEN_CUP : CLASS_3_CLOSED_CUP;
    if (flashPoint.least <= limit || (un?.ok && ABOVE_60.has(un.value))) return undefined;
    const message = `Class 3 is declared, but ${written(facts)} is above ${limit} °C: verify flash point and class.`;
    // Of a substance that the list names, its flash point is the likelier mistake.
    const isGeneric =
      facts.rows.length > 0 &&
      facts.rows.every((row) => row.technicalNameProvision !== null || OF_MIXTURES.test(row.name));
    const severity = isGeneric && isStatedDirectly(facts) && facts.flashPoint?.cup !== 'open' ? 'error' : 'warning';
    return { message, about: [...about(facts), ...facts.stated('imoHazardClassNo')], ask, severity };
  },
});

/** By the precedence of hazards (2.0.3.6) class 3 is the class or a subsidiary hazard of liquids of these classes. */
const BESIDE_3 = new Set(['6.1', '8', '9']);

export const flashPointWithoutClass = goodsRule({
  code: 'flash_point_without_class_3',
  severity: 'error',
  source: 'IMDG 2.0.3.6, 2.3.1.2',
  sentence: 'A liquid that flashes at or below 60 °C has 3 as its class or subsidiary hazard.',
  check: (facts) => {
    const { hazardClass, flashPoint, state } = facts;
    if (!hazardClass?.ok || !BESIDE_3.has(hazardClass.value) || state !== 'liquid') return undefined;
    if (flashPoint === undefined || flashPoint.most > CLASS_3_CLOSED_CUP || hazardsOf(facts).has('3')) return undefined;
    const message = `The flash point is ${written(facts)}, but 3 is neither class nor subsidiary hazard of ${hazardClass.value}.`;
    const isGeneric = facts.rows.length > 0 && facts.rows.every((row) => row.technicalNameProvision !== null);
    const severity = isGeneric && isStatedDirectly(facts) ? 'error' : 'warning';
    return { message, about: [...about(facts), ...facts.stated('imoHazardClassNo')], ask, severity };
  },
});
