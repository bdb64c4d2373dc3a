import { parseValidity } from '../../validity/parse-validity.ts';
import { flatten, type Item, isTerm, type Node, type Segment } from '../clauses.ts';
import { isDayWord } from '../day-words.ts';
import { isFiller } from '../plain-words.ts';
import { SPEAKING } from '../polarity.ts';
import type { Span, Token } from '../token.ts';
import { waysIn } from '../ways.ts';
import type { Words } from '../words.ts';
import { isNameOrList, withParts } from './name-or-list.ts';
import { allBut, typesOf } from './named-types.ts';

const isLeft = (node: Token) =>
  node.kind === 'word' ||
  node.kind === 'term' ||
  node.kind === 'date' ||
  node.kind === 'sizes' ||
  node.kind === 'amount' ||
  node.kind === 'percent';
const SAID = new Set([
  'others',
  ...SPEAKING,
  'rates',
  'label',
  'double',
  'minus',
  'before',
  'closing',
  'all-in',
  'not-all-in',
  'aside',
]);

/** What of a node is neither a charge, nor its amount, nor a word about how it applies. */
function leftOf(nodes: readonly Node[], used: ReadonlySet<Node>): Token[] {
  return flatten(nodes).filter((token) => {
    if (!isLeft(token) || used.has(token)) return false;
    if (token.kind === 'amount') return !token.hasCurrency;
    if (token.kind !== 'term') return true;
    const others = [...token.terms].filter((term) => !SAID.has(term));
    return others.length > 0 && others.length === token.terms.size;
  });
}

/** Small words between two words of a text that are kept, without the article behind them. */
const JOINS =
  /^,?\s+(and|und|or|oder|et|ou|y|e|en|ve|dan|och|og|i|va|и|de|do|da|del|es|of)\s+(?:(?:the|la|le|les|el|los|las|il|lo|gli|i|o|a|os|as|die|den|dem|der)\s+)?$/u;

function wordsOf(tokens: readonly Token[], { text, original }: Words): string {
  // "> 18 t": the sign is no token.
  let words = /[<>≤≥]=?\s*$/.exec(text.slice(0, tokens[0]?.start))?.[0] ?? '';
  let last = -1;
  for (const { start, end } of tokens) {
    const between = last === -1 ? '' : text.slice(last, start);
    const joins = JOINS.exec(between)?.[1];
    words +=
      (last === -1 ? '' : between.length < 4 ? between : joins ? ` ${joins} ` : ' ') + original.slice(start, end);
    last = end;
  }
  return words.replace(/\s+/g, ' ').trim();
}

function trimmed(tokens: readonly Token[], words: Words): Token[] {
  const isFilling = (token: Token) => token.kind === 'word' && isFiller(token, words);
  // "Week 49".
  const isKept = (token: Token, index: number) =>
    !isFilling(token) || /^\s\d/.test(words.text.slice(token.end, tokens[index + 1]?.end));
  const isOpening = (token: Token, index: number) =>
    isKept(token, index) &&
    (tokens[index + 1]?.kind === 'date' ||
      !/^(?:of|to|in|on|at|from|de|del|von|di)$/.test(words.text.slice(token.start, token.end)));
  return tokens.slice(tokens.findIndex(isOpening), tokens.findLastIndex(isKept) + 1);
}

/** "Class 1, 2.3, 7": what stands behind is no day. */
const CLASSES = /(?:\b(?:class(?:es)?|clases?|classi|classes|klassen?|sınıf|imo|imdg|kl\.|cl\.)|[类類])[\s\d.,/&-]*$/u;

