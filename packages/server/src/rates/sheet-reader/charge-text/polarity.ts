import { flatten, type Item, type Marker, type Node, type Segment } from './clauses.ts';
import type { StatedCharge } from './stated-charge.ts';
import type { Token } from './token.ts';

type Status = StatedCharge['status'];

/** The terms that say how a charge applies. */
export const SPEAKING: ReadonlySet<string> = new Set([
  'included',
  'on-top',
  'except',
  'waived',
  'at-cost',
  'if-any',
  'prepaid',
  'collect',
  'as-shown',
]);

/** The words of a sentence that say how charges apply, with the segment that each stands in. */
export function markersOf(segments: readonly Segment[]): Marker[] {
  return segments.flatMap(({ nodes, before }, segment) => {
    const goesOn = /^(?:and|&|\/)$/.test(before?.sign ?? '') && !nodes.some(({ kind }) => kind === 'charge');
    const since = goesOn ? segment - 1 : segment;
    const tokens = flatten(nodes.filter((node) => node.kind !== 'group' || !isClause(node)));
    const found = tokens.flatMap((token, index): Marker[] => {
      if (token.kind !== 'term') return [];
      const isList = token.terms.has('all-in') && opensList(tokens.slice(index + 1));
      if (!isList && ![...token.terms].some((term) => SPEAKING.has(term))) return [];
      return [
        {
          terms: isList ? new Set([...token.terms, 'included' as const]) : token.terms,
          start: token.start,
          end: token.end,
          ...{ segment, since },
          hasColon:
            tokens[index + 1]?.kind === 'colon' && (tokens[index + 2] !== undefined || segment < segments.length - 1),
        },
      ];
    });
    const first = nodes[0]?.start ?? 0;
    const plus: Marker[] =
      before?.sign === '+'
        ? [
            {
              terms: new Set(['on-top', 'before'] as const),
              start: first - 1,
              end: first,
              segment,
              since,
              hasColon: false,
            },
          ]
        : [];
    return [...plus, ...found];
  });
}

/** "All-in: BAF / LSS", "tout compris BAF + LSS": a list of what is in the price. */
function opensList([first, second, third]: readonly Token[]): boolean {
  // "All in for BAF/LSS".
  if (first?.kind === 'term' && first.terms.has('for'))
    return opensList([second, third].filter((one) => one !== undefined));
  return first?.kind === 'charge' || (first?.kind === 'colon' && second?.kind === 'charge');
}

/** Brackets with charges of their own are read by themselves. */
function isClause(group: Extract<Node, { kind: 'group' }>): boolean {
  const tokens = flatten(group.nodes);
  return (
    tokens.some(({ kind }) => kind === 'charge') &&
    tokens.some((token) => token.kind === 'amount' || token.kind === 'term')
  );
}

function statusOf({ terms }: Marker): Status | 'except' | undefined {
  if (terms.has('except')) return 'except';
  if (terms.has('waived')) return 'waived';
  if (terms.has('on-top')) return 'subject-to';
  return terms.has('included') ? 'included' : undefined;
}

/** Whether a word speaks of the charge before it ("BAF included") and not of those behind it ("including BAF"). */
function isBehind(marker: Marker, items: readonly Item[], text: string): boolean {
  if (marker.hasColon || marker.terms.has('except')) return false;
  if (marker.terms.has('before') && !endsClause(marker, items, text)) return false;
  const last = items.findLast((item) => item.end <= marker.start && item.segment >= marker.since);
  if (
    !last ||
    (last.by !== undefined && items.some((item) => item.start >= marker.end && item.segment === marker.segment))
  )
    return false;
  const isInherited = last.isInherited === true && last.status !== statusOf(marker);
  const isFree = last.by === undefined || last.by === 'plus' || last.by === 'heading' || isInherited;
  if (!isFree)
    return last.status !== statusOf(marker) && last.by !== 'colon' && last.by !== 'prefix' && last.by !== undefined;
  const isLast = !items.some((item) => item.start >= marker.end && item.segment === marker.segment);
  return isLast || !/[:：]\s*$/.test(text.slice(last.end, marker.start)) || last.amounts.length > 0;
}

