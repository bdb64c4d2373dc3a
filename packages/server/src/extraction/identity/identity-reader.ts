import type { Line } from '../../documents/offline.ts';
import { findLabels } from '../labels/find-labels.ts';
import type { LabelHit } from '../labels/labels.ts';
import { ValueFinder } from '../labels/value-finder.ts';
import type { Passage } from '../layout/passage.ts';
import { IDENTITY_LABELS, type IdentityConcept } from '../lexicon/sheet-labels.ts';

/** A label of section 1. */
export type IdentityHit = LabelHit<IdentityConcept>;

/** The lines of section 1 with the labels found in them. */
export class IdentityReader extends ValueFinder<IdentityConcept> {
  constructor(lines: readonly Line[]) {
    super(lines, findLabels(lines, IDENTITY_LABELS));
  }

  /** Hits of a concept, best label first, then in reading order. */
  ranked(concept: IdentityConcept): IdentityHit[] {
    // A label without a colon, with words behind it in the same cell, may be a phrase that begins like one.
    const textOf = (hit: IdentityHit) => this.lines[hit.line]?.cells[hit.cell]?.text ?? '';
    const loose = (hit: IdentityHit) => (!hit.closed && hit.end < textOf(hit).length ? 0.5 : 0);
    // One behind words that are no mark belongs to them: "名称 Name:", "制表人 姓名:".
    const behind = (hit: IdentityHit) => (/^[\p{L}\s/]*\p{Lo}[\s/]*$/u.test(textOf(hit).slice(0, hit.start)) ? 2 : 0);
    const order = (hit: IdentityHit) => hit.rank + loose(hit) + behind(hit);
    return this.hitsOf(concept).sort((a, b) => order(a) - order(b) || a.line - b.line || a.cell - b.cell);
  }

  /** Whether a label's value stands in the line below it. */
  isBelow(passage: Passage, hit: IdentityHit): boolean {
    return passage.fragments[0]?.line === this.lines[hit.line + 1];
  }

  /** Whether what stands below a label is a label of its own with its value: "Function or use category : …". */
  isOtherLabel(passage: Passage, hit: IdentityHit): boolean {
    return this.isBelow(passage, hit) && !hit.closed && /^[\p{Lu}\p{Lo}][\p{L} /&()-]{2,40}\s?:\s/u.test(passage.text);
  }
}
