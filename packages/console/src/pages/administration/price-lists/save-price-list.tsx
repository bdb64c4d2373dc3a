import type { InputOf, RecordOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { useAreaWords } from '../../../words/use-words.tsx';
import { priceListWords } from './price-list-words.ts';

type Content = InputOf<'replace-price-list'>['body'];
type Saving = { name: string; content: Content; release: boolean };

const EXAMPLE = `{
  "accounts": ["acme"],
  "rules": [
    { "percent": 8, "minimum": 75, "currency": "USD" },
    { "amount": 150, "currency": "USD", "destination": "North Europe", "equipment": "40HC" }
  ],
  "rounding": [{ "currency": "USD", "step": 5 }]
}`;

/** Saves a price list, a new one or the one that is changed. What was typed stays until it is taken. */
export function SavePriceList({ edited }: { readonly edited: RecordOf<'list-price-lists'> | undefined }) {
  const texts = useAreaWords(priceListWords);
  const queries = useQueryClient();
  const [text, setText] = useState(edited ? contentOf(edited) : '');
  const [fault, setFault] = useState<string>();
  const saving = useMutation({
    mutationFn: ({ name, content, release }: Saving) =>
      edited?.name === name
        ? client.call('replace-price-list', { path: { name }, query: { release }, body: content })
        : client.call('create-price-list', { body: { name, ...content } }),
    onSuccess: () => queries.invalidateQueries(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    try {
      const content = JSON.parse(text) as Content;
      setFault(undefined);
      saving.mutate({ name: String(given.get('name')).trim(), content, release: given.has('release') });
    } catch (error) {
      saving.reset();
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form className="card" aria-label={texts.save} onSubmit={submit}>
      <h2>{texts.save}</h2>
      <label className="field">
        <span>{texts.name}</span>
        <input name="name" required maxLength={40} pattern="[a-z0-9][a-z0-9\-]*" defaultValue={edited?.name ?? ''} />
      </label>
      <label className="field">
        <span>{texts.content}</span>
        <textarea
          name="content"
          rows={10}
          required
          spellCheck={false}
          placeholder={EXAMPLE}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {edited ? (
        <label>
          <input type="checkbox" name="release" /> {texts.release}
        </label>
      ) : null}
      <p>
        <button type="submit" className="primary" disabled={saving.isPending}>
          {texts.save}
        </button>
      </p>
      {fault === undefined ? null : (
        <div className="notice" data-severity="error" role="alert">
          <p>{`${texts.notJson} ${fault}`}</p>
        </div>
      )}
      {saving.isError ? <ProblemNotice error={saving.error} /> : null}
      {saving.isSuccess ? <p role="status">{texts.saved.replace('{name}', saving.data.name)}</p> : null}
    </form>
  );
}

function contentOf({ accounts, rules, rounding }: RecordOf<'list-price-lists'>): string {
  return JSON.stringify({ accounts, rules, rounding }, null, 2);
}
