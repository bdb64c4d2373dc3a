import type { RecordOf } from '@agent-rate/client';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmButton } from '../../../parts/confirm-button.tsx';
import { Labelled } from '../../../words/labelled.tsx';
import type { Role } from '../../../words/signature.ts';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { administrationWords } from '../administration-words.ts';
import { useRoles } from '../use-roles.ts';

type Person = RecordOf<'list-people'>;

/** What an administrator may change about a person. */
export type Change = { readonly id: string } & (
  | { readonly act: 'role'; readonly role: Role }
  | { readonly act: 'deactivate' }
);

const TONES = { active: 'ok', invited: 'warning', 'without-access': 'warning', deactivated: 'error' } as const;

type Props = {
  readonly person: Person;
  readonly isBusy: boolean;
  readonly onChange: (change: Change) => void;
  readonly onInvite: () => void;
};

/** A person with state and last use, and what can be done. */
export function PersonRow({ person, isBusy, onChange, onInvite }: Props) {
  const { words, moment, who } = useWords();
  const all = useAreaWords(administrationWords);
  const { session } = useRouteContext({ from: '__root__' });
  const texts = all.people;
  const { id, name, role, account, state, createdAt, createdBy, inviteExpiresAt, lastUsedAt } = person;
  const named = (text: string) => text.replace('{name}', name);
  return (
    <tr>
      <td data-label={texts.columns.name}>
        <div>
          <strong>{name}</strong> {session.person?.id === id ? <span className="hint">({texts.you})</span> : null}
          <div className="hint">
            {texts.byWhom.replace('{name}', who(createdBy)).replace('{when}', moment(createdAt))}
          </div>
          {account === 'main' ? null : <div className="hint">{all.ofAccount.replace('{account}', account)}</div>}
        </div>
      </td>
      <td data-label={texts.columns.role}>{words.roles[role]}</td>
      <td data-label={texts.columns.state}>
        <div>
          <span className="badge" data-tone={TONES[state]}>
            {texts.states[state]}
          </span>
          {inviteExpiresAt === null ? null : (
            <div className="hint">{texts.until.replace('{time}', moment(inviteExpiresAt))}</div>
          )}
        </div>
      </td>
      <td data-label={texts.columns.lastUsed}>{lastUsedAt === null ? all.never : moment(lastUsedAt)}</td>
      <td data-label={texts.columns.actions}>
        {state === 'deactivated' ? null : (
          <div className="actions">
            <RoleButton person={person} isBusy={isBusy} onChange={onChange} />
            <ConfirmButton
              label={texts.invite}
              question={named(texts.sureToInvite)}
              isBusy={isBusy}
              onConfirm={onInvite}
            />
            <ConfirmButton
              label={texts.deactivate}
              question={named(texts.sureToDeactivate)}
              isBusy={isBusy}
              onConfirm={() => onChange({ id, act: 'deactivate' })}
            />
          </div>
        )}
      </td>
    </tr>
  );
}

function RoleButton({ person: { id, name, role }, isBusy, onChange }: Omit<Props, 'onInvite'>) {
  const { words } = useWords();
  const { people: texts } = useAreaWords(administrationWords);
  const roles = useRoles();
  const [chosen, setChosen] = useState<Role>(role);
  return (
    <ConfirmButton
      label={texts.change}
      question={texts.sureOfRole.replace('{name}', name)}
      isBusy={isBusy}
      onConfirm={() => onChange({ id, act: 'role', role: chosen })}
    >
      <label className="field">
        <span>{texts.role}</span>
        <select
          value={chosen}
          onChange={({ target }) => setChosen(roles.find((one) => one.role === target.value)?.role ?? role)}
        >
          {roles.map((one) => (
            <option key={one.role} value={one.role}>
              <Labelled label={words.roles[one.role]}>{texts.mays[one.role]}</Labelled>
            </option>
          ))}
        </select>
      </label>
    </ConfirmButton>
  );
}
