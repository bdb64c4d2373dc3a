import { words } from '../prose-words.ts';
import { masked } from '../spans.ts';
import type { PlaceSpan } from './places-in-prose.ts';

const NAME = String.raw`\p{Lu}[\p{L}.'’]+(?:[ -](?:(?:de|da|do|del|la|le|al|es|of)\s|d['’])?\p{Lu}[\p{L}.'’]+){0,3}|\p{Script=Han}{2,8}`;
const LANE = new RegExp(`(~+|${NAME})(\\s*(?:[-–—→]|->|=>|至|到)\\s*|\\s+${words('to')}\\s+)(~+|${NAME})`, 'gu');

/** Names at the ends of a lane that nothing knows are places too: the reader of the sheet then asks. */
export function withUnknown(text: string, places: readonly PlaceSpan[]): PlaceSpan[] {
  const marked = masked(text, places, '~');
  const unknown = [...marked.matchAll(LANE)].flatMap((match): PlaceSpan[] => {
    const [whole, origin = '', , destination = ''] = match;
    const isKnown = [origin.startsWith('~'), destination.startsWith('~')];
    if (isKnown[0] === isKnown[1]) return [];
    const start = isKnown[0] ? match.index + whole.length - destination.length : match.index;
    const name = isKnown[0] ? destination : origin;
    const role = isKnown[0] ? 'destination' : 'origin';
    return [{ start, end: start + name.length, text: name, role, known: false }];
  });
  return [...places, ...unknown]
    .sort((a, b) => a.start - b.start)
    .map((span, index, all) => completed(span, index, all));
}

/** The known end beside an unknown one is the other end of its lane. */
function completed(span: PlaceSpan, index: number, all: readonly PlaceSpan[]): PlaceSpan {
  if (span.role !== undefined) return span;
  if (all[index + 1]?.known === false && all[index + 1]?.role === 'destination') return { ...span, role: 'origin' };
  if (all[index - 1]?.known === false && all[index - 1]?.role === 'origin') return { ...span, role: 'destination' };
  return span;
}
