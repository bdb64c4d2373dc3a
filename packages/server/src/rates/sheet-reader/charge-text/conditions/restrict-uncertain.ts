import { phraseSource } from '../../lexicon/phrases.ts';
import { plainText } from '../../plain-text.ts';
import type { Item, Segment } from '../clauses.ts';
import type { Words } from '../words.ts';

const NOT_CERTAIN = new RegExp(phraseSource('not-certain'), 'u');

/** "PSS expected USD 300": a charge that is not decided is payable under that condition. */
export function restrictUncertain(items: readonly Item[], segments: readonly Segment[], words: Words): void {
  for (const [index, { nodes }] of segments.entries()) {
    const [from, to] = [nodes.find(({ start }) => start >= 0)?.start ?? 0, nodes.at(-1)?.end ?? 0];
    const said = NOT_CERTAIN.exec(plainText(words.original.slice(from, to)))?.[0].trim();
    if (said === undefined) continue;
    const own = items.filter(({ segment }) => segment === index);
    const before = items.findLast(({ segment }) => segment < index);
    for (const item of own.length > 0 ? own : before ? [before] : [])
      if (!item.conditions.some((one) => NOT_CERTAIN.test(plainText(one)))) item.conditions.push(said);
  }
}
