import { type PackagingCode, parsePackagingCode } from './packaging-code.ts';
import { PACKING_GROUPS, type PackingGroup } from './packing-group.ts';
import { notParsed, type Parsed, parsed, plain } from './parsed.ts';

/**
 * The UN mark of a packaging (IMDG 6.1.3), intermediate bulk container (6.5.2) or large packaging (6.6.3).
 * Liquids are marked with a relative density and a hydraulic test pressure, solids and inner packagings with a gross mass
 * and `S`; IBCs and large packagings with month and year, a stacking test load and the maximum gross mass.
 */
export type UnMark = {
  readonly code: PackagingCode;
  readonly performanceLevel: 'X' | 'Y' | 'Z';
  /** X: I, II and III. Y: II and III. Z: III. */
  readonly packingGroups: readonly PackingGroup[];
  /** The contents it was tested for: `solids` means solids and inner packagings. Null for IBCs: see their code. */
  readonly testedFor: 'liquids' | 'solids' | null;
  /** 1.2 when omitted (6.1.3.1 (c)). */
  readonly relativeDensity: number | null;
  readonly maxGrossMassKg: number | null;
  readonly hydraulicPressureKpa: number | null;
  readonly stackingLoadKg: number | null;
  readonly month: number | null;
  readonly year: number;
  /** The distinguishing sign of vehicles of the State that allowed the mark: `CN`, `D`, `USA`. */
  readonly country: string;
  /** Manufacturer or other identification, with everything that follows it. */
  readonly number: string;
};

const LEVELS: Readonly<Record<string, readonly PackingGroup[]>> = {
  X: PACKING_GROUPS,
  Y: PACKING_GROUPS.slice(1),
  Z: PACKING_GROUPS.slice(2),
};
const MASS_LIMIT_KG = 400;
const DENSITY_LIMIT = 10;

type Fault = { code: string; message: string };
const isFault = (value: object): value is Fault => 'message' in value;

/**
 * A mark as on packagings and certificates: `4G/Y30/S/24/CN/330012`, `3H1/Y1.8/100/17CN/33000402`,
 * `31HA1/Y/02 24/CN/C330012/4060/2050`. The finding names the invalid part.
 */
export function parseUnMark(text: string): Parsed<UnMark> {
  const parts = plain(text)
    .toUpperCase()
    .replace(/^(?:\(?U\s?N\)?|UN标记|联合国标记)\s*[/:：]?\s*(?=\d)/, '')
    .split('/')
    .map((part) => part.trim());
  const mark = readMark(parts.filter((part, at) => part !== '' || at === 1));
  return isFault(mark) ? notParsed({ ...mark, quote: text }) : parsed(mark);
}

const fault = (code: string, message: string): Fault => ({ code: `un_mark_${code}`, message });

function readMark([first = '', second = '', ...rest]: readonly string[]): UnMark | Fault {
  const code = parsePackagingCode(first);
  if (!code.ok) return { code: code.finding.code, message: code.finding.message };
  const level = second.charAt(0);
  const packingGroups = LEVELS[level];
  if (packingGroups === undefined) {
    return fault(
      'level',
      `The code is followed by X, Y or Z for the packing groups it was tested for; found "${second.slice(0, 8)}".`,
    );
  }
  const shared = { code: code.value, performanceLevel: level as UnMark['performanceLevel'], packingGroups };
  const figure = second.slice(1).trim();
  if (code.value.group !== 'packaging') return readBulkMark(shared, figure, rest);
  return readPackagingMark(shared, figure, rest);
}

type Shared = Pick<UnMark, 'code' | 'performanceLevel' | 'packingGroups'>;

function readPackagingMark(shared: Shared, figure: string, rest: readonly string[]): UnMark | Fault {
  const [test = '', ...tail] = rest;
  const contents = test === 'S' ? readSolids(figure) : readLiquids(figure, test);
  if (isFault(contents)) return contents;
  const origin = readOrigin(tail);
  if (isFault(origin)) return origin;
  return { ...shared, ...contents, stackingLoadKg: null, month: null, ...origin };
}

type Contents = Pick<UnMark, 'testedFor' | 'relativeDensity' | 'maxGrossMassKg' | 'hydraulicPressureKpa'>;

function readSolids(figure: string): Contents | Fault {
  const mass = readNumber(figure);
  if (mass === undefined || mass <= 0)
    return fault('mass', 'A mark with S has the maximum gross mass in kg after the letter, as in Y30.');
  if (mass > MASS_LIMIT_KG)
    return fault('mass', `${mass} kg exceeds the limit of ${MASS_LIMIT_KG} kg for a packaging.`);
  return { testedFor: 'solids', relativeDensity: null, maxGrossMassKg: mass, hydraulicPressureKpa: null };
}

