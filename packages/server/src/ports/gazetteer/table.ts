import type { Importance, PlaceFunction } from '../port.ts';

/** A port of our tables, without the derived names. */
export type GazetteerRow = {
  code: string;
  otherCodes: readonly string[];
  includes: readonly string[];
  name: string;
  country: string;
  nameZhHans: string;
  /** Null: derived from the simplified name. */
  nameZhHant: string | null;
  localName: string | null;
  aliases: readonly string[];
  latitude: number;
  longitude: number;
  timeZone: string;
  regions: readonly string[];
  importance: Importance;
  functions: readonly PlaceFunction[];
};

type Section = {
  country: string;
  timeZone: string;
  regions: readonly string[];
  /** Digits of UN/LOCODE's functions of the inland points below; undefined: they are ports. */
  inland: string | undefined;
};

/** UN/LOCODE's functions. An inland point with function 1 is served by barges. */
const INLAND_FUNCTIONS: Readonly<Record<string, PlaceFunction>> = {
  1: 'barge',
  2: 'rail',
  3: 'road',
  6: 'inland-depot',
};

/**
 * Reads a table of ports. A section line `@ CN Asia/Shanghai east-china` holds for the lines below it; a port is
 *
 *     CODE | name | Chinese | latitude longitude | other codes | aliases | local name
 *
 * - after the code: `!` a main port, nothing a container port, `-` a minor or inland point;
 * - a section that ends with digits (`@ CZ Europe/Prague europe-inland 236`) lists inland points with these functions of
 *   UN/LOCODE (1 barge, 2 rail, 3 road, 6 inland depot); digits after a code hold for its line (`HUBUD-1236`);
 * - Chinese: simplified, or `simplified/traditional` where the derived traditional name would be wrong;
 * - other codes: separated by blanks; `+CNYTN` means that the port Yantian is within this one;
 * - aliases: separated by commas; `~name` is used only when no other port has that name.
 *
 * Throws on a malformed line.
 */
export function parseGazetteer(text: string): GazetteerRow[] {
  const rows: GazetteerRow[] = [];
  let section: Section | undefined;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    if (trimmed.startsWith('@')) section = parseSection(trimmed);
    else rows.push(parseRow(trimmed, section));
  }
  return rows;
}

function parseSection(line: string): Section {
  const [country, timeZone, ...others] = line.slice(1).trim().split(/\s+/);
  if (!country || !timeZone) throw new Error(`Malformed gazetteer section, without country and time zone: ${line}`);
  const inland = others.find((each) => /^\d+$/.test(each));
  return { country, timeZone, regions: others.filter((each) => each !== inland), inland };
}

function parseRow(line: string, section: Section | undefined): GazetteerRow {
  const [head = '', name = '', chinese = '', position = '', codes = '', aliases = '', localName = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [latitude, longitude] = position.split(' ').map(Number);
  const code = head.slice(0, 5);
  const [nameZhHans = '', nameZhHant = null] = chinese.split('/');
  const isComplete = section && /^[A-Z]{2}[A-Z0-9]{3}$/.test(code) && name && nameZhHans;
  if (!isComplete || !Number.isFinite(latitude) || !Number.isFinite(longitude)) {
    throw new Error(`Malformed gazetteer line: ${line}`);
  }
  const listed = codes.split(/\s+/).filter((each) => each !== '');
  const { inland, ...place } = section;
  return {
    ...place,
    code,
    name,
    nameZhHans,
    nameZhHant,
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    localName: localName || null,
    otherCodes: listed.filter((each) => !each.startsWith('+')),
    includes: listed.filter((each) => each.startsWith('+')).map((each) => each.slice(1)),
    aliases: aliases.split(',').flatMap((each) => each.trim() || []),
    importance: importanceOf(head.charAt(5)),
    functions: inland === undefined ? ['port'] : functionsOf(/\d+$/.exec(head.slice(5))?.[0] ?? inland),
  };
}

function functionsOf(digits: string): PlaceFunction[] {
  return [...digits].flatMap((digit) => INLAND_FUNCTIONS[digit] ?? []);
}

function importanceOf(mark: string): Importance {
  if (mark === '!') return 3;
  return mark === '-' ? 1 : 2;
}
