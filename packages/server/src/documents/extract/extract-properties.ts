import type { Line } from '../model/index.ts';
import { type Draft, NOT_STATED, negated, stated } from './field-value.ts';
import { flashPointOf } from './flash-point.ts';
import type { Label } from './labels.ts';
import { STATES } from './lexicon/states-of-matter.ts';
import { saysNothing } from './parse-negation.ts';
import type { Parsed } from './parse-transport-values.ts';
import { type Passage, slicePassage } from './passage.ts';
import { PropertyReader } from './property-reader.ts';

export type PropertyKey =
  | 'flashPoint'
  | 'flashPointCelsius'
  | 'appearance'
  | 'boilingPoint'
  | 'density'
  | 'cargoAppearanceDescription';

/** Things that are made, whose state of matter only a word for it tells; and words behind which it is their contents'. */
const ARTICLE =
  /\b(?:articles?|(?<!storage )batter(?:y|ies)|pens?|cartridges?|devices?|accumulators?|(?:alkaline|lithium|coin|button|sealed) cells?)\b/i;
const CONTENTS = /\b(?:contain|inside|filled|absorb|impregnat|holding|with\b|within\b|electrolyte|inks?\b)/i;
const STATES_OF_ARTICLES: typeof STATES = [
  ['Gas', /\bgas\b/i],
  ['Solid', /\bsolid\b/i],
  ['Liquid', /\bliquid\b/i],
];

/** The state of matter a text names first. Aerosols without a word on the state give none. */
export function parseState(passage: Passage): Parsed<string> | undefined {
  const ticked = /[☑☒■●√✓✔]\s*(\S{1,8})/.exec(passage.text);
  let best: { value: string; start: number; end: number } | undefined;
  const isArticle = ARTICLE.test(passage.text);
  const told = isArticle ? (passage.text.split(CONTENTS)[0] ?? '') : passage.text;
  const text = ticked ? passage.text.slice(ticked.index, ticked.index + ticked[0].length) : told;
  const offset = ticked?.index ?? 0;
  for (const [value, pattern] of isArticle ? STATES_OF_ARTICLES : STATES) {
    const match = pattern.exec(text);
    if (match && (!best || offset + match.index < best.start)) {
      best = { value, start: offset + match.index, end: offset + match.index + match[0].length };
    }
  }
  return best && { value: best.value, from: slicePassage(passage, best.start, best.end) };
}

function stateOf(reader: PropertyReader): { state: Draft; description: Draft } {
  let description: Draft = NOT_STATED;
  for (const { passage } of reader.passages('state')) {
    if (saysNothing(passage.text)) continue;
    if (!description.value) description = stated(passage.text, passage);
    const state = parseState(passage);
    if (state) return { state: stated(state.value, state.from), description };
  }
  return { state: NOT_STATED, description };
}

function preferStated<T extends { text: Draft }>(found: T, otherwise: T): T {
  return found.text.value === null ? otherwise : found;
}

/** A property as printed, when it gives a figure. */
function figureOf(reader: PropertyReader, concept: 'boilingPoint' | 'density'): Draft {
  const passages = reader.passages(concept).map(({ passage }) => passage);
  const told = passages.find((passage) => !saysNothing(passage.text) && /\d/.test(passage.text));
  if (told) return stated(told.text, told);
  return passages[0] && saysNothing(passages[0].text) ? negated(passages[0]) : NOT_STATED;
}

/**
 * The fields of section 9: state, flash point, boiling point. `fire` is section 5, `components` the ingredients' names;
 * `stops` are labels of other matters, at which a value ends.
 */
export function extractProperties(
  lines: readonly Line[],
  {
    fire = [],
    components = [],
    stops = [],
  }: { fire?: readonly Line[]; components?: readonly string[]; stops?: readonly Label<'other'>[] } = {},
): Record<PropertyKey, Draft> {
  const reader = new PropertyReader(lines, stops);
  const own = flashPointOf(reader, components);
  // Old sheets give the flash point under fire fighting.
  const flash = own.text.value === null ? preferStated(flashPointOf(new PropertyReader(fire), components), own) : own;
  const { state, description } = stateOf(reader);
  return {
    flashPoint: flash.text,
    flashPointCelsius: flash.number,
    appearance: state,
    cargoAppearanceDescription: description,
    boilingPoint: figureOf(reader, 'boilingPoint'),
    density: figureOf(reader, 'density'),
  };
}
