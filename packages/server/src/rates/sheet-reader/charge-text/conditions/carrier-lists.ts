import { createCarrierDirectory } from '../../../../carriers/index.ts';
import type { Node, Segment } from '../clauses.ts';
import type { Words } from '../words.ts';

const carriers = createCarrierDirectory();
const MOST_WORDS = 4;
/** A name has a capital, or is of a script without them: "one" is no carrier. */
const NAME = /^\p{Lu}|^\p{Lo}/u;

/** How many nodes at the start (or the end) of a segment are the name of a carrier; 0 where none are. */
function carrierAt({ nodes }: Segment, end: 'first' | 'last', { original }: Words): number {
  for (let length = Math.min(MOST_WORDS, nodes.length); length >= 1; length -= 1) {
    const part = end === 'first' ? nodes.slice(0, length) : nodes.slice(-length);
    const text = original.slice(part[0]?.start, part.at(-1)?.end);
    const isNamed = part.every(({ kind }) => kind === 'word') && NAME.test(text);
    if (isNamed && carriers.find(text) !== undefined) return length;
  }
  return 0;
}

const says = ({ nodes }: Segment, kind: Node['kind']) => nodes.some((node) => node.kind === kind);

/** Whether a segment goes on with the carriers of the one before: "MSC and | ONE levy GRI USD 300", "GRI USD 300 for MSC | and ONE". */
function goesOn(before: Segment, segment: Segment, words: Words): boolean {
  if (segment.before?.rank !== 1 || carrierAt(segment, 'first', words) === 0) return false;
  const length = carrierAt(before, 'last', words);
  if (length > 0 && length === before.nodes.length) return true;
  return length > 0 && !says(segment, 'charge') && !says(segment, 'amount') && !says(segment, 'percent');
}

/** The segments of a sentence, with a list of carriers in one of them: what is said of the last is said of all. */
export function withCarrierLists(segments: readonly Segment[], words: Words): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    if (before && goesOn(before, segment, words))
      joined[joined.length - 1] = { ...before, nodes: [...before.nodes, ...segment.nodes] };
    else joined.push(segment);
  }
  return joined;
}
