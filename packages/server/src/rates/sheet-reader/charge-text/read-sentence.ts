import type { KnownCharge } from '../charges/charge-lexicon.ts';
import { flatten, type Item, isTerm, type Node, type Segment, segmentsOf } from './clauses.ts';
import { hasWords, isProper, type Restriction, readRestriction } from './conditions/conditions.ts';
import { conditionsAsWritten } from './conditions/conditions-as-written.ts';
import { withListedNames } from './conditions/listed-names.ts';
import { isOtherName, withoutOwnWords, writtenOut } from './conditions/name-or-list.ts';
import { restrictTypes } from './conditions/named-types.ts';
import { restrictUncertain } from './conditions/restrict-uncertain.ts';
import { isNameInBracket, scopeOfName, wordsOfName } from './conditions/words-of-name.ts';
import { type Pairing, pairAmounts } from './pair-amounts.ts';
import { markersOf, setStatuses } from './polarity.ts';
import { splitLead } from './sentence-lead.ts';
import { endStages } from './stages.ts';
import type { StatedCharge } from './stated-charge.ts';
import { withUnknownCharges } from './unknown-charges.ts';
import { isValidity } from './validity-segment.ts';
import type { Words } from './words.ts';

/** What headings above a sentence, or the head of a column, say of it. */
export type Heading = { charge?: KnownCharge | undefined; status?: StatedCharge['status'] | undefined };

/** The charges of a sentence; `hasOrphans`: it has amounts that belong to none. `isHeading`: it only announces what follows. */
export type SentenceReading = {
  items: Item[];
  hasOrphans: boolean;
  usesHeading: boolean;
  says?: StatedCharge['status'] | undefined;
};

/** Reads one sentence. */
export function readSentence(
  nodes: readonly Node[],
  words: Words,
  over: Heading,
  column?: KnownCharge,
): SentenceReading {
  const { lead, rest } = splitLead(nodes, words);
  const cut = withUnknownCharges(withListedNames(segmentsOf(rest), words), lead, words);
  const seeded = column && !flatten(rest).some(({ kind }) => kind === 'charge') ? seed(cut, column) : cut;
  const pairing = pairAmounts(seeded, words, over.charge);
  const markers = markersOf(seeded);
  setStatuses(pairing.items, markers, { segments: seeded, text: words.text, over: over.status });
  restrict(pairing, seeded, words);
  restrictUncertain(pairing.items, seeded, words);
  const option = lead.find((node) => isTerm(node, 'if-any', 'on-request'));
  if (option) restrictAll(pairing.items, { condition: words.text.slice(option.start, option.end) });
  const leading = readRestriction(lead, pairing.used, words, { isLeading: true });
  for (const item of pairing.items)
    if (item.scope?.sure && leading.scope?.sure) item.within = { ...leading.scope, isOfLane: true };
  if (lead.length > 0 && !isValidity({ nodes: lead, before: undefined }, words))
    restrictAll(
      pairing.items.filter(({ scope, segment }) => isOpen(scope) || segment === 0),
      aboutLane(leading),
    );
  else restrictByHead(pairing.items, { segments: seeded, used: pairing.used, words });
  const inner = pairing.inner.map(({ nodes: group, isList }) =>
    readSentence(group, words, isList ? { status: 'included' } : {}),
  );
  nameApart(pairing.items);
  for (const item of pairing.items) item.conditions = conditionsAsWritten(item, words);
  endStages(pairing.items);
  const says =
    pairing.items.length === 0 && !seeded.some(({ nodes: own }) => own.some(({ kind }) => kind === 'amount'))
      ? announced(markers, rest)
      : undefined;
  return {
    items: [...pairing.items, ...inner.flatMap(({ items }) => items)].sort((a, b) => a.start - b.start),
    hasOrphans:
      pairing.orphans.some(({ currency }) => currency !== null) ||
      (pairing.items.length > 0 && flatten(rest).some((token) => isAmountBySize(token) && !pairing.used.has(token))) ||
      inner.some(({ hasOrphans }) => hasOrphans),
    usesHeading: over.charge !== undefined && pairing.items.some(({ charge }) => charge === over.charge),
    ...(says ? { says } : {}),
  };
}

