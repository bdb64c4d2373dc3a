import { flatten, isTerm, type Node, type Segment } from '../clauses.ts';
import type { Words } from '../words.ts';
import { withCarrierLists } from './carrier-lists.ts';
import { isProper } from './conditions.ts';

type Charge = Extract<Node, { kind: 'charge' }>;

/**
 * Segments with the names in them put where they belong: "THC Hamburg/Rotterdam EUR 245" has one name of two ports; "THC Hamburg EUR
 * 275, Antwerp EUR 235" states the charge twice; in "USD 28, if routed via Suez" and "(DG only)" the names are conditions and no charges; a list
 * of carriers is one name.
 */
export function withListedNames(segments: readonly Segment[], words: Words): Segment[] {
  const listed = withCarrierLists(segments, words);
  return repeated(joined(listed.map(withConditionNames(words)).map(withNamesInBracket(words)), words), words);
}

const isMoney = (node: Node) => node.kind === 'amount' && node.hasCurrency;
const isCharge = (node: Node | undefined): node is Charge => node?.kind === 'charge';
const isCondition = (node: Node) => isTerm(node, 'condition', 'only');
/** Words that begin a condition. */
const BEGINS =
  /^(?:if|when|whenever|where|in case|unless|provided|wenn|falls|bei|sofern|nur|si|se|solo|sólo|en caso|caso|lorsque|quando|als|indien|如|仅)/u;

/** Names of charges behind "if", or behind "only" and "via" that follow an amount, are words of the condition. */
const withConditionNames =
  ({ text }: Words) =>
  (segment: Segment): Segment => {
    const nodes = withoutCanals(segment.nodes);
    const opens = (node: Node | undefined) => node !== undefined && BEGINS.test(text.slice(node.start, node.end));
    const start = opens(nodes[0])
      ? 0
      : nodes.findIndex((node, at) => (isCondition(node) && nodes.slice(0, at).some(isMoney)) || isForWhom(nodes, at));
    const behind = start < 0 ? [] : nodes.slice(start);
    const speaks = (node: Node) => isMoney(node) || isTerm(node, 'included', 'on-top', 'waived', 'except');
    const inBracket = (node: Node) => plainGroup(node, nodes);
    if (start < 0 || behind.some(speaks)) return { ...segment, nodes: nodes.map(inBracket) };
    return { ...segment, nodes: [...nodes.slice(0, start), ...behind.map(asWord)].map(inBracket) };
  };

/** "ETS bei Transit Suez": the canal behind a word such as "at" and another charge is the way, and no charge for it. */
function withoutCanals(nodes: readonly Node[]): readonly Node[] {
  const at = nodes.findIndex((node) => isTerm(node, 'relation', 'condition'));
  const end = nodes.findIndex((node, index) => index > at && (isMoney(node) || node.kind === 'colon'));
  const isOnWay = at > 0 && nodes.slice(0, at).some(isOtherCharge);
  if (!isOnWay) return nodes;
  return nodes.map((node, index) => (index > at && (end < 0 || index < end) && isCanal(node) ? asWord(node) : node));
}

const isCanal = (node: Node) => isCharge(node) && /^(?:Suez|Panama) Canal/.test(node.charge.name);
const isOtherCharge = (node: Node) => isCharge(node) && !isCanal(node);

/** "PSS USD 200 for heavy cargo", and not "USD 200 for PSS": the charge has its amount before the word. */
function isForWhom(nodes: readonly Node[], at: number): boolean {
  const money = nodes.slice(0, at).findLastIndex(isMoney);
  return isTerm(nodes[at], 'for') && money > 0 && nodes.slice(0, money).some(isCharge);
}

const asWord = (node: Node): Node => (isCharge(node) ? { kind: 'word', start: node.start, end: node.end } : node);

/** "(DG only)", "(VGM > 20 t)", "ETS (Suez)": a bracket without money that restricts. */
function plainGroup(node: Node, around: readonly Node[]): Node {
  if (node.kind !== 'group' || !node.nodes.some(isCharge)) return node;
  const tokens = flatten(node.nodes);
  const isWay = around.some(isOtherCharge) && tokens.filter(isCharge).every(isCanal);
  const restricts =
    isWay ||
    tokens.some(
      (token) =>
        isCondition(token) || isTerm(token, 'for', 'for-behind') || token.kind === 'amount' || token.kind === 'date',
    );
  const speaks = tokens.some((token) => isMoney(token) || isTerm(token, 'included', 'on-top', 'waived', 'except'));
  return restricts && !speaks ? { ...node, nodes: node.nodes.map(asWord) } : node;
}

