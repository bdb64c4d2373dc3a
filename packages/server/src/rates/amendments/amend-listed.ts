import type { IsoDate } from '../../base/index.ts';
import type { CarrierDirectory } from '../../carriers/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import type { RateContent } from '../record/rate.schema.ts';
import { createScopeReader } from '../sheet-reader/charges/charge-scope.ts';
import { createFindingList, type FindingList, type RowDoubt, type SheetFinding } from '../sheet-reader/finding-list.ts';
import { count } from '../sheet-reader/plural.ts';
import type { DraftRate } from '../sheet-reader/sheet-reading.ts';
import { amendRate, remainders } from './amend-rate.ts';
import type { Amendment, AmendmentReading } from './amendment.ts';
import { placesOf } from './amendment-places.ts';

type Deps = { ports: PortResolver; carriers: CarrierDirectory };

/** `quoted`: the rates stand in an earlier message that the mail quotes, and hold as the mail changes them; else they are its own. */
export type Listed = { rates: readonly DraftRate[]; quoted: boolean };

/**
 * The rates that a mail lists or quotes, as its sentences change them. What is not clear holds back the rates in its scope. Each changed
 * rate has the place of its price, and its remark the line that changes it.
 */
export function amendListed(
  deps: Deps,
  { rates, quoted }: Listed,
  { amendments, unclear, uncertain }: AmendmentReading,
): { rates: DraftRate[]; findings: SheetFinding[] } {
  const findings = createFindingList();
  let current: DraftRate[] = [...rates];
  for (const { why, scope, source } of unclear) {
    const held = scopedBy(deps, scope, current) ?? (() => true);
    const left = current.filter(({ content }) => !held(content));
    const message = `The mail changes rates, and those that it may mean are held back. ${why} Import the rates as they are to be.`;
    findings.add({ code: 'amendment_not_applied', severity: 'error', message, ...source });
    current = left;
  }
  for (const { said, source } of uncertain) {
    const message = `The line says that a change is not certain ("${said}"); the rates are as listed, without it. Import the notice that announces it.`;
    findings.add({ code: 'amendment_not_certain', severity: 'warning', message, ...source });
  }
  for (const amendment of amendments) current = applyOne(deps, { rates: current, quoted }, amendment, findings);
  return { rates: current, findings: findings.list() };
}

type InScope = (content: RateContent) => boolean;

/** Whether a rate is in a scope; undefined when the scope is not clear. */
function scopedBy(
  { ports, carriers }: Deps,
  scope: Amendment['scope'],
  rates: readonly DraftRate[],
): InScope | undefined {
  const places = placesOf(scope, ports);
  if (typeof places === 'string') return undefined;
  const { origins, destinations, either } = places;
  const scac = scope.carrier === undefined ? undefined : carriers.find(scope.carrier)?.scac;
  const carries = rates.some(({ content }) => content.carrier !== null);
  const isAt = (codes: readonly string[] | undefined, ...ends: (RateContent['origin'] | null | undefined)[]) =>
    codes === undefined || ends.some((end) => end?.code != null && codes.includes(end.code));
  return ({ origin, destination, placeOfReceipt, placeOfDelivery, carrier }) =>
    isAt(origins, origin, placeOfReceipt) &&
    isAt(destinations, destination, placeOfDelivery) &&
    isAt(either, origin, placeOfReceipt, destination, placeOfDelivery) &&
    (scac === undefined || !carries || carrier?.scac === scac);
}

function applyOne(deps: Deps, { rates, quoted }: Listed, amendment: Amendment, findings: FindingList): DraftRate[] {
  const { scope, change, source } = amendment;
  const inScope = scopedBy(deps, scope, rates);
  const scopeOf = createScopeReader(deps.ports, deps.carriers);
  const context = { source: `line ${source.row + 1}: "${source.quote.slice(0, 120)}"`, scopeOf };
  let changed = 0;
  let isLater = false;
  const ended: IsoDate[] = [];
  const result = rates.flatMap((rate): DraftRate[] => {
    const { content } = rate;
    if (!inScope?.(content)) return [rate];
    if (change.kind === 'withdraw') {
      if (change.types && !change.types.includes(content.equipment.code)) return [rate];
      changed += 1;
      const from = change.from ?? content.validFrom;
      return remainders(content, { validFrom: from, validTo: content.validTo }).map((left) => ({
        ...rate,
        content: left,
      }));
    }
    const amended = amendRate(content, change, { ...context, today: content.validFrom });
    if (amended.kind !== 'changed') return [rate];
    const days = newDays(amendment, content, quoted) ?? amended.rate;
    if (days === 'unstated') {
      ended.push(content.validTo);
      return [rate];
    }
    changed += 1;
    const kept = quoted || change.kind === 'extend' ? [] : remainders(content, days);
    const { validFrom, validTo } = days;
    isLater ||= validFrom > content.validFrom;
    return [...kept, { ...amended.rate, validFrom, validTo }].map((one) => ({ ...rate, content: one }));
  });
  if (changed === 0) {
    findings.add({ ...whyNone(change, { isClear: inScope !== undefined, ended, quoted }), ...source });
    return quoted ? [] : [...rates];
  }
  const message =
    quoted && isLater
      ? `The line changes ${count(changed, 'rate')} of this mail from its day on. The quoted prices of the days before are not in the draft: publish them first if they are not published yet.`
      : `The line changes ${count(changed, 'rate')} of this mail; the rates are as it makes them.`;
  findings.add({ code: 'amendment_applied', severity: 'warning', message, ...source });
  return result;
}

type None = { isClear: boolean; ended: readonly IsoDate[]; quoted: boolean };

/** Why a line changes no rate of the mail. `ended`: the last days of those that end before the day of the change. */
function whyNone(change: Amendment['change'], { isClear, ended, quoted }: None): RowDoubt {
  const last = ended.toSorted().at(-1);
  if (last !== undefined && change.kind !== 'extend')
    return {
      ...{ code: 'amendment_after_validity', severity: quoted ? 'error' : 'warning' },
      message: `The line changes rates from ${change.from} on, and ${count(ended.length, 'rate')} of this mail that it means ${ended.length === 1 ? 'ends' : 'end'} before, the last on ${last}: it changes nothing of them.`,
    };
  const message = isClear
    ? 'The line changes rates, and none of those in the mail is meant by it. Nothing was changed.'
    : 'The line changes rates, and which ones is not clear. Nothing was changed.';
  return { code: 'amendment_matches_nothing', severity: 'error', message };
}

type Days = Pick<RateContent, 'validFrom' | 'validTo'>;

/** The days of a quoted rate are those that the change names; a change behind its last day has to name its own. */
function newDays(
  { change }: Amendment,
  { validFrom, validTo }: RateContent,
  quoted: boolean,
): Days | 'unstated' | undefined {
  if (change.kind === 'extend') return undefined;
  const { from, to } = change;
  const isBehind = from !== undefined && from > validTo;
  if (isBehind && to === undefined) return 'unstated';
  if (!quoted && !isBehind) return undefined;
  const last: IsoDate = to ?? validTo;
  return { validFrom: from ?? validFrom, validTo: last };
}