/** The days in what is left of a clause, and the rest without them. */
function readDays(left: readonly Token[], words: Words): { days?: Item['days']; rest: Token[] } {
  const date = left.find(({ kind }) => kind === 'date');
  if (!date || CLASSES.test(words.text.slice(0, date.start))) return { rest: [...left] };
  const isDateWord = (token: Token) => isDayWord(textOf(token, words));
  const [first, last] = [
    left.findIndex(({ kind }) => kind === 'date'),
    left.findLastIndex(({ kind }) => kind === 'date'),
  ];
  let [from, to] = [first, last];
  while (from > 0 && isDateWord(left[from - 1] as Token)) from--;
  while (to < left.length - 1 && isDateWord(left[to + 1] as Token)) to++;
  const said = left.slice(from, to + 1);
  const reading = parseValidity(wordsOf(said, { ...words, original: words.text }), words.dates);
  const isStart = /生效|执行|\beff|itibari|yururlu/u.test(
    words.text.slice(left[0]?.start, (left.at(-1)?.end ?? 0) + 4),
  );
  const { from: firstDay = isStart ? reading?.day : undefined, to: lastDay } = reading ?? {};
  if (!reading || (firstDay === undefined && lastDay === undefined)) {
    // A bare day beside a charge is the one from which it holds, if anything; which is not said.
    return { rest: [...left] };
  }
  const days = { ...(firstDay ? { from: firstDay } : {}), ...(lastDay ? { to: lastDay } : {}) };
  return { days, rest: [...left.slice(0, from), ...left.slice(to + 1)] };
}

/** What a clause restricts its charges to. */
export type Restriction = Pick<Item, 'days' | 'types' | 'scope'> & { condition?: string };

/** `isApart`: a segment that names no charge. */
type Where = { isLeading?: boolean; isBracket?: boolean; isApart?: boolean };

/** Reads what is left of a clause: days, container types, places or carriers, and conditions in words. */
export function readRestriction(
  nodes: readonly Node[],
  used: ReadonlySet<Node>,
  words: Words,
  where: Where = {},
): Restriction {
  const { days, rest } = readDays(leftOf(nodes, used), words);
  const found: Restriction = days ? { days } : {};
  const excepted = exceptedBefore(nodes, rest, { words, where }) ?? exceptedIn(nodes, rest, { words, where });
  return { ...found, ...(excepted ?? restrictionOf(rest, words, where)) };
}

const NOT_FOR =
  /^(?:(?:not|except|excl|excluding|excludes|no|non|without|nicht|ohne|sauf|hors|pas|salvo|sin|sem|senza|niet|zonder|не|без)(?!\p{L})|不含|不适用|除)/u;
/** "Not included": how the charge applies, and not to whom. */
const INCLUDED = /inclu|inkl|enthalt|compris/u;

const EXCEPTED =
  /^(?:exclu(?:ded|[íi]d[oa]s?|s|es?)?|excepted|exempt(?:ed)?|exceptuad[oa]s?|exceto|isent[oa]s?|esclus[oaie]|ausgenommen|ausgeschlossen|uitgezonderd|uitgesloten|hariç|кроме|исключ(?:ая|ено|ен|ены)|除外|不适用|제외|を除く|не применяется)$/u;

/** "Nansha excluded", "Hamburg ausgenommen", "南沙除外": all but what is named before the word that ends the segment. */
function exceptedBefore(
  nodes: readonly Node[],
  rest: readonly Token[],
  { words, where }: { words: Words; where: Where },
): Restriction | undefined {
  const last = flatten(nodes).at(-1);
  if (!last || !(where.isApart || where.isBracket)) return undefined;
  if (!(isTerm(last, 'waived', 'except') || EXCEPTED.test(textOf(last, words)))) return undefined;
  const before = rest.filter(({ start }) => start < last.start);
  const [first] = before;
  if (!first) return undefined;
  const { types, scope, condition } = restrictionOf(before, words, { isBracket: true });
  if (condition !== undefined || (types === undefined) === (scope === undefined))
    return { condition: words.original.slice(first.start, last.end).trim() };
  return types ? { types: allBut(types) } : { scope: { text: scope?.text ?? '', sure: true, isExcepted: true } };
}

