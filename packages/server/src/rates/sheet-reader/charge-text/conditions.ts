import { EQUIPMENT_TYPES } from '../../record/equipment.ts';
import { phraseSource } from '../lexicon/phrases.ts';
import { type DateContext, parseValidity } from '../validity/parse-validity.ts';
import { flatten, type Item, isTerm, type Node, type Segment } from './clauses.ts';
import { isNameOrList } from './name-or-list.ts';
import { SPEAKING } from './polarity.ts';
import type { AmountUnit } from './stated-charge.ts';
import type { Token } from './tokens.ts';

/** A sentence with its letters, folded and as written. */
export type Words = { text: string; original: string; dates: DateContext };

const KINDS = { reefer: /\dR[FH]$/, dry: /(?:GP|HC)$/, special: /(?:OT|OTH|FR|FRH|PL)$/, tank: /TK$/ } as const;

/** Words that restrict nothing. */
const FILLER =
  /^(?:柜|箱|票|单|位|单位|コンテナ|単位|컨테이너|단위|cont|cntrs|ctrs|units?|teu|bl|eur|cny|gbp|jpy|is|are|be|will|shall|the|a|an|of|per|our|all|lanes?|routes?|trades?|relationen|rutas|rotas|relations|tratte|and|or|as|on|also|please|usd|mandatory|compulsory|yes|y|applicable|various|general|standard|fixed|any|every|carriers?|line|lines|fee|fees|charge|charges|surcharge|surcharges|cost|costs|amount|amounts|container|containers|cntr|ctr|equipment|come|comes|rates?|each|both|ends|now|then|currently|valid|value|levy|level|new|extra|de|del|la|el|los|las|le|les|des|du|der|die|das|den|dem|ein|eine|y|e|et|und|di|il|lo|i|gli|da|do|dos|das|o|os|um|uma|un|una|en|em|je|pro|por|par|het|een|van|ve|bir|ist|sind|es|son|est|sont|sono|e'|sao|zijn|wordt|werden|wird|taxa|taxas|recargo|surcharges?|zuschlag|supplemento|toeslag|ucreti|另|外|및|は|が|を|の|で|も|です|ます|및|은|는|이|가|을|를|dir|i?l[ae]|cada|por|x|at|payable|charged|applied|quoted|fixed|current|actual|same|respectively|minimum|only|in|to|for|sobre|sur|sul|sulla|auf|uber|uzerinden|we|you|it|this|that|these|there|with|they|them|their|im|am|kosten|gebuhren)$/u;

const DATE_WORD =
  /^(?:from|effective|eff|on|or|after|until|till?|through|thru|to|of|as|w|e|f|wef|since|starting|start|date|ab|von|vom|bis|zum|dal|al|desde|hasta|a|partir|de|del|du|au|le|el|jusqu'?au|vanaf|tot|met|ingang|с|по|до|от|od|do|начиная|itibaren|tarihinden|kadar|valid|validity|sailing|sailings|fecha|zarpe|onwards?|inclusive|und|and|etd|the|per|tu|ngay|mulai|起|自|从|至|止|开始|부터|까지|から|まで|以降|より|จาก|ตั้งแต่|من|decorrere|compter|wirksam|gultig|valido|valida|vigencia|vigente|aplica|in|force|dated?|starts|a partire|gecerli)$/u;

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
  /^\s+(and|und|or|oder|et|ou|y|e|en|ve|de|do|da|del|es|of)\s+(?:(?:the|la|le|les|el|los|las|il|lo|gli|i|o|a|os|as|die|den|dem|der)\s+)?$/u;

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

/** "New York", "La Spezia": such a word before a name is part of it. */
const PART_OF_NAME = /^(?:(?:New|La|Le|Los|Las|El|Da|Das)|NEW|LOS|LAS)\s\p{Lu}/u;

/** "DE: EUR 255", "ES as per tariff": a country, whose code is a small word of some language. */
const CODE_OF_COUNTRY = /^[A-Z]{2}(?=\s*(?:[:=(,/]|[A-Z]{3}\s?\d|[€$£]|\d|as per\b|at cost\b))/u;

const isFiller = ({ start, end }: Token, { text, original }: Words) =>
  FILLER.test(text.slice(start, end)) &&
  !PART_OF_NAME.test(original.slice(start, end + 2)) &&
  !(end - start === 2 && CODE_OF_COUNTRY.test(original.slice(start, end + 10)) && /\p{Ll}/u.test(original));

function trimmed(tokens: readonly Token[], words: Words): Token[] {
  const isKept = (token: Token) => !(token.kind === 'word' && isFiller(token, words));
  const isOpening = (token: Token, index: number) =>
    isKept(token) &&
    (tokens[index + 1]?.kind === 'date' ||
      !/^(?:of|to|in|on|at|from|de|del|von|di)$/.test(words.text.slice(token.start, token.end)));
  return tokens.slice(tokens.findIndex(isOpening), tokens.findLastIndex(isKept) + 1);
}

/** The days in what is left of a clause, and the rest without them. */
function readDays(left: readonly Token[], words: Words): { days?: Item['days']; rest: Token[] } {
  const dates = left.filter(({ kind }) => kind === 'date');
  if (dates.length === 0) return { rest: [...left] };
  const isDateWord = ({ start, end }: Token) => DATE_WORD.test(words.text.slice(start, end));
  const [first, last] = [
    left.findIndex(({ kind }) => kind === 'date'),
    left.findLastIndex(({ kind }) => kind === 'date'),
  ];
  let [from, to] = [first, last];
  while (from > 0 && isDateWord(left[from - 1] as Token)) from--;
  while (to < left.length - 1 && isDateWord(left[to + 1] as Token)) to++;
  const said = left.slice(from, to + 1);
  const reading = parseValidity(wordsOf(said, { ...words, original: words.text }), words.dates);
  const isStart = /生效|执行|\beff/u.test(wordsOf(left, { ...words, original: words.text }));
  const { from: firstDay = isStart ? reading?.day : undefined, to: lastDay } = reading ?? {};
  if (!reading || (firstDay === undefined && lastDay === undefined)) {
    // A bare day beside a charge is the one from which it holds, if anything; which is not said.
    return { rest: [...left] };
  }
  const days = { ...(firstDay ? { from: firstDay } : {}), ...(lastDay ? { to: lastDay } : {}) };
  return { days, rest: [...left.slice(0, from), ...left.slice(to + 1)] };
}

/** Container types that words such as "reefer" or "40'HC" restrict a charge to; of a kind and sizes ("reefers 20' and 40'") those that are both. */
function typesOf(tokens: readonly Token[], { text }: Words): string[] {
  const sized = tokens.flatMap((token) =>
    token.kind !== 'sizes' || /(?:per|je|pro|por|par|cada|each|\/)\s*$/.test(text.slice(0, token.start))
      ? []
      : typesOfUnit(token.unit),
  );
  const ofKind = tokens.flatMap((token) =>
    Object.entries(KINDS).flatMap(([kind, pattern]) =>
      isTerm(token, kind as keyof typeof KINDS)
        ? EQUIPMENT_TYPES.filter(({ code }) => pattern.test(code)).map(({ code }) => code)
        : [],
    ),
  );
  if (sized.length === 0 || ofKind.length === 0) return [...sized, ...ofKind];
  const lengths = new Set(sized.map((code) => code.slice(0, 2)));
  const both = ofKind.filter((code) => sized.includes(code));
  // "Reefer 40'HC": the high cube of that kind.
  return both.length > 0 ? both : ofKind.filter((code) => lengths.has(code.slice(0, 2)));
}

function typesOfUnit({ feet = [], types = [] }: AmountUnit): string[] {
  return [...types, ...EQUIPMENT_TYPES.filter((type) => feet.includes(type.feet)).map(({ code }) => code)];
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
  const excepted = exceptedIn(nodes, rest, { words, where });
  return { ...found, ...(excepted ?? restrictionOf(rest, words, where)) };
}

const NOT_FOR =
  /^(?:(?:not|except|excl|excluding|excludes|no|non|without|nicht|ohne|sauf|hors|pas|salvo|sin|sem|senza|niet|zonder|не|без)(?!\p{L})|不含|不适用|除)/u;
/** "Not included": how the charge applies, and not to whom. */
const INCLUDED = /inclu|inkl|enthalt|compris/u;

/** "Except Hamburg", "not for reefers", "all ports but Jeddah": all but what is named behind the word. */
function exceptedIn(
  nodes: readonly Node[],
  rest: readonly Token[],
  { words, where }: { words: Words; where: Where },
): Restriction | undefined {
  const all = flatten(nodes);
  const isNegation = (token: Token) =>
    isTerm(token, 'except') || (NOT_FOR.test(textOf(token, words)) && !INCLUDED.test(textOf(token, words)));
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
  if (types) return { types: EQUIPMENT_TYPES.map(({ code }) => code).filter((code) => !types.includes(code)) };
  return scope ? { scope: { text: scope.text, sure: true, isExcepted: true } } : { condition: said };
}

const textOf = ({ start, end }: Token, { text }: Words) => text.slice(start, end);

/** "All destinations". */
const isGeneral = (token: Token, words: Words) =>
  isFiller(token, words) || isTerm(token, 'place-word') || isGoods(token, words) || PLACES.test(textOf(token, words));

const PLACES = /^(?:destinations?|origins?|ports?|pods?|pols?)$/u;

function restrictionOf(rest: readonly Token[], words: Words, where: Where): Restriction {
  const types = typesOf(rest, words);
  const isAlone = rest.filter((token) => !(token.kind === 'word' && isFiller(token, words))).length === 1;
  const isCondition = rest.some(
    (token) =>
      (isConditionTerm(token) &&
        !isBareTo(token, words) &&
        !isGoods(token, words) &&
        !(isAlone && compares(token, words))) ||
      token.kind === 'date' ||
      (token.kind === 'word' && /\d/.test(words.text.slice(token.start, token.end))) ||
      token.kind === 'amount' ||
      token.kind === 'percent',
  );
  const isOfTypes = (token: Token) =>
    token.kind === 'sizes' || isTerm(token, 'reefer', 'dry', 'special', 'tank', 'only', 'place-word');
  const others = rest.filter((token) => !isOfTypes(token) && !(token.kind === 'word' && isFiller(token, words)));
  if (types.length > 0 && (others.length === 0 || !isCondition)) return { types };
  if (isCondition)
    return {
      ...(types.length > 0 ? { types } : {}),
      condition: wordsOf(trimmed(types.length > 0 ? rest.filter(({ kind }) => kind !== 'sizes') : rest, words), words),
    };
  const scope = scopeOf(rest, words, where);
  // "For cargo in bags": goods without the name of a place.
  if (!scope?.sure && rest.some((token) => isGoods(token, words)))
    return { condition: wordsOf(trimmed(rest, words), words) };
  return scope ? { scope } : {};
}

/** "EU cargo only", "US shipments": goods of a place. */
const GOODS = /^(?:cargo|cargoes|shipments?|bookings|goods|货|货物)$/u;

const isGoods = (token: Token, { text }: Words) => GOODS.test(text.slice(token.start, token.end));

/** "Not included above": a word that compares restricts only with what it compares to. */
const COMPARES =
  /^(?:above|over|below|under|oben|unten|ci-dessus|arriba|acima|sopra|sobre|sur|sul|uber|boven|以上|以下)$/u;

const compares = ({ start, end }: Token, { text }: Words) => COMPARES.test(text.slice(start, end));

/** "And to THC as per tariff": no tonnes ("5 to"), which stand behind a number. */
const isBareTo = ({ start, end }: Token, { text }: Words) =>
  text.slice(start, end) === 'to' && !/\d\s*$/.test(text.slice(0, start));

const isConditionTerm = (token: Token) =>
  isTerm(token, 'condition') && !isTerm(token, 'only') && !isTerm(token, 'reefer');

/** Whether a word may be a name: it has a capital letter, or it is long enough in a text that has none. */
export function isProper({ start, end }: { start: number; end: number }, { original }: Words): boolean {
  const word = original.slice(start, end);
  return /^[\p{Lu}\p{Lo}]/u.test(word) || (/^\p{Ll}{4}/u.test(word) && original === original.toLowerCase());
}

/** Names behind "for" or beside "only", before a colon, in brackets, or at the head of the clause: perhaps places or carriers. */
function scopeOf(
  rest: readonly Token[],
  words: Words,
  { isLeading = false, isBracket = false }: Where,
): Restriction['scope'] {
  const names = rest.filter(
    (token) =>
      !isTerm(token, 'place-word', 'only') &&
      !compares(token, words) &&
      !(token.kind === 'word' && isFiller(token, words)),
  );
  if (names.length === 0) return undefined;
  const isOnly = rest.some((token) => isTerm(token, 'only'));
  const at = rest.findIndex((token) => isTerm(token, 'place-word'));
  if (isOnly || ((isLeading || isBracket) && names.some((name) => isProper(name, words))))
    return { text: wordsOf(trimmed(names, words), words), sure: true };
  const behind = at === -1 ? [] : rest.slice(at + 1).filter((token) => names.includes(token));
  if (behind.length > 0 && behind.some((name) => isProper(name, words)))
    return { text: wordsOf(behind, words), sure: true };
  const proper = names.filter((token) => isProper(token, words) && !isGoods(token, words));
  const hasGoods = names.some((token) => isGoods(token, words));
  if (hasGoods && proper.length > 0) return { text: wordsOf(trimmed(names, words), words), sure: true };
  return proper.length > 0 && isNameOrList(proper, words) ? { text: wordsOf(proper, words), sure: false } : undefined;
}

const VALIDITY = new RegExp(phraseSource('validity').replace(/\\beffective\||生效\||执行\|/g, ''), 'u');

/** Whether a segment is about the days of the rates, and not of a charge: "valid 1-31 Dec". */
export function isValidity({ nodes }: Segment, { text }: Words): boolean {
  const [first, last] = [nodes[0], nodes.at(-1)];
  return (
    VALIDITY.test(text.slice(first?.start ?? 0, last?.end ?? 0)) && flatten(nodes).some(({ kind }) => kind === 'date')
  );
}

/** Whether a segment says anything that may restrict the charges around it. */
export function hasWords(segment: Segment, used: ReadonlySet<Node>): boolean {
  return leftOf(segment.nodes, used).length > 0;
}
