import { parseEms } from '../codes/ems.ts';
import { type HazardClass, parseHazardClass } from '../codes/hazard-class.ts';
import { type PackingGroup, parsePackingGroup } from '../codes/packing-group.ts';
import type { Parsed } from '../codes/parsed.ts';
import { parseUnNumber } from '../codes/un-number.ts';
import { builtInEdition } from './edition.ts';
import type { DangerousGoodsEntry, PhysicalState, SeaTransport } from './entry.ts';

/*
 * A line of the tables has eleven columns between bars:
 *   UN | name | class | subsidiary hazards | packing group | state | EmS | limited quantity | excepted quantity | marks | special provisions
 * Subsidiary hazards: `6.1,8`; `1?` applies when a special provision says so; `*` others depend on the contents.
 * State: L liquid, S solid, G gas, A article. EmS: `F-E S-D`.
 * Marks: P marine pollutant; X prohibited by sea; N not subject to the Code; R entry not used by sea.
 */
const STATES: Readonly<Record<string, PhysicalState>> = { L: 'liquid', S: 'solid', G: 'gas', A: 'article' };
const EXCEPTED = /^(?:E[0-5]|SP \d+)$/;
const LIMITED = /^(?:0|SP \d+|\d+(?:\.\d+)? (?:mL|L|g|kg)(?:\/\d+(?:\.\d+)? (?:mL|L|g|kg))?)$/;
const ENTRY_COLUMNS = 11;

/** What a line of the tables holds. */
type ListedEntry = Omit<DangerousGoodsEntry, 'row' | 'nameZh' | 'carriage'>;

const PROVISIONS_SOURCE = `${builtInEdition.name}, from knowledge of the field`;

/** The entry of a line. Throws on a malformed line. */
export function readEntryLine(line: string): ListedEntry {
  const columns = line.split('|');
  const [un = '', name = '', main = '', hazards = '', group = '', state = '', ems = '', limited = '', excepted = ''] =
    columns;
  const [marks = '', provisions = ''] = columns.slice(9);
  const physical = STATES[state];
  const wellFormed =
    columns.length === ENTRY_COLUMNS && name !== '' && LIMITED.test(limited) && EXCEPTED.test(excepted);
  if (!wellFormed || physical === undefined || !/^[PXNR]*$/.test(marks)) throw new Error(`Malformed entry: ${line}`);
  const value = <T>(text: Parsed<T>): T => {
    if (!text.ok) throw new Error(`${text.finding.message} In the entry: ${line}`);
    return text.value;
  };
  const specialProvisions = provisions === '' ? [] : provisions.split(',').map(Number);
  return {
    un: value(parseUnNumber(un)),
    name,
    hazardClass: value(parseHazardClass(main)),
    ...readHazards(hazards, (text) => value(parseHazardClass(text))),
    packingGroup: group === '' ? null : (value(parsePackingGroup(group)) satisfies PackingGroup),
    state: physical,
    ems: ems === '' ? null : value(parseEms(ems)),
    limitedQuantity: limited,
    exceptedQuantity: excepted,
    marinePollutant: marks.includes('P'),
    technicalNameProvision: specialProvisions.includes(274) ? 274 : specialProvisions.includes(318) ? 318 : null,
    specialProvisions,
    provisionsSource: PROVISIONS_SOURCE,
    seaTransport: seaTransport(marks),
  };
}

function readHazards(text: string, hazard: (text: string) => HazardClass) {
  const parts = text === '' ? [] : text.split(',');
  return {
    subsidiaryHazards: parts.filter((part) => !/[?*]/.test(part)).map(hazard),
    conditionalHazards: parts.filter((part) => part.endsWith('?')).map((part) => hazard(part.slice(0, -1))),
    furtherHazards: parts.includes('*'),
  };
}

function seaTransport(marks: string): SeaTransport {
  if (marks.includes('X')) return 'prohibited';
  if (marks.includes('N')) return 'not-subject';
  return marks.includes('R') ? 'not-by-sea' : 'allowed';
}

/** The line of an entry: the reverse of `readEntryLine`. */
export function printEntryLine(entry: ListedEntry): string {
  const marks: Readonly<Record<SeaTransport, string>> = {
    allowed: '',
    prohibited: 'X',
    'not-subject': 'N',
    'not-by-sea': 'R',
  };
  return [
    entry.un,
    entry.name,
    entry.hazardClass,
    [...entry.subsidiaryHazards, ...entry.conditionalHazards.map((hazard) => `${hazard}?`)]
      .concat(entry.furtherHazards ? ['*'] : [])
      .join(','),
    entry.packingGroup ?? '',
    entry.state.charAt(0).toUpperCase(),
    entry.ems === null ? '' : `${entry.ems.fire} ${entry.ems.spillage}`,
    entry.limitedQuantity,
    entry.exceptedQuantity,
    `${entry.marinePollutant ? 'P' : ''}${marks[entry.seaTransport]}`,
    entry.specialProvisions.join(','),
  ].join('|');
}
