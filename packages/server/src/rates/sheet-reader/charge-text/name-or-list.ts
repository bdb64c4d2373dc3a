import { findCharge } from '../charges/charge-lexicon.ts';
import type { Item, Node } from './clauses.ts';
import type { Token } from './token.ts';
import type { Words } from './words.ts';

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

/** "Cargo tracking note (CTN)", "CNCA (CTN)", "Hamburg Port Surcharge (HPS)": whether a bracket right behind a charge is short for its name, or another name for it. */
export function isOtherName(group: Node, { charge, start, end }: Item, { text, original }: Words): boolean {
  if (text.slice(end, group.start).trim() !== '') return false;
  const [, short = ''] =
    /^[([（]\s*(\p{Lu}{2,5})\s*[)\]）]?$/u.exec(original.slice(group.start, group.end).trim()) ?? [];
  if (short === '') return false;
  const named = [short, `${short} fee`].some((name) => findCharge(name)?.name === charge.name);
  const words = [...text.slice(0, end).matchAll(/[\p{L}\p{M}]+/gu)].slice(-short.length);
  const initials = words.map(([word]) => word.slice(0, 1)).join('');
  return named || (initials === short.toLowerCase() && (words.at(-1)?.index ?? 0) >= start);
}
