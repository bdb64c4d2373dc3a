import { compatibilityGroupOf, divisionOf, type HazardClass } from '../codes/hazard-class.ts';
import type { DangerousGoodsEntry } from '../list/entry.ts';

/**
 * A cell of the segregation table (IMDG 7.2.4):
 * 1 away from; 2 separated from; 3 separated by a complete compartment or hold from; 4 separated longitudinally by an
 * intervening complete compartment or hold from; `X` no general rule, see the list;
 * `*` both are class 1, the compatibility groups decide (7.2.7.1.4).
 */
export type Segregation = 1 | 2 | 3 | 4 | 'X' | '*';

/** The segregation terms of the table's figures (IMDG 7.2.2). */
export const SEGREGATION_TERMS: Readonly<Record<1 | 2 | 3 | 4, string>> = {
  1: 'away from',
  2: 'separated from',
  3: 'separated by a complete compartment or hold from',
  4: 'separated longitudinally by an intervening complete compartment or hold from',
};

const COLUMNS = [
  '1.1',
  '1.3',
  '1.4',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
];
const SAME_AS: Readonly<Record<string, string>> = { '1.2': '1.1', '1.5': '1.1', '1.6': '1.3' };

/** Row by row in the order of the columns; the table is symmetric. */
const TABLE: Readonly<Record<string, string>> = {
  '1.1': '* * * 4 2 2 4 4 4 4 4 4 2 4 2 4 X',
  '1.3': '* * * 4 2 2 4 3 3 4 4 4 2 4 2 2 X',
  '1.4': '* * * 2 1 1 2 2 2 2 2 2 X 4 2 2 X',
  '2.1': '4 4 2 X X X 2 1 2 2 2 2 X 4 2 1 X',
  '2.2': '2 2 1 X X X 1 X 1 X X 1 X 2 1 X X',
  '2.3': '2 2 1 X X X 2 X 2 X X 2 X 2 1 X X',
  '3': '4 4 2 2 1 2 X X 2 2 2 2 X 3 2 X X',
  '4.1': '4 3 2 1 X X X X 1 X 1 2 X 3 2 1 X',
  '4.2': '4 3 2 2 1 2 2 1 X 1 2 2 1 3 2 1 X',
  '4.3': '4 4 2 2 X X 2 X 1 X 2 2 X 2 2 1 X',
  '5.1': '4 4 2 2 X X 2 1 2 2 X 2 1 3 1 2 X',
  '5.2': '4 4 2 2 1 2 2 2 2 2 2 X 1 3 2 2 X',
  '6.1': '2 2 X X X X X X 1 X 1 1 X 1 X X X',
  '6.2': '4 4 4 4 2 2 3 3 3 2 3 3 1 X 3 3 X',
  '7': '2 2 2 2 1 1 2 2 2 2 1 2 X 3 X 2 X',
  '8': '4 2 2 1 X X X 1 1 1 2 2 X 3 2 X X',
  '9': 'X X X X X X X X X X X X X X X X X',
};

/** The segregation of two classes or divisions, in either order. */
export function segregationOf(one: HazardClass, other: HazardClass): Segregation {
  const cell = TABLE[columnOf(one)]?.split(' ')[COLUMNS.indexOf(columnOf(other))];
  if (cell === undefined) throw new Error(`The segregation table has no cell for ${one} and ${other}.`);
  return cell === 'X' || cell === '*' ? cell : (Number(cell) as 1 | 2 | 3 | 4);
}

/** A bare class 1 (samples) is taken as the strictest division. */
function columnOf(hazard: HazardClass): string {
  const division = divisionOf(hazard);
  return division === '1' ? '1.1' : (SAME_AS[division] ?? division);
}

type Hazards = Pick<DangerousGoodsEntry, 'hazardClass' | 'subsidiaryHazards'>;

/** The strictest segregation over the classes and subsidiary hazards of two entries (IMDG 7.2.3.3). */
export function segregationOfEntries(one: Hazards, other: Hazards): Segregation {
  const all = (entry: Hazards) => [entry.hazardClass, ...entry.subsidiaryHazards];
  const cells = all(one).flatMap((a) => all(other).map((b) => segregationOf(a, b)));
  const numbers = cells.filter((cell) => typeof cell === 'number');
  if (numbers.length > 0) return Math.max(...numbers) as 1 | 2 | 3 | 4;
  return cells.includes('*') ? '*' : 'X';
}

/** Whether goods of class 1 may share a compartment or unit, by their compatibility groups (IMDG 7.2.7.1.4). */
export type ExplosivesTogether = 'allowed' | 'conditions' | 'not-allowed';

/** Pairs of different groups; a question mark marks the table's footnotes (kinds of articles, classification of the whole). */
const TOGETHER = new Set([
  'BS',
  'CD?',
  'CE?',
  'CG?',
  'CN?',
  'CS',
  'DE?',
  'DG?',
  'DN?',
  'DS',
  'EG?',
  'EN?',
  'ES',
  'FS',
  'GS',
  'HS',
  'JS',
  'KS',
  'NS?',
]);

/** The cell of the compatibility table for two classes of class 1; undefined when one of them has no group. */
export function explosivesTogether(one: HazardClass, other: HazardClass): ExplosivesTogether | undefined {
  const groups = [compatibilityGroupOf(one), compatibilityGroupOf(other)];
  if (groups.includes(null)) return undefined;
  const pair = groups.sort().join('');
  if (groups[0] === groups[1]) return pair === 'LL' || pair === 'NN' ? 'conditions' : 'allowed';
  if (TOGETHER.has(pair)) return 'allowed';
  return TOGETHER.has(`${pair}?`) ? 'conditions' : 'not-allowed';
}
