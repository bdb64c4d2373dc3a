import type { CarrierDirectory } from '../../../carriers/index.ts';
import type { RateContent } from '../../record/rate.schema.ts';
import { foldLetters } from '../charge-text/fold-letters.ts';
import { hasChargeOrMoney } from '../charge-text/tokenise.ts';
import type { ScopeReader } from '../charges/charge-scope.ts';
import { phraseSource } from '../lexicon/phrases.ts';
import { plainText } from '../plain-text.ts';
import { findCarrierIn } from '../rows/carrier-reader.ts';
import { type DateContext, namesDays } from '../validity/parse-validity.ts';
import { scanDates } from '../validity/scan-dates.ts';
import { announcedValidity, type FactContext, readFacts, type TextRow } from './read-facts.ts';
import type { StatedDays } from './sheet-facts.ts';

type Days = Pick<StatedDays, 'from' | 'to'>;

const VALIDITY = new RegExp(phraseSource('validity'));
const WITHDRAWN = new RegExp(phraseSource('withdrawn'));
/**
 * Where one statement ends for certain, and where it may: "MSC valid 1-31 Dec; CMA CGM valid 15 Dec - 14 Jan". The point of a day and
 * month, "01.12. - 31.12.2026", ends none.
 */
const ENDS = /[;|·\n]|(?<!(?<![\d.])\d{1,2}\.\d{1,2})[.。]\s|；/u;
const MAY_END = /\s\/\s|,\s|\s(?:and|und|et|y|e|en|ve)\s|，/u;

/** "Your request of 23 November": a day of what was written. */
const OF_DOCUMENT = new RegExp(phraseSource('document-day'));

type Reading = Pick<FactContext, 'carriers' | 'dates'>;

/** What a line says of days, part by part. Lines about charges and prices say nothing of rates. */
function daysIn(line: string, { carriers, dates }: Reading): StatedDays[] {
  const plain = plainText(line);
  if (!VALIDITY.test(plain) || hasChargeOrMoney(plain)) return [];
  const year = scanDates(plain).find((piece) => piece.year !== undefined)?.year;
  const dated = dates.year || year === undefined ? dates : { ...dates, year: { year } };
  const sentences = line.split(ENDS);
  const first = sentences.findIndex((sentence) => VALIDITY.test(plainText(sentence)));
  return sentences.flatMap((sentence, at) => {
    const parts = sentence.split(MAY_END).flatMap((part) => daysOf(part, carriers, dated));
    // "Valid from 1 December and until 31 December" is one statement.
    const isParted = parts.every(
      ({ from, to, scac }) => scac !== undefined || (from !== undefined && to !== undefined),
    );
    const said = parts.length > 1 && isParted ? parts : daysOf(sentence, carriers, dated);
    // "Hamburg, 25.11.2026. Gültig 1.-31.12.2026": a day before all words for a validity is that of the letter.
    return at < first ? said.filter(({ from, to, scac }) => scac !== undefined || (from && to)) : said;
  });
}

function daysOf(part: string, carriers: CarrierDirectory, dates: DateContext): StatedDays[] {
  const said = plainText(part);
  if (WITHDRAWN.test(said) || !namesDays(said)) return [];
  if (OF_DOCUMENT.test(said) && !VALIDITY.test(said)) return [];
  const days = announcedValidity(VALIDITY.test(said) ? said : `valid ${said}`, dates);
  if (days.from === undefined && days.to === undefined) return [];
  return [{ ...days, scac: findCarrierIn(part, carriers)?.scac, words: wordsBeside(part, carriers) }];
}

/** What parts the words around days: the ends of a lane. */
const BETWEEN_WORDS = /\s[-–—]\s|[:：→>()]|\b(?:to|from|ex|for|rates?)\b/iu;

/** The words of a part that are neither days nor a word for validity nor the name of a carrier. */
function wordsBeside(part: string, carriers: CarrierDirectory): string[] {
  const folded = foldLetters(part);
  const cuts = [...scanDates(folded), ...matches(folded, VALIDITY)].sort((a, b) => a.start - b.start);
  const rest: string[] = [];
  let at = 0;
  for (const { start, end } of [...cuts, { start: part.length, end: part.length }]) {
    if (start > at) rest.push(part.slice(at, start));
    at = Math.max(at, end);
  }
  return rest
    .flatMap((text) => text.split(BETWEEN_WORDS))
    .flatMap((text) => withoutCarrier(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''), carriers))
    .filter((text) => /\p{L}{2}/u.test(text));
}

