import type { KnownCharge } from '../charges/charge-lexicon.ts';
import type { FoundAmount } from './amounts.ts';
import { flatten, type Item, isTerm, type Node, type Segment } from './clauses.ts';
import { isDayWord } from './day-words.ts';
import { isPlainWord } from './plain-words.ts';
import type { Words } from './words.ts';

/** A bracket that is a clause of its own; `isList`: of what a price is all-in of. */
type Inner = { nodes: readonly Node[]; isList: boolean };

/** The charges of a sentence with their amounts, brackets that are sentences of their own, and amounts that no charge owns. */
export type Pairing = { items: Item[]; inner: Inner[]; orphans: FoundAmount[]; used: Set<Node> };

type State = Pairing & {
  segment: number;
  current: Item | undefined;
  pending: FoundAmount[];
  isFreight: boolean;
  isDouble: boolean;
  isMinus: boolean;
};

const isSized = ({ unit }: FoundAmount) => unit?.feet !== undefined || unit?.types !== undefined;

function isOfOtherSizes(amounts: readonly FoundAmount[], more: readonly FoundAmount[]): boolean {
  const key = ({ unit }: FoundAmount) => [...(unit?.feet ?? []), ...(unit?.types ?? [])].join();
  return (
    amounts.length > 0 &&
    [...amounts, ...more].every(isSized) &&
    !more.some((one) => amounts.some((other) => key(one) === key(other)))
  );
}

function newItem(charge: KnownCharge, { start, end }: Node, segment: number): Item {
  return { charge, start, end, segment, amounts: [], isAmountFirst: false, conditions: [] };
}

/** "燃油附加费(BAF)", "Terminal handling THC": one charge named twice. */
function isSameCharge(item: Item | undefined, charge: KnownCharge): item is Item {
  return (
    item !== undefined && item.amounts.length === 0 && item.percent === undefined && item.charge.name === charge.name
  );
}

function addCharge(state: State, node: Extract<Node, { kind: 'charge' }>): void {
  const { current, pending } = state;
  state.isFreight = false;
  if (current?.segment === state.segment && isSameCharge(current, node.charge) && node.start - current.end <= 3) {
    if (node.charge.code !== null && /^[A-Z]/.test(node.charge.code)) current.charge = node.charge;
    current.end = node.end;
    return;
  }
  const item = newItem(node.charge, node, state.segment);
  item.amounts.push(...pending);
  item.isAmountFirst = pending.length > 0;
  state.pending = [];
  state.items.push(item);
  state.current = item;
}

/** A number without a currency is an amount right behind its charge, and where it says for which container it is. */
function isAccepted(state: State, node: Extract<Node, { kind: 'amount' }>, previous: Node | undefined): boolean {
  if (node.hasCurrency) return true;
  // "CIC USD 90/20, 180/40": another size of the charge before the comma.
  if (!state.isFreight && state.current && isOfOtherSizes(state.current.amounts, node.amounts)) return true;
  if (state.current?.segment !== state.segment || state.isFreight) return false;
  if (node.amounts.some(isSized) || node.amounts.some(({ unit }) => unit?.basis)) return true;
  const { code, name } = state.current.charge;
  const isCode = code !== null && code !== name && /^[A-Z0-9/]{2,5}$/.test(code);
  if (!isCode && !node.amounts.some(({ values }) => values.length > 1)) return false;
  return (
    previous?.kind === 'charge' ||
    previous?.kind === 'colon' ||
    previous?.kind === 'sizes' ||
    isTerm(previous, 'on-top')
  );
}

function doubled(state: State, node: Node): boolean {
  const last = state.current?.amounts.at(-1);
  const unit =
    node.kind === 'sizes'
      ? node.unit
      : node.kind === 'amount' && !node.hasCurrency && [20, 40, 45].includes(node.amounts[0]?.values[0] ?? 0)
        ? { feet: [node.amounts[0]?.values[0] ?? 0] }
        : undefined;
  if (!state.isDouble || !last || !unit) return false;
  state.current?.amounts.push({ ...last, values: last.values.map((value) => (value ?? 0) * 2), unit });
  state.isDouble = false;
  return true;
}

const negative = (amount: FoundAmount): FoundAmount => ({
  ...amount,
  values: amount.values.map((value) => value && -Math.abs(value)),
});

