import type { Importance } from '../port.ts';

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
};

type Section = { country: string; timeZone: string; regions: readonly string[] };

/**
 * Reads a table of ports. A section line `@ CN Asia/Shanghai east-china` holds for the lines below it; a port is
 *
 *     CODE | name | Chinese | latitude longitude | other codes | aliases | local name
 *
 * - after the code: `!` a main port, nothing a container port, `-` a minor or inland point;
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
  const [country, timeZone, ...regions] = line.slice(1).trim().split(/\s+/);
  if (!country || !timeZone) throw new Error(`Malformed gazetteer section, without country and time zone: ${line}`);
  return { country, timeZone, regions };
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
  return {
    ...section,
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
    importance: importanceOf(head.slice(5)),
  };
}

function importanceOf(mark: string): Importance {
  if (mark === '!') return 3;
  return mark === '-' ? 1 : 2;
}
