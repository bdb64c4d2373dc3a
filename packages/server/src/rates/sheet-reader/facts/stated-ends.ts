import type { CarrierDirectory } from '../../../carriers/index.ts';
import { readTable } from '../lexicon/read-table.ts';
import { endsOfLane } from '../places/lane-text.ts';
import type { PlaceReader } from '../places/place-reader.ts';
import { plainText } from '../plain-text.ts';
import { type ColumnRole, roleOfHeader } from '../tables/columns/column-lexicon.ts';

/** The ends of the lanes that a line names, as written. */
export type StatedEnds = { origin?: string; destination?: string };
type End = keyof StatedEnds;

/** Prepositions of fewer letters stand before other things as well: "de", "a". */
const SHORTEST_CUE = 2;
/** A word for a day, too, is one for a place before a place. */
const isOther = (role: ColumnRole | undefined) => role !== undefined && role !== 'valid-from' && role !== 'valid-to';

/** Words before a place of which the column heads say something else, or nothing. */
const CUES = new Map<string, End>();
for (const [concept, , wording = ''] of readTable('prose')) {
  const cue = plainText(wording);
  if ((concept === 'from' || concept === 'to') && cue.length >= SHORTEST_CUE && !isOther(roleOfHeader(cue)))
    CUES.set(cue, concept === 'from' ? 'origin' : 'destination');
}
CUES.set('ab', 'origin');
for (const weak of ['de', 'da', 'do', 'ao', 'per', 'von', 'aus', 'van', 'di', 'ke', 'en']) CUES.delete(weak);

const LONGEST_CUE = 3;
const LONGEST_PLACE = 8;
const WORD = /(?:d'(?=\p{Lu}))|[^\s:：|()（）;；']+(?:'(?!\p{Lu})[^\s:：|()（）;；]*)?'?/gu;
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

/** "Départ d'Anvers", "salida de Valencia". */
const JOINED_BY = /^(?:d'|(?:de|du|des|del|della|da|do|von|van|of)\s+(?=\p{Lu}))/u;
/** "Cartagena (Colombia)": the country says which one is meant. */
const WITH_COUNTRY = /^[^:：|;；()\d]{2,40}?\s*\([^()\d]{2,30}\)/u;

/** "SHANGHAI, VALID": one place, and words that are none; in "Manzanillo, Mexico" both are needed. */
function goesOn(name: string, isPlace: Names['isPlace']): boolean {
  const [first = '', ...others] = name.split(/\s*,\s*/);
  return others.length > 0 && isPlace(first) && !others.every(isPlace);
}

type Names = { isPlace: (text: string) => boolean; isCarrier: (text: string) => boolean };

/** The longest text at the beginning of `text` that names places, every one of them surely. */
function placesAtStart(text: string, { isPlace, isCarrier }: Names): string | undefined {
  const chunk = text.replace(/^\s*[:：]?\s*/, '').replace(JOINED_BY, '');
  const explained = WITH_COUNTRY.exec(chunk)?.[0];
  if (explained !== undefined && NAME.test(explained) && isPlace(explained)) return explained;
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
    if (isCarrier(words.slice(0, length + 1).join(' '))) return undefined;
    if (isPlace(name) && !goesOn(name, isPlace)) return name;
  }
  return undefined;
}

/**
 * The ports that a line names behind a word for their end of the lane: "MSC rates ex Shanghai", "départ Le Havre", "PARTENZA
 * GENOVA", "(起运港: 上海)", "POL Rotterdam". With `whole`, only a line that says nothing else. An end that is said twice, of
 * different ports, is none.
 */
export function statedEnds(
  text: string,
  { places, carriers }: { places: PlaceReader; carriers: CarrierDirectory },
  whole = false,
): StatedEnds {
  const codesOf = (name: string) => {
    const read = places.read(name);
    return read.doubts.length === 0 ? read.places.map(({ code }) => code ?? name).join() : '';
  };
  const names: Names = {
    isPlace: (name) => codesOf(name) !== '',
    isCarrier: (name) => carriers.find(name.replace(/[,.]$/, '')) !== undefined,
  };
  const found = new Map<End, Map<string, string>>();
  const words = [...text.matchAll(WORD)];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(LONGEST_CUE, words.length - at); length >= 1; length--) {
      const [first, last] = [words[at], words[at + length - 1]];
      const [start, end] = [first?.index ?? 0, (last?.index ?? 0) + (last?.[0].length ?? 0)];
      const role = endOfCue(text.slice(start, end));
      const name = role && placesAtStart(text.slice(end), names);
      if (!role || !name) continue;
      const rest = text.slice(end).replace(name, '');
      if (whole && (at > 0 || /[\p{L}\d]/u.test(rest))) continue;
      found.set(role, (found.get(role) ?? new Map()).set(codesOf(name), name));
      at += length - 1;
      break;
    }
  }
  return Object.fromEntries(
    [...found].flatMap(([end, names]) => (names.size === 1 ? [[end, [...names.values()][0]]] : [])),
  );
}

/** "Le Havre to Houston - carrier MSC": the port before the word that names the other end. */
export function originBefore(
  text: string,
  { origin, destination }: StatedEnds,
  { places, isAboutRates }: { places: PlaceReader; isAboutRates: (name: string) => boolean },
): StatedEnds {
  if (origin !== undefined || destination === undefined) return {};
  const parts = text.split(/\s+[-–—|•·]\s+/);
  const lane = endsOfLane(parts[0] ?? '');
  if (lane?.destination !== destination) return {};
  const read = places.read(lane.origin);
  const isPort = read.places.length > 0 && read.doubts.every(({ severity }) => severity !== 'error');
  // A name before a lane that says more is a port, although none that is known: it has to be asked about.
  const isName = parts.length > 1 && WORDS.test(lane.origin) && !isAboutRates(lane.origin);
  return isPort || isName ? { origin: lane.origin } : {};
}

/** One to three words in capitals. */
const WORDS = /^(?:\p{Lu}[\p{L}.'’-]*\s?){1,3}$/u;