/** "EBS USD80/TEU已含", "BAF inklusive, THC exklusive": a word that goes before its charges closes the clause of one that it stands right behind. */
function endsClause(marker: Marker, items: readonly Item[], text: string): boolean {
  const last = items.findLast((item) => item.segment === marker.segment);
  if (!last || last.end > marker.start || marker.hasColon) return false;
  const end = Math.max(last.end, ...last.amounts.map((amount) => amount.end));
  const isLastWord = /^\.?\s*(?:$|[+,;.|/\n)])/.test(text.slice(marker.end));
  return (
    text.slice(end, marker.start).trim() === '' &&
    (isLastWord || /\p{Script=Han}/u.test(text.slice(marker.start, marker.end)))
  );
}

type Over = { status: Status; by: 'prefix' | 'colon' | 'heading' | 'plus'; segment: number };

/** Gives a status to every charge of a sentence. `over`: what a heading says of those that no word speaks of. */
export function setStatuses(
  items: readonly Item[],
  markers: readonly Marker[],
  { segments, text, over }: { segments: readonly Segment[]; text: string; over?: Status | undefined },
): void {
  let active: Over | undefined = over === undefined ? undefined : { status: over, by: 'heading', segment: 0 };
  const events = [
    ...items.map((item) => ({ at: item.start, item })),
    ...markers.map((marker) => ({ at: marker.start, marker })),
  ];
  for (const event of events.sort((a, b) => a.at - b.at)) {
    if ('item' in event) active = governed(event.item, active, segments);
    else active = marked(event.marker, active, { items, text });
  }
}

/** A list behind a colon or under a heading goes on past amounts and separators. */
const isOpen = ({ by }: Over) => by === 'colon' || by === 'heading';

/** A charge behind a word: it takes its status, unless it has an amount of its own in a later segment. */
function governed(item: Item, active: Over | undefined, segments: readonly Segment[]): Over | undefined {
  if (!active) return undefined;
  const isLater = item.segment > active.segment;
  const hasAmount = item.amounts.length > 0 || item.percent !== undefined;
  const crossed = segments.slice(active.segment + 1, item.segment + 1).some(({ before }) => (before?.rank ?? 1) > 1);
  if (active.status !== 'subject-to' && isLater && hasAmount && !isOpen(active)) return undefined;
  if (crossed && (hasAmount || active.by === 'plus') && !isOpen(active)) return undefined;
  if (active.status === 'waived' && isLater) return undefined;
  item.status = active.status;
  item.by = active.by;
  item.isInherited = isLater;
  item.isCrossed = crossed;
  return active;
}

type Sentence = { items: readonly Item[]; text: string };

function marked(marker: Marker, active: Over | undefined, { items, text }: Sentence): Over | undefined {
  const behind = isBehind(marker, items, text);
  const before = items.filter((item) => item.end <= marker.start);
  if (isOption(marker) && isBeforeOwn(marker, items))
    noteAhead(
      marker,
      items.filter(({ start, segment }) => start >= marker.end && (marker.hasColon || segment === marker.segment)),
      text,
    );
  else if (behind || !statusOf(marker)) noteTail(marker, before, text);
  const isDenied = behind && marker.terms.has('denies') && before.some(({ status }) => status === 'included');
  const status = isDenied ? 'subject-to' : statusOf(marker);
  if (status === undefined) return active;
  if (status === 'except')
    return {
      status: active?.status === 'subject-to' ? 'included' : 'subject-to',
      by: 'prefix',
      segment: marker.segment,
    };
  const isPlus =
    text.slice(marker.start, marker.end).trim() === '' || /^\+?$/.test(text.slice(marker.start, marker.end).trim());
  if (behind) {
    spreadBack(before, status, isDenied || status === 'waived' ? 1 : before.length);
    return undefined;
  }
  if (status === 'waived' && !isAdjacent(marker, items, text)) return active;
  // "incl. BAF + LSS": the sign goes on with the list.
  if (isPlus && active && active.by !== 'plus') {
    const next = items.find((item) => item.start >= marker.start);
    if (next && next.amounts.length === 0 && next.percent === undefined) return active;
  }
  return { status, by: marker.hasColon ? 'colon' : isPlus ? 'plus' : 'prefix', segment: marker.segment };
}