/** "Except Hamburg", "not for reefers", "all ports but Jeddah": all but what is named behind the word. */
function exceptedIn(
  nodes: readonly Node[],
  rest: readonly Token[],
  { words, where }: { words: Words; where: Where },
): Restriction | undefined {
  const all = flatten(nodes);
  const isNegation = (token: Token) =>
    isTerm(token, 'except') ||
    (!isTerm(token, 'aside') && NOT_FOR.test(textOf(token, words)) && !INCLUDED.test(textOf(token, words)));
  const index = all.findIndex((token) => (token.kind === 'term' || token.kind === 'word') && isNegation(token));
  const negation = all[index];
  // "Excl. THC Hamburg", "all in except Hamburg THC": what stands before a charge speaks of the charge.
  const isBehind = where.isBracket || where.isApart || all.slice(0, index).some(({ kind }) => kind === 'amount');
  if (!negation || !isBehind) return undefined;
  const behind = rest.filter(({ start }) => start >= negation.end);
  const before = rest.filter((token) => token.start < negation.start && !isGeneral(token, words));
  const gap = words.text.slice(negation.end, behind[0]?.start);
  if (
    behind.length === 0 ||
    !/^\W*(?:(?:for|to|from|in|the|any|valid|applicable|für|pour|para|per|voor|на)\W+)*$/u.test(gap)
  )
    return undefined;
  const said = words.original.slice(negation.start, behind.at(-1)?.end).trim();
  const { types, scope, condition } = restrictionOf(behind, words, { isBracket: true });
  // "Not applicable for contract cargo" says that the charge is waived.
  if (condition !== undefined && isTerm(negation, 'waived')) return undefined;
  if (before.length > 0 || condition !== undefined || (types && scope)) {
    const whole = before[0] ? words.original.slice(before[0].start, behind.at(-1)?.end) : said;
    return { condition: whole.trim() };
  }
  if (types) return { types: allBut(types) };
  return scope ? { scope: { text: scope.text, sure: true, isExcepted: true } } : { condition: said };
}

const textOf = ({ start, end }: Token, { text }: Words) => text.slice(start, end);

/** "All destinations". */
const isGeneral = (token: Token, words: Words) => isNeutral(token, words) || PLACES.test(textOf(token, words));

const PLACES = /^(?:destinations?|origins?|ports?|pods?|pols?)$/u;

/** Words that restrict only with what stands beside them, and those that do not at all. */
const isNeutral = (token: Token, words: Words) =>
  isTerm(token, 'place-word', 'only', 'for', 'for-behind', 'noun', 'relation') ||
  (token.kind === 'word' && isFiller(token, words));

function restrictionOf(rest: readonly Token[], words: Words, where: Where): Restriction {
  const types = typesOf(rest, words);
  const said = rest.filter((token) => !isNeutral(token, words));
  const way = types.length === 0 ? scopeOfWay(rest, said, words) : undefined;
  if (way) return { scope: way };
  const isCondition =
    said.some(
      (token) =>
        (isConditionTerm(token) && !isBareTo(token, words)) ||
        token.kind === 'date' ||
        (token.kind === 'word' && /\d/.test(textOf(token, words))) ||
        token.kind === 'amount' ||
        token.kind === 'percent',
    ) ||
    (said.length > 0 && rest.some((token) => isTerm(token, 'relation')));
  const others = said.filter((token) => token.kind !== 'sizes' && !isTerm(token, 'reefer', 'dry', 'special', 'tank'));
  if (types.length > 0 && (others.length === 0 || !isCondition)) return { types };
  if (isCondition)
    return {
      ...(types.length > 0 ? { types } : {}),
      condition: wordsOf(trimmed(types.length > 0 ? rest.filter(({ kind }) => kind !== 'sizes') : rest, words), words),
    };
  const scope = scopeOf(rest, words, where);
  // "For cargo in bags": goods without the name of a place.
  if (!scope?.sure && said.length > 0 && rest.some(isNoun)) return { condition: wordsOf(trimmed(rest, words), words) };
  return scope ? { scope } : {};
}

