import type { OutputOf } from '@agent-rate/client';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Finding, Findings } from '../../parts/findings.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Notice } from '../../parts/notice.tsx';
import { ProblemPage } from '../../parts/problem-page.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { DraftLclRates } from './draft-lcl-rates.tsx';
import { DraftRates } from './draft-rates.tsx';
import { EarlierReadingNotice } from './earlier-reading.tsx';
import { JobState } from './job-state.tsx';
import { Overtaken } from './overtaken.tsx';
import { ReadAgain } from './read-again.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { sheetsWords } from './sheets-words.ts';
import { TeachSpelling } from './teach-spelling.tsx';
import { useSheet } from './use-sheet.ts';

const route = getRouteApi('/sheets/$id');

/** One rate sheet: what was understood tab by tab, what is doubtful, what publishing it would change. */
export function SheetPage() {
  const id = Number(route.useParams().id);
  const { words } = useWords();
  const sheet = useSheet(id);
  if (sheet.isPending) return <Loading />;
  if (sheet.isLoadingError)
    return <ProblemPage area={words.areas.sheets} error={sheet.error} retry={() => void sheet.refetch()} />;
  return <SheetInParts key={id} sheet={sheet.data} />;
}

type Props = { readonly sheet: OutputOf<'get-rate-sheet'> };

function SheetInParts({ sheet }: Props) {
  const { count } = useWords();
  const texts = useAreaWords(sheetsWords);
  const [isTaught, setTaught] = useState(false);
  const { id, file, status, rates, lclRates, findings, difference } = sheet;
  const isDraft = status === 'draft';
  const isRead = isDraft || status === 'published' || status === 'reverted';
  const hasQuestions = isTaught || findings.some(({ answer }) => answer !== undefined);
  return (
    <>
      <h1>
        {file} <span className="badge">{texts.status[status]}</span>
      </h1>
      <JobState sheet={sheet} />
      <EarlierReadingNotice sheet={sheet} />
      {isRead ? (
        <p>
          <span>{count(texts.rates, rates)}</span> ·{' '}
          <Link to="/sheets/$id/grid" params={{ id: String(id) }}>
            {texts.openGrid}
          </Link>
        </p>
      ) : null}
      {(isDraft && rates === 0) || status === 'failed' ? (
        <Notice severity="warning">
          <p>{texts.noRates}</p>
          <Link to="/documents">{texts.toDocuments}</Link>
        </Notice>
      ) : null}
      <SheetActions sheet={sheet} />
      {isDraft && hasQuestions ? <ReadAgain sheet={sheet} /> : null}
      {difference ? <Overtaken sheet={id} /> : null}
      {difference ? <DifferenceTable sheet={id} difference={difference} /> : null}
      {isDraft && rates > lclRates ? <DraftRates sheet={id} /> : null}
      {isDraft && lclRates > 0 ? <DraftLclRates sheet={id} /> : null}
      {isRead ? (
        <>
          <Tabs sheet={sheet} />
          <h2 id="findings">{texts.findings}</h2>
          <Findings
            findings={findings}
            renderActions={(finding) => (
              <>
                <ShowInSheet sheet={id} finding={finding} />
                {isDraft ? <TeachSpelling finding={finding} onTaught={() => setTaught(true)} /> : null}
              </>
            )}
          />
        </>
      ) : null}
    </>
  );
}

function ShowInSheet({ sheet, finding: { place } }: { readonly sheet: number; readonly finding: Finding }) {
  const texts = useAreaWords(sheetsWords);
  const { tab, row, cell } = place ?? {};
  if (tab === undefined || (row === undefined && cell === undefined)) return null;
  const search = { tab, ...(row === undefined ? {} : { row }), ...(cell === undefined ? {} : { cell }) };
  return (
    <p>
      <Link to="/sheets/$id/grid" params={{ id: String(sheet) }} search={search}>
        {texts.showInSheet}
      </Link>
    </p>
  );
}

/** What the numbers of rows and rates beside it say, too. */
const SAID_BESIDE = /^\d+ rows? gave \d+ rates?\.$/;

function Tabs({ sheet: { tabs } }: Props) {
  const { count } = useWords();
  const texts = useAreaWords(sheetsWords);
  return (
    <>
      <h2>{texts.tabs}</h2>
      <div className="scroll">
        <table className="stacked">
          <tbody>
            {tabs.map((tab) => (
              <tr key={tab.tab}>
                <td>{tab.tab}</td>
                <td lang="en">{SAID_BESIDE.test(tab.explanation) ? null : tab.explanation}</td>
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
