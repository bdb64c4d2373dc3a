import { dayOf, type IsoDate } from '../../base/index.ts';
import type { CarrierDirectory } from '../../carriers/index.ts';
import type { Database } from '../../db/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import type { RateContent } from '../record/rate.schema.ts';
import { createScopeReader } from '../sheet-reader/charges/charge-scope.ts';
import { createFindingList, type FindingList } from '../sheet-reader/finding-list.ts';
import { count } from '../sheet-reader/plural.ts';
import type { DraftRate, SheetAnswers, SheetReading } from '../sheet-reader/sheet-reading.ts';
import { type Amended, amendRate } from './amend-rate.ts';
import type { Amendment, AmendmentReading, AmendmentScope } from './amendment.ts';
import { placesOf } from './amendment-places.ts';
import { findPublished, type PublishedScope } from './amendment-store.ts';

type Deps = { database: Database; ports: PortResolver; carriers: CarrierDirectory };

/** A notice, what the importer answered, and its file's name. */
type Notice = { file: string; answers: SheetAnswers; now: Date };

/**
 * Makes a draft of the changes that a notice announces: each published rate in their scope, with its new price from the day of the
 * change. Publishing it ends the old price the day before. What is not clear, or matches nothing, is a finding and changes nothing.
 */
export async function applyAmendments(
  deps: Deps,
  { amendments, unclear, uncertain }: AmendmentReading,
  notice: Notice,
): Promise<Pick<SheetReading, 'rates' | 'findings'>> {
  const findings = createFindingList();
  for (const { why, source } of unclear) {
    const message = `The notice changes published rates, and nothing was changed. ${why} Import a sheet or mail with the new prices.`;
    findings.add({ code: 'amendment_not_applied', severity: 'error', message, ...source });
  }
  for (const { said, source } of uncertain) {
    const message = `The notice says that the change is not certain ("${said}"), and nothing was changed. Import the notice that announces it, or a sheet with the new prices.`;
    findings.add({ code: 'amendment_not_certain', severity: 'error', message, ...source });
  }
  const rates: DraftRate[] = [];
  for (const amendment of amendments) rates.push(...(await applyOne(deps, amendment, notice, findings)));
  const distinct = withoutConflicts(rates, findings);
  return { rates: distinct, findings: findings.list() };
}

async function applyOne(
  deps: Deps,
  { scope, change, source }: Amendment,
  { file, answers, now }: Notice,
  findings: FindingList,
): Promise<DraftRate[]> {
  const refuse = (code: string, message: string, answer?: string) => {
    findings.add({ code, severity: 'error', message, ...source, answer });
    return [];
  };
  const named = { ...given(answers), ...scope };
  if (Object.keys(named).length === 0)
    return refuse(
      'amendment_not_applied',
      'The notice changes rates and names neither a port nor a carrier. Nothing was changed until the answer `carrier` is given.',
      'carrier',
    );
  const places = placesOf(named, deps.ports);
  if (typeof places === 'string') return refuse('amendment_not_applied', places);
  const carrier = named.carrier === undefined ? undefined : deps.carriers.find(named.carrier)?.scac;
  if (named.carrier !== undefined && carrier === undefined)
    return refuse(
      'amendment_not_applied',
      `No carrier is known as "${named.carrier}". Nothing was changed.`,
      'carrier',
    );
  const missing = missingIn(change);
  if (missing !== undefined) return refuse('amendment_not_applied', missing);
  const today = dayOf(now);
  const validUntilAtLeast = (change.kind === 'extend' ? undefined : change.from) ?? today;
  const published = lastOfEach(
    await findPublished(deps.database, { ...places, carrier, validUntilAtLeast }),
    change.kind,
  );
  const scopeOf = createScopeReader(deps.ports, deps.carriers);
  const name = `${file}: "${source.quote.slice(0, 120)}"`;
  const results = published.map((rate) => amendRate(rate, change, { source: name, today, scopeOf }));
  const changed = results.flatMap((result) => (result.kind === 'changed' ? [result.rate] : []));
  const ended = await describeEnded(deps.database, { ...places, carrier }, { change, today });
  if (changed.length === 0) return refuse(...nothingChanged(results, ended));
  const doubt = doubtAbout(changed, { named, isReplaced: change.kind === 'replace' });
  if (doubt) return refuse('amendment_not_applied', doubt.message, doubt.answer);
  const message = [whatChanged(changed, results, today), ended].filter(Boolean).join(' ');
  findings.add({ code: 'amendment_applied', severity: 'note', message, ...source });
  return changed.map((content) => ({ content, tab: source.tab, row: source.row + 1, column: null }));
}

/** The rates of a scope that end before the day of a change, with none after them: "2 published rates in its scope end …". */
async function describeEnded(
  database: Database,
  scope: Omit<PublishedScope, 'validUntilAtLeast'>,
  { change, today }: { change: Amendment['change']; today: IsoDate },
): Promise<string> {
  const from = change.kind === 'extend' ? undefined : change.from;
  if (from === undefined || from <= today) return '';
  const held = await findPublished(database, { ...scope, validUntilAtLeast: today });
  const goOn = new Set(held.filter(({ validTo }) => validTo >= from).map(offerOf));
  const days = held.filter((rate) => rate.validTo < from && !goOn.has(offerOf(rate))).map(({ validTo }) => validTo);
  const last = days.sort().at(-1);
  if (last === undefined) return '';
  const rates = count(days.length, 'published rate');
  return `${rates} in its scope ${days.length === 1 ? 'ends' : 'end'} before ${from}, the last on ${last}: the notice changes nothing of them.`;
}