/** Whether nothing but the words of its own name restricts a charge. */
const isOpen = (scope: Item['scope']) => scope === undefined || scope.isOfName === true;

/** "180/40'": an amount without a currency that says for which container it is. */
function isAmountBySize(token: Node): boolean {
  return (
    token.kind === 'amount' && token.amounts.some(({ unit }) => unit?.feet !== undefined || unit?.types !== undefined)
  );
}

/** A charge that is stated for one name and for another is for nobody else; one for "others" is for nobody of these. */
function nameApart(items: readonly Item[]): void {
  for (const item of items) {
    const { scope, charge } = item;
    const isApart = ({ scope: other, charge: { name } }: Item) => name === charge.name && other?.text !== scope?.text;
    if (scope && !scope.sure && items.some(isApart)) item.scope = { ...scope, sure: true };
  }
  for (const item of items) {
    if (!item.isOfOthers) continue;
    const named = items.flatMap(({ scope, charge }) =>
      charge.name === item.charge.name && scope?.sure && !scope.isExcepted ? [scope.text] : [],
    );
    if (named.length > 0) item.scope = { text: named.join(', '), sure: true, isExcepted: true };
  }
}

/** "Ex Shanghai: excl. THC": a name before what is said of charges is that of the lane. */
const aboutLane = ({ scope, ...found }: Restriction): Restriction =>
  scope ? { ...found, scope: { ...scope, isOfLane: true } } : found;

/** The charge of the column, as if its name stood before the text of the cell. */
function seed(segments: readonly Segment[], column: KnownCharge): Segment[] {
  const [first, ...others] = segments;
  const charge: Node = { kind: 'charge', charge: column, start: -1, end: -1 };
  return first ? [{ ...first, nodes: [charge, ...first.nodes] }, ...others] : [];
}

/** "4.1 Inclusions", "Subject to:": what a line announces that has no charge of its own. */
function announced(markers: ReturnType<typeof markersOf>, nodes: readonly Node[]): SentenceReading['says'] {
  const [marker, ...others] = markers.filter(({ terms }) => !terms.has('as-shown'));
  const words = flatten(nodes).filter((token) => token.kind === 'word' && token.end - token.start > 3);
  if (!marker || others.length > 0 || words.length > 1) return undefined;
  return marker.terms.has('on-top') ? 'subject-to' : marker.terms.has('included') ? 'included' : undefined;
}

/** What each segment restricts: its own charges, or those before it, or those behind where none stands before. */
function restrict({ items, used, orphans }: Pairing, segments: readonly Segment[], words: Words): void {
  for (const [index, segment] of segments.entries()) {
    const own = items.filter((item) => item.segment === index);
    if (own.length > 0) {
      for (const at of own.keys()) restrictOwn(segment, own, at, { used, words });
      for (const group of segment.nodes) restrictByGroup(group, own, { used, words });
    } else if (hasWords(segment, used) && isDaysOfCharge(segment, segments[index - 1], words)) {
      restrictByDays(items, index, readRestriction(segment.nodes, used, words));
    } else if (hasWords(segment, used) && !isAboutRates(segment, { orphans, used }, words)) {
      restrictByApart({ items, used, orphans }, { segments, index, words });
    }
  }
}

