import type { Line } from '../../documents/offline.ts';
import type { FieldType } from '../fields/field.ts';
import type { FieldValue } from '../fields/field-value.ts';
import { statedField } from '../fields/find-field.ts';
import {
  type Evidence,
  evidenceOf,
  joinPassages,
  type Passage,
  passageOfLine,
  slicePassage,
} from '../layout/passage.ts';
import { findCasNumbers } from './parse-cas.ts';
import { dateOrderOf } from './parse-date.ts';
import { findHazardCodes } from './parse-hazard-codes.ts';
import { saysNothing } from './parse-negation.ts';
import { parseTemperature } from './parse-temperature.ts';
import { READERS_BY_TYPE, type Read, type Reader } from './read-value.ts';

/** Longer texts are sentences about a thing, not its name. */
const LONGEST_PROSE = 300;

function readProse(passage: Passage): Read {
  const { text } = passage;
  const isName = text.length >= 2 && text.length <= LONGEST_PROSE && /\p{L}/u.test(text) && !saysNothing(text);
  return isName ? { value: text, from: passage } : undefined;
}

/** All of what is found in a passage, as one value. */
const listed = (passage: Passage, found: readonly { readonly value: string }[]): Read =>
  found.length > 0 ? { value: [...new Set(found.map(({ value }) => value))].join(', '), from: passage } : undefined;

function readCelsius(passage: Passage): Read {
  const temperature = parseTemperature(passage);
  return temperature && { value: temperature.celsius, from: temperature.from };
}

/** How the words of a field are read: by the same rules as when a label was found before them. */
const READERS: Partial<Record<FieldType, Reader>> = {
  ...READERS_BY_TYPE,
  // Without its label, a number is a mass only with its unit.
  kilograms: (passage, context) =>
    /\d\s*(?:kgs?|千克|公斤|吨|噸|tons?)(?![A-Za-z])/i.test(passage.text)
      ? READERS_BY_TYPE.kilograms?.(passage, context)
      : undefined,
  'cas-numbers': (passage) => listed(passage, findCasNumbers(passage)),
  'hazard-statements': (passage) => listed(passage, findHazardCodes([passage])),
  celsius: readCelsius,
  name: readProse,
  'shipping-name': readProse,
};

/** A text with compatible characters made one (NFKC) and white space as one blank, and where each sign came from. */
function fold(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const sign of text) {
    const plain = /\s/.test(sign) ? ' ' : sign.normalize('NFKC');
    if (plain !== ' ' || !folded.endsWith(' ')) {
      folded += plain;
      for (let index = 0; index < plain.length; index++) origins.push(at);
    }
    at += sign.length;
  }
  origins.push(at);
  return { folded, origins };
}

/** Where a quote stands in a passage, word for word: never as a part of a longer word or number. */
function findQuote(passage: Passage, quote: string): Passage | undefined {
  const wanted = fold(quote).folded.trim();
  if (wanted === '') return undefined;
  const { folded, origins } = fold(passage.text);
  const [beginsInWord, endsInWord] = [/^[A-Za-z0-9]/.test(wanted), /[A-Za-z0-9]$/.test(wanted)];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const isCutOff =
      (beginsInWord && /[A-Za-z0-9]$|\d[.,-]$/.test(folded.slice(0, at))) ||
      (endsInWord && /^[A-Za-z0-9]|^[.,-]\d/.test(folded.slice(end)));
    if (!isCutOff) return slicePassage(passage, origins[at] ?? 0, origins[end] ?? passage.text.length);
  }
  return undefined;
}

/**
 * The value of a field as these words state it, if they stand exactly in these lines (but for white space and full-width
 * forms) and can be read as such a value. Nothing is guessed: one letter off, and there is no value.
 */
export function readQuote(
  key: string,
  quote: string,
  lines: readonly Line[],
): { value: NonNullable<FieldValue['value']>; evidence: Evidence[] } | undefined {
  const found = findQuote(joinPassages(lines.map(passageOfLine)), quote);
  const context = { order: dateOrderOf(found?.text ?? ''), ocr: false, decimalComma: false };
  const read = found && READERS[statedField(key).type]?.(found, context);
  return read && { value: read.value, evidence: evidenceOf(read.from) };
}
