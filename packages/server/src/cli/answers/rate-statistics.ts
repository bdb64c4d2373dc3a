import type { RateStatisticsAnswer } from '../../rates/index.ts';
import type { Streams } from '../context.ts';
import { amountText, type Column, count, printLine, printTable } from '../output.ts';

type Statistics = RateStatisticsAnswer['data'];
type Figures = Omit<Statistics, 'groups'>;
type Price = Figures['prices'][number];

const COLUMNS: readonly Column<Price>[] = [
  { heading: 'CURRENCY', text: ({ currency }) => currency },
  { heading: 'BOX', text: ({ equipment }) => equipment },
  { heading: 'RATES', text: ({ n }) => amountText(n), right: true },
  ...(['min', 'p10', 'p25', 'median', 'p75', 'p90', 'max', 'mean'] as const).map((name) => ({
    heading: name.toUpperCase(),
    text: (price: Price) => amountText(price[name]),
    right: true,
  })),
];

/** Counts, then prices by currency and equipment; with groups, the same for each. */
export function printStatistics(streams: Pick<Streams, 'stdout'>, statistics: Statistics): void {
  const { groups, ...whole } = statistics;
  printFigures(streams, whole);
  for (const { key, ...figures } of groups ?? []) {
    printLine(streams);
    printLine(streams, Object.values(key).join(' to '));
    printFigures(streams, figures);
  }
}

function printFigures(streams: Pick<Streams, 'stdout'>, figures: Figures): void {
  const { rates, lanes, carriers, ports, validity, prices } = figures;
  const counts = [count(rates, 'rate'), count(lanes, 'lane'), count(carriers, 'carrier'), count(ports, 'port')].join(
    ', ',
  );
  printLine(streams, validity.from === null ? counts : `${counts}; valid ${validity.from} to ${validity.to}`);
  if (prices.length > 0) printTable(streams, { rows: prices, columns: COLUMNS, empty: '' });
}