/** "no GRI", "free of ISPS": the charge follows at once. */
function isAdjacent({ end }: Marker, items: readonly Item[], text: string): boolean {
  const next = items.find(({ start }) => start >= end);
  return next !== undefined && /^[\s:：]*(?:from|of|de|von|any|di|to)?\s*$/u.test(text.slice(end, next.start));
}

/** A status behind a list goes back over the charges that nothing else speaks of. */
function spreadBack(before: readonly Item[], status: Status, most: number): void {
  for (const item of before.toReversed().slice(0, most)) {
    const isLast = item === before.at(-1);
    const isGiven = item.status !== undefined && item.by !== 'plus' && item.by !== 'heading';
    if (isGiven && !item.isCrossed && !(isLast && item.isInherited)) return;
    if (!isLast && (item.amounts.length > 0 || item.isAtCost)) return;
    item.status = status;
    item.by = 'postfix';
  }
}

const isOption = ({ terms }: Marker) => terms.has('if-any') || terms.has('on-request');

/** Whether a word stands before all charges of its segment: "optional PSS USD 40", and not "THC USD 200 if any". */
function isBeforeOwn({ segment, since, start, end }: Marker, items: readonly Item[]): boolean {
  return (
    since === segment &&
    items.some((item) => item.segment === segment && item.start >= end) &&
    !items.some((item) => item.segment === segment && item.start < start)
  );
}

/** "Optional PSS USD 40", "if required AMS USD 35": said of the charges that have an amount behind it. */
function noteAhead(marker: Marker, behind: readonly Item[], text: string): void {
  for (const item of behind) {
    if (item.amounts.length > 0 || item.percent !== undefined)
      item.conditions.push(text.slice(marker.start, marker.end));
  }
}

/** "incl. BAF; THC as per tariff": what is paid by a tariff is none of what an earlier clause, or the list before it, includes. */
function isBehindIncluded({ status, by, amounts, isInherited, isCrossed, segment }: Item, last: Item): boolean {
  const isApart = isCrossed === true || (isInherited === true && segment === last.segment);
  return status === 'included' && by === 'prefix' && amounts.length === 0 && isApart;
}

/** "as per tariff", "if any", "collect", "as shown": said of the charges before, as far as they have no amount. */
function noteTail(marker: Marker, before: readonly Item[], text: string): void {
  const { terms } = marker;
  const last = before.at(-1);
  if (!last) return;
  for (const item of before.toReversed()) {
    const isLast = item === last;
    if (terms.has('at-cost') && isBehindIncluded(item, last)) item.status = 'subject-to';
    if (!isLast && (item.amounts.length > 0 || item.status === 'included' || item.isAtCost || item.by === 'postfix'))
      return;
    if (terms.has('at-cost')) item.isAtCost = true;
    if (terms.has('if-any') || (terms.has('on-request') && item.amounts.length > 0)) {
      item.conditions.push(text.slice(marker.start, marker.end));
      item.status ??= 'subject-to';
    }
    if (terms.has('as-shown') && item.amounts.length === 0) item.isElsewhere = true;
    if (terms.has('prepaid')) item.paymentTerm ??= 'PREPAID';
    if (terms.has('collect')) item.paymentTerm ??= 'COLLECT';
    // A list of included charges ends where one is to be paid by somebody.
    if (item.paymentTerm && item.status === 'included' && item.by === 'prefix') item.status = 'subject-to';
  }
}