function readLiquids(figure: string, test: string): Contents | Fault {
  const pressure = /^\d{2,4}$/.test(test) ? Number(test) : undefined;
  if (pressure === undefined) {
    return fault(
      'test',
      `The letter and its figure are followed by S (solids) or the test pressure in kPa; found "${test.slice(0, 8)}".`,
    );
  }
  const density = figure === '' ? 1.2 : readNumber(figure);
  if (density === undefined || density <= 0)
    return fault('density', `"${figure.slice(0, 8)}" is not a relative density.`);
  if (density > DENSITY_LIMIT) {
    return fault(
      'density',
      `A test pressure is for liquids, and ${density} is not a relative density; for solids the mark has S.`,
    );
  }
  return { testedFor: 'liquids', relativeDensity: density, maxGrossMassKg: null, hydraulicPressureKpa: pressure };
}

/** Year, State and number: `24/CN/330012`, `17CN/33000402`, `24 CN/C330012`. */
function readOrigin(parts: readonly string[]): Pick<UnMark, 'year' | 'country' | 'number'> | Fault {
  const [first = '', ...after] = parts;
  const joined = /^(\d{2})\s*([A-Z]{1,3})?$/.exec(first);
  if (joined?.[1] === undefined)
    return fault('year', `The year of manufacture is two digits; found "${first.slice(0, 8)}".`);
  return { year: yearOf(joined[1]), ...readState(joined[2] === undefined ? after : [joined[2], ...after]) } as
    | Pick<UnMark, 'year' | 'country' | 'number'>
    | Fault;
}

function readState([country = '', ...number]: readonly string[]): Pick<UnMark, 'country' | 'number'> | Fault {
  if (!/^[A-Z]{1,3}$/.test(country))
    return fault('country', `The State is one to three letters; found "${country.slice(0, 8)}".`);
  if (number.length === 0) return fault('number', 'The mark ends without the name or number of the manufacturer.');
  return { country, number: number.join('/') };
}

/** IBCs and large packagings: month and year, State, manufacturer, stacking load, maximum gross mass. */
function readBulkMark(shared: Shared, figure: string, rest: readonly string[]): UnMark | Fault {
  if (figure !== '')
    return fault('level', `The letter of an IBC or large packaging has no figure; found "${figure.slice(0, 8)}".`);
  const [date = '', ...after] = rest;
  const match = /^(\d{2})\s*[-.]?\s*(\d{2})\s*([A-Z]{1,3})?$/.exec(
    /^\d{2}$/.test(date) ? `${date} ${after.shift() ?? ''}` : date,
  );
  const month = Number(match?.[1]);
  if (match?.[2] === undefined || month < 1 || month > 12) {
    return fault(
      'date',
      `The date of an IBC or large packaging is month and year, as in 02 24; found "${date.slice(0, 8)}".`,
    );
  }
  const state = readState(match[3] === undefined ? after : [match[3], ...after]);
  if (isFault(state)) return state;
  const names = state.number.split('/');
  const figures = names.slice(-2).map((one) => readNumber(one.replace(/\s*KG$/, '')));
  if (names.length < 3 || figures.some((one) => one === undefined)) {
    return fault('loads', 'The manufacturer is followed by the stacking load and the maximum gross mass in kg.');
  }
  const measures = { stackingLoadKg: figures[0] ?? null, maxGrossMassKg: figures[1] ?? null };
  const others = { testedFor: null, relativeDensity: null, hydraulicPressureKpa: null, month, year: yearOf(match[2]) };
  return { ...shared, ...others, ...measures, country: state.country, number: names.slice(0, -2).join('/') };
}

const readNumber = (text: string): number | undefined =>
  /^\d{1,6}(?:[.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;

/** Marks began in the 1980s. */
const yearOf = (digits: string): number => (Number(digits) >= 80 ? 1900 : 2000) + Number(digits);

/** The mark as 6.1.3 and 6.5.2 write it, without the symbol. */
export function printUnMark(mark: UnMark): string {
  const year = String(mark.year % 100).padStart(2, '0');
  if (mark.code.group !== 'packaging') {
    const date = `${String(mark.month).padStart(2, '0')} ${year}`;
    const loads = [mark.stackingLoadKg, mark.maxGrossMassKg];
    return [mark.code.code, mark.performanceLevel, date, mark.country, mark.number, ...loads].join('/');
  }
  const solids = mark.testedFor === 'solids';
  const figure = solids ? mark.maxGrossMassKg : mark.relativeDensity;
  const test = solids ? 'S' : mark.hydraulicPressureKpa;
  return [mark.code.code, `${mark.performanceLevel}${figure}`, test, year, mark.country, mark.number].join('/');
}
