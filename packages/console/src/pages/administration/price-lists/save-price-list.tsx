import type { InputOf, RecordOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { useAreaWords } from '../../../words/use-words.tsx';
import { JsonForm } from '../json-form.tsx';
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
  const saving = useMutation({
    mutationFn: ({ name, content, release }: Saving) =>
      edited?.name === name
        ? client.call('replace-price-list', { path: { name }, query: { release }, body: content })
        : client.call('create-price-list', { body: { name, ...content } }),
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <section className="card" aria-label={texts.save}>
      <h2>{texts.save}</h2>
      <JsonForm
        {...{ text, onText: setText, name: 'content', label: texts.content, example: EXAMPLE, rows: 10 }}
        {...{ save: texts.save, notJson: texts.notJson, isBusy: saving.isPending, onFault: saving.reset }}
        onSave={(content, fields) =>
          saving.mutate({
            name: String(fields.get('name')).trim(),
            content: content as Content,
            release: fields.has('release'),
          })
        }
        before={
          <label className="field">
            <span>{texts.name}</span>
            <input
              name="name"
              required
              maxLength={40}
              pattern="[a-z0-9][a-z0-9\-]*"
              defaultValue={edited?.name ?? ''}
            />
          </label>
        }
        after={
          edited ? (
            <label>
              <input type="checkbox" name="release" /> {texts.release}
            </label>
          ) : null
        }
      />
      {saving.isError ? <ProblemNotice error={saving.error} /> : null}
      {saving.isSuccess ? <p role="status">{texts.saved.replace('{name}', saving.data.name)}</p> : null}
    </section>
  );
}

function contentOf({ accounts, rules, rounding }: RecordOf<'list-price-lists'>): string {
  return JSON.stringify({ accounts, rules, rounding }, null, 2);
}
