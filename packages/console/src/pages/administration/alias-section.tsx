import type { InputOf } from '@agent-rate/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Pages } from '../../parts/pages.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { administrationWords } from './administration-words.ts';

/** Spellings of ports that people added: listing, adding and removing them. */
export function AliasSection() {
  const { moment, who } = useWords();
  const { aliases: texts, empty } = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const aliases = useQuery({
    queryKey: ['aliases', page],
    queryFn: ({ signal }) => client.call('list-port-aliases', { query: { page, per_page: 50 }, signal }),
    placeholderData: keepPreviousData,
  });
  const onSuccess = () => {
    // The page may be gone with its last spelling.
    setPage(1);
    return queries.invalidateQueries();
  };
  const adding = useMutation({
    mutationFn: (body: InputOf<'add-port-alias'>['body']) => client.call('add-port-alias', { body }),
    onSuccess,
  });
  const removing = useMutation({
    mutationFn: (text: string) => client.call('remove-port-alias', { query: { text } }),
    onSuccess,
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const body = { text: String(given.get('text')).trim(), code: String(given.get('code')).trim().toUpperCase() };
    await adding.mutateAsync(body).then(
      () => form.reset(),
      () => {},
    );
  };
  return (
    <>
      <form className="card filters" onSubmit={submit}>
        <label className="field">
          <span>{texts.text}</span>
          <input name="text" required maxLength={100} />
        </label>
        <label className="field">
          <span>{texts.code}</span>
          <input name="code" required minLength={5} maxLength={5} size={7} />
        </label>
        <button type="submit" className="primary" disabled={adding.isPending}>
          {texts.add}
        </button>
      </form>
      {[adding, removing].map(({ isError, error }) =>
        isError ? <ProblemNotice key={String(error)} error={error} /> : null,
      )}
      {aliases.isError ? <ProblemNotice error={aliases.error} retry={() => void aliases.refetch()} /> : null}
      {aliases.isPending ? <Loading /> : null}
      {aliases.data?.data.length === 0 ? <Empty>{empty.aliases}</Empty> : null}
      <ul>
        {aliases.data?.data.map(({ text, code, createdAt, createdBy }) => (
          <li key={text}>
            <strong>{text}</strong> → {code}{' '}
            <span className="hint">
              {who(createdBy)}, {moment(createdAt)}
            </span>{' '}
            <ConfirmButton label={texts.remove} question={texts.sureToRemove} onConfirm={() => removing.mutate(text)}>
              <p>{text}</p>
            </ConfirmButton>
          </li>
        ))}
      </ul>
      {aliases.data ? <Pages asked={page} meta={aliases.data.meta} onPage={setPage} /> : null}
    </>
  );
}
