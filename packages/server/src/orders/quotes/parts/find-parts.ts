import { addDays, type IsoDate, invalidParameters, Problem } from '../../../base/index.ts';
import type { Rate, RateRevision } from '../../../rates/index.ts';
import { orderProblem } from '../../problems.ts';
import { findRate, type RatesForQuotes } from '../find-rate.ts';
import type { PartRequest } from '../quote-request.schema.ts';

/** A part that was found: its rate, the day of its price, and how much is asked for. */
export type FoundPart = { revision: RateRevision; date: IsoDate; leg: number | null; asked: PartRequest };

/**
 * Finds the rate of every part, in the order of the legs. A leg without a day is priced on the day that the leg before it
 * arrives. Throws what `findRate` throws, with `data.part`, and `quote_legs_do_not_meet`.
 */
export async function findParts(rates: RatesForQuotes, parts: readonly PartRequest[], now: Date): Promise<FoundPart[]> {
  const legs = legsOf(parts);
  if (legs === null) {
    const found: FoundPart[] = [];
    for (const [at, asked] of parts.entries()) found.push(await findPart(rates, { asked, at, leg: null }, now));
    return found;
  }
  const found: FoundPart[] = [];
  let before: FoundPart[] = [];
  for (const leg of legs) {
    const after = arrivalOf(before);
    const own: FoundPart[] = [];
    for (const [at, asked] of parts.entries()) {
      if (asked.leg !== leg) continue;
      own.push(await findLeg(rates, { asked, at, leg }, { after, now }));
    }
    checkMeeting(before, own, leg);
    found.push(...own);
    before = own;
  }
  return found;
}

/** The numbers of the legs, in order; null: the parts are no legs. Throws `rest_invalid_param`. */
function legsOf(parts: readonly PartRequest[]): number[] | null {
  const legs = [...new Set(parts.flatMap(({ leg }) => leg ?? []))].sort((a, b) => a - b);
  if (legs.length === 0) return null;
  const isWhole = parts.every(({ leg }) => leg !== undefined) && legs.every((leg, at) => leg === at + 1);
  if (isWhole) return legs;
  const message = 'Number the legs 1, 2 …, for every part or for none.';
  throw invalidParameters({ parts: { code: 'rest_invalid_param', message, data: null } });
}

type Wanted = { asked: PartRequest; at: number; leg: number | null };

async function findPart(rates: RatesForQuotes, { asked, at, leg }: Wanted, now: Date): Promise<FoundPart> {
  try {
    return { ...(await findRate(rates, asked, now)), leg, asked };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, next: _next, ...data } = error.data;
    const kind = { status: error.status, message: error.message, next: String(error.data.next ?? '') };
    throw new Problem(error.code, kind, { ...data, part: at + 1 }, `Part ${at + 1}: ${error.message}`);
  }
}

/** A leg on its own day, or on the day that the leg before it arrives; later when its rate begins later. */
async function findLeg(
  rates: RatesForQuotes,
  { asked, ...wanted }: Wanted,
  { after, now }: { after: IsoDate | undefined; now: Date },
): Promise<FoundPart> {
  if (asked.date !== undefined || after === undefined) return findPart(rates, { ...wanted, asked }, now);
  try {
    return await findPart(rates, { ...wanted, asked: { ...asked, date: after } }, now);
  } catch (error) {
    const begins = error instanceof Problem ? error.data.valid_from : undefined;
    if (typeof begins !== 'string' || begins < after) throw error;
    return findPart(rates, { ...wanted, asked: { ...asked, date: begins } }, now);
  }
}

/** The day by which all of a leg has arrived, as far as its transit times are stated; undefined: there is no leg before. */
function arrivalOf(parts: readonly FoundPart[]): IsoDate | undefined {
  return parts
    .map(({ date, revision }) => addDays(date, revision.rate.transitDays ?? 0))
    .sort()
    .at(-1);
}

const codeOf = ({ code, text }: Rate['origin']) => code ?? text;

/** Throws `quote_legs_do_not_meet` unless a leg begins where the one before ends, not earlier, with the same containers. */
function checkMeeting(before: readonly FoundPart[], own: readonly FoundPart[], leg: number): void {
  const refuse = (message: string, data: Record<string, unknown>) =>
    orderProblem('quote_legs_do_not_meet', { leg, ...data }, message);
  const starts = [...new Set(own.map(({ revision: { rate } }) => codeOf(rate.placeOfReceipt ?? rate.origin)))];
  if (starts.length > 1) throw refuse(`Leg ${leg} begins at ${starts.join(' and ')}.`, { begins_at: starts });
  if (before.length === 0) return;
  const ends = [...new Set(before.map(({ revision: { rate } }) => codeOf(rate.placeOfDelivery ?? rate.destination)))];
  if (ends.length > 1 || ends[0] !== starts[0]) {
    const message = `Leg ${leg} begins at ${starts.join()}, and leg ${leg - 1} ends at ${ends.join(' and ')}.`;
    throw refuse(message, { begins_at: starts, ends_at: ends });
  }
  const [former, latter] = [containersOf(before), containersOf(own)];
  if (former !== latter) {
    const message = `Leg ${leg} carries ${latter}, and leg ${leg - 1} carries ${former}.`;
    throw refuse(message, { containers: { before: former, after: latter } });
  }
  const arrival = arrivalOf(before) ?? '';
  const early = own.find(({ date }) => date < arrival);
  if (early === undefined) return;
  const message = `Leg ${leg} is priced on ${early.date}; leg ${leg - 1} does not arrive before ${arrival}.`;
  throw refuse(message, { date: early.date, arrival });
}

/** `2 × 20GP, 1 × 40HC`: the containers of a leg by type. */
function containersOf(parts: readonly FoundPart[]): string {
  const counts = new Map<string, number>();
  for (const { revision, asked } of parts) {
    const { code } = revision.rate.equipment;
    counts.set(code, (counts.get(code) ?? 0) + asked.quantities.containers);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, count]) => `${count} × ${code}`)
    .join(', ');
}
