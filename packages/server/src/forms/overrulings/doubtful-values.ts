import type { Finding } from '../../base/index.ts';
import { isFilled } from '../fill-value.ts';
import { type FormFormat, fieldsOfForm } from '../produce.ts';
import type { ProvenanceDocument } from '../provenance.ts';
import type { SourcedValue, SourcedValues } from '../sourced-value.ts';

type DoubtfulForm = {
  readonly format: FormFormat;
  readonly values: SourcedValues;
  /** Each of several goods. */
  readonly goods?: readonly { readonly values: SourcedValues }[] | undefined;
  readonly documents: readonly ProvenanceDocument[];
};

/**
 * Values of a form that were read below the confidence at which they may be taken unseen, and those that were left empty because
 * they could not be read or documents disagree on them. What a person gave, corrected or confirmed is settled.
 */
export function findDoubtfulValues({ format, values, goods = [], documents }: DoubtfulForm): Finding[] {
  const parts = [values, ...goods.map((one) => one.values)];
  return fieldsOfForm(format).flatMap(({ key, label }) =>
    parts.flatMap((part, at) => {
      const one = part[key];
      if (one?.doubtful !== true) return [];
      const of = at > 0 && goods.length > 1 ? ` of goods ${at}` : '';
      return [{ ...sayDoubt(`${label}${of}`, one, documents), field: key }];
    }),
  );
}

function sayDoubt(
  label: string,
  { value, status, evidence }: SourcedValue,
  documents: readonly ProvenanceDocument[],
): Finding {
  const [place] = evidence;
  const document = place === undefined ? undefined : documents[place.document];
  const where = place === undefined ? '' : ` on page ${place.page}${document ? ` of ${document.name}` : ''}`;
  const why = status === 'conflict' ? 'the documents disagree on it' : 'it could not be read';
  const message = isFilled(value)
    ? `${label}: "${value}" was read with doubt${where}. Compare it, and confirm or correct it.`
    : `${label} is left empty: ${why}${where}. Correct it.`;
  return { code: 'value_doubtful', severity: 'warning', message, ...(place ? { quote: place.quote } : {}) };
}
