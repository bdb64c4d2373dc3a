// IMDG 4.1.4 and column 8: what kinds of packagings a packing instruction has, as far as a whole kind is in or out of it, and
// which ask for packagings of packing group II (4.1.5.5 class 1, 4.1.7.1.1 self-reactive substances and peroxides, P903 and
// the like). Columns 8 and 10 are those of the list in use; each finding names their source.

import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { ownWordsOf } from '../../declaration/goods-words.ts';
import { packagesOf } from '../../declaration/package-masses.ts';
import { isCombination, packagingCodeOf } from '../../declaration/packaging-of-goods.ts';
import { type Doubt, goodsRule } from '../../rule.ts';
import { isLimitedQuantity } from '../quantities/limited-quantity.ts';

const ask = {
  english: 'Which packagings are used, by which packing instruction, and with which UN mark?',
  chinese: '使用何种包装？依据哪条包装导则？请提供UN标记。',
};
const about = (facts: GoodsFacts) => facts.stated('packingCode', 'packageQuantityAndType', 'unNo');

/** What every row that may be meant has in a column; undefined when it is not known, or not one. */
function columnOf({ rows }: GoodsFacts, column: 'packingInstructions' | 'ibcInstructions') {
  const [first, ...others] = rows.map(({ carriage }) => carriage[column]);
  const isSame = others.every((one) => one?.values.join() === first?.values.join());
  return first !== undefined && isSame ? first : undefined;
}

const isExempt = (facts: GoodsFacts) =>
  isLimitedQuantity(facts) || /^(?:y|yes|是|true|eq\b)/i.test(facts.text('exceptedQuantity') ?? '');
const PRESSURE =
  /cylinder|tube|bundle|pressure|cryogenic|dewar|receptacle|cartridge|aerosol|tank|MEGC|钢瓶|气瓶|杜瓦|罐/i;
const DRY_KINDS = /\b(?:drums?|bags?|sacks?|jerricans?|IBCs?)\b|桶|袋/i;

/** P200 and P203: pressure and cryogenic receptacles only. */
function pressureDoubt(facts: GoodsFacts, instruction: string, source: string): Doubt | undefined {
  const words = packagesOf(facts)?.kind ?? '';
  const code = packagingCodeOf(facts);
  if (PRESSURE.test(words) || (code === undefined && !DRY_KINDS.test(words))) return undefined;
  const said = code?.code ?? words;
  return {
    message: `${instruction} has pressure receptacles only, not ${said} (${source}).`,
    about: about(facts),
    ask,
  };
}

/** P001: liquids; no bags, which are no outer packagings of it either. */
function liquidDoubt(facts: GoodsFacts, source: string): Doubt | undefined {
  const code = packagingCodeOf(facts);
  const words = packagesOf(facts)?.kind ?? '';
  const isBag = code
    ? code.kind === 'bag'
    : /\b(?:paper|woven|textile|kraft)[\w ]{0,12}(?:bags?|sacks?)\b|^(?:bags?|sacks?)$|编织袋|纸袋/i.test(words);
  return isBag ? { message: `P001 has no bags for liquids (${source}).`, about: about(facts), ask } : undefined;
}

/** PP85 of P002: no bags for hypochlorites of calcium. */
const WITHOUT_BAGS: ReadonlySet<string> = new Set(['1748', '2208', '2880', '3485', '3486', '3487']);

/** P002: solids; bags are for packing groups II and III. */
function solidDoubt(facts: GoodsFacts, source: string): Doubt | undefined {
  const code = packagingCodeOf(facts);
  const un = facts.rows[0]?.un ?? '';
  if (code?.kind === 'bag' && WITHOUT_BAGS.has(un)) {
    return { message: `UN ${un} does not travel in bags (P002, PP85).`, about: about(facts), ask };
  }
  const isFirst = facts.packingGroup?.ok === true && facts.packingGroup.value === 'I';
  return code?.kind === 'bag' && isFirst
    ? { message: `P002 has no bags for packing group I (${source}).`, about: about(facts), ask }
    : undefined;
}

/** Instructions that have no bags, neither single nor as outer packagings. */
const NO_BAGS = /^P(?:20[78]|40[0-5]|50[0-4]|520|60[0-2]|62\d|650|80[0-2]|90[1-9]|91\d|1[0-4]\d)$/;

function bagDoubt(facts: GoodsFacts, instruction: string, source: string): Doubt | undefined {
  if (packagingCodeOf(facts)?.kind !== 'bag' || !NO_BAGS.test(instruction)) return undefined;
  return { message: `${instruction} has no bags (${source}).`, about: about(facts), ask };
}

