// IMDG 5.4.1.5.5, 7.3.7, 3.1.2.6: control and emergency temperature of self-reactive substances, organic peroxides and
// polymerizing substances; special provision 386 for stabilized goods.

import { type GoodsFacts, isNone } from '../declaration/goods-facts.ts';
import { parseCelsius } from '../declaration/parse-quantities.ts';
import { goodsRule } from '../rule.ts';

const isControlled = ({ rows, text }: GoodsFacts) =>
  rows.some(({ name }) => /TEMPERATURE CONTROLLED/.test(name)) ||
  /temperature controlled/i.test(text('properShippingName') ?? '');

export const temperatureMissing = goodsRule({
  code: 'temperature_control_missing',
  severity: 'error',
  omission: true,
  source: 'IMDG 5.4.1.5.5, 7.3.7',
  sentence: 'Temperature controlled goods are declared with control and emergency temperature.',
  check: (facts) => {
    if (!isControlled(facts)) return undefined;
    const missing = (['controlTemperature', 'emergencyTemperature'] as const).filter(
      (field) => facts.text(field) === undefined,
    );
    if (missing.length === 0) return undefined;
    const words = missing.map((field) =>
      field === 'controlTemperature' ? 'control temperature' : 'emergency temperature',
    );
    return {
      message: `The ${words.join(' and the ')} of temperature controlled goods is not stated.`,
      about: facts.stated('unNo'),
      ask: { english: 'What are control and emergency temperature (°C)?', chinese: '请提供控制温度和应急温度（℃）。' },
    };
  },
});

export const temperatureOrder = goodsRule({
  code: 'temperature_control_order',
  severity: 'error',
  source: 'IMDG 7.3.7.2',
  sentence: 'The emergency temperature is above the control temperature.',
  check: (facts) => {
    const control = parseCelsius(facts.text('controlTemperature') ?? '');
    const emergency = parseCelsius(facts.text('emergencyTemperature') ?? '');
    if (control === undefined || emergency === undefined || emergency > control) return undefined;
    const message = `The emergency temperature ${emergency} °C is not above the control temperature ${control} °C.`;
    return { message, about: facts.stated('controlTemperature', 'emergencyTemperature') };
  },
});

export const temperatureWords = goodsRule({
  code: 'temperature_control_words',
  severity: 'error',
  source: 'IMDG 3.1.2.6, 7.3.7, special provision 386',
  sentence: 'Goods that are stabilized by temperature control are declared with TEMPERATURE CONTROLLED.',
  check: (facts) => {
    const stabilized = facts.rows.length > 0 && facts.rows.every((row) => row.specialProvisions.includes(386));
    const control = facts.text('controlTemperature');
    if (!stabilized || control === undefined || isControlled(facts) || isNone(control)) return undefined;
    if (/temperature controlled/i.test(facts.text('description') ?? '')) return undefined;
    return {
      message: `A control temperature of ${control} is stated, and the name does not say TEMPERATURE CONTROLLED.`,
      about: facts.stated('controlTemperature', 'properShippingName'),
    };
  },
});
