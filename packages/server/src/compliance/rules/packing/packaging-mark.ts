// IMDG 6.1.3 and 6.5.2 (marks), 4.1.1.3 to 4.1.1.15 (use): performance letter, gross mass, density, test pressure, age.
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { grossPerPackage } from '../../declaration/package-masses.ts';
import { goodsRule } from '../../rule.ts';

const ask = {
  english: 'Which packagings are used? Please send the UN mark as printed on them, and the packing certificate.',
  chinese: '请提供包装上的UN标记原文及危险货物包装证书（性能单/使用单）。',
};
const markOf = ({ mark }: GoodsFacts) => (mark?.ok ? mark.value : undefined);
const about = (facts: GoodsFacts, ...more: Parameters<GoodsFacts['stated']>) => facts.stated('packingCode', ...more);

export const markUnreadable = goodsRule({
  code: 'packaging_mark_unreadable',
  severity: 'warning',
  source: 'IMDG 6.1.3.1, 6.5.2.1',
  sentence: 'A UN mark must follow its grammar.',
  check: (facts) =>
    facts.mark?.ok === false
      ? { message: `"${facts.text('packingCode')}": ${facts.mark.finding.message}`, about: about(facts), ask }
      : undefined,
});

export const markPackingGroup = goodsRule({
  code: 'packaging_mark_packing_group',
  severity: 'error',
  source: 'IMDG 6.1.3.1 (c)(i), 4.1.1.3',
  sentence: 'X serves packing groups I to III, Y serves II and III, Z serves III; salvage packagings serve any.',
  check: (facts) => {
    const mark = markOf(facts);
    const group = facts.packingGroup?.ok
      ? facts.packingGroup.value
      : facts.rows.length === 1
        ? facts.rows[0]?.packingGroup
        : undefined;
    const isSalvage = mark?.code.suffix === 'T';
    if (mark === undefined || isSalvage || group === undefined || group === null || mark.packingGroups.includes(group))
      return undefined;
    const message = `The mark’s ${mark.performanceLevel} serves packing group ${mark.packingGroups.join(' and ')}; the goods are ${group}.`;
    return { message, about: about(facts, 'packingGroup'), ask };
  },
});

export const markGrossMass = goodsRule({
  code: 'packaging_mark_gross_mass',
  severity: 'error',
  source: 'IMDG 6.1.3.1 (c)(ii), 4.1.1.3; IBCs 6.5.2.1.1',
  sentence: 'A package weighs at most what its mark says.',
  check: (facts) => {
    const mark = markOf(facts);
    const gross = grossPerPackage(facts);
    const most = mark?.maxGrossMassKg;
    if (gross === undefined || most === null || most === undefined || gross <= most) return undefined;
    const message = `A package weighs ${gross} kg gross, its mark allows ${most} kg.`;
    return { message, about: about(facts, 'grossMassPerPackageKg', 'grossWeightKgs', 'packageQuantityAndType'), ask };
  },
});

/** Relative density as stated: `0.79 g/cm³`, `1.05`, `790 kg/m3`. */
export function densityOf({ text }: Pick<GoodsFacts, 'text'>): number | undefined {
  const match = /\d+(?:[.,]\d+)?/.exec(text('density') ?? '');
  if (match === null) return undefined;
  const value = Number(match[0].replace(',', '.'));
  return value > 30 ? value / 1000 : value;
}

export const markDensity = goodsRule({
  code: 'packaging_mark_density',
  severity: 'error',
  source: 'IMDG 6.1.3.1 (c)(i), 4.1.1.3',
  sentence: 'The liquid is no denser than the mark says; without a figure that is 1.2.',
  check: (facts) => {
    const mark = markOf(facts);
    const density = densityOf(facts);
    if (mark?.relativeDensity == null || density === undefined || density <= mark.relativeDensity) return undefined;
    const message = `The density is ${density}, the packagings were tested for ${mark.relativeDensity}.`;
    return { message, about: about(facts, 'density'), ask };
  },
});

/** 4.1.1.10: the vapour pressure at 50 °C is below 4/7 of the marked test pressure plus 100 kPa. */
export const markPressure = goodsRule({
  code: 'packaging_mark_pressure',
  severity: 'warning',
  source: 'IMDG 4.1.1.10',
  sentence: 'The vapour pressure at 50 °C is below 4/7 of the marked test pressure plus 100 kPa.',
  check: (facts) => {
    const mark = markOf(facts);
    const pressure = Number(facts.text('vapourPressure50Kpa'));
    if (mark?.hydraulicPressureKpa == null || !(pressure > 0)) return undefined;
    const most = (4 / 7) * (mark.hydraulicPressureKpa + 100);
    if (pressure < most) return undefined;
    const message = `The vapour pressure at 50 °C is ${pressure} kPa; the mark allows less than ${Math.round(most)} kPa by 4.1.1.10.2 (or test by .1 or .3).`;
    return { message, about: about(facts, 'vapourPressure50Kpa'), ask };
  },
});

const YEARS = 5;
const YEARS_OF_STRONG_ACID = 2;