function addAmounts(state: State, node: Extract<Node, { kind: 'amount' }>, hasLaterCharge: boolean): void {
  state.used.add(node);
  if (state.isFreight) return;
  const { current } = state;
  const isOwn = current?.segment === state.segment && !(current.isAmountFirst && hasLaterCharge);
  const amounts = state.isMinus ? node.amounts.map(negative) : node.amounts;
  if (isOwn) current.amounts.push(...amounts);
  else state.pending.push(...amounts);
}

/** "CFS USD 12/CBM, min USD 30": the minimum of the charge before it; in units, so many times its amount. */
function addLeast({ current, used }: State, node: Extract<Node, { kind: 'amount' }>): boolean {
  const [{ values: [value] = [], least } = {}] = node.amounts;
  const [per] = current?.amounts[0]?.values ?? [];
  if (!current || !least || typeof value !== 'number' || typeof per !== 'number') return false;
  current.minimum = least === 'units' ? value * per : value;
  used.add(node);
  return true;
}

function readNode(state: State, nodes: readonly Node[], index: number): void {
  const node = nodes[index];
  if (node === undefined) return;
  if (doubled(state, node)) state.used.add(node);
  else if (node.kind === 'charge') addCharge(state, node);
  else if (node.kind === 'amount' && addLeast(state, node)) return;
  else if (node.kind === 'amount') {
    const hasLater = nodes.slice(index + 1).some(({ kind }) => kind === 'charge');
    if (isAccepted(state, node, nodes[index - 1])) addAmounts(state, node, hasLater);
  } else if (node.kind === 'percent') {
    if (state.current?.segment === state.segment) state.current.percent = node.percent;
    if (state.current?.segment === state.segment) state.used.add(node);
  } else if (node.kind === 'group') readGroup(state, node, nodes[index - 1]);
  else if (isTerm(node, 'double')) state.isDouble = true;
  else if (isTerm(node, 'minus')) state.isMinus = true;
  else if (isTerm(node, 'rates') && !nodes.slice(0, index).some(({ kind }) => kind === 'charge')) {
    state.isFreight = true;
  } else if (isTerm(node, 'included', 'on-top')) state.isFreight = false;
}

/** A bracket belongs to the charge before it, unless it is a clause of its own. */
function readGroup(state: State, group: Extract<Node, { kind: 'group' }>, before: Node | undefined): void {
  const tokens = flatten(group.nodes);
  const charges = tokens.filter((token) => token.kind === 'charge');
  const says = tokens.some(
    (token) =>
      (token.kind === 'amount' && token.hasCurrency) || isTerm(token, 'included', 'on-top', 'except', 'waived'),
  );
  const isList = isTerm(before, 'all-in') && !says;
  if (charges.length > 0 && (says || isList)) {
    state.inner.push({ nodes: group.nodes, isList });
    return;
  }
  const [alias] = charges;
  const isBehind = state.current?.segment === state.segment;
  if (charges.length === 1 && alias && state.current && isBehind && state.current.amounts.length === 0) {
    if (state.current.charge.code === null || state.current.charge.name === alias.charge.name)
      state.current.charge = alias.charge;
    return;
  }
  const { isFreight } = state;
  for (let index = 0; index < group.nodes.length; index++) {
    const node = group.nodes[index];
    const isBare = node?.kind === 'amount' && !node.hasCurrency && state.current !== undefined;
    if (isBare && (node.amounts.some(isSized) || node.amounts.some(({ values }) => values.length > 1)))
      addAmounts(state, node, false);
    else readNode(state, group.nodes, index);
  }
  // "PSS (on top of the freight) USD 100": what a bracket says of the freight ends with it.
  if (state.current) state.isFreight = isFreight;
}

const isKind = (token: Node) => isTerm(token, 'reefer', 'dry', 'special', 'tank');

/**
 * "PSS USD 200 until 14 Dec, USD 400 from 15 Dec", "EBS USD 45/TEU dry, USD 68/TEU reefer": an amount of the same charge for other days or
 * another kind of container, as the words around it say and nothing else.
 */
