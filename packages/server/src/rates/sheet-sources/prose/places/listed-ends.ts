import type { Span } from '../spans.ts';
import type { NameReader, PlaceSpan } from './places-in-prose.ts';

type End = 'origin' | 'destination';
const OTHER: Readonly<Record<End, End>> = { origin: 'destination', destination: 'origin' };

const isEnd = (role: PlaceSpan['role']): role is End => role === 'origin' || role === 'destination';

/**
 * "Callao to Shanghai USD 780, Ningbo USD 790, Busan USD 820": a port alone before each further price is the same end of the lane as the
 * port before the first one; it is the other end where it is near that, and not near the first.
 */
export function withListedEnds(
  places: readonly PlaceSpan[],
  prices: readonly Span[],
  areNear: NameReader['areNear'],
): PlaceSpan[] {
  const [first, ...others] = prices;
  if (!first || others.length === 0) return [...places];
  const before = places.filter(({ end, role }) => end <= first.start && role !== 'via');
  const lead = before.at(-1);
  if (!lead || !isEnd(lead.role)) return [...places];
  const { role } = lead;
  const across = before.findLast((place) => place.role === OTHER[role]);
  const listed = new Set<PlaceSpan>();
  for (const [at, price] of others.entries()) {
    const since = prices[at]?.end ?? first.end;
    const between = places.filter(({ start, end }) => start >= since && end <= price.start);
    const [only, ...more] = between;
    if (more.length > 0 || (only && only.role !== undefined)) break;
    if (only) listed.add(only);
  }
  const endOf = ({ text }: PlaceSpan) =>
    across && areNear(text, across.text) && !areNear(text, lead.text) ? OTHER[role] : role;
  return places.map((place) => (listed.has(place) ? { ...place, role: endOf(place) } : place));
}
