import { CATALOGUE } from './catalogue.ts';
import type { FilledField, StatedField } from './field.ts';

type Row = (typeof CATALOGUE)[number];
/** Keys of the rows that have what is asked for. */
type KeyWith<Column> = Extract<Row, Column>['key'];

/** A field that section 14 states for each mode of transport. */
export type ModeKey = KeyWith<{ readonly byMode: true }>;
/** A field that section 14 alone states. */
export type SectionFourteenKey = KeyWith<{ readonly sections: readonly [14] }>;
/** A field that goods can be declared with. */
export type DeclaredKey = KeyWith<{ readonly declared: object }>;

const rows: readonly (StatedField | FilledField)[] = CATALOGUE;

/** The fields that documents can state. */
export const STATED_FIELDS: readonly StatedField[] = rows.filter((row) => 'type' in row);

/** Every key that an extraction answers for, always all of them. */
export const FIELD_KEYS: readonly string[] = STATED_FIELDS.map(({ key }) => key);

/** Fields that a label of their own asks for in safety data sheets. */
export const LABELLED_FIELDS = STATED_FIELDS.filter(({ labelledIn }) => labelledIn !== undefined);

/** Fields that section 14 states for each mode of transport. */
export const MODE_KEYS = CATALOGUE.flatMap((row): ModeKey[] => ('byMode' in row ? [row.key] : []));

/** Fields that section 14 alone states. */
export const SECTION_FOURTEEN_KEYS = CATALOGUE.filter(isOfSectionFourteen).map(({ key }) => key);

function isOfSectionFourteen(row: Row): row is Extract<Row, { readonly sections: readonly [14] }> {
  return 'sections' in row && row.sections[0] === 14;
}

const stated = new Map(STATED_FIELDS.map((field) => [field.key, field]));
const filled = new Map(rows.flatMap((row) => ('from' in row ? [[row.key, row] as const] : [])));

/** The row of a key that documents can state. Fields of added formats have none, and are treated as codes. */
export function statedField(key: string): StatedField {
  return stated.get(key) ?? { key, type: 'code' };
}

/** How a field of a form is filled from others; undefined when it is not. */
export function filledField(key: string): FilledField | undefined {
  return filled.get(key);
}

/** The fields of forms that are filled from others. */
export const FILLED_FIELDS: readonly FilledField[] = [...filled.values()];

const TITLE_AND_IDENTITY = [0, 1];

/** The sections of a safety data sheet that state a field. */
export function sectionsOf(key: string): readonly number[] {
  return statedField(key).sections ?? TITLE_AND_IDENTITY;
}

/** How goods are declared, by key. */
export const DECLARED_FIELDS = Object.fromEntries(
  CATALOGUE.flatMap((row) => ('declared' in row ? [[row.key, row.declared]] : [])),
) as Readonly<Record<DeclaredKey, { readonly description: string; readonly example: string | number }>>;