const STRONG_ACIDS: readonly (readonly [un: string, acid: RegExp, above: number])[] = [
  ['1790', /hydro(?:gen fluoride|fluoric)|7664-39-3|氢氟酸|氟化氢/i, 60],
  ['2031', /nitric acid|7697-37-2|硝酸/i, 55],
];

/** PP81 and B15: more than 60 % of hydrogen fluoride in UN 1790, more than 55 % of nitric acid in UN 2031. */
function yearsOf(facts: GoodsFacts): number {
  const [, acid, above = 0] = STRONG_ACIDS.find(([un]) => facts.un?.ok && facts.un.value === un) ?? [];
  if (acid === undefined) return YEARS;
  const share = facts.composition.find(({ name, casNo }) => acid.test(`${name} ${casNo}`))?.percent;
  const figures = String(share ?? '').match(/\d+(?:\.\d+)?/g) ?? [];
  const isStrong = figures.length > 0 && Math.min(...figures.map(Number)) > above;
  // From 65 % on nitric acid has 5.1.
  return isStrong || facts.subsidiaries.some((one) => one.ok && one.value === '5.1') ? YEARS_OF_STRONG_ACID : YEARS;
}

/** Plastics drums, jerricans, rigid plastics IBCs and composite IBCs with plastics inner receptacles. */
export const markAge = goodsRule({
  code: 'packaging_age',
  severity: 'error',
  source: 'IMDG 4.1.1.15, 4.1.4.1 (PP81), 4.1.4.2 (B15)',
  sentence:
    'Plastics drums, jerricans and IBCs are used for five years from their manufacture, with strong nitric and hydrofluoric acid two.',
  check: (facts) => {
    const mark = markOf(facts);
    if (mark === undefined) return undefined;
    const { code, year, month } = mark;
    const isDrum = /^(?:drum|jerrican)$/.test(code.kind) && code.material === 'plastics';
    const isIbc =
      code.group === 'ibc' &&
      (code.innerMaterial === 'plastics' || (code.material === 'plastics' && !/flexible/.test(code.kind)));
    if (!isDrum && !isIbc) return undefined;
    const [thisYear, thisMonth] = facts.on.split('-').map(Number) as [number, number];
    const months = (thisYear - year) * 12 + (month === null ? 0 : thisMonth - month);
    const made = month === null ? String(year) : `${String(month).padStart(2, '0')}/${year}`;
    const years = yearsOf(facts);
    const inWords = years === YEARS ? 'five' : 'two';
    if (months > years * 12)
      return {
        message: `Plastics packagings of ${made} are older than ${inWords} years.`,
        about: about(facts),
        ask,
      };
    if (months === years * 12) {
      const message = `Plastics packagings of ${made} come to their ${inWords} years: look for the month in the clock beside the mark.`;
      return { message, about: about(facts), ask, severity: 'warning' };
    }
    return undefined;
  },
});

const INSPECTION_MONTHS = 30;

/** Month and year of an inspection that is stated: `inspected 03/2023`, `last test 2023-03`. */
function inspectionOf(words: string): { year: number; month: number } | undefined {
  const said =
    /(?:inspect\w*|leakproofness test\w*|retest\w*|检验)[^.;\d]{0,40}(?:(\d{1,2})[/.-](\d{4})|(\d{4})[/.-](\d{1,2}))/i.exec(
      words,
    );
  const [month, year] = [Number(said?.[1] ?? said?.[4]), Number(said?.[2] ?? said?.[3])];
  return month >= 1 && month <= 12 ? { year, month } : undefined;
}

export const ibcInspection = goodsRule({
  code: 'ibc_inspection',
  severity: 'error',
  source: 'IMDG 4.1.2.2, 6.5.4.4.1',
  sentence: 'Metal, rigid plastics and composite IBCs are inspected every two and a half years.',
  check: (facts) => {
    const mark = markOf(facts);
    if (mark?.code.group !== 'ibc' || mark.month === null || /flexible/.test(mark.code.kind)) return undefined;
    if (!/steel|aluminium|metal|plastics/.test(mark.code.material)) return undefined;
    const [year, month] = facts.on.split('-').map(Number) as [number, number];
    const inspected = inspectionOf(allWordsOf(facts));
    if (inspected !== undefined) {
      const isOver = (year - inspected.year) * 12 + month - inspected.month > INSPECTION_MONTHS;
      const said = `${String(inspected.month).padStart(2, '0')}/${inspected.year}`;
      return isOver
        ? {
            message: `The IBC was inspected in ${said}, more than two and a half years ago.`,
            about: about(facts, 'additionalInformation'),
            ask,
            severity: 'error',
          }
        : undefined;
    }
    if ((year - mark.year) * 12 + month - mark.month <= INSPECTION_MONTHS) return undefined;
    const message = `The IBC is of ${String(mark.month).padStart(2, '0')}/${mark.year}: when was it last inspected (every 2.5 years)?`;
    return {
      message,
      about: about(facts),
      ask: { english: message, chinese: '该中型散装容器最近一次检验日期是何时（每2.5年一次）？' },
      severity: 'warning',
    };
  },
});
