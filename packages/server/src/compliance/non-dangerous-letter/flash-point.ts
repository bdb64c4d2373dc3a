// IMDG 2.3.1.2.1: flammable liquids give off a flammable vapour at or below 60 °C closed cup (65.6 °C open cup).
// IMDG 2.3.1.3: above 35 °C they are not class 3 when they do not sustain combustion, burn only above 100 °C (ISO 2592),
// or are miscible solutions with more than 90 % water by mass.
import { CLASS_3_CLOSED_CUP, CLASS_3_OPEN_CUP } from '../../dangerous-goods/offline.ts';
import { goodsRule } from '../rule.ts';
import { underProvision, weightOf } from './exemption.ts';

const SUSTAINED_COMBUSTION_FROM = 35;

const ask = {
  english:
    'What is the flash point of the product, closed cup, in °C, and by which method? Please send the test report. ' +
    'Above 35 °C: was sustained combustibility tested (UN Manual, L.2)?',
  chinese:
    '请提供产品的闭杯闪点（℃）、测试方法及检测报告。若闪点高于35℃：是否做过持续燃烧性试验（联合国《试验和标准手册》L.2）？',
};

/** The flash point makes the goods class 3. */
export const letterFlashPoint = goodsRule({
  code: 'letter_flash_point',
  severity: 'error',
  source: 'IMDG 2.3.1.2.1, 2.3.1.3',
  sentence:
    'No non-dangerous goods letter for a liquid whose flash point is at or below 60 °C closed cup (65.6 °C open cup).',
  check: (facts) => {
    const { flashPoint, state } = facts;
    if (flashPoint === undefined || state === 'gas' || state === 'article') return undefined;
    const limit = flashPoint.cup === 'open' ? CLASS_3_OPEN_CUP : CLASS_3_CLOSED_CUP;
    if (flashPoint.least > limit) return undefined;
    const about = facts.stated('flashPoint', 'flashPointCelsius');
    const written = facts.text('flashPoint') ?? `${facts.text('flashPointCelsius')} °C`;
    if (state === 'solid') {
      const message = `The goods are solid and the flash point is ${written}: verify that they are neither molten nor a flammable solid (4.1).`;
      return { message, about, ask, severity: 'warning' };
    }
    if (flashPoint.most === Number.POSITIVE_INFINITY && flashPoint.least < limit) {
      const message = `The flash point is given as ${written}, which leaves open whether it is above ${limit} °C.`;
      return { message, about, ask, severity: 'warning' };
    }
    const mayNotBurn = flashPoint.least > SUSTAINED_COMBUSTION_FROM && flashPoint.cup !== 'open';
    const exception = mayNotBurn ? ' Only a test that it does not sustain combustion would free it (2.3.1.3).' : '';
    const message = `The flash point ${written} makes a liquid dangerous goods of class 3.${exception}${underProvision(facts)}`;
    return { message, about, ask, severity: weightOf(facts) };
  },
});
