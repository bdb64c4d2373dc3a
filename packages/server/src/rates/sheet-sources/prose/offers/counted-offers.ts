import { countedPrices, type ProsePrice } from '../amounts/prices-in-prose.ts';
import type { RelativePrice } from '../amounts/relative-prices.ts';
import type { SaidFields } from '../statement.ts';
import { LANE, type Offer } from './offer.ts';

const isLane = (one: SaidFields, other: SaidFields) => LANE.every((field) => one[field]?.text === other[field]?.text);
const says = (said: SaidFields, field: 'destination' | 'origin' | 'delivery', place: string) =>
  said[field]?.text.toLowerCase().includes(place.toLowerCase()) === true;

/** Whether an offer is of the lane, or from or to the place, that is named: "Hamburg / Santos", "Hamburg". */
function names({ said }: Offer, place: string): boolean {
  const [from, to, ...more] = place.split(' / ');
  if (from !== undefined && to !== undefined && more.length === 0 && says(said, 'origin', from))
    return says(said, 'destination', to);
  return (['destination', 'origin', 'delivery'] as const).some((field) => says(said, field, place));
}

/** The prices of the lane that another one is counted from: the last above, or the one that is named. None for a lane that has prices. */
export function pricesLike(
  offers: readonly Offer[],
  { said, like }: { said: SaidFields; like: string | undefined },
): ProsePrice[] {
  const priced = offers.filter(({ prices }) => prices.length > 0);
  const model = priced.findLast((offer) => like === undefined || names(offer, like));
  if (!model || priced.some((offer) => isLane(offer.said, said))) return [];
  return priced.filter((offer) => isLane(offer.said, model.said)).flatMap(({ prices }) => prices);
}

/** Gives offers the prices that a sentence counts from theirs: "40'HC = 40' + USD 100". False where none has what it needs. */
export function countPrices(offers: readonly Offer[], relative: readonly RelativePrice[]): boolean {
  return relative.map((one) => offers.map((offer) => countPrice(offer, one)).includes(true)).every((done) => done);
}

function countPrice({ prices }: Offer, one: RelativePrice): boolean {
  const types = one.types.filter((type) => !prices.some(({ equipment }) => equipment === type));
  const base = prices.find(({ equipment }) => equipment === (one.of ?? usualBase(types, prices)));
  if (types.length === 0 || !base) return false;
  prices.push(...countedPrices({ ...one, types }, base));
  return true;
}

/** The only price there is; of a high cube that of the standard height. */
function usualBase(types: readonly string[], prices: readonly ProsePrice[]): string | undefined {
  if (prices.length === 1) return prices[0]?.equipment;
  return types.every((type) => type === '40HC') ? '40GP' : undefined;
}
