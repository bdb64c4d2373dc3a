import type { Line } from '../../documents/offline.ts';
import type { Draft } from '../fields/field-value.ts';
import { joinPassages, type Passage, passageOfCell } from '../layout/passage.ts';
import { entriesOf, fitsEntries } from '../resolve/agreement-with-list.ts';
import type { Claim, Said } from './claim.ts';
import { findNameInLines } from './find-name-in-lines.ts';
import { readName } from './name-claims.ts';

/** What calls itself a packing group or a class, and what a cell says that says nothing else; the surer first. */
const PLACES: readonly (readonly ['packingGroup' | 'imoHazardClassNo', RegExp])[] = [
  ['packingGroup', /(?<!\p{L})(?:P\.?G\.?|[Pp]acking [Gg]roup|PACKING GROUP|VG|GE)[\s:.-]{0,3}(I{1,3})(?![\p{L}\d])/du],
  ['packingGroup', /^\(?(I{1,3})\)?$/d],
  ['imoHazardClassNo', /(?<!\p{L})(?:class|klasse|classe|clase)\s+([1-9](?:\.[1-6])?)(?![\p{L}\d]|\.\d)/diu],
  ['imoHazardClassNo', /^([1-9](?:\.[1-6])?)$/d],
];

/** The halves of emergency schedules, for fire and for spillage: no other code of section 14 looks like them. */
const SCHEDULES = [
  /(?<![\p{L}\d-])(F\s?-\s?[A-Z1l|])(?![\p{L}\d-])/du,
  /(?<![\p{L}\d-])(S\s?-\s?[A-Z1l|])(?![\p{L}\d-])/du,
];

/** The one value of all in the lines that counts; undefined when there are two. */
function findOnly(lines: readonly Line[], pattern: RegExp, counts: (value: string) => boolean = () => true) {
  const found = new Map<string, Passage>();
  for (const line of lines)
    for (const cell of line.cells)
      for (const { indices } of cell.text.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
        const [start, end] = indices?.[1] ?? [0, 0];
        const value = cell.text.slice(start, end);
        if (counts(value) && !found.has(value)) found.set(value, passageOfCell(line, cell, start, end));
      }
  const [only] = found;
  return found.size === 1 && only ? { value: only[0], from: only[1] } : undefined;
}

/** The emergency schedules that stand in a grid, behind "(Fuego)" and "(Derrame)", or in a column of remarks. */
function findSchedules(lines: readonly Line[]): Said[] {
  const [fire, spillage] = SCHEDULES.map((pattern) => findOnly(lines, pattern));
  if (!fire || !spillage) return [];
  // OCR takes I for a bar or for 1.
  const value = [fire, spillage].map((half) => half.value.replaceAll(/\s/g, '').replace(/[1l|]$/, 'I')).join(', ');
  return [{ key: 'emsCode', value, from: joinPassages([fire.from, spillage.from]), features: { pattern: 1 } }];
}

/**
 * What section 14 says in places that no label and no form of a basic transport description leads to: the dangerous goods
 * list's name, class and packing group for the stated UN number, and emergency schedules, where they stand in its lines by
 * themselves. Nothing is taken from the list.
 */
export function unplacedClaims(lines: readonly Line[], unNo: Draft | undefined): Claim[] {
  const entries = entriesOf(unNo);
  const name = entries.length > 0 ? findNameInLines(lines, entries) : undefined;
  const codes = PLACES.flatMap(([key, pattern], order): Said[] => {
    const only = entries.length > 0 ? findOnly(lines, pattern, (value) => fitsEntries(key, value, entries)) : undefined;
    return only ? [{ key, ...only, features: { order } }] : [];
  });
  const said: Said[] = [...(name ? readName(name) : []), ...codes, ...(unNo?.value ? findSchedules(lines) : [])];
  return said.map((one) => ({ ...one, modes: new Set(), features: { ...one.features, unplaced: 1 } }));
}
