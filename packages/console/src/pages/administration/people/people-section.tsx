import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { ColumnHeads } from '../../../parts/column-heads.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Pages } from '../../../parts/pages.tsx';
import { ShownOnce } from '../../../parts/shown-once.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { administrationWords } from '../administration-words.ts';
import { PersonForm } from './person-form.tsx';
import { type Change, PersonRow } from './person-row.tsx';

const PEOPLE = ['people'] as const;

/** A change of a person as the service takes it. */
function send(change: Change) {
  const path = { id: change.id };
  if (change.act === 'role') return client.call('change-person', { path, body: { role: change.role } });
  return client.call('deactivate-person', { path });
}

/** People: who may sign in, as what; inviting, changing and deactivating them. */
export function PeopleSection() {
  const { moment } = useWords();
  const { people: texts, sections, empty } = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const people = useQuery({
    queryKey: [...PEOPLE, page],
    queryFn: ({ signal }) => client.call('list-people', { query: { page, per_page: 50 }, signal }),
  });
  const onSuccess = () => queries.invalidateQueries({ queryKey: PEOPLE });
  const changing = useMutation({ mutationFn: send, onSuccess });
  const inviting = useMutation({
    mutationFn: (id: string) => client.call('create-invite', { path: { id } }),
    onSuccess,
  });
  const invited = inviting.data;
  return (
    <>
      <PersonForm onCreated={onSuccess} />
      {people.isError ? <ProblemNotice error={people.error} retry={() => void people.refetch()} /> : null}
      {changing.isError ? <ProblemNotice error={changing.error} /> : null}
      {inviting.isError ? <ProblemNotice error={inviting.error} /> : null}
      {invited ? (
        <ShownOnce
          text={texts.link.replace('{name}', invited.name).replace('{until}', moment(invited.inviteExpiresAt ?? ''))}
          secret={new URL(invited.link, window.location.origin).href}
        />
      ) : null}
      <h2>{sections.people}</h2>
      {people.data?.meta.total === 0 ? <Empty>{empty.people}</Empty> : null}
      <div className="scroll" hidden={people.data?.meta.total === 0}>
        <table className="stacked">
          <ColumnHeads columns={texts.columns} />
          <tbody>
            {people.data?.data.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                isBusy={changing.isPending || inviting.isPending}
                onChange={changing.mutate}
                onInvite={() => inviting.mutate(person.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {people.data ? <Pages asked={page} meta={people.data.meta} onPage={setPage} /> : null}
    </>
  );
}
