// IMDG 2.4.2.3.2.3 (self-reactive substances, SR) and 2.5.3.2.4 (organic peroxides): numbers and temperatures of formulations
// that the tables assign; 7.3.7.2.2: control and emergency temperature by the SADT.

import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { goodsRule } from '../../rule.ts';
import { formulationOf } from './formulation-of-goods.ts';
import { statedTemperatures } from './stated-temperatures.ts';

const CONTROLLED = /^(?:311[1-9]|3120|323[1-9]|3240|3533|3534)$/;
const OF_FORMULATIONS = /^(?:31[01]\d|3120|32[23]\d|3240)$/;
/** Formulations that the tables have not go by an approval (2.4.2.3.2.4, 2.5.3.2.5). */
const APPROVED = /\bapprov(?:al|ed)\b|competent authority|主管机关/i;

const about = (facts: GoodsFacts) =>
  facts.stated('technicalName', 'controlTemperature', 'emergencyTemperature', 'unNo');
const ask = {
  english: 'Which formulation is it, with which share of diluent, and what is its SADT in this package?',
  chinese: '请提供配方组成、稀释剂含量以及该包装下的自加速分解温度（SADT）。',
};

const numbersOf = (formulation: NonNullable<ReturnType<typeof formulationOf>>) => [
  ...new Set(formulation.assigned.map(({ un }) => `UN ${un}`)),
];

export const formulationNumber = goodsRule({
  code: 'formulation_number',
  severity: 'error',
  source: 'IMDG 2.4.2.3.2.3, 2.5.3.2.4',
  sentence:
    'A formulation of a self-reactive substance or organic peroxide is declared under the number, and with the temperature control, that the tables give its share.',
  check: (facts) => {
    const un = facts.un?.ok ? facts.un.value : '';
    const formulation = OF_FORMULATIONS.test(un) ? formulationOf(facts) : undefined;
    if (formulation === undefined || formulation.assigned.some((one) => one.un === un)) return undefined;
    const numbers = numbersOf(formulation);
    const needsControl = formulation.assigned.every(({ control }) => control !== undefined) && !CONTROLLED.test(un);
    const isKnown = formulation.share !== undefined && !APPROVED.test(allWordsOf(facts));
    const share = formulation.share === undefined ? '' : ` of ${formulation.share} %`;
    const said = needsControl ? `has temperature control (${numbers.join(', ')})` : `is ${numbers.join(', ')}`;
    return {
      message: `"${formulation.name}"${share} ${said}; UN ${un} is declared.`,
      about: about(facts),
      ask,
      expected: numbers,
      severity: needsControl || isKnown ? 'error' : 'warning',
    };
  },
});

export const formulationTemperature = goodsRule({
  code: 'temperature_control_formulation',
  severity: 'error',
  source: 'IMDG 2.4.2.3.2.3, 2.5.3.2.4',
  sentence: 'Control and emergency temperature are no higher than the tables give the formulation.',
  check: (facts) => {
    const un = facts.un?.ok ? facts.un.value : '';
    const formulation = OF_FORMULATIONS.test(un) ? formulationOf(facts) : undefined;
    if (formulation === undefined) return undefined;
    const own = formulation.assigned.filter((one) => one.un === un);
    const controlled = (own.length > 0 ? own : formulation.assigned).filter((one) => one.control !== undefined);
    const most = [
      Math.max(...controlled.map((one) => one.control ?? 0)),
      Math.max(...controlled.map((one) => one.emergency ?? 0)),
    ] as const;
    const { control, emergency } = statedTemperatures(facts);
    const isHigh = (control !== undefined && control > most[0]) || (emergency !== undefined && emergency > most[1]);
    return isHigh && controlled.length > 0
      ? {
          message: `"${formulation.name}" has at most ${most[0]} °C control and ${most[1]} °C emergency temperature; declared: ${control ?? '?'} and ${emergency ?? '?'} °C.`,
          about: about(facts),
          ask,
          expected: [`${most[0]} °C`, `${most[1]} °C`],
        }
      : undefined;
  },
});

/** Degrees below the SADT by 7.3.7.2.2. */
function belowSadt(sadt: number): readonly [control: number, emergency: number] {
  if (sadt <= 20) return [20, 10];
  return sadt <= 35 ? [15, 10] : [10, 5];
}

const SADT = /\bSADT\b[^\d-]{0,20}(-?\d{1,3})\s*°?\s*C?|自加速分解温度[^\d-]{0,8}(-?\d{1,3})/i;
/** Above this SADT self-reactive substances and peroxides of a package need no control (2.4.2.3.4, 2.5.3.4). */
const CONTROL_NEEDED = 50;

export const temperatureBySadt = goodsRule({
  code: 'temperature_control_sadt',
  severity: 'error',
  source: 'IMDG 7.3.7.2.2, 2.4.2.3.4, 2.5.3.4.1',
  sentence: 'Control and emergency temperature keep their distance from the SADT.',
  check: (facts) => {
    const [, first, second] = SADT.exec(allWordsOf(facts)) ?? [];
    const sadt = Number(first ?? second ?? Number.NaN);
    if (!Number.isFinite(sadt) || !OF_FORMULATIONS.test(facts.un?.ok ? facts.un.value : '')) return undefined;
    const [below, emergencyBelow] = belowSadt(sadt);
    const { control, emergency } = statedTemperatures(facts);
    const most = [sadt - below, sadt - emergencyBelow] as const;
    if (control === undefined && emergency === undefined) {
      return sadt <= CONTROL_NEEDED &&
        facts.rows.every(({ hazardClass }) => hazardClass === '5.2') &&
        !CONTROLLED.test(facts.un?.ok ? facts.un.value : '')
        ? {
            message: `The SADT is ${sadt} °C: the goods may need temperature control.`,
            about: about(facts),
            ask,
            severity: 'warning',
          }
        : undefined;
    }
    if ((control ?? most[0]) <= most[0] && (emergency ?? most[1]) <= most[1]) return undefined;
    return {
      message: `An SADT of ${sadt} °C means at most ${most[0]} °C control and ${most[1]} °C emergency temperature; declared: ${control ?? '?'} and ${emergency ?? '?'} °C.`,
      about: about(facts),
      ask,
      expected: [`${most[0]} °C`, `${most[1]} °C`],
    };
  },
});
