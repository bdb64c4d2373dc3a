import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Findings } from '../../parts/findings.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { ReadAgain } from './read-again.tsx';
import { sheetsWords } from './sheets-words.ts';
import { TeachSpelling } from './teach-spelling.tsx';

const route = getRouteApi('/sheets/$id');

/** One rate sheet: what was understood tab by tab, what is doubtful, what publishing it would change. */
export function SheetPage() {
  const { words, count } = useWords();
  const texts = useAreaWords(sheetsWords);
  const id = Number(route.useParams().id);
  const [taughtFor, setTaughtFor] = useState<number>();
  const queries = useQueryClient();
  const sheet = useQuery({
    queryKey: ['sheet', id],
    queryFn: ({ signal }) => client.call('get-rate-sheet', { path: { id }, signal }),
  });
  const onSuccess = () => queries.invalidateQueries();
  const publishing = useMutation({ mutationFn: () => client.call('publish-rate-sheet', { path: { id } }), onSuccess });
  const reverting = useMutation({ mutationFn: () => client.call('revert-rate-sheet', { path: { id } }), onSuccess });
  if (sheet.isPending) return <p className="hint">{words.common.loading}</p>;
  if (sheet.isError) return <ProblemNotice error={sheet.error} retry={() => void sheet.refetch()} />;
  const { file, status, rates, tabs, findings, difference } = sheet.data;
  return (
    <>
      <h1>
        {file} <span className="badge">{texts.status[status]}</span>
      </h1>
      <p>{count(texts.rates, rates)}</p>
      {publishing.isError ? <ProblemNotice error={publishing.error} /> : null}
      {reverting.isError ? <ProblemNotice error={reverting.error} /> : null}
      <div className="filters">
        {status === 'draft' ? (
          <ConfirmButton
            label={publishing.isPending ? texts.publishing : texts.publish}
            question={texts.sureToPublish}
            isBusy={publishing.isPending || rates === 0}
            isPrimary
            onConfirm={() => publishing.mutate()}
          />
        ) : null}
        {status === 'published' ? (
          <ConfirmButton
            label={texts.revert}
            question={texts.sureToRevert}
            isBusy={reverting.isPending}
            onConfirm={() => reverting.mutate()}
          />
        ) : null}
      </div>
      {status === 'draft' && (taughtFor === id || findings.some(({ answer }) => answer !== undefined)) ? (
        <ReadAgain key={id} sheet={sheet.data} />
      ) : null}
      {difference ? <DifferenceTable difference={difference} /> : null}
      <h2>{texts.tabs}</h2>
      <div className="scroll">
        <table>
          <tbody>
            {tabs.map((tab) => (
              <tr key={tab.tab}>
                <td>{tab.tab}</td>
                <td>{tab.explanation}</td>
                <td>{count(texts.rows, tab.rows)}</td>
                <td>{count(texts.rates, tab.rates)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>{texts.findings}</h2>
      <Findings
        findings={findings}
        renderActions={(finding) =>
          status === 'draft' ? <TeachSpelling finding={finding} onTaught={() => setTaughtFor(id)} /> : null
        }
      />
    </>
  );
}