/** "Cargo via Panama Canal", "USEC through the Panama Canal": the way that a box takes, to whatever places are named beside it. */
function scopeOfWay(rest: readonly Token[], said: readonly Token[], words: Words): Restriction['scope'] {
  const isOther = said.some((token) => token.kind !== 'word' && !isTerm(token, 'relation') && !isBareTo(token, words));
  if (isOther || said.some((token) => /\d/.test(textOf(token, words)))) return undefined;
  const text = wordsOf(
    trimmed(
      rest.filter((token) => !isTerm(token, 'only')),
      words,
    ),
    words,
  );
  return waysIn(text).ways.size > 0 ? { text, sure: true } : undefined;
}

/** "EU cargo only", "US shipments": goods, bookings and services are restricted by what stands beside them. */
const isNoun = (token: Token) => isTerm(token, 'noun');

/** "And to THC as per tariff": no tonnes ("5 to"), which stand behind a number. */
const isBareTo = ({ start, end }: Token, { text }: Words) =>
  text.slice(start, end) === 'to' && !/\d\s*$/.test(text.slice(0, start));

const isConditionTerm = (token: Token) =>
  isTerm(token, 'condition') && !isTerm(token, 'only') && !isTerm(token, 'reefer');

/** "Port Klang", "Le Havre": a small word with a capital before a name is part of it. */
const BEGINS_NAME = /^\p{Lu}\p{Ll}+ \p{Lu}/u;

/** Whether a word may be a name: it has a capital letter, or it is long enough in a text that has none. */
export function isProper(token: Span, words: Words): boolean {
  const { original } = words;
  const word = original.slice(token.start, token.end);
  if (isFiller(token, words)) return BEGINS_NAME.test(original.slice(token.start, token.end + 2));
  return /^[\p{Lu}\p{Lo}]/u.test(word) || (/^\p{Ll}{4}/u.test(word) && original === original.toLowerCase());
}

/** Names behind "for" or beside "only", before a colon, in brackets, or at the head of the clause: perhaps places or carriers. */
function scopeOf(
  rest: readonly Token[],
  words: Words,
  { isLeading = false, isBracket = false }: Where,
): Restriction['scope'] {
  const names = rest.filter((token) => !isNeutral(token, words));
  if (names.length === 0) return undefined;
  const isOnly = rest.some((token) => isTerm(token, 'only'));
  if (isOnly || ((isLeading || isBracket) && names.some((name) => isProper(name, words))))
    return { text: wordsOf(withParts(names, rest, words), words), sure: true };
  const behind = namesBehind(rest, names, words);
  if (behind.length > 0) return { text: wordsOf(withParts(behind, rest, words), words), sure: true };
  const proper = names.filter((token) => isProper(token, words));
  if (rest.some(isNoun) && proper.length > 0)
    return { text: wordsOf(withParts(names, rest, words), words), sure: true };
  return proper.length > 0 && isNameOrList(proper, words)
    ? { text: wordsOf(withParts(proper, rest, words), words), sure: false }
    : undefined;
}

/** Names with a capital behind a word such as "ex" and "at"; whatever stands behind "for", or before such a word of languages that have it last. */
function namesBehind(rest: readonly Token[], names: readonly Token[], words: Words): Token[] {
  const at = rest.findIndex((token) => isTerm(token, 'place-word'));
  const behind = at === -1 ? [] : rest.slice(at + 1).filter((token) => names.includes(token));
  if (behind.some((name) => isProper(name, words))) return behind;
  const first = rest.findIndex((token) => isTerm(token, 'for'));
  const last = rest.findLastIndex((token) => isTerm(token, 'for-behind'));
  if (rest.some(isNoun) && !names.some((name) => isProper(name, words))) return [];
  return names.filter((name) => (first >= 0 && rest.indexOf(name) > first) || rest.indexOf(name) < last);
}

/** Whether a segment says anything that may restrict the charges around it. */
export function hasWords(segment: Segment, used: ReadonlySet<Node>): boolean {
  return leftOf(segment.nodes, used).length > 0;
}
