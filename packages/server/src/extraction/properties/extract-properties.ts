import type { Line } from '../../documents/offline.ts';
import { type Draft, NOT_STATED, negated, stated } from '../fields/field-value.ts';
import { saysNothing } from '../values/parse-negation.ts';
import { stateOf } from './find-state.ts';
import { flashPointOf } from './flash-point.ts';
import { PropertyReader } from './property-reader.ts';

export type PropertyKey =
  | 'flashPoint'
  | 'flashPointCelsius'
  | 'appearance'
  | 'boilingPoint'
  | 'density'
  | 'cargoAppearanceDescription';

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
): Record<PropertyKey, Draft> {
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
    boilingPoint: figureOf(reader, 'boilingPoint'),
    density: figureOf(reader, 'density'),
  };
}