/** P804: bromine, in inner packagings or composites alone. */
function singleDoubt(facts: GoodsFacts, instruction: string, source: string): Doubt | undefined {
  const code = packagingCodeOf(facts);
  if (instruction !== 'P804' || isCombination(facts) || !/^(?:drum|jerrican)$/.test(code?.kind ?? '')) return undefined;
  return { message: `${instruction} has no single ${code?.kind}s (${source}).`, about: about(facts), ask };
}

function instructionDoubt(facts: GoodsFacts): Doubt | undefined {
  const column = columnOf(facts, 'packingInstructions');
  if (column === undefined || isExempt(facts)) return undefined;
  const { values, source } = column;
  for (const instruction of values) {
    if (values.length > 1) return undefined;
    if (instruction === 'P200' || instruction === 'P203') return pressureDoubt(facts, instruction, source);
    if (instruction === 'P001' && !isCombination(facts)) return liquidDoubt(facts, source);
    if (instruction === 'P804') return singleDoubt(facts, instruction, source);
    if (NO_BAGS.test(instruction)) return bagDoubt(facts, instruction, source);
    if (instruction === 'P002' && !isCombination(facts)) return solidDoubt(facts, source);
  }
  return undefined;
}

export const packingInstructionKind = goodsRule({
  code: 'packing_instruction_kind',
  severity: 'error',
  source: 'IMDG 3.2.1 column 8, 4.1.4.1',
  sentence: 'The packagings are of a kind that the packing instruction has: pressure receptacles, no bags for liquids.',
  check: instructionDoubt,
});

/* The codes that an IBC instruction has (4.1.4.2): each has those of the ones before it of its kind. */
const METAL = '(?:11|21|31)[ABN]';
const IBCS: Readonly<Record<string, RegExp>> = {
  IBC01: /^31[ABN]/,
  IBC02: /^31(?:[ABN]|H[12]|HZ?[A-Z]?1)/,
  IBC03: /^31(?:[ABN]|H)/,
  IBC04: new RegExp(`^${METAL}`),
  IBC05: new RegExp(`^(?:${METAL}|(?:11|21|31)H[12]|(?:11|21|31)H[A-Z]1)`),
  IBC06: new RegExp(`^(?:${METAL}|(?:11|21|31)H)`),
  IBC07: new RegExp(`^(?:${METAL}|(?:11|21|31)H|11[CDF])`),
  IBC08: new RegExp(`^(?:${METAL}|(?:11|21|31)H|11[CDFG]|13)`),
};

/** Liquids of IBC01 to IBC03 have at most this vapour pressure at 50 °C (4.1.4.2). */
const MOST_VAPOUR_KPA = 110;

export const ibcInstruction = goodsRule({
  code: 'ibc_instruction',
  severity: 'error',
  source: 'IMDG 3.2.1 column 10, 4.1.4.2',
  sentence: 'Goods travel in an IBC only where the list has an instruction for it, and in the kinds that it has.',
  check: (facts) => {
    const code = packagingCodeOf(facts);
    const column = columnOf(facts, 'ibcInstructions');
    if (code?.group !== 'ibc' || column === undefined) return undefined;
    const [instruction, ...others] = column.values;
    const un = facts.rows[0]?.un;
    if (instruction === undefined) {
      return { message: `UN ${un} has no instruction for IBCs (${column.source}).`, about: about(facts), ask };
    }
    const pressure = Number(facts.text('vapourPressure50Kpa'));
    if (/^IBC0[123]$/.test(instruction) && pressure > MOST_VAPOUR_KPA) {
      return {
        message: `The vapour pressure at 50 °C is ${pressure} kPa; ${instruction} has liquids of at most ${MOST_VAPOUR_KPA} kPa.`,
        about: [...about(facts), ...facts.stated('vapourPressure50Kpa')],
        ask,
      };
    }
    const kinds = IBCS[instruction];
    if (kinds === undefined || others.length > 0 || kinds.test(code.code)) return undefined;
    return {
      message: `${instruction} of UN ${un} has no IBC ${code.code} (${column.source}).`,
      about: about(facts),
      ask,
    };
  },
});

/** Instructions that ask for the performance of packing group II whatever the goods are. */
const GROUP_II = /^(?:P1[0-4]\d|P520|P90[3469]|P908|P004|P207|P404|P910)$/;
const BATTERIES: ReadonlySet<string> = new Set('3090 3091 3480 3481 3551 3552'.split(' '));

const asksForSecond = (facts: GoodsFacts) => {
  const values = columnOf(facts, 'packingInstructions')?.values ?? [];
  const isOfKind = facts.rows.every(
    ({ un, hazardClass }) => BATTERIES.has(un) || /^1\./.test(hazardClass) || hazardClass === '5.2',
  );
  return (values.length > 0 && values.every((one) => GROUP_II.test(one))) || (facts.rows.length > 0 && isOfKind);
};

