import { type OperationToolSpec, READS } from '../operation-tool.ts';

/** Arguments that search_rates describes, with an example each. */
export const AS_IN_SEARCH = {
  origin: 'As in search_rates',
  destination: 'As in search_rates',
  carrier: 'As in search_rates',
  equipment: 'As in search_rates',
  valid_on: 'As in search_rates',
  include_expired: 'As in search_rates',
  per_page: 'As in search_rates',
  convert_to: 'As in search_rates',
};

/** Finding and comparing prices. */
export const rateTools: readonly OperationToolSpec[] = [
  {
    operation: 'list-rates',
    name: 'search_rates',
    title: 'Search ocean freight rates',
    description:
      'Finds published port-to-port container prices, cheapest first within a currency. Use it for what a shipment ' +
      'costs or who offers a lane; for price levels use summarize_rates. total sums what surely applies; read ' +
      'total.missing before quoting. When nothing matches, meta.alternatives holds nearby searches that do.',
    arguments: [
      'origin',
      'destination',
      'carrier',
      'equipment',
      'valid_on',
      'as_of',
      'include_expired',
      'currency',
      'max_amount',
      'convert_to',
      'per_page',
    ],
    words: {
      origin: 'Port of loading: code, name (Chinese too), country or region',
      destination: 'Port of discharge, likewise',
      carrier: 'SCAC, name or alias; exact',
      equipment: 'Trade name or ISO 6346',
      valid_on: 'Day the price must hold',
      include_expired: 'Also prices that have ended',
      currency: 'Of the price, ISO 4217',
      max_amount: 'Highest base amount',
      convert_to: 'Totals also in this currency',
      per_page: 'Rates an answer',
    },
    shapes: { as_of: { type: 'string', description: 'As known on this day or instant' } },
    pageSize: 5,
    answers: ['data.total.amount', 'data.total.missing', 'meta.total'],
    annotations: READS,
  },
  {
    operation: 'compare-rates',
    name: 'compare_rates',
    title: 'Compare totals',
    description:
      'Ranks offers by the most that one container may cost; what a price leaves out is learned from other rates. Use it ' +
      'before you call one cheapest: only if `cheapest` is certain or likely.',
    arguments: ['origin', 'destination', 'equipment', 'valid_on', 'convert_to', 'per_page'],
    words: AS_IN_SEARCH,
    pageSize: 5,
    answers: ['data'],
    annotations: READS,
  },
  {
    operation: 'rate-statistics',
    name: 'summarize_rates',
    title: 'Summarize rate levels',
    description:
      'Counts rates, lanes and carriers and gives the price distribution per currency and equipment. Use it for "is ' +
      'this price good?" or levels by lane, carrier or month, ten groups an answer; to buy use search_rates. Base ' +
      'amounts only.',
    arguments: ['origin', 'destination', 'carrier', 'equipment', 'valid_on', 'include_expired', 'group_by'],
    words: { ...AS_IN_SEARCH, group_by: 'Also the figures of each' },
    part: { list: 'groups', size: 10 },
    answers: ['data.rates', 'data.carriers', 'data.prices', 'data.groups', 'meta'],
    annotations: READS,
    isRare: true,
  },
  {
    operation: 'list-rate-changes',
    name: 'explain_change',
    title: 'Explain a change of price',
    description:
      'Compares prices as known at two moments: each line that differs, by how much, in which row of which sheet. Use it ' +
      'for "why did it change?"; only publications of this service count, not the market.',
    arguments: ['from', 'to', 'origin', 'destination', 'carrier', 'equipment', 'per_page'],
    words: { ...AS_IN_SEARCH, from: 'Earlier day or instant; default a week before' },
    shapes: { to: { type: 'string', description: 'Later; now if absent' } },
    pageSize: 5,
    answers: ['data', 'meta'],
    annotations: READS,
  },
  {
    operation: 'price-history',
    name: 'price_history',
    title: 'Show prices of a lane over time',
    description:
      'Shows how the base amount of one lane moved from month to month, by carrier and equipment, as it was ' +
      'published. Use it for trends; for the lines that differ between two days use explain_change.',
    arguments: ['origin', 'destination', 'carrier', 'equipment', 'currency', 'from', 'to'],
    words: { ...AS_IN_SEARCH, from: 'First day', to: 'Last day' },
    answers: ['data'],
    annotations: READS,
    isRare: true,
  },
];
