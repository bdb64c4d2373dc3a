import type { KnownCharge } from '../charges/charge-lexicon.ts';
import type { FoundAmount } from './amounts.ts';
import type { ChargeTerm } from './charge-terms.ts';
import type { ChargeScope, StatedCharge } from './stated-charge.ts';
import type { Token } from './token.ts';
import type { Words } from './words.ts';

/** A token, or the tokens of a bracket. */
export type Node = Token | { kind: 'group'; nodes: readonly Node[]; start: number; end: number };

/** What stands between two separators. */
export type Segment = { nodes: readonly Node[]; before: { rank: number; sign: string } | undefined };

/** A charge named in a sentence, and what was found to belong to it. */
export type Item = {
  charge: KnownCharge;
  start: number;
  end: number;
  segment: number;
  amounts: FoundAmount[];
  /** The amounts stand before the name. */
  isAmountFirst: boolean;
  percent?: number;
  minimum?: number;
  status?: StatedCharge['status'];
  /** How it got its status: from a word before it, with a colon or without, or behind it. */
  by?: 'prefix' | 'colon' | 'heading' | 'postfix' | 'plus';
  /** From a word in an earlier segment. */
  isInherited?: boolean;
  /** A clause ends between the word that gave it and the charge: "incl. BAF; THC". */
  isCrossed?: boolean;
  isAtCost?: boolean;
  paymentTerm?: StatedCharge['paymentTerm'];
  /** Left to another place: "as per column". */
  isElsewhere?: boolean;
  types?: readonly string[];
  scope?: ChargeScope;
  /** What stands before the colon of the sentence names somebody, too: "MSC: WRS USD 50/TEU to Jebel Ali". */
  within?: ChargeScope;
  /** For all that the sentence names no charge of the same kind for. */
  isOfOthers?: true;
  days?: StatedCharge['days'];
  conditions: string[];
};

/**
 * A word that says something about charges, where it stands in its sentence. `since`: the segment in which the list before it ends,
 * which is the one before its own in "THC at origin and destination is extra".
 */
export type Marker = {
  terms: ReadonlySet<ChargeTerm>;
  start: number;
  end: number;
  segment: number;
  since: number;
  hasColon: boolean;
};

/** Brackets become groups; one that never closes ends with the text. */
export function nest(tokens: readonly Token[]): Node[] {
  const stack: { nodes: Node[]; start: number }[] = [{ nodes: [], start: 0 }];
  const close = (end: number) => {
    const inner = stack.pop();
    if (inner) stack.at(-1)?.nodes.push({ kind: 'group', nodes: inner.nodes, start: inner.start, end });
  };
  for (const token of tokens) {
    if (token.kind === 'open') stack.push({ nodes: [], start: token.start });
    else if (token.kind !== 'close') stack.at(-1)?.nodes.push(token);
    else if (stack.length > 1) close(token.end);
  }
  while (stack.length > 1) close(tokens.at(-1)?.end ?? 0);
  return withSizesBehind(stack[0]?.nodes ?? []);
}

/** "75 (20'), 150 (40')": sizes in brackets right behind an amount say which container it is for. */
function withSizesBehind(nodes: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const node of nodes) {
    const amount = joined.at(-1);
    const sizes = node.kind === 'group' && node.nodes.length === 1 ? node.nodes[0] : undefined;
    if (amount?.kind === 'amount' && sizes?.kind === 'sizes' && amount.amounts.every(({ unit }) => unit === undefined))
      joined[joined.length - 1] = {
        ...amount,
        amounts: amount.amounts.map((one) => ({ ...one, unit: sizes.unit })),
        end: node.end,
      };
    else joined.push(node);
  }
  return joined;
}

/** Sentences of a text, brackets kept whole. */
export function sentencesOf(nodes: readonly Node[]): Node[][] {
  const sentences: Node[][] = [[]];
  for (const node of nodes) {
    if (node.kind === 'separator' && node.rank === 3) sentences.push([]);
    else sentences.at(-1)?.push(node);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/** The segments of a sentence. */
export function segmentsOf(nodes: readonly Node[]): Segment[] {
  const segments: { nodes: Node[]; before: Segment['before'] }[] = [{ nodes: [], before: undefined }];
  for (const node of nodes) {
    const last = segments.at(-1);
    if (node.kind !== 'separator') last?.nodes.push(node);
    else if (last && last.nodes.length === 0 && segments.length > 1)
      last.before = { rank: Math.max(last.before?.rank ?? 1, node.rank), sign: node.sign };
    else segments.push({ nodes: [], before: { rank: node.rank, sign: node.sign } });
  }
  return segments.filter(({ nodes: own }, index) => own.length > 0 || index === 0);
}

/** Whether a node is a word of one of these meanings. */
export function isTerm(node: Node | undefined, ...terms: ChargeTerm[]): boolean {
  return node?.kind === 'term' && terms.some((term) => node.terms.has(term));
}

/** Every node, those in brackets in their place. */
export function flatten(nodes: readonly Node[]): Token[] {
  return nodes.flatMap((node): Token[] => (node.kind === 'group' ? flatten(node.nodes) : [node]));
}

/** Whether a word is one for costs, which heads a list of them: "Reederzuschläge:", "Sonstige Kosten:", "로컬비용:". */
const COSTS = /(?:kosten|zuschlage|gebuhren|toeslagen|avgifter|masraflari?|ucretleri?|сборы|费用?|費用?|비용|요금)$/u;
export const isNamedCosts = ({ kind, start, end }: Node, { text }: Words) =>
  kind === 'word' && COSTS.test(text.slice(start, end));
