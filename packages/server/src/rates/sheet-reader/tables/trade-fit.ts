import { plainText } from '../plain-text.ts';
import type { Evidence } from './columns/column-sample.ts';

/** A word before a place that says which end of the lane it is. */
const BEFORE = {
  origin: /\b(?:ex|from|von|aus|de|desde|da|origin|pol)$|从|起运$/,
  destination: /\b(?:to|nach|a|vers|verso|hacia|para|pod|destination)$|到|至$/,
} as const;

/** Short words are prose ("to", "in") unless they are written as a code. */
const TELLING = /[\p{L}' ]{4}|^[A-Z]{3}|\p{Script=Han}{2}/u;
const NO_CODES: ReadonlySet<string> = new Set();

type Mention = { codes: ReadonlySet<string>; end: 'origin' | 'destination' | undefined };

/** The regions, countries and groups of ports that a line names, in their order, each with the end that a word before it says. */
function mentionsIn(line: string, evidence: Evidence): Mention[] {
  const words = line.split(/[^\p{L}\p{N}']+/u).filter((word) => word !== '');
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(3, words.length - at); length >= 1; length--) {
      const phrase = words.slice(at, at + length).join(' ');
      const codes = TELLING.test(phrase) ? evidence.codesOf(phrase) : NO_CODES;
      if (codes.size === 0) continue;
      const before = plainText(words.slice(0, at).join(' '));
      const end = BEFORE.origin.test(before) ? 'origin' : BEFORE.destination.test(before) ? 'destination' : undefined;
      mentions.push({ codes, end });
      at += length - 1;
      break;
    }
  }
  return mentions;
}

/** The share of texts of which some port is in a region; those that name no port do not count. */
function shareIn(texts: readonly string[], region: ReadonlySet<string>, evidence: Evidence): number {
  const known = texts.map((text) => evidence.codesOf(text)).filter((codes) => codes.size > 0);
  const inside = known.filter((codes) => [...codes].some((code) => region.has(code)));
  return known.length === 0 ? 0 : inside.length / known.length;
}

/** How well two columns of ports fit a trade "X to Y" that a title names, in this order: from -1 (the other way round) to 1. */
export function tradeFit(
  titles: readonly string[],
  ends: readonly [readonly string[], readonly string[]],
  evidence: Evidence,
): number {
  const [left, right] = ends;
  let best = 0;
  for (const title of titles) {
    const mentions = mentionsIn(title, evidence);
    const from = mentions.find(({ end }) => end === 'origin') ?? mentions.find(({ end }) => end === undefined);
    const to =
      mentions.find((one) => one !== from && one.end === 'destination') ??
      mentions.find((one) => one !== from && one.end === undefined);
    const isSaid = from?.end !== undefined || to?.end !== undefined || (from !== undefined && to !== undefined);
    if (!isSaid) continue;
    const share = (texts: readonly string[], mention: Mention | undefined) =>
      mention === undefined ? 0 : shareIn(texts, mention.codes, evidence);
    const straight = share(left, from) + share(right, to);
    const reversed = share(right, from) + share(left, to);
    const sides = Number(from !== undefined) + Number(to !== undefined);
    const fit = (straight - reversed) / sides;
    if (Math.abs(fit) > Math.abs(best)) best = fit;
  }
  return best;
}
