import type { Conversion } from '../../exchange-rates/index.ts';
import type { PriceHistory, Rate, RateChangeList, RateStatisticsAnswer } from '../../rates/index.ts';
import type { Streams } from '../context.ts';
import type { AnswerPrinters } from '../operations/index.ts';
import { amountText, type Column, printLine, printTable } from '../output.ts';
import { printRateChanges } from './rate-changes.ts';
import { printStatistics } from './rate-statistics.ts';

type Understood = RateStatisticsAnswer['meta'];
type ListedRate = Rate & { converted?: Conversion };
type RateListAnswer = { data: ListedRate[]; meta: Understood };

const COLUMNS: readonly Column<Rate>[] = [
  { heading: 'ID', text: ({ id }) => id, right: true },
  { heading: 'FROM', text: ({ origin }) => placeText(origin) },
  { heading: 'TO', text: ({ destination }) => placeText(destination) },
  { heading: 'CARRIER', text: ({ carrier }) => carrier?.scac ?? carrier?.name },
  { heading: 'BOX', text: ({ equipment }) => equipment.code },
  { heading: 'BASE', text: ({ base }) => `${base.currency} ${amountText(base.amount)}`, right: true },
  { heading: 'TOTAL', text: ({ total }) => `${amountText(total.amount)}${total.complete ? '' : '+'}`, right: true },
  { heading: 'VALID', text: ({ validFrom, validTo }) => `${validFrom} to ${validTo}` },
  { heading: 'DAYS', text: ({ transitDays }) => transitDays, right: true },
];

/** Shown where a currency to convert to was asked for. */
const CONVERTED: Column<ListedRate> = {
  heading: 'CONVERTED',
  text: ({ converted }) =>
    converted && converted.atLeast !== null
      ? `${converted.currency} ${amountText(converted.atLeast)}${converted.atMost === null ? '+' : ''}`
      : 'no rate',
  right: true,
};

type PricePoint = Omit<PriceHistory['data'][number], 'points'> & PriceHistory['data'][number]['points'][number];

const HISTORY_COLUMNS: readonly Column<PricePoint>[] = [
  { heading: 'BOX', text: ({ equipment }) => equipment },
  { heading: 'CARRIER', text: ({ carrier }) => carrier ?? 'all' },
  { heading: 'AS OF', text: ({ asOf }) => asOf.slice(0, 19) },
  { heading: 'RATES', text: ({ n }) => n, right: true },
  { heading: 'CURRENCY', text: ({ currency }) => currency },
  ...(['min', 'median', 'max'] as const).map((name) => ({
    heading: name.toUpperCase(),
    text: (point: PricePoint) => amountText(point[name]),
    right: true,
  })),
];

function placeText({ code, name, text }: Rate['origin']): string {
  return code === null ? text : `${name ?? text} (${code})`;
}

/** The answers about rates. */
export const rateAnswers: AnswerPrinters = {
  'list-rates': (streams, body) => {
    const { data, meta } = body as RateListAnswer;
    printUnderstood(streams, meta);
    const isConverted = data.some(({ converted }) => converted !== undefined);
    const columns = isConverted ? [...COLUMNS, CONVERTED] : COLUMNS;
    printTable<ListedRate>(streams, { rows: data, columns, empty: 'No rate matches.' });
    if (isConverted) printLine(streams, usedRatesText(data));
    if (data.some(({ total }) => !total.complete)) {
      printLine(streams, 'A total with + leaves something out; `agent-rate rates get ID` says what.');
    }
  },
  'rate-statistics': (streams, body) => {
    const { data, meta } = body as RateStatisticsAnswer;
    printUnderstood(streams, meta);
    printStatistics(streams, data);
    const { total, page, totalPages } = meta.groups ?? { total: 0, page: 1, totalPages: 1 };
    if (page < totalPages)
      printLine(streams, `Page ${page} of ${totalPages}, ${total} groups; --page ${page + 1} goes on.`);
  },
  'list-rate-changes': (streams, body) => {
    const { data, meta } = body as RateChangeList;
    printUnderstood(streams, meta);
    printRateChanges(streams, { data, meta });
  },
  'price-history': (streams, body) => {
    const { data, meta } = body as PriceHistory;
    printUnderstood(streams, meta);
    const rows = data.flatMap(({ points, ...series }) => points.map((point) => ({ ...series, ...point })));
    printTable(streams, { rows, columns: HISTORY_COLUMNS, empty: 'Nothing was on offer at any of these moments.' });
    if (meta.truncated) printLine(streams, 'Earlier publications were left out; --to ends the history earlier.');
  },
};

/** The exchange rates of a page, each once, with its source and day. */
function usedRatesText(data: readonly ListedRate[]): string {
  const texts = data.flatMap(({ converted }) =>
    (converted?.rates ?? []).map(({ from, rate, source, date, reason }) =>
      rate === null
        ? `${from}: ${reason === 'stale' ? `the newest is of ${date}` : 'none is loaded'}`
        : `1 ${from} = ${rate} ${converted?.currency} (${source}, ${date})`,
    ),
  );
  return `Exchange rates: ${[...new Set(texts)].join('; ') || 'none was needed'}`;
}

/** Says how each place and the carrier were understood. */
function printUnderstood(
  streams: Streams,
  { origin, destination, carrier }: Pick<Understood, 'origin' | 'destination' | 'carrier'>,
): void {
  for (const [role, place] of [
    ['from', origin],
    ['to', destination],
  ] as const) {
    if (place === null) continue;
    const readings = place.understoodAs.map(({ code, name }) => `${name} (${code})`);
    const near = place.suggestions.map(({ code, name }) => `${name} (${code})`);
    const found = readings.length > 0 ? readings.join(', ') : `no such place${didYouMean(near)}`;
    printLine(streams, `${role} "${place.text}": ${found}`);
  }
  if (carrier === null) return;
  const near = carrier.suggestions.map(({ scac, name }) => `${name} (${scac})`);
  const found = carrier.scac === null ? `not known${didYouMean(near)}` : `${carrier.name} (${carrier.scac})`;
  printLine(streams, `carrier "${carrier.text}": ${found}`);
}

function didYouMean(near: readonly string[]): string {
  return near.length > 0 ? `; did you mean ${near.join(', ')}?` : '';
}
