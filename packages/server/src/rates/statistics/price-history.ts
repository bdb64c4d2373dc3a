import type { Database } from '../../db/index.ts';
import { invalidParameter, type Names, parseInstant, understandQuery } from '../search/understand-query.ts';
import type { PriceHistory, PriceHistoryQuery } from './price-history.schema.ts';
import { readPriceHistory } from './price-history-store.ts';

type Deps = { database: Database; names: Names };

/** What a lane cost at each publication that changed it. Throws `rest_invalid_param`. */
export async function priceHistory(
  { database, names }: Deps,
  query: PriceHistoryQuery,
  now: Date,
): Promise<PriceHistory> {
  const { from: earliest, to: latest, ...filters } = query;
  const from = earliest === undefined ? undefined : parseInstant(earliest, 'from');
  const to = latest === undefined ? now : parseInstant(latest, 'to');
  if (from !== undefined && from > to) throw invalidParameter('to', 'to is earlier than from. Exchange them.');
  const { filter, meta } = understandQuery({ ...filters, include_expired: true }, names, now);
  const { series, ...found } = await readPriceHistory(database, filter, { from, to });
  const { origin, destination, carrier, validOn } = meta;
  return { data: series, meta: { ...found, origin, destination, carrier, validOn } };
}