function isFurtherStage(state: State, segments: readonly Segment[], { text }: Words): boolean {
  const behind = segments.slice(state.segment);
  const end = behind.findIndex(({ nodes }) => flatten(nodes).some(({ kind }) => kind === 'charge'));
  const tokens = flatten((end === -1 ? behind : behind.slice(0, end)).flatMap(({ nodes }) => nodes));
  const isWord = (token: Node) => {
    const word = text.slice(token.start, token.end);
    return isDayWord(word) || isPlainWord(word);
  };
  return (
    state.current !== undefined &&
    state.current.amounts.length > 0 &&
    state.pending.every(({ currency }) => currency !== null) &&
    tokens.some((token) => token.kind === 'date' || isKind(token)) &&
    tokens.every((token) => token.kind !== 'word' || isWord(token)) &&
    !tokens.some((token) => token.kind === 'percent' || isTerm(token, 'rates', 'condition', 'relation'))
  );
}

/** "Excl. THC, CNY 950/20'; doc fee CNY 500": what stands alone between commas is the price of the charge on top before it. */
function isPricedBehind({ segment }: Item, segments: readonly Segment[], at: number): boolean {
  const [named, priced] = [segments[segment]?.nodes ?? [], segments[at]?.nodes ?? []];
  return (
    segment === at - 1 &&
    priced.every(({ kind }) => kind === 'amount' || kind === 'sizes') &&
    named.at(-1)?.kind === 'charge' &&
    named.some((node) => isTerm(node, 'on-top'))
  );
}

/** Amounts of a segment without a charge: further sizes of the one before, or of the one behind, or of the same charge on other days. */
function settlePending(state: State, segments: readonly Segment[], words: Words): void {
  const { current, pending, segment } = state;
  if (pending.length === 0) return;
  const isLast = segment === segments.length - 1;
  if (
    current &&
    !current.isElsewhere &&
    (isOfOtherSizes(current.amounts, pending) ||
      (current.amounts.length === 0 && (isLast || isPricedBehind(current, segments, segment))))
  ) {
    current.amounts.push(...pending);
    state.pending = [];
  } else if (current && !current.isElsewhere && isFurtherStage(state, segments, words)) {
    const { start = 0, end = 0 } = pending[0] ?? {};
    state.pending = [];
    state.current = { ...newItem(current.charge, { kind: 'word', start, end }, segment), amounts: pending };
    state.items.push(state.current);
  } else if (isLast) {
    state.orphans.push(...pending);
    state.pending = [];
  }
}

/** "USD 1200/20', plus THC", "…, THC not included": what comes on top of an amount before the comma, or is in it, does not have that amount. */
function beginsAnew(nodes: readonly Node[], before: Segment['before']): boolean {
  const charge = nodes.findIndex(({ kind }) => kind === 'charge');
  const isPlus = before?.sign === '+' && charge === 0;
  const isPriced = nodes.some(({ kind }) => kind === 'amount' || kind === 'percent');
  const spoken = isPriced ? nodes.slice(0, Math.max(charge, 0)) : nodes;
  return charge >= 0 && (isPlus || spoken.some((node) => isTerm(node, 'on-top', 'included', 'except')));
}

/** Gives the amounts of a sentence to its charges. `over`: the charge that a heading or a column names for amounts without one. */
export function pairAmounts(segments: readonly Segment[], words: Words, over?: KnownCharge): Pairing {
  const state: State = {
    items: [],
    inner: [],
    orphans: [],
    used: new Set(),
    segment: 0,
    current: undefined,
    pending: [],
    isFreight: false,
    isDouble: false,
    isMinus: false,
  };
  for (const [index, { nodes, before }] of segments.entries()) {
    state.segment = index;
    if (state.pending.length > 0 && beginsAnew(nodes, before)) state.orphans.push(...state.pending.splice(0));
    state.isFreight = false;
    state.isMinus = false;
    for (let at = 0; at < nodes.length; at++) readNode(state, nodes, at);
    settlePending(state, segments, words);
  }
  if (over && state.items.length === 0 && state.orphans.some(({ unit }) => unit?.basis !== 'UNKNOWN')) {
    const [first] = state.orphans;
    const item = newItem(over, { kind: 'word', start: first?.start ?? 0, end: first?.start ?? 0 }, 0);
    state.items.push({ ...item, amounts: state.orphans });
    state.orphans = [];
  }
  const { items, inner, orphans, used } = state;
  return { items, inner, orphans, used };
}
