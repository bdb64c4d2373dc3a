import type { Place } from '../../record/rate.schema.ts';
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
  String.raw`(?:(?<![\p{L}/])(?:${BEFORE.words}|transhipment|transshipment|trans-shipment)(?:\s+(?:at|in|port))?\s*:?\s+|(?:${BEFORE.signs})\s?)(${NAME})(?=\s*(?:[.,;()/\n]|中?转|$))`,
  String.raw`(?:^|[.,;()/\n])\s*(${NAME})(?:\s*(?:${BEHIND.signs})|\s+(?:${BEHIND.words}))(?=\s*(?:[.,;()/\n]|$))`,
].map((source) => new RegExp(source, 'iu'));

/** Routes, not ports. */
const CANAL = /suez|süveyş|panam|cape|cabo|canal|rail|truck|苏伊士|巴拿马|好望角|수에즈|파나마|スエズ|パナマ/i;

const NO_PLACES: readonly Place[] = [];

/** Reads the port that a remark names as one of transhipment, when it is surely one. */
export function readRemarkedVia(places: RowScope['places'], remark: string): readonly Place[] {
  for (const pattern of TRANSHIPMENT) {
    const name = pattern.exec(remark)?.[1];
    if (name === undefined || CANAL.test(name)) continue;
    const { places: found, doubts } = places.read(name.trim());
    if (found.length === 1 && doubts.length === 0) return found;
  }
  return NO_PLACES;
}
