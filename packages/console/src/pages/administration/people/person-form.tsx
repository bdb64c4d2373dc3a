import type { InputOf } from '@agent-rate/client';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { ShownOnce } from '../../../parts/shown-once.tsx';
import { useKeptFields } from '../../../parts/use-kept.ts';
import { Labelled } from '../../../words/labelled.tsx';
import type { Role } from '../../../words/signature.ts';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { administrationWords } from '../administration-words.ts';
import { useRoles } from '../use-roles.ts';

type NewPerson = InputOf<'create-person'>['body'];

/** Creates a person and shows the link of the invite once. */
export function PersonForm({ onCreated }: { readonly onCreated: () => void }) {
  const { words, moment } = useWords();
  const { people: texts, account: accountLabel } = useAreaWords(administrationWords);
  const roles = useRoles();
  const { form, keepFields, forget } = useKeptFields('a person', '');
  const creating = useMutation({
    mutationFn: (body: NewPerson) => client.call('create-person', { body }),
    onSuccess: () => {
      form.current?.reset();
      forget();
      onCreated();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const account = String(given.get('account') ?? '').trim();
    const person = { name: String(given.get('name')), role: given.get('role') as Role };
    creating.mutate(account === '' ? person : { ...person, account });
  };
  const created = creating.data;
  return (
    <form ref={form} className="card" onChange={keepFields} onSubmit={submit}>
      <h2>{texts.create}</h2>
      <div className="filters">
        <label className="field">
          <span>{texts.name}</span>
          <input name="name" required maxLength={100} autoComplete="off" />
        </label>
        <label className="field">
          <span>{texts.role}</span>
          <select name="role" required>
            {roles.map(({ role }) => (
              <option key={role} value={role}>
                <Labelled label={words.roles[role]}>{texts.mays[role]}</Labelled>
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{accountLabel}</span>
          <input name="account" maxLength={40} placeholder="main" />
        </label>
        <button type="submit" className="primary" disabled={creating.isPending || roles.length === 0}>
          {texts.submit}
        </button>
      </div>
      {creating.isError ? <ProblemNotice error={creating.error} /> : null}
      {created ? (
        <ShownOnce
          text={texts.link.replace('{name}', created.name).replace('{until}', moment(created.inviteExpiresAt ?? ''))}
          secret={new URL(created.link, window.location.origin).href}
        />
      ) : null}
    </form>
  );
}
