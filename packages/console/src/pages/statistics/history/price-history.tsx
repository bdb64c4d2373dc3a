import type { OutputOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { useAreaWords } from '../../../words/use-words.tsx';
import type { RateFilters } from '../../rates/search.ts';
import { fillText } from '../fill-text.ts';
import { statisticsWords } from '../statistics-words.ts';
import { useCarrierName } from '../use-carrier-name.ts';
import { HistoryTable } from './history-table.tsx';
import { MEASURES, type Measure } from './measure.ts';
import { PriceChart } from './price-chart.tsx';

type History = OutputOf<'price-history'>;

/** What the lane cost at each publication that changed it, as lines by carrier and as a table. */
export function PriceHistory({ filters }: { readonly filters: RateFilters }) {
  const texts = useAreaWords(statisticsWords).history;
  const { origin, destination } = filters;
  return (
    <section aria-labelledby="history">
      <h2 id="history">{texts.title}</h2>
      {origin && destination ? (
        <LaneHistory filters={{ ...filters, origin, destination }} />
      ) : (
        <Empty>{texts.needsLane}</Empty>
      )}
    </section>
  );
}

function LaneHistory({ filters }: { readonly filters: RateFilters & { origin: string; destination: string } }) {
  const history = useQuery({
    queryKey: ['price-history', filters],
    queryFn: ({ signal }) => client.call('price-history', { query: filters, signal }),
  });
  if (history.isPending) return <Loading />;
  if (history.isError) return <ProblemNotice error={history.error} retry={() => void history.refetch()} />;
  return <Shown history={history.data} />;
}

/** One container type in one currency at a time: others are on another scale. */
function Shown({ history: { data, meta } }: { readonly history: History }) {
  const texts = useAreaWords(statisticsWords).history;
  const carrierName = useCarrierName();
  const kinds = [...new Set(data.map(({ equipment, currency }) => `${equipment} ${currency}`))];
  const [chosen, setChosen] = useState('');
  const [measure, setMeasure] = useState<Measure>('min');
  const kind = kinds.includes(chosen) ? chosen : kinds[0];
  if (kind === undefined) return <Empty>{texts.none}</Empty>;
  const [container = '', currency = ''] = kind.split(' ');
  const series = data
    .filter((one) => one.equipment === container && one.currency === currency)
    .map((one) => ({ ...one, name: carrierName(one.carrier) }));
  const label = fillText(texts.chart, { measure: texts.measures[measure], container, currency });
  return (
    <>
      <div className="filters">
        <Choice name={texts.of} value={kind} values={kinds.map((one) => [one, one])} onChoose={setChosen} />
        <Choice
          name={texts.measure}
          value={measure}
          values={MEASURES.map((one) => [one, texts.measures[one]])}
          onChoose={(one) => setMeasure(one as Measure)}
        />
      </div>
      {meta.moments.length < 3 ? <p className="hint">{texts.single}</p> : null}
      <PriceChart series={series} moments={meta.moments} measure={measure} label={label} />
      {meta.truncated ? <p className="hint">{texts.truncated}</p> : null}
      <details>
        <summary>{texts.asTable}</summary>
        <HistoryTable series={series} moments={meta.moments} measure={measure} label={label} />
      </details>
    </>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
};

function Choice({ name, value, values, onChoose }: ChoiceProps) {
  return (
    <label className="field">
      <span>{name}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {values.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