/** A segment without a charge restricts the one before it, or those behind where none stands before. */
function restrictByApart(
  { items, used, orphans }: Pick<Pairing, 'items' | 'used' | 'orphans'>,
  { segments, index, words }: { segments: readonly Segment[]; index: number; words: Words },
): void {
  const segment = segments[index];
  if (!segment) return;
  const last = items.findLast((item) => item.segment < index && !isOtherCell(segments, item, index));
  if (!last && items.some((item) => item.segment < index)) return;
  if (last) {
    const open = segment.nodes.filter(({ kind }) => kind !== 'group');
    // "PSS USD 200, Shanghai - Hamburg USD 1850": a lane with its price.
    const isPriced = last.segment === index - 1 && last.amounts.length > 0 && orphans.length === 0;
    applyTo(last, knownApart(readRestriction(open, used, words, { isApart: true }), segment, { isPriced, words }));
    for (const group of segment.nodes) restrictByGroup(group, [last], { used, words });
  } else
    restrictAll(
      items.filter((item) => item.segment > index),
      readRestriction(segment.nodes, used, words),
    );
}

/** What stands around one of the charges of a segment restricts it. */
function restrictOwn(segment: Segment, own: readonly Item[], at: number, reading: Reading): void {
  const item = own[at];
  if (!item) return;
  const { used, words } = reading;
  const part = withoutOwnWords(partOf(segment, own, at), item, words);
  const ofName = wordsOfName(part, item, words);
  const others = part.filter((node) => !ofName.includes(node));
  const found = withoutName(readRestriction(others, used, words), writtenOut(segment.nodes, item, words));
  const scope = scopeOfName(ofName, words);
  if (scope) applyTo(item, { scope });
  applyTo(item, at === 0 && isBeforeWord(segment, item, reading) ? aboutLane(found) : found);
  if (segment.nodes.slice(0, 2).some((node) => isTerm(node, 'others'))) item.isOfOthers = true;
}

/** "Winter Port Surcharge (WPS)": words of the name are no condition, and a place among them restricts where it is one. */
function withoutName({ scope, condition, ...found }: Restriction, name: string): Restriction {
  return {
    ...found,
    ...(scope ? { scope: name.includes(scope.text) ? { ...scope, isOfName: true } : scope } : {}),
    ...(condition && !name.includes(condition) ? { condition } : {}),
  };
}

/** Whether a name stands before the word that says how the charge applies: "all rates from Shanghai excl. THC". */
function isBeforeWord({ nodes }: Segment, { start }: Item, { used, words }: Reading): boolean {
  const at = nodes.findIndex((node) => isTerm(node, 'included', 'on-top', 'except', 'waived'));
  const word = nodes[at];
  return at > 0 && word !== undefined && word.start < start
    ? readRestriction(nodes.slice(0, at), used, words).scope !== undefined
    : false;
}

/** Words about the rates themselves, or about an amount that belongs to no charge, restrict no charge. */
function isAboutRates(segment: Segment, { orphans, used }: Pick<Pairing, 'orphans' | 'used'>, words: Words): boolean {
  const [from, to] = [segment.nodes[0]?.start ?? 0, segment.nodes.at(-1)?.end ?? 0];
  return (
    // "USD 100/20' & USD 200/40' valid from 15 Dec": the days of the amounts before them.
    (isValidity(segment, words) && !segment.nodes.some((node) => used.has(node))) ||
    segment.nodes.some((node) => isTerm(node, 'rates')) ||
    orphans.some(({ start, end }) => from <= start && end <= to)
  );
}

function restrictByDays(items: readonly Item[], index: number, { days }: Restriction): void {
  const last = items.findLast((item) => item.segment === index - 1 && item.amounts.length > 0);
  if (last && days) applyTo(last, { days });
}

/** "PSS USD 200, valid 16-31 Dec": days right behind the amount of a charge are its own, and those of the rates in any case. */
function isDaysOfCharge(segment: Segment, before: Segment | undefined, words: Words): boolean {
  return (
    isValidity(segment, words) &&
    segment.before?.sign !== '|' &&
    !segment.nodes.some((node) => isTerm(node, 'rates')) &&
    before?.nodes.some(({ kind }) => kind === 'amount') === true
  );
}

/** Cells side by side speak of one charge only where its name has a cell of its own: "PSS | USD 200 | from 15 Dec". */
function isOtherCell(segments: readonly Segment[], item: Item, index: number): boolean {
  const hasCells = segments.slice(item.segment + 1, index + 1).some(({ before }) => before?.sign === '|');
  const isAlone = segments[item.segment]?.nodes.every(({ kind }) => kind === 'charge' || kind === 'group') === true;
  return hasCells && !isAlone;
}

