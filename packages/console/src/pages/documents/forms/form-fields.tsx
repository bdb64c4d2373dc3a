import { Link } from '@tanstack/react-router';
import type { FoundPlace } from '../../../parts/findings.tsx';
import { ForScope } from '../../../parts/for-scope.tsx';
import { useKept } from '../../../parts/use-kept.ts';
import { useAreaWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import type { Editing } from '../review/correct-value.ts';
import type { FormField } from '../review/correction-form.tsx';
import type { ExtractedValue, Extraction } from '../review/extraction.ts';
import { FieldTable } from '../review/field-table.tsx';

type Props = {
  readonly extraction: Extraction;
  /** The fields of the form that is to be filled. */
  readonly asked: readonly FormField[];
  /** Shows a place in the document. */
  readonly onShow: (place: FoundPlace) => void;
};

/** What a form asks for that the review above does not have, to be corrected or given here, and what of it is empty. */
export function FormFields({ extraction, asked, onShow }: Props) {
  const texts = useAreaWords(documentsWords);
  const [editing, setEditing] = useKept<Editing | undefined>('a correction beside a form', {
    ...{ of: String(extraction.id), begin: () => undefined },
  });
  const reviewed = extraction.fields as Readonly<Record<string, ExtractedValue>>;
  const further = Object.fromEntries(
    asked.flatMap((field) => {
      const value = (extraction.values as Readonly<Record<string, ExtractedValue>>)[field.key];
      return value && reviewed[field.key] === undefined ? [[field.key, asAnswer(field, value)] as const] : [];
    }),
  );
  const empty = asked.filter(({ key }) => (reviewed[key] ?? further[key])?.value === null);
  const known = new Map(asked.map((field) => [field.key, field]));
  return (
    <>
      {Object.keys(further).length === 0 ? null : (
        <details open>
          <summary>{texts.formFields}</summary>
          <FieldTable
            {...{ extraction, known, editing, onShow }}
            fields={further}
            doubtful={extraction.doubtfulValues}
            chosen={undefined}
            onChoose={() => undefined}
            onEdit={setEditing}
          />
        </details>
      )}
      {empty.length === 0 ? null : (
        <p>
          {texts.emptyFields.replace('{fields}', empty.map(({ label }) => label).join(', '))}{' '}
          <ForScope scope="documents:write">
            <Link
              to="/shipments/new"
              search={{ documents: extraction.documents.map(({ id }) => id).join(','), extraction: extraction.id }}
            >
              {texts.makeShipment}
            </Link>
          </ForScope>
        </p>
      )}
    </>
  );
}

/** A limit that a document gives is no answer to a choice: the field is empty, with the words beside it. */
function asAnswer({ type, options }: FormField, found: ExtractedValue): ExtractedValue {
  const isAnswer = type !== 'select' || found.value === null || (options ?? []).includes(String(found.value));
  return isAnswer ? found : { ...found, value: null, status: 'not_stated' };
}