/** What a change of published rates has to say and does not. */
function missingIn(change: Amendment['change']): string | undefined {
  if (change.kind === 'withdraw')
    return 'The notice withdraws published rates, and nothing was changed. Revert the sheet that has them, or import one that ends them.';
  if (change.kind === 'extend' || change.kind === 'replace' || change.from !== undefined) return undefined;
  return 'The notice does not name the day from which prices change. Nothing was changed.';
}

function given({ origin, destination, carrier }: SheetAnswers): AmendmentScope {
  return { ...(origin ? { origin } : {}), ...(destination ? { destination } : {}), ...(carrier ? { carrier } : {}) };
}

/** What rates of other days have in common when they follow each other. */
const offerOf = (rate: RateContent) =>
  JSON.stringify([
    rate.origin.code,
    rate.destination.code,
    rate.placeOfReceipt,
    rate.placeOfDelivery,
    rate.via,
    rate.carrier,
    rate.equipment,
    rate.commodity,
    rate.contract,
    rate.service,
  ]);

/** Of rates that follow each other only the last one can be made longer. */
function lastOfEach(rates: readonly RateContent[], kind: Amendment['change']['kind']): RateContent[] {
  if (kind !== 'extend') return [...rates];
  const last = new Map<string, RateContent>();
  for (const rate of rates) {
    const key = offerOf(rate);
    const known = last.get(key);
    if (!known || known.validTo < rate.validTo) last.set(key, rate);
  }
  return [...last.values()];
}

function nothingChanged(results: readonly Amended[], ended: string): [code: string, message: string] {
  if (results.length === 0 && ended !== '')
    return ['amendment_after_validity', `${ended} Import it again when the rates of those days are published.`];
  const isAlready = results.some(
    (result) => result.kind === 'unchanged' && (result.why === 'already' || result.why === 'longer'),
  );
  if (isAlready)
    return [
      'amendment_already_applied',
      'Every published rate in the scope of the notice has this change already. Nothing was changed.',
    ];
  if (results.length === 0)
    return ['amendment_matches_nothing', 'No published rate is in the scope of the notice. Nothing was changed.'];
  return [
    'amendment_matches_nothing',
    `The scope of the notice has ${count(results.length, 'published rate')}, but none of its container types, currency and price. Nothing was changed.`,
  ];
}

/** Why a change is not made although it matches rates: it would reach rates that it may not mean. */
function doubtAbout(
  changed: readonly RateContent[],
  { named, isReplaced }: { named: AmendmentScope; isReplaced: boolean },
): { message: string; answer?: string } | undefined {
  const carriers = new Set(changed.map(({ carrier }) => carrier?.name ?? 'no carrier'));
  if (named.carrier === undefined && carriers.size > 1)
    return {
      message: `The notice names no carrier, and published rates of ${[...carriers].sort().join(', ')} are in its scope. Nothing was changed until the answer \`carrier\` is given.`,
      answer: 'carrier',
    };
  const lanes = new Set(changed.map(({ origin, destination }) => `${origin.text} - ${destination.text}`));
  if (isReplaced && lanes.size > 1)
    return {
      message: `The price that is to be replaced is that of several lanes: ${[...lanes].slice(0, 5).join(', ')}. Name the lane. Nothing was changed.`,
    };
  return undefined;
}

function whatChanged(changed: readonly RateContent[], results: readonly Amended[], today: IsoDate): string {
  const types = [...new Set(changed.map(({ equipment }) => equipment.code))].sort().join(', ');
  const days = [...new Set(changed.map(({ validFrom }) => validFrom))].sort();
  const left = results.length - changed.length;
  const others =
    left === 0
      ? ''
      : ` ${count(left, 'rate')} in its scope ${left === 1 ? 'stays' : 'stay'} as published: other container types, currencies or prices, or changed already.`;
  return `The notice changes ${count(changed.length, 'published rate')} (${types}) from ${days[0] ?? today} on; the draft's difference shows each.${others}`;
}

/** Two changes of one notice for the same rate contradict each other: neither is made. */
function withoutConflicts(rates: readonly DraftRate[], findings: FindingList): DraftRate[] {
  const groups = Map.groupBy(rates, ({ content }) =>
    JSON.stringify([
      content.origin,
      content.destination,
      content.placeOfReceipt,
      content.placeOfDelivery,
      content.via,
      content.carrier,
      content.equipment,
      content.commodity,
      content.contract,
      content.validFrom,
    ]),
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (same.length === 1 || !first) return same;
    for (const { tab, row } of same) {
      const message = 'Two changes of the notice are about the same published rates. Neither was made for them.';
      findings.add({
        code: 'amendment_not_applied',
        severity: 'error',
        message,
        tab: tab ?? undefined,
        row: (row ?? 1) - 1,
        group: 'twice',
      });
    }
    return [];
  });
}
