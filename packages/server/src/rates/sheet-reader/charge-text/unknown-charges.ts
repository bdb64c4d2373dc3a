import { createCarrierDirectory } from '../../../carriers/index.ts';
import { findCharge } from '../charges/charge-lexicon.ts';
import { findCurrency } from '../prices/parse-currency.ts';
import { flatten, isTerm, type Node, type Segment } from './clauses.ts';
import type { Words } from './words.ts';

const carriers = createCarrierDirectory();

const LAST_WORD =
  /^(?:fee|fees|surcharge|charge|levy|additional|toll|duty|dues|cargo|recargo|tasa|taxa|adicional|sobretaxa|zuschlag|gebuhr|pauschale|frais|supplement|taxe|redevance|supplemento|diritto|diritti|addizionale|toeslag|kosten|heffing|ucreti|bedeli|farki|masrafi|сбор|надбавка|плата)$|(?:zuschlag|gebuhr|toeslag|kosten|pauschale)$|费$|費$|비$|료$|料$/u;
/** Names of one word. */
const COMPOUND = /.(?:zuschlag|gebuhr|toeslag|kosten|费|費|료|料)$/u;
const HEAD_WORD =
  /^(?:recargo|tasa|taxa|sobretaxa|adicional|frais|surcharge|supplemento|diritto|diritti|addizionale|redevance|taxe|сбор|надбавка|phi|phu|biaya|ค่า)/u;
const NO_CODE =
  /^(?:USD|EUR|TEU|FEU|CY|FOB|CIF|EXW|DAP|FCA|FCL|LCL|POL|POD|CNTR|CTR|MT|KG|KGS|CBM|PER|AND|THE|FOR|NOT|ALL|FAK|NAC|ETD|ETA|SOC|COC|UK|US|EU|USA|UAE|PRC|DRY|HC|HQ|GP|DC|DV|RF|RH|OT|FR|TK|NOR|BOX|MAX|MIN|PLUS|ADD|FROM|UNTIL|VIA|TO|EX|IN|ON|AT|OF|OR|IF|NO|BY|DEC|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|IMO|RMB|CNY|KM|KMS|HRS?|MILES?)$/;

/**
 * Charges that no list has, named beside an amount or a share: a code ("XYZ USD 20", "HLS 3 %"), or words that end as names of charges do. `lead`: what stands
 * before the colon of the sentence ("20' over 16 t: + USD 100").
 */
export function withUnknownCharges(segments: readonly Segment[], lead: readonly Node[], words: Words): Segment[] {
  const named = segments.flatMap(({ nodes }) => flatten(nodes)).some(({ kind }) => kind === 'charge');
  const heavy = named || lead.length === 0 ? undefined : weightIn(lead, words);
  const priced = heavy ? segments.findIndex(({ nodes }) => isPricedAlone(nodes)) : -1;
  return segments.map((segment, index) => {
    if (heavy && index === priced) {
      const start = segment.nodes[0]?.start ?? 0;
      return { ...segment, nodes: withCharge(segment.nodes, { ...heavy, start, end: start }) };
    }
    const tokens = flatten(segment.nodes);
    if (tokens.some(({ kind }) => kind === 'charge')) return segment;
    const isPriced = tokens.some((token) => token.kind === 'amount' && token.hasCurrency);
    const isShare = tokens.some(({ kind }) => kind === 'percent');
    const next = segments[index + 1];
    const isNextPriced = next !== undefined && isPricedAlone(next.nodes);
    const named =
      (isPriced || isNextPriced ? weightIn(segment.nodes, words) : undefined) ??
      nameIn(segment.nodes, words) ??
      (isPriced || isShare ? codeIn(segment.nodes, words) : undefined);
    if (named) return { ...segment, nodes: withCharge(segment.nodes, named) };
    return isShare ? { ...segment, nodes: segment.nodes.map((node) => withCodeInside(node, words)) } : segment;
  });
}

/** "(HLS 3 %)" */
function withCodeInside(node: Node, words: Words): Node {
  const named = node.kind === 'group' ? codeIn(node.nodes, words) : undefined;
  return node.kind === 'group' && named ? { ...node, nodes: withCharge(node.nodes, named) } : node;
}

const isPricedAlone = (nodes: readonly Node[]) => {
  const tokens = flatten(nodes);
  return (
    tokens.some((token) => token.kind === 'amount' && token.hasCurrency) &&
    !tokens.some(({ kind }) => kind === 'charge')
  );
};

