import type { Hit } from './name-index.ts';
import { withoutRemarks } from './place-text.ts';

/** Finds the exact meaning of a text: names, codes, names with their country. */
export type ReadExactly = (text: string) => readonly Hit[];

/** Separators between places. A comma may also separate a place from its country. */
const BETWEEN =
  /(\s*[/&、;；|+\n\r]+\s*|\s*[,，]\s*|\s+(?:and|or)\s+|(?<=\p{Script=Han})\s*[和及或]\s*(?=\p{Script=Han}))/iu;
const COMMA = /^\s*[,，]\s*$/u;

/**
 * The texts of the places that a text names, one each: "LA/LB", "Shanghai, Ningbo", "上海、宁波". A single place is not split:
 * "Shanghai, China", "Port Klang (West)", "NY/NJ", "Trinidad and Tobago".
 */
export function splitPlaces(text: string, readExactly: ReadExactly): string[] {
  const named = withoutRemarks(text);
  const pieces = named.split(BETWEEN);
  if (pieces.length === 1 || isOneName(named, readExactly)) return [text.trim()];
  const places: string[] = [];
  for (let start = 0; start < pieces.length; ) {
    const length = longestPlace(pieces, start, readExactly);
    const place = pieces
      .slice(start, start + length)
      .join('')
      .trim();
    if (place !== '') places.push(place);
    start += length + 1;
  }
  return places.length > 0 ? places : [text.trim()];
}

function isOneName(text: string, readExactly: ReadExactly): boolean {
  return readExactly(text).some(({ weight }) => weight >= 0.95) && !/[/&、;；|+\n]/.test(text);
}

/** The number of pieces (including separators) from `start` on that are one place. */
function longestPlace(pieces: readonly string[], start: number, readExactly: ReadExactly): number {
  for (let length = Math.min(pieces.length - start, 7); length > 1; length -= 2) {
    const joined = pieces.slice(start, start + length);
    const [hit] = readExactly(joined.join(''));
    if (hit && hit.weight >= 0.95 && belongsTogether(joined, readExactly)) return length;
  }
  return isPortInCountry(pieces.slice(start, start + 3), readExactly) ? 3 : 1;
}

/** "Hamburg, China" is one nonexistent place, not a port and a country. */
function isPortInCountry([port = '', comma = '', country = '']: readonly string[], readExactly: ReadExactly): boolean {
  if (!COMMA.test(comma)) return false;
  const isCountry = readExactly(country).every(({ place }) => place.kind === 'country');
  return isCountry && readExactly(country).length > 0 && readExactly(port).some(({ place }) => place.kind === 'port');
}

/** Pieces that are places by themselves belong together only when they name the same port or its country. */
function belongsTogether(joined: readonly string[], readExactly: ReadExactly): boolean {
  const separators = joined.filter((_, i) => i % 2 === 1);
  if (separators.every((separator) => COMMA.test(separator))) return true;
  const pieces = joined.filter((_, i) => i % 2 === 0);
  const ports = pieces.filter((piece) => readExactly(piece).some(({ place }) => place.kind === 'port'));
  return ports.length < pieces.length;
}
