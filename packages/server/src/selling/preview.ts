import type { Rate, Rates } from '../rates/index.ts';
import { toColumns } from '../rates/index.ts';
import type { Margins } from './margins/compile-rules.ts';
import { FREIGHT, sellRate } from './margins/sell-rate.ts';
import type { Preview } from './price-list.schema.ts';

type Query = Pick<Parameters<Rates['list']>[0], 'origin' | 'destination' | 'carrier' | 'equipment' | 'per_page'>;

/** The published rates that match beside what margins make of them, line by line. */
export async function previewRates(
  rates: Pick<Rates, 'list'>,
  query: Query,
  { margins, now }: { margins: Margins; now: Date },
): Promise<Preview> {
  const { body, total } = await rates.list({ per_page: 20, ...query }, now);
  const { data } = JSON.parse(Buffer.from(body).toString('utf8')) as { data: Rate[] };
  return { data: data.map((rate) => previewRate(rate, margins)), meta: { total } };
}

function previewRate(buy: Rate, margins: Margins): Preview['data'][number] {
  const { origin, destination, carrier, equipment } = toColumns(buy);
  const { content: sell, margins: applied } = sellRate(buy, { origin, destination, carrier, equipment }, margins);
  const lineOf = (line: string, price: { currency: string | null; buy: number | null; sell: number | null }) => {
    const found = applied.find((one) => one.line === line);
    return { line, ...price, margin: found?.rule.text ?? null, rule: found?.rule.number ?? null };
  };
  const charges = buy.charges.map(({ code, name, amount, currency }, at) =>
    lineOf((code ?? name).toUpperCase(), { currency, buy: amount, sell: sell.charges[at]?.amount ?? null }),
  );
  const { currency } = buy.base;
  return {
    ...{ rateId: buy.id, origin, destination, carrier: carrier || null, equipment, currency },
    ...{ validFrom: buy.validFrom, validTo: buy.validTo },
    buyTotal: buy.total.amount,
    sellTotal: sell.total.amount,
    remarks: sell.remarks,
    lines: [lineOf(FREIGHT, { currency, buy: buy.base.amount, sell: sell.base.amount }), ...charges],
  };
}
