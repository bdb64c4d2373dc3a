import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { administrationWords } from './administration-words.ts';
import { KeyForm } from './key-form.tsx';

/** Keys: who may do what, since when they were used; making and revoking them. */
export function AdministrationPage() {
  const { words, moment } = useWords();
  const texts = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const keys = useQuery({
    queryKey: ['keys'],
    queryFn: ({ signal }) => client.call('list-keys', { query: { per_page: 100 }, signal }),
  });
  const revoking = useMutation({
    mutationFn: (id: string) => client.call('revoke-key', { path: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['keys'] }),
  });
  return (
    <>
      <h1>{words.areas.administration}</h1>
      <KeyForm />
      <h2>{texts.keys}</h2>
      {keys.isError ? <ProblemNotice error={keys.error} retry={() => void keys.refetch()} /> : null}
      {revoking.isError ? <ProblemNotice error={revoking.error} /> : null}
      <div className="scroll">
        <table>
          <thead>
            <tr>
              {Object.entries(texts.columns).map(([column, name]) => (
                <th key={column} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keys.data?.data.map(({ id, name, prefix, scopes, state, lastUsedAt }) => (
              <tr key={id}>
                <td>{name}</td>
                <td>
                  <code>{prefix}</code>
                </td>
                <td>{scopes.join(', ')}</td>
                <td>
                  <span className="badge" data-tone={state === 'active' ? 'ok' : 'error'}>
                    {texts.states[state]}
                  </span>
                </td>
                <td>{lastUsedAt === null ? texts.never : moment(lastUsedAt)}</td>
                <td>
                  {state === 'active' ? (
                    <ConfirmButton
                      label={texts.revoke}
                      question={texts.sureToRevoke}
                      isBusy={revoking.isPending}
                      onConfirm={() => revoking.mutate(id)}
                    >
                      <p>{name}</p>
                    </ConfirmButton>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
