import type { DangerousGoodsEntry } from '../../dangerous-goods/index.ts';
import type { Line } from '../../documents/offline.ts';
import { type Draft, stated } from '../fields/field-value.ts';
import { type Passage, passageOfCell } from '../layout/passage.ts';
import { entriesOf, fitsEntries } from '../resolve/disambiguate-by-list.ts';
import { detectLanguage } from '../sections/detect-language.ts';
import { findNameInLines, namesOf, stemsOf } from './find-name-in-lines.ts';
import { readName } from './read-basic-description.ts';
import type { Block, TransportDrafts, TransportKey } from './transport-block.ts';

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

const isEnglish = (lines: readonly Line[]) => detectLanguage(lines.map(({ text }) => text).join('\n')) === 'en';

/**
 * Whether what stands behind the label cannot be the shipping name: English words none of which the list has for the number, as
 * where a product's name or a remark stands there. A name in another language need not have any.
 */
function isStrange(name: Draft, entries: readonly DangerousGoodsEntry[]): boolean {
  const text = typeof name.value === 'string' ? name.value : '';
  if (text === '' || /[^\p{ASCII}]|\b[NI]\.? ?[A-Z]\.? ?[A-Z]\b/u.test(text)) return false;
  const listed = new Set(namesOf(entries).flatMap((name) => [...stemsOf(name)]));
  return ![...stemsOf(text)].some((stem) => listed.has(stem));
}

/**
 * What section 14 says in places that no label and no form of a basic transport description leads to: the dangerous goods list's name, class
 * and packing group for the stated UN number, where they stand in its lines by themselves; the name also where the one behind the
 * label is strange. Nothing is taken from the list.
 */
export function completeFromLines(result: TransportDrafts, lines: readonly Line[]): void {
  const entries = entriesOf(result.unNo);
  if (entries.length === 0) return;
  const isOpen = (key: TransportKey) => result[key].status === 'not_stated';
  const wanted = isOpen('properShippingName') || (isStrange(result.properShippingName, entries) && isEnglish(lines));
  const name = wanted ? findNameInLines(lines, entries) : undefined;
  const block: Block = {};
  if (name) readName(block, name);
  if (block.properShippingName) result.properShippingName = block.properShippingName;
  if (block.technicalName && isOpen('technicalName')) result.technicalName = block.technicalName;
  for (const [key, pattern] of PLACES) {
    const only = isOpen(key) ? findOnly(lines, pattern, (value) => fitsEntries(key, value, entries)) : undefined;
    if (only) result[key] = stated(only.value, only.from, 'fallback');
  }
}
