import { AgentRateError } from '@agent-rate/client';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { ProblemPage } from '../../../parts/problem-page.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { EarlierReadingNotice } from '../earlier-reading.tsx';
import { isBusy, type Sheet } from '../import-file.ts';
import { JobState } from '../job-state.tsx';
import { useSheet } from '../use-sheet.ts';
import './grid.css';
import { gridWords } from './grid-words.ts';
import { SheetGrid } from './sheet-grid.tsx';
import { useGridTabs } from './use-grid.ts';

const route = getRouteApi('/sheets/$id/grid');

/** A sheet as a grid, its cells coloured by what they were taken for. */
export function GridPage() {
  const { words } = useWords();
  const texts = useAreaWords(gridWords);
  const id = Number(route.useParams().id);
  const sheet = useSheet(id);
  if (sheet.isPending) return <Loading />;
  if (sheet.isLoadingError)
    return <ProblemPage area={words.areas.sheets} error={sheet.error} retry={() => void sheet.refetch()} />;
  return (
    <>
      <h1>{texts.title.replace('{file}', sheet.data.file)}</h1>
      <p>
        <Link to="/sheets/$id" params={{ id: String(id) }}>
          {texts.back}
        </Link>
      </p>
      <JobState sheet={sheet.data} />
      <EarlierReadingNotice sheet={sheet.data} />
      {isBusy(sheet.data) && sheet.data.status === 'importing' ? null : <Tabs key={id} sheet={sheet.data} />}
    </>
  );
}

function Tabs({ sheet }: { readonly sheet: Sheet }) {
  const texts = useAreaWords(gridWords);
  const place = route.useSearch();
  const grid = useGridTabs(sheet.id, place.tab);
  if (grid.isPending) return <Loading />;
  if (grid.isError) {
    const isNotKept = grid.error instanceof AgentRateError && grid.error.code === 'rate_sheet_tab_not_found';
    return isNotKept ? <p>{texts.notKept}</p> : <ProblemNotice error={grid.error} retry={() => void grid.refetch()} />;
  }
  const { tab, tabs } = grid.data.meta;
  const shown = tabs.find(({ name }) => name === tab);
  return (
    <>
      <nav className="filters" aria-label={texts.tabs}>
        {tabs.map(({ name }) => (
          <Link
            key={name}
            to="/sheets/$id/grid"
            params={{ id: String(sheet.id) }}
            search={{ tab: name }}
            aria-current={name === tab ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {shown ? <SheetGrid key={JSON.stringify(place)} sheet={sheet} tab={shown} place={place} /> : null}
    </>
  );
}
