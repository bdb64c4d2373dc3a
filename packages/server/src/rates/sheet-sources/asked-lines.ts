import type { LineFate } from './mail-text.ts';
import { typesIn } from './prose/amounts/types-in-prose.ts';
import type { NameReader } from './prose/places/places-in-prose.ts';

const QUOTED = /^\s*>[>\s]*/;
/** A longer stretch of an earlier mail is no question that the lines below it answer. */
const MOST_LINES = 4;

/**
 * The questions of an earlier mail between which its answers were typed: for the row of each, the lane, carrier and container types that
 * it asks for. Its prices are history, and questions about several lanes in one stretch name none of them for an answer.
 */
export function askedLines(
  lines: readonly string[],
  fates: readonly LineFate[],
  names: NameReader,
): ReadonlyMap<number, string> {
  const asked = new Map<number, string>();
  const isQuoted = (row: number) => fates[row]?.kept === false && QUOTED.test(lines[row] ?? '');
  const isBlank = (row: number) => (lines[row] ?? '').replace(QUOTED, '').trim() === '';
  let above: number[] = [];
  lines.forEach((line, row) => {
    if (isQuoted(row)) {
      if (isBlank(row) || (above.length > 0 && !isQuoted(row - 1))) above = [];
      if (!isBlank(row)) above.push(row);
    } else if (!isBlank(row)) {
      const [only, ...more] = fates[row]?.kept ? above.flatMap((at) => laneAskedIn(lines[at] ?? '', at, names)) : [];
      if (only && more.length === 0 && above.length <= MOST_LINES && /\d{2}/.test(line)) asked.set(only.row, only.text);
      above = [];
    }
  });
  return asked;
}

function laneAskedIn(line: string, row: number, names: NameReader): { row: number; text: string }[] {
  const text = line.replace(QUOTED, '');
  const places = names.placesIn(text);
  if (places.length === 0) return [];
  const end = (role: 'origin' | 'destination') => places.find((place) => place.role === role)?.text;
  const [origin, destination] = [end('origin'), end('destination')];
  const lane = origin && destination ? `${origin} - ${destination}` : undefined;
  const word = origin ? 'from ' : destination ? 'to ' : '';
  const said = lane ?? places.map((place) => `${word}${place.text}`).join(', ');
  const types = [...new Set(typesIn(text).map(({ code }) => code))].join('/');
  const carriers = names.carriersIn(text).map((carrier) => carrier.text);
  return [{ row, text: `${[said, ...carriers, types].filter((part) => part !== '').join(' ')}:` }];
}
