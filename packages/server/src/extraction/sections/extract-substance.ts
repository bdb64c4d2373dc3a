import type { Line } from '../../documents/offline.ts';
import { type Draft, NOT_STATED, negated, stated } from '../fields/field-value.ts';
import { findLabels } from '../labels/find-labels.ts';
import { ValueFinder } from '../labels/value-finder.ts';
import type { Passage } from '../layout/passage.ts';
import { SUBSTANCE_LABELS, type SubstanceConcept } from '../lexicon/sheet-labels.ts';
import { parseFormula } from '../values/parse-formula.ts';
import { saysNothing } from '../values/parse-negation.ts';
import type { Parsed } from '../values/parsed.ts';

/** Ratings of hazards, which some producers print beside the product's own number. */
const RATING = /^(?:HMIS|NFPA)\b/i;

const parseCode = (passage: Passage): Parsed<string> | undefined =>
  passage.text.length <= 80 && /[\p{L}\d]/u.test(passage.text) && !RATING.test(passage.text)
    ? { value: passage.text, from: passage }
    : undefined;

/** The formula and the product’s own code, from the sections that may say them, likeliest first. */
export function extractSubstance(places: readonly (readonly Line[])[]): Record<'chemicalFormula' | 'model', Draft> {
  const read = (
    concept: SubstanceConcept,
    parse: (passage: Passage) => Parsed<string> | undefined,
    within: readonly (readonly Line[])[],
  ): Draft => {
    let none: Passage | undefined;
    for (const lines of within) {
      const hits = findLabels(lines, SUBSTANCE_LABELS);
      const finder = new ValueFinder(lines, hits);
      for (const hit of hits.filter((one) => one.concept === concept)) {
        const passage = finder.find(hit, 'row');
        if (!passage) continue;
        if (saysNothing(passage.text)) none ??= passage;
        const parsed = none === passage ? undefined : parse(passage);
        if (parsed) return stated(parsed.value, parsed.from);
      }
    }
    return none ? negated(none) : NOT_STATED;
  };
  return {
    chemicalFormula: read('formula', parseFormula, places),
    model: read('productCode', parseCode, places.slice(0, 1)),
  };
}
