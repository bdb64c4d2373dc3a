import type { Offer } from './offer.ts';

/** So many other lines begin at a port for it to be that of a line which names none. */
const LEAST_COMMON = 3;

/** "NSA - Sohar: USD 520", "To Singapore ONE can do USD 180": where all offers that name a port of loading name the same, it is that of the others. */
export function withCommonOrigin(offers: readonly Offer[]): Offer[] {
  const named = offers.filter(({ said }) => said.origin !== undefined);
  const lines = new Set(named.map(({ statement }) => statement.line));
  const [origin] = named.map(({ said }) => said.origin);
  const isCommon = lines.size >= LEAST_COMMON && named.every(({ said }) => said.origin?.text === origin?.text);
  if (!origin || !isCommon) return [...offers];
  return offers.map((offer) =>
    offer.said.origin ? offer : { ...offer, said: { ...offer.said, origin }, hasCommonOrigin: true },
  );
}
