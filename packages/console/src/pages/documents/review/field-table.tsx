import { useEffect, useRef } from 'react';
import { type Finding, Findings, type FoundPlace } from '../../../parts/findings.tsx';
import { ForScope } from '../../../parts/for-scope.tsx';
import { Labelled } from '../../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import { beginCorrection, type Editing } from './correct-value.ts';
import { CorrectionForm, type FormField } from './correction-form.tsx';
import type { ExtractedValue, Extraction } from './extraction.ts';

type Props = {
  readonly extraction: Extraction;
  readonly fields: Readonly<Record<string, ExtractedValue>>;
  readonly known: ReadonlyMap<string, FormField>;
  readonly chosen: string | undefined;
  readonly editing: Editing | undefined;
  readonly onChoose: (field: string) => void;
  readonly onEdit: (editing: Editing | undefined) => void;
  /** Keys of the fields that a person should look at. */
  readonly doubtful: readonly string[];
  /** Shows a place of a finding in the document. */
  readonly onShow: (place: FoundPlace) => void;
};

/** The fields of the format with value, status and confidence, and the findings on each. */
export function FieldTable({ extraction, fields, chosen, doubtful, ...rest }: Props) {
  const texts = useAreaWords(documentsWords);
  return (
    <div className="fields scroll">
      <table className="stacked">
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.value}</th>
            <th scope="col">{texts.confidence}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(fields).map(([key, field]) => (
            <FieldRow
              key={key}
              extraction={extraction}
              name={key}
              field={field}
              isChosen={key === chosen}
              isDoubtful={doubtful.includes(key)}
              findings={extraction.findings.filter(
                ({ code, field: at }) => at === key && !code.startsWith('documents_'),
              )}
              {...rest}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Pick<Props, 'known' | 'editing' | 'onChoose' | 'onEdit' | 'onShow'> & {
  readonly extraction: Extraction;
  readonly name: string;
  readonly field: ExtractedValue;
  readonly isChosen: boolean;
  readonly isDoubtful: boolean;
  readonly findings: readonly Finding[];
};

function FieldRow({
  extraction,
  name,
  field,
  isChosen,
  isDoubtful,
  findings,
  known,
  editing,
  onChoose,
  onEdit,
  onShow,
}: RowProps) {
  const texts = useAreaWords(documentsWords);
  const row = useRef<HTMLTableRowElement>(null);
  const isEditing = editing?.key === name;
  useEffect(() => {
    if (isChosen && !isEditing) row.current?.focus();
  }, [isChosen, isEditing]);
  return (
    <>
      <tr
        ref={row}
        tabIndex={isChosen ? 0 : -1}
        data-chosen={isChosen}
        aria-current={isChosen}
        onClick={() => onChoose(name)}
      >
        <td data-label={texts.field}>
          <span>
            {known.get(name)?.label ?? name}
            <br />
            <code className="hint">{name}</code>
          </span>
        </td>
        <td data-label={texts.value}>
          <div>
            {isEditing ? (
              <CorrectionForm
                extraction={extraction}
                known={known.get(name)}
                editing={editing}
                onType={onEdit}
                onDone={() => onEdit(undefined)}
              />
            ) : (
              <FieldValue field={field} onCorrect={() => onEdit(beginCorrection(extraction, name, field.value))} />
            )}
          </div>
        </td>
        <td data-label={texts.confidence}>
          <Certainty field={field} isDoubtful={isDoubtful} />
        </td>
      </tr>
      {findings.length > 0 ? (
        <tr data-chosen={isChosen}>
          <td colSpan={3}>
            <Findings findings={findings} onShow={onShow} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function Certainty({ field, isDoubtful }: { readonly field: ExtractedValue; readonly isDoubtful: boolean }) {
  const texts = useAreaWords(documentsWords);
  // Never rounded up: what is not certain never reads 100 %, and what reads alike is marked alike.
  const share = field.value === null || field.status === 'corrected' ? '' : ` ${Math.floor(field.confidence * 100)} %`;
  // What no document states was not checked by anyone: it is no approval.
  const isNothing = field.status === 'not_stated' || field.status === 'negated';
  return (
    <span className="badge" data-tone={isDoubtful ? 'warning' : isNothing ? undefined : 'ok'}>
      {isDoubtful ? <Labelled label={`⚠ ${texts.look}`} /> : null}
      {texts.status[field.status]}
      {share}
    </span>
  );
}

function FieldValue({ field, onCorrect }: { readonly field: ExtractedValue; readonly onCorrect: () => void }) {
  const { words, who } = useWords();
  const texts = useAreaWords(documentsWords);
  const { correction, original, value } = field;
  return (
    <>
      {value === null ? <WhyEmpty field={field} /> : <span>{String(value)}</span>}{' '}
      <ForScope scope="documents:write">
        <button type="button" onClick={onCorrect}>
          {texts.correct}
        </button>
      </ForScope>
      {correction ? (
        <p className="hint">
          {(original ? texts.corrected : texts.confirmed)
            .replace('{name}', who(correction.by))
            .replace('{before}', String(original?.value ?? words.common.none))}
          {correction.reason === null ? '' : ` (${correction.reason})`}
        </p>
      ) : null}
    </>
  );
}

/** Why nothing stands in a field, with the words that say so. */
function WhyEmpty({ field: { status, evidence } }: { readonly field: ExtractedValue }) {
  const texts = useAreaWords(documentsWords);
  const why = (texts.whyEmpty as Readonly<Partial<Record<string, string>>>)[status];
  const [place] = evidence;
  return (
    <span className="hint">
      — {why}
      {place ? ` “${place.quote}”` : ''}
    </span>
  );
}