/**
 * A name in a clause of its own restricts the charge before it only where the text says so, or the clause is "- Sokhna, Jeddah", or
 * nothing but the name right behind the amount of the charge: "ENS EUR 30/BL, EU ports".
 */
function knownApart(
  { scope, ...found }: Restriction,
  { nodes, before }: Segment,
  { isPriced, words }: { isPriced: boolean; words: Words },
): Restriction {
  const isName = (node: Node) =>
    node.kind === 'word' && isProper(node, words) && !GENERAL.test(words.text.slice(node.start, node.end));
  const isBeside = (node: Node) => isTerm(node, 'noun', 'place-word') || isNamedPort(node, words);
  const areNames = /^[-–—]$/.test(before?.sign ?? '') && nodes.every(isName);
  const isAlone = isPriced && nodes.some(isName) && nodes.every((node) => isName(node) || isBeside(node));
  return scope?.sure || (scope && (areNames || isAlone)) ? { ...found, scope } : found;
}

const isNamedPort = ({ kind, start, end }: Node, { text }: Words) =>
  kind === 'word' && GENERAL.test(text.slice(start, end));

const GENERAL = /^(?:origin|destination|orig|dest|pol|pod|port)/u;

/** "US all in incl. BAF + AMS": a name at the head of the sentence is for all its charges. */
function restrictByHead(
  items: readonly Item[],
  { segments, used, words }: Reading & { segments: readonly Segment[] },
): void {
  const nodes = segments.find((segment) => segment.nodes.length > 0)?.nodes ?? [];
  const end = nodes.findIndex(
    (node) =>
      node.kind === 'charge' || node.kind === 'amount' || isTerm(node, 'included', 'on-top', 'all-in', 'waived'),
  );
  // "US THC in, BAF out": the name is part of the charge behind it.
  const { scope } = end > 0 && nodes[end]?.kind !== 'charge' ? readRestriction(nodes.slice(0, end), used, words) : {};
  // "Rotterdam THC EUR 210, Hamburg THC EUR 275": the second has a name of its own.
  if (scope)
    restrictAll(
      items.filter((item) => isOpen(item.scope)),
      aboutLane({ scope }),
    );
}

/** What stands around one of the charges of a segment, up to the next one. */
function partOf({ nodes }: Segment, own: readonly Item[], at: number): Node[] {
  const from = at === 0 ? Number.NEGATIVE_INFINITY : (own[at]?.start ?? 0);
  const to = own[at + 1]?.start ?? Number.POSITIVE_INFINITY;
  return nodes.filter(
    (node) => node.kind !== 'group' && node.kind !== 'charge' && node.start >= from && node.start < to,
  );
}

type Reading = { used: ReadonlySet<Node>; words: Words };

function restrictByGroup(group: Node, own: readonly Item[], { used, words }: Reading): void {
  if (group.kind !== 'group' || flatten(group.nodes).some(({ kind }) => kind === 'charge')) return;
  const item = own.findLast(({ start }) => start < group.start) ?? own[0];
  if (!item || isOtherName(group, item, words)) return;
  const scope = isNameInBracket(group, item, words) ? scopeOfName(group.nodes, words) : undefined;
  if (scope) applyTo(item, { scope });
  else applyTo(item, readRestriction(group.nodes, used, words, { isBracket: true }));
}

function restrictAll(items: readonly Item[], found: Restriction): void {
  for (const item of items) applyTo(item, found);
}

function applyTo(item: Item, { days, types, scope, condition }: Restriction): void {
  if (days) item.days = { ...days, ...item.days };
  if (types) restrictTypes(item, types);
  if (scope && !item.scope?.sure && !(scope.isOfName && item.scope)) item.scope = scope;
  if (condition) item.conditions.push(condition);
}