function matches(text: string, pattern: RegExp): { start: number; end: number }[] {
  return [...text.matchAll(new RegExp(`(?:${pattern.source})[\\p{L}]*`, 'gu'))].map(({ 0: whole, index }) => ({
    start: index,
    end: index + whole.length,
  }));
}

/** "MSC North Europe": the words behind or before the name of a carrier. */
function withoutCarrier(text: string, carriers: CarrierDirectory): string[] {
  if (findCarrierIn(text, carriers) === undefined) return [text];
  const words = text.split(/\s+/);
  for (let length = 1; length <= words.length; length++)
    for (let at = 0; at + length <= words.length; at++)
      if (findCarrierIn(words.slice(at, at + length).join(' '), carriers))
        return [words.slice(0, at).join(' '), words.slice(at + length).join(' ')];
  return [text];
}

const spanOf = ({ from, to }: Days) => `${from}|${to}`;

/** Days that all of several statements agree on; undefined where two of them say different first or last days. */
function agreed(stated: readonly Days[]): Days | undefined {
  const [froms, tos] = [stated.flatMap(({ from }) => from ?? []), stated.flatMap(({ to }) => to ?? [])];
  if (new Set(froms).size > 1 || new Set(tos).size > 1) return undefined;
  const [[from], [to]] = [froms, tos];
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** Every statement of days in the rows of a title, of notes or of a heading, where these differ; undefined where one span is all. */
export function readStatedDays(rows: readonly TextRow[], context: Reading): readonly StatedDays[] | undefined {
  const stated = rows.flatMap(({ row, texts }): StatedDays[] => {
    const said = texts.flatMap((text) => daysIn(text, context));
    if (said.length > 0 || texts.length < 2 || texts.some(hasChargeOrMoney)) return said;
    // "Validity | 1-15 Dec"
    const { validFrom: from, validTo: to } = readFacts([{ row, texts }], context);
    if (from === undefined && to === undefined) return [];
    const words = texts.flatMap((text) => wordsBeside(text, context.carriers));
    const scac = findCarrierIn(texts.join(' '), context.carriers)?.scac;
    return [{ ...(from ? { from } : {}), ...(to ? { to } : {}), scac, words }];
  });
  const all = stated.length > 0 ? stated : rows.flatMap((row) => mentionedIn(row, context));
  return agreed(all) ? undefined : all;
}

/** Days of a row that only mentions them: "Rates 1-15 December". */
function mentionedIn(row: TextRow, context: Reading): StatedDays[] {
  const { mentionedDays: days } = readFacts([row], context);
  if (!days) return [];
  const { carriers } = context;
  const words = row.texts.flatMap((text) => wordsBeside(text, carriers));
  return [{ ...days, scac: findCarrierIn(row.texts.join(' '), carriers)?.scac, words }];
}

/**
 * The days of a rate among several that are stated: those that name its carrier, its lane or both before those that name neither. None
 * where these differ, so that they are asked for. A first day that is said once holds for all.
 */
export function daysOfRate(
  stated: readonly StatedDays[],
  rate: Pick<RateContent, 'origin' | 'destination' | 'carrier'>,
  scopeOf: ScopeReader,
): Days {
  const fits = stated.flatMap((one) => {
    if (one.scac !== undefined && one.scac !== rate.carrier?.scac) return [];
    let names = one.scac === undefined ? 0 : 1;
    for (const text of one.words) {
      const applies = scopeOf({ scope: { text, sure: true } }, { ...rate, ...ANY_RATE });
      if (!applies) return [];
      if (applies.unknown === undefined && applies.conditions.length === 0) names++;
    }
    return [{ names, days: one }];
  });
  const most = Math.max(0, ...fits.map(({ names }) => names));
  const own = agreed(fits.flatMap(({ names, days }) => (names === most ? [days] : []))) ?? {};
  const [first, ...others] = new Set(stated.flatMap(({ from }) => from ?? []));
  return first !== undefined && others.length === 0 && own.to !== undefined ? { from: first, ...own } : own;
}

const ANY_RATE = { validFrom: '0000-01-01', validTo: '9999-12-31', equipment: { code: '' } } as const;

/** What tells the days of rates apart. */
export const keyOfDays = spanOf;
