import { conflicting, type Draft, stated, unreadable } from '../fields/field-value.ts';
import { type SectionFourteenKey, statedField } from '../fields/find-field.ts';
import { type Passage, slicePassage } from '../layout/passage.ts';
import type { Mode } from '../lexicon/transport-modes.ts';
import { findNotRegulated, saysNothing } from '../values/parse-negation.ts';
import type { Parsed } from '../values/parsed.ts';

/** The transport fields of a document, keyed as the registry's canonical fields are. */
export type TransportDrafts = Record<TransportKey, Draft>;
export type TransportKey = SectionFourteenKey | 'shipperDeclareAs' | 'exemptedFromIMDGCode';

/** What one mode's block of section 14 says, and the words by which it says that the goods are exempt. */
export type Block = Partial<Record<TransportKey, Draft>> & {
  notRegulated?: Passage;
  /** What the block says besides, of fields that it states in several ways. */
  others?: Partial<Record<TransportKey, Draft[]>>;
};

/** A form for the sea takes the sea's entry; what other modes say counts only when the sea's says nothing. */
export const ORDER: readonly Mode[] = ['sea', 'any', 'air', 'road', 'dot', 'tdg'];

/** Notes that a code stands under its label but cannot be read: in a picture, or in a font that tells no characters. */
export function noteUnreadable(block: Block, key: TransportKey, passage: Passage, ocr: boolean): void {
  const garbled = /[\ufffd\ue000-\uf8ff]/.test(passage.text) || (ocr && passage.text.length <= 12);
  if (!block[key] && garbled && !saysNothing(passage.text)) block[key] = unreadable(passage);
}

/** Keeps a value: the first one that the block states; others that differ are remembered, and may contradict it. */
export function keep(
  block: Block,
  key: TransportKey,
  parsed: Parsed<string> | undefined,
  method: 'label' | 'pattern' = 'label',
): void {
  if (!parsed) return;
  const draft = stated(parsed.value, parsed.from, method);
  const before = block[key];
  if (!before?.value && before?.status !== 'conflict') {
    block[key] = draft;
    return;
  }
  if (before.value === parsed.value) return;
  const contradicts = statedField(key).cardinality === 'one' && before.method === 'label' && method === 'label';
  block.others ??= {};
  block.others[key] = [...(block.others[key] ?? [before]), draft];
  if (contradicts && before.value) block[key] = conflicting([before, draft]);
}

/** Notes that the block says that its mode's rules do not apply; false when it does not, or under a condition. */
export function noteNegation(block: Block, passage: Passage): boolean {
  const found = findNotRegulated(passage.text);
  if (!found || found.conditional) return false;
  block.notRegulated ??= slicePassage(passage, found.start, passage.text.length);
  return true;
}
