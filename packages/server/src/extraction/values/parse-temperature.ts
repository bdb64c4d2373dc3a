import { type Passage, slicePassage } from '../layout/passage.ts';
import { wordsOf } from '../lexicon/words.ts';
import { captured } from './parsed.ts';

/** A temperature as stated: its number in °C (`converted` from °F) and the words it was read from. Of a range or a bound: the number itself. */
export type Temperature = { celsius: number; from: Passage; converted?: boolean };

/** What stands between the ends of a range. */
const TO = String.raw`(?:[-–~至±]|\+\s?/\s?-|to|bis|a|à|and)`;

const NUMBER = String.raw`(?:[-−–]|minus)?\s?\d{1,4}(?:[.,]\d{1,4})?`;
const CELSIUS = new RegExp(
  String.raw`(?<![\d.])(${NUMBER})\s*(?:${TO}\s*${NUMBER}\s*)?(?:(?<=[摄攝]氏[^度]{0,14})度|(?:[°º˚*o]|(?<=\d\s)0)\s?C|deg\.?\s?C|degrees? C|℃|C\b(?!\.\s?C)|celsius|摄氏度|\(C\))`,
  'i',
);
const FAHRENHEIT = new RegExp(
  String.raw`(?<![\d.])(${NUMBER})\s*(?:${TO}\s*${NUMBER}\s*)?(?:(?:[°º˚*o]|(?<=\d\s)0)\s?F|deg\.?\s?F|degrees? F|℉|F\b|fahrenheit|\(F\))`,
  'i',
);
const BOUND =
  '[<>≥≤=~:约]|[不]?[小大低高]于|(?:not less than|more than|greater than|above|over|min\\.?|approx\\.?|about|ca\\.)(?=\\s)';
const METHOD = String.raw`[([]?(?:${wordsOf('test-method')})[)\]]?`;
/** A figure without a unit, with the bound before it and the method before or behind it: "PMCC: > 61", "12 (closed cup)". */
const BARE = new RegExp(
  String.raw`^(?:\s|${BOUND}|${METHOD})*(${NUMBER})(?:\s*\((?:[^)\d]*|\d+(?:\.\d+)?\s?%)\))?(?:[\s,:–-]*${METHOD})*\s*(?:$|[;,、/](?=[\s<>~-]*\d))`,
  'iu',
);

const CLOSED = String.raw`(?:closed[- ]cup|\b(?:PM|T)?CC\b|闭[杯口])`;
const OPEN = String.raw`(?:open[- ]cup|\b[CT]?OC\b|开[杯口])`;
/** "62 °C (open cup) 55 °C (closed cup)". */
const CLOSED_BEHIND = new RegExp(String.raw`\d.*${OPEN}\W*((?:\d|-\d|[<>])[^()]{0,20}\(?${CLOSED})`, 'is');
/** "Open cup: 62 °C, closed cup: 55 °C". */
const CLOSED_BEFORE = new RegExp(String.raw`^.*${OPEN}.*?(?=${CLOSED}\D{0,4}\d)`, 'is');

/** The part of a passage that gives the closed cup's figure, where the open cup's stands first: the IMDG Code goes by it. */
function closedCup(passage: Passage): Passage | undefined {
  const behind = CLOSED_BEHIND.exec(passage.text);
  if (behind?.[1])
    return slicePassage(passage, behind.index + behind[0].length - behind[1].length, passage.text.length);
  const match = CLOSED_BEFORE.exec(passage.text);
  return match ? slicePassage(passage, match[0].length, passage.text.length) : undefined;
}

function numberOf(text: string): number {
  const negative = /^(?:[-−–]|minus)/i.test(text);
  return (negative ? -1 : 1) * Number(text.replace(/[^\d.,]/g, '').replace(',', '.'));
}

/** "53 (12)" under a label "°F (°C)", or the other way round. */
const PAIR = new RegExp(String.raw`^[\s<>≥≤=~]*(${NUMBER})\s*[(/]\s*(${NUMBER})\s*\)?`);

/** The temperature of a pair of bare numbers whose units the label gives. */
function parsePair(passage: Passage, units: 'FC' | 'CF'): Temperature | undefined {
  const match = PAIR.exec(passage.text);
  const number = units === 'FC' ? match?.[2] : match?.[1];
  if (!match || !number) return undefined;
  const start = units === 'FC' ? match[0].lastIndexOf(number) : match[0].indexOf(number);
  return { celsius: numberOf(number), from: slicePassage(passage, start, start + number.length) };
}

/** The first temperature of a passage; `unit` is what the label says when the value does not. */
export function parseTemperature(passage: Passage, unit?: 'C' | 'F' | 'FC' | 'CF'): Temperature | undefined {
  if (unit === 'FC' || unit === 'CF') {
    const pair = parsePair(passage, unit);
    if (pair) return pair;
  }
  const closed = closedCup(passage);
  if (closed) return parseTemperature(closed, unit);
  const celsius = CELSIUS.exec(passage.text);
  if (celsius?.[1]) return { celsius: Math.round(numberOf(celsius[1]) * 10) / 10, from: captured(passage, celsius) };
  const fahrenheit = FAHRENHEIT.exec(passage.text);
  const bare = BARE.exec(passage.text);
  const match = fahrenheit ?? (unit?.startsWith('F') ? bare : null);
  if (match?.[1]) {
    const degrees = Math.round(((numberOf(match[1]) - 32) * 50) / 9) / 10;
    return { celsius: degrees, from: captured(passage, match), converted: true };
  }
  if (bare?.[1] && unit?.startsWith('C')) return { celsius: numberOf(bare[1]), from: passage };
  return undefined;
}
