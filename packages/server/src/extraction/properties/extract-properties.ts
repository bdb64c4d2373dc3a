import type { Line } from '../../documents/offline.ts';
import { type Draft, NOT_STATED, negated, stated } from '../fields/field-value.ts';
import { LABELLED_FIELDS } from '../fields/find-field.ts';
import { saysNothing } from '../values/parse-negation.ts';
import { stateOf } from './find-state.ts';
import { flashPointOf } from './flash-point.ts';
import { PropertyReader } from './property-reader.ts';

/** What section 9 says that takes more than a figure behind its label. */
export type PropertyKey = 'flashPoint' | 'flashPointCelsius' | 'appearance' | 'cargoAppearanceDescription';

function preferStated<T extends { text: Draft }>(found: T, otherwise: T): T {
  return found.text.value === null ? otherwise : found;
}

const FIGURES = LABELLED_FIELDS.filter(({ type }) => type === 'measure');

/** A property as printed, when it gives a figure. */
function figureOf(reader: PropertyReader, concept: string): Draft {
  const passages = reader.passages(concept).map(({ passage }) => passage);
  const told = passages.find((passage) => !saysNothing(passage.text) && /\d/.test(passage.text));
  if (told) return stated(told.text, told);
  return passages[0] && saysNothing(passages[0].text) ? negated(passages[0]) : NOT_STATED;
}

/**
 * The fields of section 9: state, flash point, and figures such as the boiling point. `fire` is section 5, `components` the ingredients' names;
 * `prose` lines are a section of their own, which may have no labels.
 */
export function extractProperties(
  lines: readonly Line[],
  {
    fire = [],
    components = [],
    prose = false,
  }: {
    fire?: readonly Line[];
    components?: readonly string[];
    prose?: boolean;
  } = {},
): Record<PropertyKey, Draft> & Record<string, Draft> {
  const reader = new PropertyReader(lines);
  const own = flashPointOf(reader, components);
  // Old SDSs give the flash point under fire fighting.
  const flash = own.text.value === null ? preferStated(flashPointOf(new PropertyReader(fire), components), own) : own;
  const { state, description } = stateOf(reader, prose);
  return {
    flashPoint: flash.text,
    flashPointCelsius: flash.number,
    appearance: state,
    cargoAppearanceDescription: description,
    ...Object.fromEntries(FIGURES.map(({ key }) => [key, figureOf(reader, key)])),
  };
}
