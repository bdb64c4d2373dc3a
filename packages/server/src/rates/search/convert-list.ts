import { type Converter, convertSum } from '../../exchange-rates/index.ts';
import type { Rate } from '../record/rate.schema.ts';
import type { RateList } from './list-rates.ts';

/**
 * The same page with the total of each rate in one currency beside it, in the same order. The upper end is open where the
 * total leaves something out. Throws `exchange_rate_missing`.
 */
export function convertList(list: RateList, converter: Converter): RateList {
  const { data, meta } = JSON.parse(Buffer.from(list.body).toString()) as { data: Rate[]; meta: unknown };
  const converted = data.map((rate) => {
    const { amount, currency, complete } = rate.total;
    const sum = { currency, atLeast: amount, atMost: complete ? amount : null };
    return { ...rate, converted: convertSum([sum], converter) };
  });
  return { ...list, body: Buffer.from(JSON.stringify({ data: converted, meta })) };
}