/** "Port Klang", "New York": a small word with a capital before a name is part of it. */
const BEGINS_NAME = /^(?:\p{Lu}\p{Ll}+) \p{Lu}/u;
const isName = (node: Node | undefined, words: Words) =>
  node?.kind === 'word' && (isProper(node, words) || BEGINS_NAME.test(words.original.slice(node.start, node.end + 2)));

/** Whether words are one or several names, small words within them being part of them: "Dar es Salaam". */
const areNames = (nodes: readonly Node[], words: Words) =>
  isName(nodes[0], words) &&
  isName(nodes.at(-1), words) &&
  nodes.every((node) => isName(node, words) || (node.kind === 'word' && node.end - node.start <= 3));

/** "THC not included (Hamburg EUR 275, Antwerp EUR 235)": the bracket states the charge by its names. */
const withNamesInBracket =
  (words: Words) =>
  (segment: Segment): Segment => {
    const [charge, ...others] = segment.nodes.filter(isCharge);
    if (!charge || others.length > 0 || segment.nodes.some(isMoney)) return segment;
    const states = (node: Node) =>
      node.kind === 'group' && isName(node.nodes[0], words) && node.nodes.some(isMoney) && !node.nodes.some(isCharge);
    const stated = (node: Node): Node =>
      node.kind === 'group' && states(node)
        ? { ...node, nodes: [{ ...charge, start: node.start, end: node.start }, ...node.nodes] }
        : node;
    return { ...segment, nodes: segment.nodes.map(stated) };
  };

/** "THC Hamburg | / | Rotterdam: EUR 245": a list of names before an amount is one. */
function joined(segments: readonly Segment[], words: Words): Segment[] {
  const result: Segment[] = [];
  for (const segment of segments) {
    const before = result.at(-1);
    const goesOn =
      before !== undefined &&
      segment.before?.rank === 1 &&
      segment.before.sign !== '+' &&
      isName(before.nodes.at(-1), words) &&
      beginsWithName(segment.nodes, words) &&
      (!before.nodes.some(isMoney) ||
        areNames(
          segment.nodes.filter((node) => !isTerm(node, 'for-behind', 'only')),
          words,
        )) &&
      (!segment.nodes.some(isCharge) || areNamesBefore(before, segment, words) || endsInNamesOfPlaces(before, words));
    if (goesOn) result[result.length - 1] = { ...before, nodes: [...before.nodes, ...segment.nodes] };
    else result.push(segment);
  }
  return result;
}

/** "USA | and | Canada plus AMS", "Jeddah | and | Djibouti WRS": names of one list before the charge, or the word that says how it applies. */
function areNamesBefore(before: Segment, { nodes }: Segment, words: Words): boolean {
  const speaks = nodes.findIndex((node) => isCharge(node) || isTerm(node, 'included', 'on-top', 'waived'));
  return speaks > 0 && areNames(nodes.slice(0, speaks), words) && areNames(before.nodes, words);
}

/** "For Dakar | and | Abidjan the CTN EUR 90", "En sus pour Casablanca | et | Tanger : …": names behind "for", and the charge that is for them. */
function endsInNamesOfPlaces({ nodes }: Segment, words: Words): boolean {
  const at = nodes.findLastIndex((node) => isTerm(node, 'place-word'));
  return at >= 0 && beginsWithName(nodes.slice(at + 1), words) && !nodes.some(isCharge);
}

/** A name, also behind its article: "Maroc", "la Tunisie". */
const beginsWithName = ([first, second]: readonly Node[], words: Words) =>
  isName(first, words) || (first?.kind === 'word' && first.end - first.start <= 3 && isName(second, words));

/** "THC Hamburg EUR 275 | , | Antwerp EUR 235": a name with an amount of its own states the charge again. */
function repeated(segments: readonly Segment[], words: Words): Segment[] {
  let last: Charge | undefined;
  return segments.map((segment) => {
    const { nodes } = segment;
    const money = nodes.findIndex((node) => isMoney(node) || isTerm(node, 'at-cost', 'included', 'waived'));
    const charge = nodes.find(isCharge);
    const names = nodes.slice(0, Math.max(money, 0)).filter((node) => isName(node, words));
    if (charge) {
      last = names.length > 0 ? charge : undefined;
      return segment;
    }
    if (!last || money < 1 || !(isName(nodes[0], words) || isTerm(nodes[0], 'others'))) return segment;
    const [start] = nodes;
    return { ...segment, nodes: [{ ...last, start: start?.start ?? 0, end: start?.start ?? 0 }, ...nodes] };
  });
}
