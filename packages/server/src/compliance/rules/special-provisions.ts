// IMDG chapter 3.3, amendment 42-24: special provisions on whose conditions it depends whether and how goods may go. The list
// holds only the provisions that checks use; a row here speaks when one of the rows of the number has it.

import type { Severity } from '../../base/index.ts';
import { type GoodsRule, goodsRule } from '../rule.ts';

type Prompt = {
  readonly provision: number;
  /** The only number it speaks of, where the provision is assigned to others too. */
  readonly un?: string;
  readonly severity: Severity;
  readonly sentence: string;
  readonly ask?: { readonly english: string; readonly chinese: string };
};

const PROMPTS: readonly Prompt[] = [
  {
    provision: 188,
    severity: 'note',
    sentence:
      'Small cells and batteries (lithium ion: 20 Wh a cell, 100 Wh a battery; lithium metal: 1 g a cell, 2 g a battery) are exempt from the rest of the Code under conditions.',
    ask: {
      english:
        'Watt-hours (or grams of lithium) of one cell and one battery? Are all conditions of special provision 188 met, the battery mark on the packages included?',
      chinese: '单个电芯和电池的瓦时数（或锂含量）是多少？是否满足特殊规定188的全部条件（包括包装件上的电池标记）？',
    },
  },
  {
    provision: 230,
    severity: 'warning',
    sentence:
      'Cells and batteries are of a type that passed the tests of UN Manual 38.3, with a test summary (2.9.4; sodium ion: 2.9.5).',
    ask: { english: 'Please send the UN 38.3 test summary.', chinese: '请提供UN 38.3试验概要。' },
  },
  {
    provision: 376,
    severity: 'warning',
    sentence:
      'Damaged or defective cells and batteries go only under special provision 376 (P908, LP904; P911 when they may react dangerously).',
    ask: { english: 'Are the batteries new and undamaged?', chinese: '电池是否全新且无损坏或缺陷？' },
  },
  {
    provision: 377,
    severity: 'note',
    sentence:
      'Cells and batteries for disposal or recycling go under special provision 377 (P909), marked accordingly.',
  },
  {
    provision: 961,
    severity: 'warning',
    sentence:
      'Vehicles that meet special provision 961 (ro-ro or vehicle space, tank empty or the like, battery protected) are not subject to the Code.',
    ask: {
      english:
        'How are tank and battery prepared, in which space or container do the vehicles travel, and are there leaks?',
      chinese: '油箱和电池如何处理？装于滚装舱位还是集装箱？有无泄漏？',
    },
  },
  {
    provision: 962,
    severity: 'warning',
    sentence:
      'Vehicles that do not meet special provision 961 are class 9 and meet 962: no leaks, tank not more than a quarter full and at most 250 L, batteries protected.',
  },
  {
    provision: 978,
    severity: 'warning',
    sentence:
      'Charcoal (since amendment 42-24, instead of test and exemption): weathered 14 days or treated, at most 40 °C on the day of packing, the head space and stow height of the provision, and a document with the dates.',
    ask: {
      english:
        'Dates of production and packing, temperature on the day of packing, kind of weathering; is it in packages or unpackaged?',
      chinese: '请提供生产日期、包装日期、包装当天温度、陈化处理方式；是否有包装？',
    },
  },
  {
    provision: 925,
    severity: 'warning',
    sentence:
      'Carbon that passed the self-heating test with a certificate, and carbon black of mineral origin, may be free: the entry and the certificate have to be verified.',
    ask: { english: 'Please send the self-heating test report.', chinese: '请提供自热试验报告。' },
  },
  {
    provision: 223,
    severity: 'note',
    sentence:
      'Goods under this name that, when tested, do not meet the criteria of the class or of any other are not subject to the Code.',
  },
  {
    provision: 386,
    severity: 'warning',
    sentence:
      'Stabilized goods: the stabilization must last the voyage at the bulk mean temperature expected; else temperature control (7.3.7).',
    ask: {
      english:
        'Which inhibitor, how much, and how long does it last at 45 °C and 50 °C? Is temperature control needed?',
      chinese: '使用何种阻聚剂（稳定剂）？含量多少？在45℃和50℃下可维持多久？是否需要温度控制？',
    },
  },
  {
    provision: 335,
    un: '3077',
    severity: 'note',
    sentence:
      'UN 3077 serves for solids mixed with environmentally hazardous liquids without free liquid; sealed packets of less than 10 mL are exempt.',
  },
  { provision: 117, severity: 'note', sentence: 'Regulated by sea only.' },
  {
    provision: 65,
    severity: 'note',
    sentence: 'Hydrogen peroxide solutions of less than 8 % are not subject to the Code.',
  },
  {
    provision: 144,
    severity: 'note',
    sentence: 'Solutions of at most 24 % alcohol by volume are not subject to the Code.',
  },
  {
    provision: 145,
    severity: 'note',
    sentence: 'Alcoholic beverages of packing group III in receptacles of at most 250 L are not subject to the Code.',
  },
  {
    provision: 119,
    severity: 'note',
    sentence:
      'Refrigerating machines with less than 12 kg of a gas of 2.2 or 12 L of ammonia solution are not subject to the Code.',
  },
  {
    provision: 168,
    severity: 'note',
    sentence: 'Asbestos fixed in a binder so that no fibres escape is not subject to the Code.',
  },
  {
    provision: 238,
    severity: 'note',
    sentence:
      'Batteries are non-spillable when they pass the vibration and pressure tests; those that also hold no free liquid at 55 °C with a cracked case are not subject to the Code.',
  },
  {
    provision: 242,
    severity: 'note',
    sentence: 'Sulphur formed into prills, granules, pellets, pastilles or flakes is not subject to the Code.',
  },
];

/** One rule for each provision. */
export const specialProvisionRules: readonly GoodsRule[] = PROMPTS.map(({ provision, un, severity, sentence, ask }) =>
  goodsRule({
    code: `special_provision_${provision}`,
    severity,
    source: `IMDG special provision ${provision}`,
    sentence,
    check: ({ rows, stated }) =>
      rows.some((row) => row.specialProvisions.includes(provision) && (un === undefined || un === row.un))
        ? {
            message: `UN ${rows[0]?.un}, special provision ${provision}: ${sentence}`,
            about: stated('unNo'),
            ...(ask === undefined ? {} : { ask }),
          }
        : undefined,
  }),
);
