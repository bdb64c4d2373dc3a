import { AgentRateError } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { FileDrop } from '../../parts/file-drop.tsx';
import { useKept } from '../../parts/use-kept.ts';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { type Field, RowField, Rows } from '../orders/order-form/rows.tsx';
import { administrationWords } from './administration-words.ts';
import { FieldsOrJson } from './fields-or-json.tsx';
import {
  contentOf,
  draftOf,
  emptyField,
  emptyFormat,
  type FormatDraft,
  type FormatFieldName,
  type NewFormat,
  restoreDraft,
} from './format-draft.ts';

const FIELD = {
  key: { required: true, maxLength: 60, pattern: '[a-z][A-Za-z0-9]*' },
  label: { required: true, maxLength: 120 },
  cell: { maxLength: 10, pattern: '[A-Z]{1,3}[1-9][0-9]*' },
  ...{ labels: {}, type: {}, options: {} },
} as const satisfies Record<FormatFieldName, Field>;

/** Adds a format: with fields, or from JSON, typed or dropped as a file. What was typed stays until it is taken. */
export function AddFormat() {
  const { formats: texts } = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const [draft, setDraft] = useKept('a format', { of: '', begin: emptyFormat, restore: restoreDraft });
  const [json, setJson] = useKept<string | undefined>('a format as JSON', { of: '', begin: () => undefined });
  const adding = useMutation({
    mutationFn: (body: NewFormat) => client.call('add-format', { body }),
    onSuccess: () => {
      setDraft(emptyFormat());
      setJson(undefined);
      return queries.invalidateQueries({ queryKey: ['formats'] });
    },
  });
  return (
    <section className="card" aria-label={texts.add}>
      <h2>{texts.add}</h2>
      <p className="hint">{texts.addHint}</p>
      <FieldsOrJson
        {...{ draft, onDraft: setDraft, contentOf, draftOf, json, onJson: setJson }}
        {...{ save: texts.add, isBusy: adding.isPending, onFault: adding.reset }}
        onSave={(body) => adding.mutate(body as NewFormat)}
        fields={<Fields draft={draft} onChange={setDraft} />}
      />
      <FileDrop
        label={texts.dropFormat}
        isBusy={adding.isPending}
        accept=".json"
        onFiles={([file]) => void file?.text().then(setJson)}
      />
      {adding.isError ? <Refusal error={adding.error} /> : null}
      {adding.isSuccess ? <p role="status">{texts.added.replace('{id}', adding.data.id)}</p> : null}
    </section>
  );
}

type FieldsProps = { readonly draft: FormatDraft; readonly onChange: (draft: FormatDraft) => void };

/** What the format is called, and its fields. */
function Fields({ draft, onChange }: FieldsProps) {
  const { formats: texts } = useAreaWords(administrationWords);
  const ofFormat = {
    id: { required: true, maxLength: 60, pattern: '[a-z][a-z0-9_]{2,59}' },
    label: { required: true, maxLength: 120 },
    description: { maxLength: 500 },
  } as const;
  return (
    <>
      <div className="filters">
        {(['id', 'label', 'description'] as const).map((name) => (
          <RowField
            key={name}
            label={texts.ofFormat[name]}
            field={ofFormat[name]}
            value={draft[name]}
            onChange={(value) => onChange({ ...draft, [name]: value })}
          />
        ))}
      </div>
      <Rows
        title={texts.field}
        rows={draft.fields}
        fields={{ ...FIELD, type: { choices: texts.types } }}
        labels={texts.ofField}
        empty={emptyField}
        isNeeded
        onChange={(fields) => onChange({ ...draft, fields })}
      />
    </>
  );
}

/** Why the format was refused; each place in it that is wrong is named. */
function Refusal({ error }: { readonly error: unknown }) {
  const params = error instanceof AgentRateError ? error.data.params : undefined;
  return (
    <>
      <ProblemNotice error={error} />
      {typeof params === 'object' && params !== null ? (
        <ul>
          {Object.entries(params).map(([place, message]) => (
            <li key={place}>
              <Labelled label={<code>{place}</code>}>{String(message)}</Labelled>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
