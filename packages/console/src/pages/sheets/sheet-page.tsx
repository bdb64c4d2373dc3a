import type { OutputOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { Findings } from '../../parts/findings.tsx';
import { Loading } from '../../parts/loading.tsx';
import { ProblemPage } from '../../parts/problem-page.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { DraftRates } from './draft-rates.tsx';
import { ReadAgain } from './read-again.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { sheetsWords } from './sheets-words.ts';
import { TeachSpelling } from './teach-spelling.tsx';

const route = getRouteApi('/sheets/$id');

type Props = { readonly sheet: OutputOf<'get-rate-sheet'> };

/** One rate sheet: what was understood tab by tab, what is doubtful, what publishing it would change. */
export function SheetPage() {
  const { words } = useWords();
  const id = Number(route.useParams().id);
  const sheet = useQuery({
    queryKey: ['sheet', id],
    queryFn: ({ signal }) => client.call('get-rate-sheet', { path: { id }, signal }),
  });
  if (sheet.isPending) return <Loading />;
  if (sheet.isLoadingError)
    return <ProblemPage area={words.areas.sheets} error={sheet.error} retry={() => void sheet.refetch()} />;
  return <Sheet key={id} sheet={sheet.data} />;
}

function Sheet({ sheet }: Props) {
  const { count } = useWords();
  const texts = useAreaWords(sheetsWords);
  const [isTaught, setTaught] = useState(false);
  const { id, file, status, rates, findings, difference } = sheet;
  const isDraft = status === 'draft';
  const hasQuestions = isTaught || findings.some(({ answer }) => answer !== undefined);
  return (
    <>
      <h1>
        {file} <span className="badge">{texts.status[status]}</span>
      </h1>
      <p>{count(texts.rates, rates)}</p>
      <SheetActions sheet={sheet} />
      {isDraft && hasQuestions ? <ReadAgain sheet={sheet} /> : null}
      {difference ? <DifferenceTable sheet={id} difference={difference} /> : null}
      {isDraft && rates > 0 ? <DraftRates sheet={id} /> : null}
      <Tabs sheet={sheet} />
      <h2>{texts.findings}</h2>
      <Findings
        findings={findings}
        renderActions={(finding) =>
          isDraft ? <TeachSpelling finding={finding} onTaught={() => setTaught(true)} /> : null
        }
      />
    </>
  );
}

function Tabs({ sheet: { tabs } }: Props) {
  const { count } = useWords();
  const texts = useAreaWords(sheetsWords);
  return (
    <>
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
    </>
  );
}
