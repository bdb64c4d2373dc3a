import type { OutputOf } from '@agent-rate/client';
import { Empty } from '../../parts/empty.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { fillText } from './fill-text.ts';
import { statisticsWords } from './statistics-words.ts';
import { useCarrierName } from './use-carrier-name.ts';

type Statistics = OutputOf<'rate-statistics'>['data'];
type Price = Statistics['prices'][number];
type Props = { readonly statistics: Statistics };

/** How many rates there are, and for each carrier and container the lowest, median and highest price. */
export function PriceLevels({ statistics }: Props) {
  const { count, day } = useWords();
  const texts = useAreaWords(statisticsWords);
  const { rates, lanes, carriers, validity, prices } = statistics;
  if (rates === 0) return <Empty>{texts.noRates}</Empty>;
  const valid =
    validity.from === null || validity.to === null
      ? []
      : [fillText(texts.valid, { from: day(validity.from), to: day(validity.to) })];
  const counts = [count(texts.rates, rates), count(texts.lanes, lanes), count(texts.carriers, carriers), ...valid];
  return (
    <section aria-labelledby="levels">
      <p aria-live="polite">{counts.join(' · ')}</p>
      <h2 id="levels">{texts.levels.title}</h2>
      <p className="hint">{texts.levels.note}</p>
      {prices.map((whole) => (
        <LevelTable key={`${whole.currency} ${whole.equipment}`} whole={whole} statistics={statistics} />
      ))}
    </section>
  );
}

/** The prices of one container type in one currency: of all carriers, then of each, the lowest median first. */
function LevelTable({ whole, statistics }: Props & { readonly whole: Price }) {
  const { levels } = useAreaWords(statisticsWords);
  const carrierName = useCarrierName();
  const ofCarriers = (statistics.groups ?? []).flatMap(({ key, prices }) =>
    prices
      .filter(({ currency, equipment }) => currency === whole.currency && equipment === whole.equipment)
      .map((price) => ({ carrier: key.carrier ?? '', price })),
  );
  const rows = [{ carrier: null, price: whole }, ...ofCarriers.toSorted((a, b) => a.price.median - b.price.median)];
  return (
    <div className="scroll levels">
      <table>
        <caption>
          {whole.equipment}, {whole.currency}
        </caption>
        <thead>
          <tr>
            <th scope="col">{levels.columns.carrier}</th>
            {(['rates', 'min', 'median', 'max'] as const).map((name) => (
              <th key={name} scope="col" className="number">
                {levels.columns[name]}
              </th>
            ))}
            <th scope="col">{levels.columns.spread}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ carrier, price }) => (
            <tr key={carrier ?? 'all carriers'}>
              <th scope="row">{carrierName(carrier)}</th>
              <LevelCells price={price} whole={whole} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LevelCells({ price, whole }: { readonly price: Price; readonly whole: Price }) {
  const { number } = useWords();
  return (
    <>
      {[price.n, price.min, price.median, price.max].map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four cells that never move.
        <td key={index} className="number">
          {number(value)}
        </td>
      ))}
      <td>
        <SpreadBar price={price} whole={whole} />
      </td>
    </>
  );
}

const WIDTH = 240;
const EDGE = 6;

/** A line from the lowest to the highest price with a mark at the median, on the scale of all carriers. */
function SpreadBar({ price, whole }: { readonly price: Price; readonly whole: Price }) {
  const { money } = useWords();
  const { levels } = useAreaWords(statisticsWords);
  const range = whole.max - whole.min;
  const x = (amount: number) => (range === 0 ? WIDTH / 2 : EDGE + ((amount - whole.min) / range) * (WIDTH - 2 * EDGE));
  const [min, median, max] = [price.min, price.median, price.max].map((amount) => money(amount, price.currency));
  const label = fillText(levels.spread, { min: min ?? '', median: median ?? '', max: max ?? '' });
  return (
    <svg className="spread" viewBox={`0 0 ${WIDTH} 20`} role="img" aria-label={label}>
      <line className="scale" x1={EDGE} x2={WIDTH - EDGE} y1={10} y2={10} />
      <line className="range" x1={x(price.min)} x2={x(price.max)} y1={10} y2={10} />
      <circle className="median" cx={x(price.median)} cy={10} r={5} />
    </svg>
  );
}
