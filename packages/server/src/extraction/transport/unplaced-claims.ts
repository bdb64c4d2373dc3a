import type { Line } from '../../documents/offline.ts';
import type { Draft } from '../fields/field-value.ts';
import { type Passage, passageOfCell } from '../layout/passage.ts';
import { entriesOf, fitsEntries } from '../resolve/agreement-with-list.ts';
import type { Claim, Said } from './claim.ts';
import { findEms } from './find-ems.ts';
import { findNameInLines } from './find-name-in-lines.ts';
import { readName } from './name-claims.ts';

/** What calls itself a packing group or a class, and what a cell says that says nothing else; the surer first. */
const PLACES: readonly (readonly ['packingGroup' | 'imoHazardClassNo', RegExp])[] = [
  ['packingGroup', /(?<!\p{L})(?:P\.?G\.?|[Pp]acking [Gg]roup|PACKING GROUP|VG|GE)[\s:.-]{0,3}(I{1,3})(?![\p{L}\d])/du],
  ['packingGroup', /^\(?(I{1,3})\)?$/d],
  ['imoHazardClassNo', /(?<!\p{L})(?:class|klasse|classe|clase)\s+([1-9](?:\.[1-6])?)(?![\p{L}\d]|\.\d)/diu],
  ['imoHazardClassNo', /^([1-9](?:\.[1-6])?)$/d],
];

/** The one value of all in the lines that the list has for the number; undefined when there are two. */
function findOnly(lines: readonly Line[], pattern: RegExp, isListed: (value: string) => boolean) {
  const found = new Map<string, Passage>();
  for (const line of lines)
    for (const cell of line.cells) {
      const [start, end] = pattern.exec(cell.text)?.indices?.[1] ?? [0, 0];
      const value = cell.text.slice(start, end);
      if (end > start && isListed(value) && !found.has(value)) found.set(value, passageOfCell(line, cell, start, end));
    }
  const [only] = found;
  return found.size === 1 && only ? { value: only[0], from: only[1] } : undefined;
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
  const ems = unNo?.value ? findEms(lines) : undefined;
  const [from] = ems?.passages ?? [];
  const said: Said[] = [
    ...(name ? readName(name) : []),
    ...codes,
    ...(from && ems?.value
      ? [{ key: 'emsCode' as const, value: String(ems.value), from, features: { pattern: 1 } }]
      : []),
  ];
  return said.map((one) => ({ ...one, modes: new Set(), features: { ...one.features, unplaced: 1 } }));
}
