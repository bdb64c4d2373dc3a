import type { Line } from '../../documents/offline.ts';
import type { FormField } from '../../formats/index.ts';
import { type Label, labelsOf } from '../labels/labels.ts';
import { ValueFinder } from '../labels/value-finder.ts';
import { type Passage, slicePassage } from '../layout/passage.ts';
import { readTable } from '../lexicon/read-table.ts';
import { saysNothing } from '../values/parse-negation.ts';
import { type Draft, NOT_STATED, stated } from './field-value.ts';

/** A field of a format that a user added: documents state it behind its own labels. */
export type CustomField = Pick<FormField, 'key' | 'label' | 'type' | 'options'> & {
  readonly labels?: readonly string[];
};

const escaped = (label: string) => label.trim().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The words before a field's value: its labels, its own name, and each half of a bilingual name; the longest first. */
function wordsOf({ label, labels = [] }: CustomField): string[] {
  const halves = label.split('/').filter((half) => half.trim().length > 1);
  return [...new Set([...labels, label, ...halves].map((word) => word.trim()))].sort((a, b) => b.length - a.length);
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** What the passage says of a field of that type; undefined when it says no such thing. */
function parseCustom({ type, options }: CustomField, passage: Passage): Draft | undefined {
  if (type === 'number') {
    const match = /-?\d+(?:[,\d]*\d)?(?:\.\d+)?/.exec(passage.text.replaceAll('−', '-'));
    const number = match && Number(match[0].replaceAll(',', ''));
    if (!match || number === null || !Number.isFinite(number)) return undefined;
    return stated(number, slicePassage(passage, match.index, match.index + match[0].length));
  }
  if (options === null) return stated(passage.text, passage);
  const option = options.find((one) => one !== '' && fold(passage.text).startsWith(fold(one)));
  return option === undefined ? undefined : stated(option, passage);
}

/** Reads fields of added formats by their labels, anywhere in the document. Other labels end a value. */
export function extractCustom(lines: readonly Line[], fields: readonly CustomField[]): Record<string, Draft> {
  if (fields.length === 0) return {};
  const own = fields.flatMap((field): Label[] => labelsOf<string>(field.key, ...wordsOf(field).map(escaped)));
  const others = readTable('form-labels').flatMap(([concept, , wording = '']): Label[] =>
    labelsOf<string>(`other ${concept}`, wording),
  );
  const finder = ValueFinder.among(lines, [...own, ...others]);
  return Object.fromEntries(
    fields.map((field) => {
      const found = finder
        .valuesOf(field.key)
        .filter((passage) => !saysNothing(passage.text))
        .flatMap((passage) => parseCustom(field, passage) ?? []);
      return [field.key, found[0] ?? NOT_STATED];
    }),
  );
}
