import { CHARGE_WORDINGS } from '../../charges/charge-lexicon.ts';
import { flatten, type Item, isNamedCosts, type Node } from '../clauses.ts';
import { foldLetters } from '../fold-letters.ts';
import { isPlainWord } from '../plain-words.ts';
import type { ChargeScope } from '../stated-charge.ts';
import type { Words } from '../words.ts';

const LETTERS = /\p{L}+/gu;
/** Shorter words are joins, or codes. */
const SHORTEST = 3;
/** Two forms of a word have so many letters in common: "Emissions", "Emissie", "émissions". */
const STEM = 5;
/** A word in the names of so many charges says of none what it is for: "emergency", "recovery", "handling". */
const COMMON = 3;

const stemOf = (word: string) => word.slice(0, STEM);

/** The stems of the words in all names of a charge. */
const OWN = new Map<string, Set<string>>();
const namedBy = new Map<string, Set<string>>();
for (const [wording, { name }] of CHARGE_WORDINGS) {
  const own = OWN.get(name) ?? new Set();
  OWN.set(name, own);
  for (const [word] of foldLetters(`${wording} ${name}`).matchAll(LETTERS)) {
    if (word.length < SHORTEST) continue;
    own.add(stemOf(word));
    namedBy.set(word, (namedBy.get(word) ?? new Set()).add(name));
  }
}
const GENERAL = new Set([...namedBy].flatMap(([word, names]) => (names.size >= COMMON ? [word] : [])));

/**
 * The words around a charge that only spell its name out: "ETS (Emissions)", "ECA Emission control area", "EBS Emergency Bunker
 * Recovery". They are words of its names in any language or of the names of many charges, or their first letters are its code. Where
 * anything else stands among them, all of them may restrict the charge, and none is returned.
 */
export function wordsOfName(part: readonly Node[], item: Item, words: Words): readonly Node[] {
  const runs = [runTo(part, item.start, words), runFrom(part, item.end, words)];
  return runs.filter((run) => spellsName(run, item, words)).flat();
}

/** Whether a bracket behind a charge only spells its name out. */
export function isNameInBracket(group: Extract<Node, { kind: 'group' }>, item: Item, words: Words): boolean {
  const gap = words.text.slice(item.end, group.start);
  return item.end <= group.start && gap.trim() === '' && spellsName(group.nodes, item, words);
}

/** The name as a scope, which restricts its charge only where it is that of a place or a carrier: "WRS Red Sea". */
export function scopeOfName(nodes: readonly Node[], { original }: Words): ChargeScope | undefined {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last) return undefined;
  const text = original.slice(first.start, last.end).replace(/^[([（]|[)\]）]$/gu, '');
  return { text: text.trim(), sure: false, isOfName: true };
}

const JOIN = /^\s*[-–—]?\s*$/u;

/** The words right behind the name of a charge, with nothing but blanks or a dash between. */
function runFrom(part: readonly Node[], end: number, { text }: Words): Node[] {
  const run: Node[] = [];
  let last = end;
  for (const node of part.filter(({ start }) => start >= end)) {
    if (node.kind !== 'word' || !JOIN.test(text.slice(last, node.start))) break;
    run.push(node);
    last = node.end;
  }
  return run;
}

/** The words right before it. */
function runTo(part: readonly Node[], start: number, { text }: Words): Node[] {
  const run: Node[] = [];
  let first = start;
  for (const node of part.filter(({ end }) => end <= start).reverse()) {
    if (node.kind !== 'word' || !JOIN.test(text.slice(node.end, first))) break;
    run.unshift(node);
    first = node.start;
  }
  return run;
}

function spellsName(nodes: readonly Node[], { charge }: Item, words: Words): boolean {
  const tokens = flatten(nodes);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || !tokens.every(({ kind }) => kind === 'word')) return false;
  if (spellsCode(words.text.slice(first.start, last.end), charge.code)) return true;
  const own = OWN.get(charge.name);
  const isOfName = (node: Node) => {
    const word = words.text.slice(node.start, node.end);
    return (
      GENERAL.has(word) || (word.length >= SHORTEST && own?.has(stemOf(word)) === true) || isNamedCosts(node, words)
    );
  };
  const isSmall = ({ start, end }: Node) => isPlainWord(words.text.slice(start, end));
  return tokens.some(isOfName) && tokens.every((node) => isOfName(node) || isSmall(node));
}

/** "Emission control area" is "ECA", whatever small words stand in it. */
function spellsCode(text: string, code: string | null): boolean {
  if (code === null || code.length < 2) return false;
  const firsts = (least: number) =>
    [...text.matchAll(LETTERS)].flatMap(([word]) => (word.length >= least ? [word[0]] : [])).join('');
  return [1, 4].some((least) => firsts(least) === code.toLowerCase());
}
