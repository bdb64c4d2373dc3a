import type { Line } from '../../documents/offline.ts';
import { type Draft, NOT_STATED, stated } from '../fields/field-value.ts';
import { joinPassages, type Passage, passageOfCell, passageOfLine, slicePassage } from '../layout/passage.ts';
import type { IdentityConcept } from '../lexicon/sheet-labels.ts';
import { wordsOf } from '../lexicon/words.ts';
import { findPhones, type Phone } from '../values/parse-phone.ts';
import type { IdentityHit, IdentityReader } from './identity-reader.ts';

/** A label that asks for the telephone and the fax number at once. */
const WITH_FAX = new RegExp(`(?:${wordsOf('phone-word')}).{0,24}(?:${wordsOf('fax-word')})`, 'i');

/** A telephone number by itself, as an address ends with it. */
const PHONE_ALONE = /^(?:(?:T|P|Ph)[.: ]\s*)?(?:\+\s?\d|\(?0\d|\(\d{3}\)|\d{3}[-. ]\d{3}[-. ]\d{4})[\d\s()./-]*$/;

/** A line that speaks of emergencies, whatever else it says. */
const EMERGENCY = new RegExp(wordsOf('emergency-line'), 'i');

/** Who answers in an emergency: no label of another matter. */
const POISON = /\bpoisons? (?:control|info)/i;

/** Labels of numbers to call, and of those whose numbers they may be. */
const OF_EMERGENCY: readonly IdentityConcept[] = ['telephone', 'emergency'];
const COMPANIES: readonly IdentityConcept[] = ['manufacturer', 'supplier', 'company', 'contact'];

/** Labels that end what stands below a word of emergencies. */
const ENDS_EMERGENCY: ReadonlySet<IdentityConcept> = new Set([
  'product',
  'use',
  'manufacturer',
  'supplier',
  'cas',
  'other',
]);

/** The cells of a line in the column of a label that does not begin its own line. */
function inColumnOf(reader: IdentityReader, hit: IdentityHit, line: Line): Passage {
  const left = hit.cell > 0 ? (reader.lines[hit.line]?.cells[hit.cell]?.box[0] ?? 0) - 8 : 0;
  return joinPassages(line.cells.filter((cell) => cell.box[0] >= left).map((cell) => passageOfCell(line, cell)));
}

/** Numbers below a label whose own value has none, up to the next label that asks for something else. */
function phonesBelow(reader: IdentityReader, hit: IdentityHit): Phone[] {
  for (let index = hit.line; index <= hit.line + 5 && index < reader.lines.length; index++) {
    const line = reader.lines[index];
    // Right below, whose number it is may stand before it: "Manufacturer +1 555 …".
    const own = index === hit.line + 1 ? [...OF_EMERGENCY, ...COMPANIES] : OF_EMERGENCY;
    const isOther = (one: IdentityHit) => one.line === index && one.cell >= hit.cell && !own.includes(one.concept);
    const other = index > hit.line && reader.hits.some(isOther);
    if (!line || (other && !POISON.test(line.text))) break;
    const phones = findPhones(inColumnOf(reader, hit, line));
    if (phones.length > 0) return phones;
  }
  return [];
}

/** "For non-emergency assistance, call: …". */
function isOfOthers({ from }: Phone): boolean {
  const [first] = from.fragments;
  return first !== undefined && /\bnon-? ?emergenc/i.test(first.cell.text.slice(0, first.start));
}

/** "Emergency" without a colon, which may begin the name of goods: "Emergency leak sealant". */
function isBareWord(reader: IdentityReader, hit: IdentityHit): boolean {
  return !hit.closed && /^emergency\s*$/i.test(reader.labelOf(hit));
}

/** Numbers behind labels of one concept, best label first. */
function phonesOf(reader: IdentityReader, concept: IdentityConcept): Phone[] {
  const found: Phone[] = [];
  for (const hit of reader.ranked(concept)) {
    const passage = reader.find(hit, 'block', 5);
    const own = passage ? findPhones(passage).filter((phone) => concept !== 'emergency' || !isOfOthers(phone)) : [];
    const looksBelow = own.length === 0 && concept === 'emergency' && !(isBareWord(reader, hit) && passage);
    const all = looksBelow ? phonesBelow(reader, hit) : own;
    const phones = WITH_FAX.test(reader.labelOf(hit)) && all.length === 2 ? all.slice(0, 1) : all;
    for (const phone of phones) if (!found.some((one) => one.text === phone.text)) found.push(phone);
  }
  return found;
}

/** The numbers of a line, without those that stand behind another word for a telephone before the emergency is spoken of. */
function phonesInEmergencyLine(line: Line): Phone[] {
  const passage = passageOfLine(line);
  const at = EMERGENCY.exec(passage.text)?.index ?? 0;
  const behind = findPhones(slicePassage(passage, at, passage.text.length));
  return behind.length > 0 && /\b(?:tel|phone|fax)/i.test(passage.text.slice(0, at)) ? behind : findPhones(passage);
}

/** Numbers on a line that speaks of emergencies without a label, or right below it. */
function phonesNearEmergency(reader: IdentityReader): Phone[] {
  for (const [at, line] of reader.lines.entries()) {
    if (!EMERGENCY.test(line.text)) continue;
    for (const [below, near] of reader.lines.slice(at, at + 5).entries()) {
      const other = reader.hits.some(({ line, concept }) => line === at + below && ENDS_EMERGENCY.has(concept));
      if (below > 0 && other) break;
      const phones = phonesInEmergencyLine(near);
      if (phones.length > 0) return phones;
    }
  }
  return [];
}

/** Numbers behind a telephone's label, else those that end an address, without any label. */
function generalPhones(reader: IdentityReader): Phone[] {
  const labelled = phonesOf(reader, 'telephone');
  if (labelled.length > 0) return labelled;
  return reader.lines.flatMap((line) =>
    line.cells.flatMap((cell) => (PHONE_ALONE.test(cell.text) ? findPhones(passageOfCell(line, cell)) : [])),
  );
}

/** The numbers to call in an emergency, as printed, joined by "; "; the first general number where none is for emergencies. */
export function findEmergencyPhones(reader: IdentityReader): Draft {
  const labelled = phonesOf(reader, 'emergency');
  const emergency = labelled.length > 0 ? labelled : phonesNearEmergency(reader);
  const phones = emergency.length > 0 ? emergency : generalPhones(reader).slice(0, 1);
  if (phones.length === 0) return NOT_STATED;
  const value = phones.map((phone) => phone.text).join('; ');
  return stated(value, joinPassages(phones.map((phone) => phone.from)), emergency.length > 0 ? 'label' : 'fallback');
}
