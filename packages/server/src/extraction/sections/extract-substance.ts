import type { Line } from '../../documents/offline.ts';
import { type Draft, NOT_STATED, negated, stated } from '../fields/field-value.ts';
import { LABELLED_FIELDS } from '../fields/find-field.ts';
import { ValueFinder } from '../labels/value-finder.ts';
import type { Passage } from '../layout/passage.ts';
import { SUBSTANCE_LABELS } from '../lexicon/sheet-labels.ts';
import { parseFormula } from '../values/parse-formula.ts';
import { saysNothing } from '../values/parse-negation.ts';
import type { Parsed } from '../values/parsed.ts';

/** Ratings of hazards, which some producers print beside the product's own number. */
const RATING = /^(?:HMIS|NFPA)\b/i;

const parseWords = (passage: Passage): Parsed<string> | undefined =>
  passage.text.length <= 80 && /[\p{L}\d]/u.test(passage.text) && !RATING.test(passage.text)
    ? { value: passage.text, from: passage }
    : undefined;

function draftOf(key: string, values: readonly Passage[]): Draft {
  const parse = key === 'chemicalFormula' ? parseFormula : parseWords;
  const [parsed] = values.flatMap((passage) => (saysNothing(passage.text) ? [] : (parse(passage) ?? [])));
  if (parsed) return stated(parsed.value, parsed.from);
  const none = values.find(({ text }) => saysNothing(text));
  return none ? negated(none) : NOT_STATED;
}

/** What labels of their own ask for of the substance or the article: the formula, the product's own code. */
export function extractSubstance(section: (number: number) => readonly Line[] | undefined): Record<string, Draft> {
  const fields = LABELLED_FIELDS.filter(({ type }) => type !== 'measure');
  return Object.fromEntries(
    fields.map(({ key, labelledIn = [] }) => {
      const places = labelledIn.map((number) => ValueFinder.among(section(number) ?? [], SUBSTANCE_LABELS));
      return [
        key,
        draftOf(
          key,
          places.flatMap((finder) => finder.valuesOf(key)),
        ),
      ];
    }),
  );
}
