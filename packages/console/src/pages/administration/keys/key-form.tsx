import type { InputOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { ShownOnce } from '../../../parts/shown-once.tsx';
import { useKept, useKeptFields } from '../../../parts/use-kept.ts';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { administrationWords } from '../administration-words.ts';
import { roleOf } from '../role-of.ts';
import { useRoles } from '../use-roles.ts';
import { SCOPES, type Scope } from './scopes.ts';

type NewKey = InputOf<'create-key'>['body'];

const DAYS = [30, 90, 365];

/** Makes a key and shows it once. */
export function KeyForm() {
  const texts = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const { form, keepFields, forget } = useKeptFields('a key', '');
  const [scopes, setScopes, forgetScopes] = useKept<readonly Scope[]>('the scopes of a key', {
    ...{ of: '', begin: () => ['rates:read'] },
  });
  const creating = useMutation({
    mutationFn: (body: NewKey) => client.call('create-key', { body }),
    onSuccess: () => {
      forget();
      forgetScopes();
      return queries.invalidateQueries({ queryKey: ['keys'] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const expires = String(given.get('expires') ?? '');
    const account = String(given.get('account') ?? '').trim();
    creating.mutate({
      name: String(given.get('name')),
      scopes: [...scopes],
      ...(expires === '' ? {} : { expires }),
      ...(account === '' ? {} : { account }),
    });
  };
  return (
    <form ref={form} className="card" onChange={keepFields} onSubmit={submit}>
      <h2>{texts.create}</h2>
      <div className="filters">
        <RoleChoice scopes={scopes} onChoose={setScopes} />
        <label className="field">
          <span>{texts.name}</span>
          <input name="name" required maxLength={100} />
        </label>
        <label className="field">
          <span>{texts.account}</span>
          <input name="account" maxLength={40} placeholder="main" />
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
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
              }
            />{' '}
            {scope}{' '}
          </label>
        ))}
      </fieldset>
      {creating.isError ? <ProblemNotice error={creating.error} /> : null}
      {creating.data ? <ShownOnce text={texts.shownOnce} secret={creating.data.key} /> : null}
      <p>
        <button type="submit" className="primary" disabled={creating.isPending || scopes.length === 0}>
          {texts.create}
        </button>
      </p>
    </form>
  );
}

type RoleProps = { readonly scopes: readonly Scope[]; readonly onChoose: (scopes: readonly Scope[]) => void };

/** A role chooses scopes; scopes chosen by hand may be no role. */
function RoleChoice({ scopes, onChoose }: RoleProps) {
  const { words } = useWords();
  const texts = useAreaWords(administrationWords);
  const roles = useRoles();
  return (
    <label className="field">
      <span>{texts.role}</span>
      <select
        value={roleOf(roles, scopes) ?? ''}
        onChange={({ target }) => onChoose(roles.find(({ role }) => role === target.value)?.scopes ?? scopes)}
      >
        {roles.map(({ role }) => (
          <option key={role} value={role}>
            {words.roles[role]}
          </option>
        ))}
        <option value="">{texts.noRole}</option>
      </select>
    </label>
  );
}
