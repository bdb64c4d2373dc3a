import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { RateFilterForm } from '../rates/rate-filter-form.tsx';
import { type RateFilters, readRateFilters } from '../rates/search.ts';
import { ChangeSection } from './changes/change-section.tsx';
import { PriceHistory } from './history/price-history.tsx';
import { PriceLevels } from './price-levels.tsx';
import { readStatisticsSearch } from './statistics-search.ts';
import { statisticsWords } from './statistics-words.ts';
import './statistics.css';

// The outlines of the world are fetched when there is a lane to draw.
const LaneMap = lazy(() => import('./lane-map.tsx').then((module) => ({ default: module.LaneMap })));

/** Price levels, prices over time, the lane on a map, and why prices changed, for the filters of the list of rates. */
export function StatisticsPage() {
  const texts = useAreaWords(statisticsWords);
  const search = useSearch({ from: '/rates/statistics' });
  const navigate = useNavigate();
  const filters = readRateFilters(search);
  return (
    <>
      <h1>{texts.title}</h1>
      <RateFilterForm
        given={search}
        action={texts.show}
        onFind={(typed) => void navigate({ to: '/rates/statistics', search: readStatisticsSearch(typed) })}
      >
        <label className="field">
          <span>{texts.from}</span>
          <input name="from" type="date" defaultValue={search.from?.slice(0, 10)} />
        </label>
        <label className="field">
          <span>{texts.to}</span>
          <input name="to" type="date" defaultValue={search.to?.slice(0, 10)} />
        </label>
      </RateFilterForm>
      <p>
        <Link to="/rates" search={filters}>
          {texts.back}
        </Link>
      </p>
      <Levels filters={filters} />
      <PriceHistory filters={filters} />
      <ChangeSection search={search} />
    </>
  );
}

function Levels({ filters }: { readonly filters: RateFilters }) {
  const statistics = useQuery({
    queryKey: ['statistics', filters],
    queryFn: ({ signal }) => client.call('rate-statistics', { query: { ...filters, group_by: 'carrier' }, signal }),
  });
  if (statistics.isPending) return <Loading />;
  if (statistics.isError) return <ProblemNotice error={statistics.error} retry={() => void statistics.refetch()} />;
  const { data, meta } = statistics.data;
  return (
    <>
      <PriceLevels statistics={data} />
      {meta.origin && meta.destination ? (
        <Suspense fallback={<Loading />}>
          <LaneMap origin={meta.origin} destination={meta.destination} />
        </Suspense>
      ) : null}
    </>
  );
}
