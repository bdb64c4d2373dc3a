import { AgentRateError, type InputOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { FileDrop } from '../../parts/file-drop.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { administrationWords } from './administration-words.ts';
import { JsonForm } from './json-form.tsx';

type NewFormat = InputOf<'add-format'>['body'];

const EXAMPLE = `{
  "id": "acme_booking",
  "label": "Acme booking",
  "fields": [
    { "key": "unNo", "label": "UN number", "cell": "C5" },
    { "key": "hsCode", "label": "HS code", "labels": ["Tariff No."] }
  ]
}`;

/** Adds a format from JSON, pasted or dropped as a file. What was typed stays until it is taken. */
export function AddFormat() {
  const { formats: texts } = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const adding = useMutation({
    mutationFn: (body: NewFormat) => client.call('add-format', { body }),
    onSuccess: () => {
      setText('');
      return queries.invalidateQueries({ queryKey: ['formats'] });
    },
  });
  return (
    <section className="card" aria-label={texts.add}>
      <h2>{texts.add}</h2>
      <p className="hint">{texts.addHint}</p>
      <FileDrop
        label={texts.dropFormat}
        isBusy={adding.isPending}
        accept=".json"
        onFiles={([file]) => void file?.text().then(setText)}
      />
      <JsonForm
        {...{ text, onText: setText, name: 'format', label: 'JSON', example: EXAMPLE, rows: 9 }}
        {...{ save: texts.add, notJson: texts.notJson, isBusy: adding.isPending, onFault: adding.reset }}
        onSave={(body) => adding.mutate(body as NewFormat)}
      />
      {adding.isError ? <Refusal error={adding.error} /> : null}
      {adding.isSuccess ? <p role="status">{texts.added.replace('{id}', adding.data.id)}</p> : null}
    </section>
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
              <code>{place}</code>: {String(message)}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
