// IMDG 1.1.1.2, 3.1.1.4 (goods that the list or the criteria cover are dangerous goods), 5.4.1 (and must be declared).
import { parseUnNumber } from '../../dangerous-goods/offline.ts';
import { type Mode, type ModeRow, type Stated, textOf } from '../declaration/declaration.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { type Doubt, goodsRule } from '../rule.ts';
import { underProvision, weightOf } from './exemption.ts';

const ask = {
  english:
    'Your document gives a UN number or a transport class. Please explain why the goods shall go as non-dangerous by sea, ' +
    'and send a transport certificate (IMDG, valid this year) or the test report that shows it.',
  chinese:
    '贵司文件中列有联合国编号或运输危险类别。请说明为何按非危险货物海运，并提供有效的海运运输条件鉴定书（IMDG）或相关检测报告。',
};

const NONE = /^(?:n\/?a|none|no|not (?:applicable|regulated|assigned|restricted)|-+|无|不适用|非危险)/i;

/** Whether the list itself exempts every row of the number from the Code (special provision 960). */
function isFreeBySea(un: string, { list }: GoodsFacts): boolean {
  const number = parseUnNumber(un);
  const entries = number.ok ? list.find(number.value) : [];
  return entries.length > 0 && entries.every(({ seaTransport }) => seaTransport === 'not-subject');
}

function doubtOf(facts: GoodsFacts, stated: Stated, where: string): Doubt | undefined {
  const value = textOf(stated);
  if (value === undefined || NONE.test(value)) return undefined;
  if (isFreeBySea(value, facts)) {
    const message = `${value} is not subject to the IMDG Code by sea (special provision 960); other modes differ.`;
    return { message, about: [stated], severity: 'note' };
  }
  const number = parseUnNumber(value);
  if (!number.ok && number.finding.code === 'un_number_domestic') {
    const message = `${value} is a North American number. It is none of the IMDG Code, but says that the goods have hazards: verify the flash point.`;
    return { message, about: [stated], ask, severity: 'warning' };
  }
  const message = `A document gives ${where}${value}: the goods are dangerous.${underProvision(facts)}`;
  return { message, about: [stated], ask, severity: weightOf(facts) };
}

/** A UN number stated for the sea, or for no mode in particular. */
export const letterUnNumber = goodsRule({
  code: 'letter_un_number',
  severity: 'error',
  source: 'IMDG 3.1.1.4, 5.4.1.4.1.1',
  sentence: 'No non-dangerous goods letter for goods that a document gives a UN number for.',
  check: (facts) => facts.stated('unNo').flatMap((stated) => doubtOf(facts, stated, 'UN number ') ?? []),
});

const MODE_NAMES: Readonly<Record<Exclude<Mode, 'sea' | 'any'>, string>> = {
  road: 'road or rail',
  air: 'air',
  dot: 'the USA (DOT)',
  tdg: 'Canada (TDG)',
};

/** A UN number that only other modes give: the criteria of class are the same, so the sea row is doubtful. */
export const letterOtherMode = goodsRule({
  code: 'letter_un_number_other_mode',
  severity: 'error',
  source: 'IMDG 2.0.1.5; UN Model Regulations 2.0',
  sentence:
    'No non-dangerous goods letter for goods that are dangerous by road or air, unless the Code itself exempts them by sea.',
  check: (facts) => {
    const modes = (Object.keys(MODE_NAMES) as (keyof typeof MODE_NAMES)[]).flatMap((mode) => {
      const row = facts.goods.modes[mode];
      return row?.unNo === undefined || textOf(row.unNo) === facts.text('unNo') ? [] : [{ mode, unNo: row.unNo, row }];
    });
    const numbers = [...new Set(modes.map(({ unNo }) => textOf(unNo)))];
    return numbers.flatMap((number) => {
      const [first, ...others] = modes.filter(({ unNo }) => textOf(unNo) === number);
      if (first === undefined) return [];
      const stating = [first, ...others];
      const where = stating.map(({ mode }) => MODE_NAMES[mode]).join(' and ');
      const doubt = doubtOf(facts, first.unNo, `for ${where} the UN number `);
      if (doubt === undefined) return [];
      const about = stating.map(({ unNo }) => unNo);
      const severity = doubt.severity === 'error' && stating.every(isDomestic) ? { severity: 'warning' as const } : {};
      return { ...doubt, about, ...severity };
    });
  },
});

/**
 * What only North America regulates: reportable quantities of substances that pollute no sea (49 CFR 172.101 appendix A), and
 * combustible liquids, which flash above 60 °C (173.120).
 */
const isDomestic = ({ mode, row }: { readonly mode: Mode; readonly row: ModeRow }) =>
  (mode === 'dot' || mode === 'tdg') &&
  (/30(?:77|82)/.test(textOf(row.unNo) ?? '') || /combustible liquid/i.test(textOf(row.properShippingName) ?? ''));

/** A class, packing group or EmS without a number says the same. */
export const letterClass = goodsRule({
  code: 'letter_transport_class',
  severity: 'error',
  source: 'IMDG 2.0.1.1, 5.4.1.4.1.3',
  sentence:
    'No non-dangerous goods letter for goods that a document gives a transport class, packing group or EmS for.',
  check: (facts) => {
    if (facts.text('unNo') !== undefined) return undefined;
    const stated = facts
      .stated('imoHazardClassNo', 'packingGroup', 'emsCode')
      .filter((one) => !NONE.test(String(one.value)));
    if (stated.length === 0) return undefined;
    const values = stated.map(({ value }) => value).join(', ');
    const message = `A document gives a transport class, packing group or EmS (${values}).${underProvision(facts)}`;
    return { message, about: stated, ask, severity: weightOf(facts) };
  },
});
