import type { PortResolver } from '../../../ports/index.ts';
import type { CellValue } from '../../../spreadsheets/index.ts';
import { plainText } from '../plain-text.ts';
import type { Grid } from '../tables/grid.ts';
import { isSure } from './choose-place.ts';

/** The UN/LOCODEs of the ports of a group that the sheet defines by listing all of them; nothing for any other text. */
export type PortGroups = { portsOf: (text: string) => readonly string[] | undefined };

/** A sheet that defines no group. */
export const NO_PORT_GROUPS: PortGroups = { portsOf: () => undefined };

/** The heading over two columns of groups and their ports. */
const GROUP_HEADING =
  /^(?:(?:base )?(?:port )?groups?(?: (?:name|code))?|base ports?|abbreviations?|港口?(?:組|组|群)|代[碼码號号])$/;
const PORTS_HEADING =
  /^(?:(?:base |member )?ports?(?: (?:included|covered))?|definitions?|meaning|members|(?:包含|包括)?港口)$/;
/** "CHINA BASE PORTS = Shanghai, Ningbo", "CBP means Shanghai and Ningbo". */
const DEFINITION = /^[\s\-–•*※]*([^=:：]{2,60}?)\s*(?:[=＝]|\bmeans\b)\s*([^=＝]+?)\.?$/i;
/** "USWC: Los Angeles, Long Beach": a definition only where several ports are listed. */
const LISTED = /^[\s\-–•*※]*([^=:：]{2,60}?)\s*(?:[:：]|\s[-–—]\s)\s*([^=＝]+?)\.?$/;
/** "CBP (China Base Ports)": two names of one group. */
const TWO_NAMES = /^(.+?)\s*[(（]\s*(.+?)\s*[)）]$/;

type Definition = { group: string; ports: string };

/**
 * Reads the groups of ports that tabs define, in a tab of groups or in lines of notes. A group is taken only when
 * every port that is listed is known for sure, it is not itself the name of a port, and all definitions of it agree.
 */
export function readPortGroups(grids: readonly Grid[], ports: PortResolver): PortGroups {
  const groups = new Map<string, readonly string[] | undefined>();
  for (const { group, ports: listed } of grids.flatMap(definitionsIn)) {
    const codes = surePorts(listed, ports);
    for (const name of namesOf(group)) {
      if (isPort(name, ports) && codes?.length !== 1) continue;
      const key = plainText(name);
      const agrees = !groups.has(key) || String(groups.get(key)) === String(codes);
      groups.set(key, agrees ? codes : undefined);
    }
  }
  return groups.size === 0 ? NO_PORT_GROUPS : { portsOf: (text) => groups.get(plainText(text)) };
}

/** Two names with a sign between them. */
const SEVERAL = /\p{L}\s*(?:[,，、;；/&+]|\band\b)\s*\p{L}/iu;

const NO_COLUMNS: readonly number[] = [];

function definitionsIn(grid: Grid): Definition[] {
  const found: Definition[] = [];
  let columns = NO_COLUMNS;
  for (let row = 0; row < grid.rowCount; row++) {
    const filled = grid.tab.hiddenRows.has(row) ? [] : grid.filledColumns(row);
    for (const column of filled) found.push(...abbreviationsIn(grid.value(row, column)));
    if (filled.length > 2) {
      columns = NO_COLUMNS;
      continue;
    }
    const [group = '', ports = ''] = filled.map((column) => grid.text(row, column));
    if (filled.length === 1) {
      const [, name, listed] = DEFINITION.exec(group) ?? LISTED.exec(group) ?? [];
      if (name && listed && (DEFINITION.test(group) || SEVERAL.test(listed)))
        found.push({ group: name, ports: listed });
    }
    if (filled.length !== 2) columns = NO_COLUMNS;
    else if (GROUP_HEADING.test(plainText(group)) && PORTS_HEADING.test(plainText(ports))) columns = filled;
    else if (String(columns) === String(filled) || SEVERAL.test(ports)) found.push({ group, ports });
  }
  return found;
}

/** "GOA = Genova, SPE = La Spezia, LIV = Livorno": one of several abbreviations, each with its port. */
const ABBREVIATION =
  /(?<![\p{L}\d])([A-Z]{2,5})\s*[=＝]\s*(\p{Lu}[^=＝,;，；|·()\d]{2,40}?)\s*(?=[,;，；|·()]|[-–—•]\s|\.?$|\s[A-Z]{2,5}\s*[=＝])/gu;

const NONE: readonly Definition[] = [];

function abbreviationsIn(text: CellValue): readonly Definition[] {
  if (typeof text !== 'string' || !(text.includes('=') || text.includes('＝')) || !/[=＝].+[=＝]/u.test(text))
    return NONE;
  return [...text.trim().matchAll(ABBREVIATION)].map(([, group = '', ports = '']) => ({ group, ports }));
}

function namesOf(group: string): string[] {
  const [, short, long] = TWO_NAMES.exec(group) ?? [];
  return short && long ? [group, short, long] : [group];
}

function isPort(text: string, ports: PortResolver): boolean {
  const [best] = ports.resolve(text).candidates;
  return best !== undefined && best.kind === 'port' && isSure(best);
}

/** The ports of a list, sorted; nothing when one of its parts is not surely one port. */
function surePorts(listed: string, ports: PortResolver): readonly string[] | undefined {
  const parts = listed.split(/\s*(?:[,，、;；/&+|\n]|\band\b)\s*/i).filter((part) => part !== '');
  const codes = parts.map((part) => {
    const { candidates, ambiguous } = ports.resolve(part);
    const [best] = candidates;
    return best && best.kind === 'port' && isSure(best) && !ambiguous ? best.code : undefined;
  });
  const known = codes.filter((code) => code !== undefined);
  return known.length > 0 && known.length === codes.length ? [...new Set(known)].sort() : undefined;
}
