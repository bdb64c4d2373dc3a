import type { RecordOf } from '@agent-rate/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { ColumnHeads } from '../../../parts/column-heads.tsx';
import { ConfirmButton } from '../../../parts/confirm-button.tsx';
import { Pages } from '../../../parts/pages.tsx';
import { ShownOnce } from '../../../parts/shown-once.tsx';
import { useKept } from '../../../parts/use-kept.ts';
import { Labelled } from '../../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { administrationWords } from '../administration-words.ts';
import { roleOf } from '../role-of.ts';
import { useRoles } from '../use-roles.ts';
import { KeyForm } from './key-form.tsx';
import { LimitsForm } from './limits-form.tsx';

type Key = RecordOf<'list-keys'>;

/** Keys: who may do what, within which limits; making, limiting, rotating and revoking them. */
export function KeySection() {
  const { labelled } = useWords();
  const texts = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const [limited, setLimited] = useKept<string | undefined>('the key to limit', { of: '', begin: () => undefined });
  const [page, setPage] = useState(1);
  const keys = useQuery({
    queryKey: ['keys', page],
    queryFn: ({ signal }) => client.call('list-keys', { query: { page, per_page: 50 }, signal }),
    placeholderData: keepPreviousData,
  });
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['keys'] });
  const revoking = useMutation({
    mutationFn: (id: string) => client.call('revoke-key', { path: { id } }),
    onSuccess,
  });
  const rotating = useMutation({
    mutationFn: (id: string) => client.call('rotate-key', { path: { id } }),
    onSuccess,
  });
  const chosen = keys.data?.data.find(({ id }) => id === limited);
  return (
    <>
      <KeyForm />
      <h2>{texts.keys}</h2>
      {keys.isError ? <ProblemNotice error={keys.error} retry={() => void keys.refetch()} /> : null}
      {revoking.isError ? <ProblemNotice error={revoking.error} /> : null}
      {rotating.isError ? <ProblemNotice error={rotating.error} /> : null}
      {rotating.data ? (
        <ShownOnce text={labelled(rotating.data.name, texts.shownOnce)} secret={rotating.data.key} />
      ) : null}
      {chosen ? <LimitsForm key={chosen.id} apiKey={chosen} onClose={() => setLimited(undefined)} /> : null}
      <div className="scroll">
        <table className="stacked">
          <ColumnHeads columns={texts.columns} />
          <tbody>
            {keys.data?.data.map((key) => (
              <KeyRow
                key={key.id}
                apiKey={key}
                isBusy={revoking.isPending || rotating.isPending}
                onLimit={() => setLimited(key.id)}
                onRotate={() => rotating.mutate(key.id)}
                onRevoke={() => revoking.mutate(key.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {keys.data ? <Pages asked={page} meta={keys.data.meta} onPage={setPage} /> : null}
    </>
  );
}

type RowProps = {
  readonly apiKey: Key;
  readonly isBusy: boolean;
  readonly onLimit: () => void;
  readonly onRotate: () => void;
  readonly onRevoke: () => void;
};

function KeyRow({ apiKey, isBusy, onLimit, onRotate, onRevoke }: RowProps) {
  const { words, moment } = useWords();
  const texts = useAreaWords(administrationWords);
  const { columns } = texts;
  const { name, prefix, account, scopes, state, expiresAt, lastUsedAt, limits, rotatedTo, person } = apiKey;
  const roles = useRoles();
  const role = person?.role ?? roleOf(roles, scopes);
  return (
    <tr>
      <td data-label={columns.name}>
        <div>
          {name}
          {person === null ? null : <div className="hint">{texts.ofPerson}</div>}
          {account === 'main' ? null : <div className="hint">{texts.ofAccount.replace('{account}', account)}</div>}
        </div>
      </td>
      <td data-label={columns.prefix}>
        <code>{prefix}</code>
      </td>
      <td data-label={columns.scopes}>
        <div>
          {role === undefined ? null : (
            <strong>
              <Labelled label={words.roles[role]} />
            </strong>
          )}
          {scopes.join(', ')}
          {Object.keys(limits).length === 0 ? null : <div className="hint">{texts.limited}</div>}
        </div>
      </td>
      <td data-label={columns.state}>
        <div>
          <span className="badge" data-tone={state === 'active' ? 'ok' : 'error'}>
            {texts.states[state]}
          </span>
          {rotatedTo === null ? null : <div className="hint">{texts.rotated}</div>}
        </div>
      </td>
      <td data-label={columns.expires}>{expiresAt === null ? texts.forever : moment(expiresAt)}</td>
      <td data-label={columns.lastUsed}>{lastUsedAt === null ? texts.never : moment(lastUsedAt)}</td>
      <td data-label={columns.actions}>
        {state === 'active' ? (
          <div className="filters">
            <button type="button" onClick={onLimit}>
              {texts.limits}
            </button>
            {rotatedTo === null && person === null ? (
              <ConfirmButton label={texts.rotate} question={texts.sureToRotate} isBusy={isBusy} onConfirm={onRotate}>
                <p>{name}</p>
              </ConfirmButton>
            ) : null}
            <ConfirmButton label={texts.revoke} question={texts.sureToRevoke} isBusy={isBusy} onConfirm={onRevoke}>
              <p>{name}</p>
            </ConfirmButton>
          </div>
        ) : null}
      </td>
    </tr>
  );
}
