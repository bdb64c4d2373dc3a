import type { Line } from '../../documents/offline.ts';
import { type Draft, NOT_STATED, stated } from '../fields/field-value.ts';
import { joinPassages, type Passage, passageOfLine, slicePassage } from '../layout/passage.ts';
import { parseModes } from '../lexicon/transport-modes.ts';
import { wordsOf } from '../lexicon/words.ts';
import { entriesOf } from '../resolve/agreement-with-list.ts';
import { findNotRegulated } from '../values/parse-negation.ts';
import { UN_NUMBER } from '../values/un-number-form.ts';

const PRINTED = new RegExp(UN_NUMBER, 'g');

/** A special provision, or a paragraph of the Code, that exempts goods. */
const PROVISION = new RegExp(
  String.raw`(?:${wordsOf('special-provision')})\s*(?:第|No\.?|:)?\s*(A?\d{2,3})(?!\d)`,
  'i',
);
const PARAGRAPH =
  /\bIMDG(?:[ -]Code)?[\s,:(]*(?:paragraph|section|chapter|§|para\.?)?\s*(\d\.\d{1,2}(?:\.\d{1,2}){1,3})(?!\d)/i;

/** "In accordance with 2.10.2.7 of the IMDG Code", "可依 2.10.2.7". */
const ACCORDING = new RegExp(
  String.raw`(?:${wordsOf('according-to')})\s*(?:paragraph|section|第)?\s*(\d\.\d{1,2}(?:\.\d{1,2}){1,3})(?!\d)`,
  'i',
);

function provisionOf(passage: Passage): Draft | undefined {
  for (const [pattern, word] of [
    [PROVISION, 'SP'],
    [PARAGRAPH, 'IMDG '],
    [ACCORDING, 'IMDG '],
  ] as const) {
    const match = pattern.exec(passage.text);
    if (match?.[1])
      return stated(`${word}${match[1]}`, slicePassage(passage, match.index, match.index + match[0].length), 'pattern');
  }
  return undefined;
}

/** The special provision or paragraph by which the goods are exempt, from a text that says that they are. */
export function findExemption(lines: readonly Line[]): Draft {
  return provisionsIn(lines)[0] ?? NOT_STATED;
}

const provisionsIn = (lines: readonly Line[]): Draft[] =>
  lines.flatMap((line) => provisionOf(passageOfLine(line)) ?? []);

/** Special provisions that the dangerous goods list has for the UN numbers that the lines print. */
function listedProvisions(lines: readonly Line[]): Set<string> {
  const numbers = lines.flatMap(({ text }) => text.match(PRINTED) ?? []);
  const entries = numbers.flatMap((number) => entriesOf({ ...NOT_STATED, value: `UN${number.slice(-4)}` }));
  return new Set(entries.flatMap(({ specialProvisions }) => specialProvisions.map((provision) => `SP${provision}`)));
}

/**
 * The special provision that a document means, of those that it names: where the list does not have the one that was read for the
 * goods' number, and has another that the document names too, that one ("Special Provision 88" on a scan that also says SP188).
 */
export function provisionByList(read: Draft, lines: readonly Line[]): Draft {
  if (!String(read.value).startsWith('SP')) return read;
  const listed = listedProvisions(lines);
  if (listed.size === 0 || listed.has(String(read.value))) return read;
  return provisionsIn(lines).find(({ value }) => listed.has(String(value))) ?? read;
}

/**
 * On what condition goods that the Code covers are exempt, in the SDS’s own words: "Not regulated when shipped in packages
 * of 5 L or less", or the provision that it names. Sentences about other modes alone are not taken.
 */
export function findConditionalExemption(lines: readonly Line[]): Draft {
  for (const [index, line] of lines.entries()) {
    const own = passageOfLine(line);
    const modes = parseModes(own.text.slice(0, 60));
    if (modes.size > 0 && !modes.has('sea') && !modes.has('any')) continue;
    const next = lines[index + 1];
    const goesOn = next && next.page === line.page && !/[.。]\s*$/.test(own.text);
    const passage = goesOn ? joinPassages([own, passageOfLine(next)]) : own;
    const found = findNotRegulated(passage.text);
    if (!found?.conditional || found.start >= own.text.length) continue;
    const sentence = slicePassage(passage, found.start, endOfSentence(passage.text, found.start));
    return provisionOf(sentence) ?? stated(sentence.text, sentence, 'block');
  }
  return NOT_STATED;
}

function endOfSentence(text: string, start: number): number {
  const end = /[.;。](?=\s|$)/.exec(text.slice(start));
  return end ? start + end.index + end[0].length : text.length;
}
