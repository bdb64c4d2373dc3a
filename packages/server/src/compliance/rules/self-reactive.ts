// IMDG 2.4.2.3.2.3 (self-reactive substances, SR) and 2.5.3.2.4 (organic peroxides): numbers and temperatures of formulations
// that the tables assign; 7.3.7.2.2: control and emergency temperature by the SADT.

import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { allWordsOf } from '../declaration/goods-words.ts';
import { parseCelsius } from '../declaration/parse-quantities.ts';
import { goodsRule } from '../rule.ts';

/*
 * name | numbers, those without temperature control too | control °C | emergency °C. Of formulations that differ by their
 * share or diluent the highest temperatures stand here.
 */
const LINES = `
tert-amyl peroxypivalate|3113|10|15
tert-butyl peroxypivalate|3113,3115,3119|30|35
tert-butyl peroxyneodecanoate|3115,3117,3119,3118|0|10
tert-amyl peroxyneodecanoate|3115,3119|0|10
cumyl peroxyneodecanoate|3115,3119|-10|0
tert-butyl peroxyneoheptanoate|3115,3117|0|10
cumyl peroxyneoheptanoate|3115|-10|0
tert-butyl peroxy-2-ethylhexanoate|3106,3113,3115,3117,3118,3119|40|45
tert-amyl peroxy-2-ethylhexanoate|3115|20|25
di-(3,5,5-trimethylhexanoyl) peroxide|3115,3117,3119|20|25
didecanoyl peroxide|3114|30|35
diisobutyryl peroxide|3111,3115,3119|-20|-10
di-n-propyl peroxydicarbonate|3113|-20|-10
diisopropyl peroxydicarbonate|3112,3115|-15|-5
di-sec-butyl peroxydicarbonate|3113,3115,3119|-15|-5
di-(2-ethylhexyl) peroxydicarbonate|3113,3115,3119,3120|-15|-5
dicyclohexyl peroxydicarbonate|3112,3114,3119|15|20
dicetyl peroxydicarbonate|3120,3119|30|35
dimyristyl peroxydicarbonate|3116,3119|20|25
di-(4-tert-butylcyclohexyl) peroxydicarbonate|3114,3116,3118,3119|35|40
acetyl cyclohexanesulphonyl peroxide|3112,3115|-10|0
diacetyl peroxide|3115|20|25
dipropionyl peroxide|3117|15|20
disuccinic acid peroxide|3102,3116|10|15
azodicarbonamide formulation type b, temperature controlled|3232|40|45
azodicarbonamide formulation type c, temperature controlled|3234|40|45
azodicarbonamide formulation type d, temperature controlled|3236|40|45
2,2'-azodi(isobutyronitrile)|3224,3234|40|45
2,2'-azodi(2,4-dimethylvaleronitrile)|3236|10|15
2,2'-azodi(2-methylbutyronitrile)|3236|35|40
2,2'-azodi(2,4-dimethyl-4-methoxyvaleronitrile)|3236|-5|5
2,2'-azodi(ethyl-2-methylpropionate)|3235|20|25
diethyleneglycol bis(allyl carbonate) + diisopropylperoxydicarbonate|3237|-10|0
`;
const foldName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/sulf/g, 'sulph')
    .replace(/[’′`]/g, "'")
    .replace(/\bt-(?=amyl|butyl)/g, 'tert-')
    .replace(/\baibn\b/g, "2,2'-azodi(isobutyronitrile)")
    .replace(/azobis/g, 'azodi')
    .replace(/[\s()[\]-]/g, '');

type Formulation = {
  readonly name: string;
  readonly numbers: readonly string[];
  readonly control: number;
  readonly emergency: number;
};
const formulations: readonly Formulation[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', numbers = '', control = '', emergency = ''] = line.split('|');
    return { name, numbers: numbers.split(','), control: Number(control), emergency: Number(emergency) };
  });

const CONTROLLED = /^(?:311[1-9]|3120|323[1-9]|3240|3533|3534)$/;
const OF_FORMULATIONS = /^(?:31[01]\d|3120|32[23]\d|3240)$/;

function formulationOf(facts: GoodsFacts): Formulation | undefined {
  const un = facts.un?.ok ? facts.un.value : '';
  if (!OF_FORMULATIONS.test(un)) return undefined;
  const words = foldName(`${facts.text('technicalName') ?? ''} ; ${facts.text('properShippingName') ?? ''}`);
  const found = formulations.filter(({ name }) => words.includes(foldName(name)));
  return [...found].sort((a, b) => b.name.length - a.name.length)[0];
}

const about = (facts: GoodsFacts) =>
  facts.stated('technicalName', 'controlTemperature', 'emergencyTemperature', 'unNo');
const ask = {
  english: 'Which formulation is it, with which share of diluent, and what is its SADT in this package?',
  chinese: '请提供配方组成、稀释剂含量以及该包装下的自加速分解温度（SADT）。',
};

export const formulationNumber = goodsRule({
  code: 'formulation_number',
  severity: 'error',
  source: 'IMDG 2.4.2.3.2.3, 2.5.3.2.4',
  sentence:
    'A formulation of a self-reactive substance or organic peroxide that needs temperature control is declared with it.',
  check: (facts) => {
    const formulation = formulationOf(facts);
    const un = facts.un?.ok ? facts.un.value : '';
    if (formulation === undefined || CONTROLLED.test(un) || formulation.numbers.includes(un)) return undefined;
    const numbers = formulation.numbers.map((one) => `UN ${one}`).join(', ');
    return {
      message: `"${formulation.name}" has temperature control (${numbers}); UN ${un} has none.`,
      about: about(facts),
      ask,
      expected: formulation.numbers.map((one) => `UN ${one}`),
    };
  },
});

export const formulationTemperature = goodsRule({
  code: 'temperature_control_formulation',
  severity: 'error',
  source: 'IMDG 2.4.2.3.2.3, 2.5.3.2.4',
  sentence: 'Control and emergency temperature are no higher than the tables give the formulation.',
  check: (facts) => {
    const formulation = formulationOf(facts);
    if (formulation === undefined) return undefined;
    const control = parseCelsius(facts.text('controlTemperature') ?? '');
    const emergency = parseCelsius(facts.text('emergencyTemperature') ?? '');
    const isHigh =
      (control !== undefined && control > formulation.control) ||
      (emergency !== undefined && emergency > formulation.emergency);
    return isHigh
      ? {
          message: `"${formulation.name}" has at most ${formulation.control} °C control and ${formulation.emergency} °C emergency temperature; declared: ${control ?? '?'} and ${emergency ?? '?'} °C.`,
          about: about(facts),
          ask,
          expected: [`${formulation.control} °C`, `${formulation.emergency} °C`],
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
    const control = parseCelsius(facts.text('controlTemperature') ?? '');
    const emergency = parseCelsius(facts.text('emergencyTemperature') ?? '');
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