const isUnstable = ({ un, hazardClass }: GoodsFacts['rows'][number]) =>
  hazardClass === '5.2' || /^32(?:2[1-9]|3\d|40)$/.test(un);

export const markLevel = goodsRule({
  code: 'packaging_mark_level',
  severity: 'error',
  source: 'IMDG 4.1.4.1 (P903, P904, P906, P909 and others), 4.1.5.5, 4.1.7.1.1, 6.1.3.1 (c)(i)',
  sentence:
    'Batteries, explosives and peroxides need packagings of packing group II: not Z, and for peroxides no metal ones marked X.',
  check: (facts) => {
    if (!facts.mark?.ok) return undefined;
    const { performanceLevel, code } = facts.mark.value;
    if (performanceLevel === 'X' && code.group === 'packaging' && /^(?:steel|aluminium|metal)$/.test(code.material)) {
      return facts.rows.length > 0 && facts.rows.every(isUnstable)
        ? {
            message: `Metal packagings marked X confine too much: peroxides and self-reactive substances go in Y (4.1.7.1.1).`,
            about: about(facts),
            ask,
          }
        : undefined;
    }
    if (performanceLevel !== 'Z' || !asksForSecond(facts)) return undefined;
    return {
      message: `The mark is Z, for packing group III; UN ${facts.rows[0]?.un} needs packagings of packing group II.`,
      about: about(facts),
      ask,
    };
  },
});

const NAMED =
  /(?:packed|packing|packaged|pack|accordance|according|instruction)\b[^.;]{0,40}?\b((?:P|LP|IBC)\d{2,3})\b/i;
/** Instructions that special provisions name, whatever column 8 has. */
const BY_PROVISION = /^(?:P003|P004|P006|P90[0-9]|P91[01]|LP90[3-6]|LP03|P650)$/;

export const packingInstructionNamed = goodsRule({
  code: 'packing_instruction_named',
  severity: 'warning',
  source: 'IMDG 3.2.1 columns 8 and 10',
  sentence: 'A packing instruction that is named is one that the list has for the goods.',
  check: (facts) => {
    const [, named] = NAMED.exec(facts.text('additionalInformation') ?? '') ?? [];
    const column = columnOf(facts, named?.startsWith('IBC') ? 'ibcInstructions' : 'packingInstructions');
    if (named === undefined || column === undefined || column.values.length === 0) return undefined;
    const isInfectious = facts.rows.every(({ hazardClass }) => hazardClass === '6.2');
    if (column.values.includes(named.toUpperCase()) || (BY_PROVISION.test(named) && !isInfectious)) return undefined;
    if (named.startsWith('LP') && !isInfectious) return undefined;
    return {
      message: `${named} is named; UN ${facts.rows[0]?.un} has ${column.values.join(', ')} (${column.source}).`,
      about: facts.stated('additionalInformation', 'unNo'),
      expected: [...column.values],
      severity: isInfectious ? 'error' : 'warning',
    };
  },
});

const UNMARKED =
  /\b(?:un-?marked|un-?approved|non-?approved|un-?tested (?:drums?|packag\w*|boxes)|second[- ]hand|non-?UN\b|not UN[- ](?:approved|marked|certified|tested)|(?:no|without(?: a)?) UN[- ]?(?:mark|approval|certif)\w*|not (?:tested|approved|certified) packag\w*)|无UN标记|非危包|普通包装/i;
/** Instructions by which packagings need no mark. */
const WITHOUT_MARK = /^(?:P003|P005|P006|P408|P801|P905|P907|P200|P203|P206|P208|R001)$/;

export const packagingUnmarked = goodsRule({
  code: 'packaging_unmarked',
  severity: 'error',
  source: 'IMDG 4.1.1.3, 6.1.3.1',
  sentence: 'Packagings of dangerous goods have a UN mark, unless their packing instruction wants none.',
  check: (facts) => {
    if (facts.rows.length === 0 || isExempt(facts)) return undefined;
    const values = columnOf(facts, 'packingInstructions')?.values ?? [];
    const isVehicle =
      values.length === 0 && facts.rows.every(({ state, un }) => state === 'article' && !BATTERIES.has(un));
    if (isVehicle || values.some((one) => WITHOUT_MARK.test(one))) return undefined;
    const words = `${ownWordsOf(facts)} ; ${facts.text('packingCode') ?? ''}`;
    const [said] = UNMARKED.exec(words) ?? [];
    return said === undefined
      ? undefined
      : { message: `"${said}": the packagings need a UN mark.`, about: about(facts), ask };
  },
});
