import { readTable } from '../lexicon/read-table.ts';
import type { PlaceReader } from '../places/place-reader.ts';
import { plainText } from '../plain-text.ts';
import { roleOfHeader } from '../tables/column-lexicon.ts';

/** The ends of the lanes that a line names, as written. */
export type StatedEnds = { origin?: string; destination?: string };
type End = keyof StatedEnds;

/** Prepositions of fewer letters stand before other things as well: "de", "a". */
const SHORTEST_CUE = 2;
/** Words before a place of which the column heads say something else, or nothing. */
const CUES = new Map<string, End>();
for (const [concept, , wording = ''] of readTable('prose')) {
  const cue = plainText(wording);
  if ((concept === 'from' || concept === 'to') && cue.length >= SHORTEST_CUE && !roleOfHeader(cue))
    CUES.set(cue, concept === 'from' ? 'origin' : 'destination');
}
CUES.set('ab', 'origin');
for (const weak of [
  'de',
  'da',
  'do',
  'ao',
  'per',
  'von',
  'aus',
  'bis',
  'hasta',
  'ate',
  'pour',
  'into',
  'van',
  'di',
  'ke',
])
  CUES.delete(weak);

const LONGEST_CUE = 3;
const LONGEST_PLACE = 8;
const WORD = /[^\s:：|()（）;；]+/gu;
/** What ends the name of a place; a comma may stand within a list. */
const STOP = /[:：|()（）;；]|\s[-–—]\s|\.(?:\s|$)/u;
/** A name begins with a capital, or with a sign of a script that has none; short words join names. */
const NAME = /^(?:\p{Lu}|[^\p{Ll}\P{L}])\D*$/u;
const JOINT = /^(?:[-/&+]|and|und|et|y|e|og|och|oraz|ja|en|or|oder|ou|o|de|la|le|les|del|da|do|du|of|am|an|der)$/u;

function endOfCue(cue: string): End | undefined {
  const plain = plainText(cue);
  const role = roleOfHeader(cue);
  return role === 'origin' || role === 'destination' ? role : CUES.get(plain);
}

/** The longest text at the beginning of `text` that names places, every one of them surely. */
function placesAtStart(text: string, isPlace: (name: string) => boolean): string | undefined {
  const chunk = text.replace(/^\s*[:：]?\s*/, '');
  const stop = chunk.search(STOP);
  const words = (stop === -1 ? chunk : chunk.slice(0, stop)).trim().split(/\s+/);
  if (!NAME.test(words[0] ?? '')) return undefined;
  const others = words.findIndex((word) => !NAME.test(word) && !JOINT.test(word));
  const most = Math.min(LONGEST_PLACE, others === -1 ? words.length : others);
  for (let length = most; length >= 1; length--) {
    const name = words
      .slice(0, length)
      .join(' ')
      .replace(/[,.]+$/, '');
    if (isPlace(name)) return name;
  }
  return undefined;
}

/**
 * The ports that a line names behind a word for their end of the lane: "MSC rates ex Shanghai", "départ Le Havre", "PARTENZA
 * GENOVA", "(起运港: 上海)", "POL Rotterdam". With `whole`, only a line that says nothing else. An end that is said twice, of
 * different ports, is none.
 */
export function statedEnds(text: string, places: PlaceReader, whole = false): StatedEnds {
  const isPlace = (name: string) => {
    const read = places.read(name);
    return read.places.length > 0 && read.doubts.length === 0;
  };
  const found = new Map<End, Set<string>>();
  const words = [...text.matchAll(WORD)];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(LONGEST_CUE, words.length - at); length >= 1; length--) {
      const [first, last] = [words[at], words[at + length - 1]];
      const [start, end] = [first?.index ?? 0, (last?.index ?? 0) + (last?.[0].length ?? 0)];
      const role = endOfCue(text.slice(start, end));
      const name = role && placesAtStart(text.slice(end), isPlace);
      if (!role || !name) continue;
      const rest = text.slice(end).replace(name, '');
      if (whole && (at > 0 || /[\p{L}\d]/u.test(rest))) continue;
      found.set(role, (found.get(role) ?? new Set()).add(name));
      at += length - 1;
      break;
    }
  }
  return Object.fromEntries([...found].flatMap(([end, names]) => (names.size === 1 ? [[end, [...names][0]]] : [])));
}
