import { targetFormats } from '../../formats/offline.ts';
import type { DocumentType } from '../sections/detect-document-type.ts';
import type { FieldValue } from './field-value.ts';
import { filledField, statedField } from './find-field.ts';
import { goesAsLimited } from './goes-as-limited.ts';

type Cell = string | number | null;
/** Whatever carries a value; a projection hands it on with all it carries. */
type Carrier = { readonly value: Cell; readonly status: string };

const isIn = {
  chinese: (text: Cell) => typeof text === 'string' && /[\u3400-\u9fff]/.test(text),
  latin: (text: Cell) => typeof text === 'string' && /[A-Za-z]{2}/.test(text),
};

/** "Hand cream 护手霜", "护手霜 (Hand cream)": one name in two languages. "PVC 管" is one name in one. */
const LATIN_FIRST = /^([^\u3400-\u9fff]*[A-Za-z]{4}[^\u3400-\u9fff]*?)[\s/(（]+([\u3400-\u9fff]{2}[^A-Za-z]*?)[)）]?$/;
const CHINESE_FIRST = /^([\u3400-\u9fff]{2}[^A-Za-z]*?)[\s/(（]+([A-Za-z][^\u3400-\u9fff]{3,}?)[)）]?$/;

/** The half of a name that is in the language asked for; the whole name when it is not in two. */
function halfOf<V extends Carrier>(field: V | undefined, language: 'chinese' | 'latin'): V | undefined {
  if (field === undefined || typeof field.value !== 'string') return field;
  const [, first, second] = LATIN_FIRST.exec(field.value) ?? [];
  const [, chineseFirst, latinSecond] = CHINESE_FIRST.exec(field.value) ?? [];
  const half = language === 'latin' ? (first ?? latinSecond) : (second ?? chineseFirst);
  return half === undefined ? field : { ...field, value: half };
}

/** The types of the documents that prove a value; none where that is not known, or a person stated it. */
export type TypesOf<V> = (field: V) => readonly DocumentType[];

/** As forms show a field: a declaration wants "Y" or "N", and a limit that a data sheet gives answers neither. */
function shown<V extends Carrier>(field: V | undefined, key: string, typesOf: TypesOf<V>): V | undefined {
  if (field === undefined || field.value === null || statedField(key).shownAs !== 'goes-as-limited') return field;
  const value = goesAsLimited(field.value, typesOf(field));
  if (value === field.value) return field;
  return { ...field, value, status: value === null ? 'not_stated' : 'derived' };
}

/**
 * The value that a target format's field is filled from, with its status and evidence; undefined when nothing that
 * documents state fills it. The non-dangerous goods letter wants the name in two languages, the declaration whether the goods go as
 * limited quantities.
 */
export function projectField<V extends Carrier>(
  values: Readonly<Record<string, V>>,
  key: string,
  typesOf: TypesOf<V> = () => [],
): V | undefined {
  // A value under the field's own key, such as a correction of it, comes before the value it is usually filled from.
  const own = values[key];
  const hasOwn = own !== undefined && (own.value !== null || own.status === 'corrected');
  const { from, script } = filledField(key) ?? { from: [key] };
  if (hasOwn) return shown(own, key, typesOf);
  const sources = from.flatMap((source) => values[source] ?? []);
  return script
    ? halfOf(
        sources.find(({ value }) => isIn[script](value)),
        script,
      )
    : shown(sources[0], key, typesOf);
}

/** Fills each target format from the values of a document: every field is there, null where the document does not say. */
export function projectFormats(
  values: Readonly<Record<string, FieldValue>>,
  documentType: DocumentType,
): Record<string, Record<string, Cell>> {
  const cellOf = (key: string) => projectField(values, key, () => [documentType])?.value ?? null;
  return Object.fromEntries(
    targetFormats.map((format) => [format.id, Object.fromEntries(format.fields.map(({ key }) => [key, cellOf(key)]))]),
  );
}
