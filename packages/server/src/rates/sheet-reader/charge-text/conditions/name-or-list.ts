import { findCharge } from '../../charges/charge-lexicon.ts';
import type { Item, Node } from '../clauses.ts';
import type { Token } from '../token.ts';
import type { Words } from '../words.ts';

/** Whether words of a text may be a name, of four words at most, or a list of such; of signs that are each a word of their own, those side by side are one. */
export function isNameOrList(tokens: readonly { start: number; end: number }[], { text, original }: Words): boolean {
  let length = 0;
  for (const [at, { start, end }] of tokens.entries()) {
    const before = tokens[at - 1]?.end ?? start;
    if (at > 0 && LIST_SIGN.test(text.slice(before, start))) length = 0;
    if (before !== start || length === 0 || !HAN.test(original.slice(start, end))) length++;
    if (length > 4) return false;
  }
  return true;
}

const LIST_SIGN = /^\s?(?:[,、/&+]|(?:and|und|et|y|e|en|ve|dan|och|og|i|va|и|or|oder|ou|o|和|及|与)(?!\p{L}))/u;
const HAN = /\p{Script=Han}/u;

/** "Port Klang", "New York": small words with a capital right beside a name are part of it. */
export function withParts(names: readonly Token[], rest: readonly Token[], words: Words): Token[] {
  const isJoined = (one: Token | undefined, other: Token | undefined) =>
    one !== undefined && other !== undefined && words.original.slice(one.end, other.start) === ' ';
  const isCapital = (token: Token) => token.kind === 'word' && /^\p{Lu}/u.test(words.original.slice(token.start));
  const taken = new Set(names);
  // "Dar es Salaam", "Rio de Janeiro".
  for (const [at, token] of rest.entries())
    if (
      taken.has(rest[at - 1] as Token) &&
      taken.has(rest[at + 1] as Token) &&
      isJoined(rest[at - 1], token) &&
      isJoined(token, rest[at + 1])
    )
      taken.add(token);
  for (const [at, token] of rest.entries())
    if (!taken.has(token) && isCapital(token) && isJoined(rest[at - 1], token) && taken.has(rest[at - 1] as Token))
      taken.add(token);
  for (const [at, token] of [...rest.entries()].reverse())
    if (!taken.has(token) && isCapital(token) && isJoined(token, rest[at + 1]) && taken.has(rest[at + 1] as Token))
      taken.add(token);
  return rest.filter((token) => taken.has(token));
}

/** "Emisión de conocimiento de embarque", "release of B/L": the word that "of" joins to the name of a charge is part of it, and no place. */
export function withoutOwnWords(part: readonly Node[], { start }: Item, { text }: Words): readonly Node[] {
  const word = part.findLast(
    (node) => node.end <= start && node.kind === 'word' && !OF.test(text.slice(node.start, node.end)),
  );
  return word && JOINED.test(text.slice(word.end, start)) ? part.filter((node) => node !== word) : part;
}

const OF = /^(?:of|de|del|della|delle|dei|di|do|da|dos|das|du|des|von|van|der)$/u;
const JOINED =
  /^\s+(?:of|de|del|della|delle|dei|di|do|da|dos|das|du|des|von|van|der)\s+(?:(?:the|la|las|los|el|le|les)\s+)?$/u;

/** "(CTN)": the capitals of a bracket. */
function shortIn({ start, end }: Node, { original }: Words): string | undefined {
  return /^[([（]\s*(\p{Lu}{2,5})\s*[)\]）]?$/u.exec(original.slice(start, end).trim())?.[1];
}

/** Where the words begin that a bracket right behind them is short for: "Winter Port Surcharge (WPS)". */
function nameBefore(group: Node, words: Words): number | undefined {
  const short = shortIn(group, words)?.toLowerCase();
  if (short === undefined) return undefined;
  const before = [...words.text.slice(0, group.start).matchAll(/[\p{L}\p{M}]+/gu)].slice(-short.length);
  const start = before[0]?.index ?? 0;
  const isShort = before.map(([word]) => word.slice(0, 1)).join('') === short;
  return isShort && /^[\p{L}\p{M}\s'-]+$/u.test(words.text.slice(start, group.start)) ? start : undefined;
}

/** "Cargo tracking note (CTN)", "CNCA (CTN)", "Quay Dues (QD)": whether a bracket right behind a charge is short for its name, or another name for it. */
export function isOtherName(group: Node, { charge, start, end }: Item, words: Words): boolean {
  const short = shortIn(group, words);
  if (short === undefined) return false;
  const isBehind = /^\s*(?:(?:sur)?charge|fee)?\s*$/u.test(words.text.slice(end, group.start));
  const named = [short, `${short} fee`].some((name) => findCharge(name)?.name === charge.name);
  const from = nameBefore(group, words);
  return (named && isBehind) || (from !== undefined && from < end && start < group.end);
}

/** The name of a charge as it is written out before its code, "Winter Port Surcharge" before "(WPS)"; empty where it is not. */
export function writtenOut(nodes: readonly Node[], { start, end }: Item, words: Words): string {
  for (const group of nodes) {
    const from = group.kind === 'group' ? nameBefore(group, words) : undefined;
    if (from !== undefined && from < end && start < group.end) return words.original.slice(from, group.start);
  }
  return '';
}
