import { AgentRateError, type InputOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { FileDrop } from '../../parts/file-drop.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { administrationWords } from './administration-words.ts';

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
  const [fault, setFault] = useState<string>();
  const adding = useMutation({
    mutationFn: (body: NewFormat) => client.call('add-format', { body }),
    onSuccess: () => {
      setText('');
      return queries.invalidateQueries({ queryKey: ['formats'] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      adding.mutate(JSON.parse(text) as NewFormat);
      setFault(undefined);
    } catch (error) {
      adding.reset();
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
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
      <form onSubmit={submit}>
        <label className="field">
          <span>JSON</span>
          <textarea
            name="format"
            rows={9}
            required
            spellCheck={false}
            placeholder={EXAMPLE}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <p>
          <button type="submit" className="primary" disabled={adding.isPending}>
            {texts.add}
          </button>
        </p>
      </form>
      {fault === undefined ? null : (
        <div className="notice" data-severity="error" role="alert">
          <p>{`${texts.notJson} ${fault}`}</p>
        </div>
      )}
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