const WEIGHT =
  /(?:[>≥]|over|above|exceed\w*|more than|heavier than|from|ab|uber|mas de|acima de|plus de|oltre|boven|超过|超|大于|以上)\s?=?\s?\d+(?:[.,]\d+)?\s?(?:t|mt|tons?|tonnes?|tonnellate|toneladas|tonnen|to|kgs?|吨)(?![\p{L}])|\d+\s?(?:t|mt|tons?|吨)(?:以上|\+|\sand (?:above|over|up))/u;

/** "> 20 t: USD 120": an amount for a weight is the surcharge on heavy cargo. */
function weightIn(nodes: readonly Node[], { text }: Words): Named | undefined {
  const [start, end] = [nodes[0]?.start ?? 0, nodes.at(-1)?.end ?? 0];
  const known = WEIGHT.test(text.slice(start, end)) ? findCharge('heavy weight surcharge') : undefined;
  return known && { start, end: start, code: 'HEA', name: known.name };
}

type Named = { start: number; end: number; code: string | null; name: string };

function withCharge(nodes: readonly Node[], { start, end, code, name }: Named): Node[] {
  const charge: Node = { kind: 'charge', charge: { code, name, basis: 'PER_CONTAINER' }, start, end };
  const before = nodes.filter((node) => node.end <= start);
  return [...before, charge, ...nodes.filter((node) => node.start >= end)];
}

const isMoney = (node: Node | undefined) => node?.kind === 'amount' || node?.kind === 'percent';

/** "HLS: 3 %": a code of a charge that no list has, and its share. */
export function isShareOfCode(before: readonly Node[], behind: Node | undefined, words: Words): boolean {
  const [code, ...others] = before;
  if (!code || others.length > 0 || behind?.kind !== 'percent' || code.end - code.start < 3) return false;
  return codeIn([code, behind], words) !== undefined;
}

function codeIn(nodes: readonly Node[], words: Words): Named | undefined {
  const { original } = words;
  for (const [index, node] of nodes.entries()) {
    if (node.kind !== 'word') continue;
    const code = original.slice(node.start, node.end);
    const [before, after] = [nodes[index - 1], nodes[index + 1]];
    const behind = after?.kind === 'colon' ? nodes[index + 2] : after;
    const isBeside = isMoney(before) || isMoney(behind);
    if (
      isBeside &&
      /^[A-Z][A-Z0-9]{1,4}$/.test(code) &&
      !NO_CODE.test(code) &&
      findCurrency(code) === undefined &&
      carriers.find(code) === undefined
    )
      return { start: node.start, end: node.end, code, name: code };
  }
  return undefined;
}

function nameIn(nodes: readonly Node[], { text, original }: Words): Named | undefined {
  for (let index = 0; index < nodes.length; index++) {
    const [first, last] = nameAround(nodes, index, text) ?? [];
    if (first === undefined || last === undefined) continue;
    const [start, end] = [nodes[first]?.start ?? 0, nodes[last]?.end ?? 0];
    const name = original
      .slice(start, end)
      .replace(/^(?:an?|the|el|la|le|il|der|die|das)\s+/i, '')
      .trim();
    if (name.length > 2) return { start, end, code: null, name };
  }
  return undefined;
}

/** The words of a name around one that ends or begins such names: "harbour reconstruction fee", "recargo por granizo". */
function nameAround(nodes: readonly Node[], index: number, text: string): [number, number] | undefined {
  const wordOf = (node: Node | undefined) => text.slice(node?.start ?? 0, node?.end ?? 0);
  const isPart = (node: Node | undefined) => node?.kind === 'word' && /^\p{L}/u.test(wordOf(node));
  const node = nodes[index];
  if (node?.kind !== 'word' && !isTerm(node, 'label')) return undefined;
  const word = wordOf(node);
  let [first, last] = [index, index];
  if (LAST_WORD.test(word)) while (isPart(nodes[first - 1]) && index - first < 4) first--;
  if (first === index && HEAD_WORD.test(word))
    while ((isPart(nodes[last + 1]) || isTerm(nodes[last + 1], 'place-word')) && last - index < 4) last++;
  return first < last || COMPOUND.test(word) ? [first, last] : undefined;
}
