import { boxOfText } from '../../documents/offline.ts';
import { either } from '../lexicon/either.ts';
import '../lexicon/regexp-modifiers.ts';
import { type Passage, slicePassage } from './passage.ts';

/** Boxes of a form that are ticked, also as Wingdings comes out where a file does not say its characters. */
const TICKED = either(
  '[□☐]\\s*[×✕✗xX](?![\\p{L}])|(?<![\\d\\p{L}])[×✕✗](?!\\s?\\d)',
  '[☑☒√✓✔■▣●\\uf052\\uf0fc\\uf0fe\\uf078þ]',
  '[\\[(]\\s*[xX×√]\\s*[\\])]',
  '_+\\s*[xX√]\\s*_+',
  '(?<![^\\s:_])[xX](?!\\S)',
);
/** Boxes, or blanks to be filled in, that are not. */
const EMPTY = either('[□☐○◻\\uf06f\\uf0a3\\uf0a8¨£]', '[\\[(]\\s*[\\])]', '_{2,}', '(?<!\\S)o(?!\\S)');

/** What may be ticked: names, each with the words for it as the source of a regular expression. */
export type Choices<Name extends string> = readonly (readonly [name: Name, words: string])[];

/** A mark, or a word that may be ticked, and where it stands. */
type Token<Name> = { kind: 'ticked' | 'empty' | 'word'; name?: Name; start: number; end: number };

function tokensOf<Name extends string>(text: string, choices: Choices<Name>): Token<Name>[] {
  const words = choices.map(([, source], at) => `(?<c${at}>${source})`).join('|');
  const letter = `(?<![\\p{L}])(?-i:R)(?=\\s?(?:${choices.map(([, source]) => source).join('|')}))`;
  const all = new RegExp(`${words}|(?<ticked>${TICKED}|${letter})|(?<empty>${EMPTY})`, 'giu');
  const tokens = [...text.matchAll(all)].map(({ index, 0: sign, groups }): Token<Name> => {
    const name = choices.find((_, at) => groups?.[`c${at}`] !== undefined)?.[0];
    const place = { start: index, end: index + sign.length };
    if (name !== undefined) return { kind: 'word', name, ...place };
    return { kind: groups?.ticked === undefined ? 'empty' : 'ticked', ...place };
  });
  // "混合物 Mixture", and a tick printed over its box.
  const once = tokens.filter(({ kind, name }, at) => kind !== tokens[at - 1]?.kind || name !== tokens[at - 1]?.name);
  const isTick = (token: Token<Name> | undefined) => token?.kind === 'ticked';
  return once.filter(({ kind }, at) => kind !== 'empty' || (!isTick(once[at + 1]) && !isTick(once[at - 1])));
}

/** How far right of one token the next begins, in points. */
function gapBetween(passage: Passage, left: { end: number }, right: { start: number }): number {
  const [before] = slicePassage(passage, left.end - 1, left.end).fragments;
  const [after] = slicePassage(passage, right.start, right.start + 1).fragments;
  if (!before || !after) return 0;
  return boxOfText(after.cell, after.start, after.end)[0] - boxOfText(before.cell, before.start, before.end)[2];
}

/** Whether words come with marks for each, so that the first token tells on which side; otherwise the tick is the nearest word's. */
function wordOf<Name extends string>(passage: Passage, tokens: readonly Token<Name>[], at: number) {
  const tick = tokens[at] as Token<Name>;
  const [before, after] = [tokens[at - 1], tokens[at + 1]].map((token) => (token?.kind === 'word' ? token : undefined));
  if (!before || !after) return before ?? after;
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (2 * words.length === tokens.length) return tokens[0]?.kind === 'word' ? before : after;
  return gapBetween(passage, before, tick) < gapBetween(passage, tick, after) ? before : after;
}

/** The one word that a line of a form ticks among those that may be ticked: "□纯品 ☑混合物", "Solid __ Liquid _X_ Gas __". */
export function findTicked<Name extends string>(
  passage: Passage,
  choices: Choices<Name>,
): { name: Name; from: Passage; words: number; begins: boolean } | undefined {
  const tokens = tokensOf(passage.text, choices);
  const at = tokens.findIndex(({ kind }) => kind === 'ticked');
  if (at < 0 || tokens.findLastIndex(({ kind }) => kind === 'ticked') !== at) return undefined;
  const word = wordOf(passage, tokens, at);
  if (word?.name === undefined) return undefined;
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  const begins = at === 0 && tokens.every(({ kind }) => kind !== 'empty');
  return { name: word.name, from: slicePassage(passage, word.start, word.end), words, begins };
}

/** Whether a text is nothing but a list of words any of which may be ticked: two with marks, or three without. */
export function isChoice<Name extends string>(text: string, choices: Choices<Name>): boolean {
  const tokens = tokensOf(text, choices);
  const names = new Set(tokens.flatMap(({ name }) => name ?? []));
  const isMarked = tokens.some(({ kind }) => kind !== 'word');
  const rest = tokens.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return names.size >= (isMarked ? 2 : 3) && !/\p{L}{3}/u.test(rest.replace(/\([^)]*\)/g, ''));
}
