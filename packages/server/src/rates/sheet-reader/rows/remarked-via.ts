import type { Place, RateContent } from '../../record/rate.schema.ts';
import { readTable } from '../lexicon/read-table.ts';
import type { RowScope } from './row-scope.ts';

/** The wordings of a concept of `lexicon/tables/prose.tsv`; signs that need no blank around them apart from words that do. */
function wordingsOf(concept: string): { signs: string; words: string } {
  const all = readTable('prose').flatMap(([name, , wording = '']) => (name === concept ? [wording] : []));
  const source = (isSigns: boolean) =>
    all
      .filter((wording) => SIGNS.test(wording) === isSigns)
      .sort((a, b) => b.length - a.length)
      .map((wording) => wording.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'))
      .join('|');
  return { signs: source(true), words: source(false) };
}

const SIGNS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const [BEFORE, BEHIND] = [wordingsOf('via'), wordingsOf('via-behind')];
const NAME = String.raw`\p{L}[\p{L}\p{M} '-]{1,30}?`;

/** "T/S Singapore", "über Colombo", "经釜山", "싱가포르 환적", "Busan aktarmalı": a port beside the word for a transhipment. */
const TRANSHIPMENT = [
  String.raw`(?:(?<![\p{L}/])(?:${BEFORE.words}|transhipment|transshipment|trans-shipment)(?:\s+(?:at|in|port))?\s*:?\s+|(?:${BEFORE.signs})\s?)(${NAME})(?=\s*(?:[.,;()/\n|\d]|\s[-–+]\s|中?转|$))`,
  String.raw`(?:^|[.,;()/\n\d|]\s?(?:days?|d|天|日)?)\s*(${NAME})(?:\s*(?:${BEHIND.signs})|\s+(?:${BEHIND.words}))(?=\s*(?:[.,;()/\n]|$))`,
].map((source) => new RegExp(source, 'iu'));

/** Routes, not ports. */
const CANAL = /suez|süveyş|panam|cape|cabo|canal|rail|truck|苏伊士|巴拿马|好望角|수에즈|파나마|スエズ|パナマ/i;

/**
 * A port of transhipment that a text names. `carriers` (SCAC) and `ports` (UN/LOCODE) are those named before the word for it, whose
 * rates alone go that way: "CMA via Khor Fakkan", "CPT via Coega"; none where it is said of all.
 */
export type RemarkedVia = { places: readonly Place[]; carriers: ReadonlySet<string>; ports: ReadonlySet<string> };

const PARTS = /\s*(?:[/,&+、，]|\s(?:and|und|et|y|e|en|i|dan|ve|и)\s)\s*/iu;
const MOST_PARTS = 4;

/** What stands between the start of its clause and the word for a transhipment: "CMA", "HAM/BRV". */
const subjectOf = (before: string) =>
  (before.split(/[.,;()\n](?=\s|$)|[。，；（）]/u).at(-1) ?? '').replace(/[\s:：-]+$/u, '').trim();

function carriersNamed(carriers: RowScope['carriers'], subject: string): Set<string> {
  const parts = subject.split(PARTS);
  const found = parts.map((part) => [carriers.find(part)?.scac ?? []].flat());
  return new Set(found.every((codes) => codes.length > 0) ? found.flat() : []);
}

function portsNamed(places: RowScope['places'], subject: string): Set<string> {
  const parts = subject.split(PARTS);
  const found = parts.length > MOST_PARTS ? [] : parts.map((part) => places.read(part));
  const isSure = found.every((reading) => reading.places.length > 0 && reading.doubts.length === 0);
  return new Set(isSure ? found.flatMap((reading) => reading.places.flatMap(({ code }) => code ?? [])) : []);
}

const NOBODY: ReadonlySet<string> = new Set();
/** Figures of days are no names of ports. */
const NAMES_SOMETHING = /^\p{Lu}[\p{L}\s./,&'-]+$|^[\p{Script=Han}、/]+$/u;

/** Reads the port that a remark names as one of transhipment, when it is surely one, and whose rates go that way. */
export function readRemarkedVia(
  { places, carriers }: Pick<RowScope, 'places' | 'carriers'>,
  remark: string,
): RemarkedVia | undefined {
  for (const pattern of TRANSHIPMENT) {
    const match = pattern.exec(remark);
    const name = match?.[1];
    if (!match || name === undefined || CANAL.test(name)) continue;
    const { places: found, doubts } = places.read(name.trim());
    if (found.length !== 1 || doubts.length > 0) continue;
    const subject = subjectOf(remark.slice(0, match.index));
    if (!NAMES_SOMETHING.test(subject)) return { places: found, carriers: NOBODY, ports: NOBODY };
    const named = carriersNamed(carriers, subject);
    return { places: found, carriers: named, ports: named.size > 0 ? NOBODY : portsNamed(places, subject) };
  }
  return undefined;
}

/** Whether a port of transhipment is that of a rate with these ends and this carrier. */
export function isViaOf(
  { carriers, ports }: RemarkedVia,
  { origin, destination, carrier }: { origin: Place; destination: Place; carrier: RateContent['carrier'] },
): boolean {
  if (carriers.size > 0) return carriers.has(carrier?.scac ?? '');
  return ports.size === 0 || [origin, destination].some(({ code }) => code !== null && ports.has(code));
}
