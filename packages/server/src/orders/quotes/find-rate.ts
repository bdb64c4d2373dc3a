import { dayOf } from '../../base/index.ts';
import {
  forCustomers,
  type Rate,
  type RateListQuery,
  type RateRevision,
  type SeenRates,
  type UnderstoodQuery,
} from '../../rates/index.ts';
import { orderProblem } from '../problems.ts';
import type { PartRequest } from './quote-request.schema.ts';

/** What quotes need of the rates module. */
export type RatesForQuotes = Pick<SeenRates, 'list' | 'getRevision' | 'findCurrent'>;

type RateListBody = { data: Rate[]; meta: UnderstoodQuery & { total: number } };

/** Candidates listed when more than one rate fits. */
const SHOWN = 10;

/** A rate as quotes have it: they are passed on, so that comments of cells, which are of the desk, stand in none. */
export function toQuotable(revision: RateRevision): RateRevision {
  return { ...revision, rate: forCustomers(revision.rate) };
}

/**
 * The rate that a request names by id or by lane, as quotes have it, and the day of its price. Throws `rate_not_found`, `rest_invalid_param`,
 * `quote_rate_ambiguous`, `quote_rate_not_found`, `quote_rate_superseded`, `quote_day_outside_validity`.
 */
export async function findRate(rates: RatesForQuotes, request: Omit<PartRequest, 'leg'>, now: Date) {
  const id = request.rateId ?? (await findOnLane(rates, request, now));
  const revision = toQuotable(await rates.getRevision(id));
  const today = dayOf(now);
  const { validFrom, validTo, known } = revision.rate;
  const date = request.date ?? (validFrom > today ? validFrom : today);
  if (known.to !== null) throw await superseded(rates, revision, date);
  if (date < today || date < validFrom || date > validTo) {
    throw orderProblem('quote_day_outside_validity', { rate_id: id, date, valid_from: validFrom, valid_to: validTo });
  }
  return { revision, date };
}

async function superseded(rates: RatesForQuotes, { rate, rateKey }: RateRevision, date: string) {
  const current = await rates.findCurrent(rateKey, date);
  const found = current ? summaryOf(current.rate) : null;
  return orderProblem('quote_rate_superseded', { rate_id: rate.id, superseded_at: rate.known.to, current: found });
}

async function findOnLane(rates: RatesForQuotes, request: Omit<PartRequest, 'leg'>, now: Date): Promise<number> {
  const { origin, destination, carrier, equipment, date = dayOf(now) } = request;
  const query: RateListQuery = {
    ...(origin === undefined ? {} : { origin }),
    ...(destination === undefined ? {} : { destination }),
    ...(carrier === undefined ? {} : { carrier }),
    ...(equipment === undefined ? {} : { equipment }),
    valid_on: date,
    per_page: SHOWN,
  };
  const { body } = await rates.list(query, now);
  const { data, meta } = JSON.parse(Buffer.from(body).toString('utf8')) as RateListBody;
  const understood = { origin: meta.origin, destination: meta.destination, carrier: meta.carrier, date };
  const [first] = data;
  if (first === undefined) throw orderProblem('quote_rate_not_found', { understood });
  const isAmbiguous = meta.origin?.ambiguous === true || meta.destination?.ambiguous === true;
  if (data.length === 1 && !isAmbiguous && origin && destination) return first.id;
  const candidates = data.map(summaryOf);
  const doubt = data.length > 1 ? undefined : whyDoubtful(request, meta);
  throw orderProblem('quote_rate_ambiguous', { candidates, total: meta.total, understood }, doubt);
}

/** Why the only rate that was found may not be the one that is meant. */
function whyDoubtful({ origin, destination }: Omit<PartRequest, 'leg'>, meta: UnderstoodQuery): string {
  const unnamed = [...(origin ? [] : ['`origin`']), ...(destination ? [] : ['`destination`'])];
  if (unnamed.length > 0) return `One rate fits, and the request names no ${unnamed.join(' and no ')}.`;
  const ambiguous = [
    ...(meta.origin?.ambiguous ? [`"${origin}"`] : []),
    ...(meta.destination?.ambiguous ? [`"${destination}"`] : []),
  ];
  return `One rate fits, and ${ambiguous.join(' and ')} may mean other places too.`;
}

/** The properties that distinguish rates. */
function summaryOf({ id, origin, destination, via, carrier, service, equipment, base, validFrom, validTo }: Rate) {
  return {
    rateId: id,
    origin: origin.code ?? origin.text,
    destination: destination.code ?? destination.text,
    via: via.map(({ code, text }) => code ?? text),
    carrier: carrier?.scac ?? carrier?.name ?? null,
    service,
    equipment: equipment.code,
    base,
    validFrom,
    validTo,
  };
}
