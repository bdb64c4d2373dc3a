import { isNamedCosts, isTerm, type Node } from './clauses.ts';
import { isProper } from './conditions/conditions.ts';
import { isShareOfCode } from './unknown-charges.ts';
import type { Words } from './words.ts';

/** "Felixstowe: + USD 100", "Sokhna and Jeddah: WRS USD 100/TEU", "Solo reefer: PTI": words before a colon that name neither a charge nor how it applies. */
export function splitLead(nodes: readonly Node[], words: Words): { lead: readonly Node[]; rest: readonly Node[] } {
  const at = nodes.findIndex(({ kind }) => kind === 'colon');
  // The sign of an item of a list is no part of it: "3. USA and Canada: AMS USD 35".
  const first = nodes.findIndex(({ kind }) => kind !== 'separator');
  const before = nodes.slice(first, Math.max(at, first));
  const isNames = before.every((node) => node.kind === 'separator' || (node.kind === 'word' && isProper(node, words)));
  const speaks = (node: Node) =>
    node.kind === 'charge' ||
    node.kind === 'amount' ||
    (node.kind === 'separator' && !(isNames ? /^(?:[/&,、]|and)$/ : /^(?:[/&]|and)$/).test(node.sign)) ||
    isTerm(node, 'included', 'on-top', 'except', 'waived', 'at-cost');
  if (at <= first || (!isNames && before.length > 8) || before.filter((node) => !isTerm(node, 'only')).some(speaks))
    return { lead: [], rest: nodes };
  if (isShareOfCode(before, nodes[at + 1], words)) return { lead: [], rest: nodes };
  const isLabel =
    before.some((node) => isTerm(node, 'label', 'rates', 'as-shown') || isNamedCosts(node, words)) ||
    before.every((node) => node.kind === 'word' && node.end - node.start < 3 && !isRegion(node, words));
  return { lead: isLabel ? [] : before, rest: nodes.slice(at + 1) };
}

/** "US: plus AMS", and not "A: incl. BAF". */
const isRegion = ({ start, end }: Node, { original }: Words) => /^(?:US|EU|UK)$/.test(original.slice(start, end));
