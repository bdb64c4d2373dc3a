// IMDG 5.4.1.5.5, 7.3.7, 3.1.2.6: control and emergency temperature of self-reactive substances, organic peroxides and
// polymerizing substances; special provision 386 for stabilized goods.

import { type GoodsFacts, isNone } from '../../declaration/goods-facts.ts';
import { ownWordsOf } from '../../declaration/goods-words.ts';
import { goodsRule } from '../../rule.ts';
import { statedTemperatures } from './stated-temperatures.ts';

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
    const { control, emergency } = statedTemperatures(facts);
    const words = [
      ...(control === undefined && facts.text('controlTemperature') === undefined ? ['control temperature'] : []),
      ...(emergency === undefined && facts.text('emergencyTemperature') === undefined ? ['emergency temperature'] : []),
    ];
    if (words.length === 0) return undefined;
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
    const { control, emergency } = statedTemperatures(facts);
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

const DRY_UNIT =
  /\b(?:dry|general[- ]purpose|standard|ordinary|closed|ventilated|curtain[- ]?sid\w*|open[- ]top)\b[^.;,]{0,18}\b(?:containers?|units?|CTUs?|vans?|boxes)\b|(?<=\b|\dx)\d{2}\s?(?:ft|['’′])?\s?(?:GP|DV|DC|HC|HQ|OT|FR|G[01P]|G\d)\b|\b(?:non-?reefer|not? refrigerated|without (?:any )?refrigeration|unrefrigerated|not in a reefer)\b|干(?:货)?(?:集装)?箱|普通(?:集装)?箱/i;
const COLD_UNIT =
  /(?<!non-?|not in a )\breefers?\b|(?<!\b(?:not|un|no) ?)\brefrigerated (?:containers?|units?|CTUs?)|(?<=\b|\dx)\d{2}\s?(?:ft|['’′])?\s?(?:RF|RH|RE|HR|R[01TSE]|R\d)\b|\binsulated\b|冷藏/i;

export const temperatureUnit = goodsRule({
  code: 'temperature_control_unit',
  severity: 'error',
  source: 'IMDG 7.3.7.3, 7.3.7.4',
  sentence: 'Goods under temperature control do not travel in a dry or closed unit without cooling.',
  check: (facts) => {
    const { control } = statedTemperatures(facts);
    if (!isControlled(facts) && control === undefined) return undefined;
    const words = ownWordsOf(facts);
    const [said] = DRY_UNIT.exec(words) ?? [];
    if (said === undefined || COLD_UNIT.test(words)) return undefined;
    return {
      message: `"${said}": goods under temperature control need cooling, as a rule a refrigerated container.`,
      about: facts.stated(
        'packageQuantityAndType',
        'containerTypeQuantity',
        'additionalInformation',
        'controlTemperature',
      ),
      ask: {
        english: 'In which unit do the goods travel, and how is its temperature controlled and monitored?',
        chinese: '货物使用何种集装箱运输？如何控制和监测温度？',
      },
    };
  },
});
