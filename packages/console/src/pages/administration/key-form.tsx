import type { InputOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { administrationWords } from './administration-words.ts';

type NewKey = InputOf<'create-key'>['body'];
type Scope = NewKey['scopes'][number];

const SCOPES: readonly Scope[] = [
  'rates:read',
  'rates:write',
  'orders:read',
  'orders:write',
  'orders:approve',
  'documents:read',
  'documents:write',
  'admin',
];
const DAYS = [30, 90, 365];

/** Makes a key and shows it once. */
export function KeyForm() {
  const texts = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const creating = useMutation({
    mutationFn: (body: NewKey) => client.call('create-key', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['keys'] }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const expires = String(given.get('expires') ?? '');
    creating.mutate({
      name: String(given.get('name')),
      scopes: given.getAll('scopes').map(String) as Scope[],
      ...(expires === '' ? {} : { expires }),
    });
  };
  return (
    <form className="card" onSubmit={submit}>
      <h2>{texts.create}</h2>
      <div className="filters">
        <label className="field">
          <span>{texts.name}</span>
          <input name="name" required maxLength={100} />
        </label>
        <label className="field">
          <span>{texts.expires}</span>
          <select name="expires" defaultValue="90d">
            {DAYS.map((days) => (
              <option key={days} value={`${days}d`}>
                {texts.days.replace('{n}', String(days))}
              </option>
            ))}
            <option value="">{texts.forever}</option>
          </select>
        </label>
      </div>
      <fieldset>
        <legend>{texts.scopes}</legend>
        {SCOPES.map((scope) => (
          <label key={scope}>
            <input type="checkbox" name="scopes" value={scope} defaultChecked={scope === 'rates:read'} /> {scope}{' '}
          </label>
        ))}
      </fieldset>
      {creating.isError ? <ProblemNotice error={creating.error} /> : null}
      {creating.data ? (
        <p className="notice" role="status">
          {texts.shownOnce}
          <br />
          <code>{creating.data.key}</code>
        </p>
      ) : null}
      <p>
        <button type="submit" className="primary" disabled={creating.isPending}>
          {texts.create}
        </button>
      </p>
    </form>
  );
}
