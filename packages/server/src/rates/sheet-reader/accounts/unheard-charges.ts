import type { CarrierDirectory } from '../../../carriers/index.ts';
import { rateTotal, statedCompleteness } from '../../record/rate-total.ts';
import { type Mentions, mayMention, mentionsIn, saysOfCharges } from '../charge-text/mentions.ts';
import { readChargeText } from '../charge-text/read-charge-text.ts';
import type { StatedCharge } from '../charge-text/stated-charge.ts';
import type { KnownCharge } from '../charges/charge-lexicon.ts';
import type { ScopeReader } from '../charges/charge-scope.ts';
import type { FindingList } from '../finding-list.ts';
import { memoize } from '../memoize.ts';
import { findCarrierIn } from '../rows/carrier-reader.ts';
import type { DraftRate } from '../sheet-reading.ts';
import { Heard } from './heard.ts';
import { type LookedOver, sentencesOf, textsAt } from './open-texts.ts';

/** A text about charges that no rate tells of; `rows`: the only row of its tab that it may be about. */
type Unheard = { tab: string; row: number; text: string; isOfRow: boolean };

/** Where doubts go, whom charges are for, and the carriers that texts name. */
type Tools = { findings: FindingList; reader: { chargeScopes: ScopeReader }; carriers: CarrierDirectory };

/**
 * The last look over a sheet. Every text and every amount of a charge that no rate tells of (as a charge, in a condition, or in what
 * its total leaves out) is put into the totals of the rates that it may be about, and named at their rows: those of its own row, else
 * of its tab, else all. So nothing that a sheet says of charges disappears.
 */
export function markUnheard(
  rates: readonly DraftRate[],
  over: readonly LookedOver[],
  { findings, reader, carriers }: Tools,
): DraftRate[] {
  const byTab = Map.groupBy(rates, ({ tab }) => tab);
  const unheard = over.flatMap((one) =>
    unheardIn(one, byTab.get(one.tab.grid.tab.name) ?? [], rates, { scopeOf: reader.chargeScopes, carriers }),
  );
  if (unheard.length === 0) return [...rates];
  const marks = new Map<DraftRate, Set<string>>();
  for (const { tab, row, text, isOfRow } of unheard) {
    const near = byTab.get(tab) ?? [];
    const around = near.length > 0 ? near : rates;
    const about = isOfRow ? near.filter((rate) => rate.row === row + 1) : ofNamedCarrier(around, text, carriers);
    const doubt = {
      code: 'charge_not_applied',
      severity: 'warning' as const,
      message: `"${text}" says something about charges that is in no rate. It may be about these rows; it stands in what their totals leave out.`,
      quote: text,
      group: text,
    };
    // The place of the finding is where the text stands; the rows of the rates follow.
    if (about.length > 0 && !isOfRow && around === near) findings.add({ ...doubt, tab, row });
    for (const rate of about) {
      marks.set(rate, (marks.get(rate) ?? new Set()).add(text));
      findings.add({ ...doubt, tab: rate.tab ?? undefined, row: rate.row === null ? undefined : rate.row - 1 });
    }
  }
  return rates.map((rate) => withSentences(rate, marks.get(rate)));
}

/** The rates of the carrier that a text names, where they have one of it; else all. */
function ofNamedCarrier(rates: readonly DraftRate[], text: string, carriers: CarrierDirectory): readonly DraftRate[] {
  const scac = findCarrierIn(text, carriers)?.scac;
  const own = scac === undefined ? [] : rates.filter(({ content }) => content.carrier?.scac === scac);
  return own.length > 0 ? own : rates;
}

function withSentences(rate: DraftRate, texts: ReadonlySet<string> | undefined): DraftRate {
  if (!texts) return rate;
  const { allIn, exclusions } = statedCompleteness(rate.content);
  const sentences = [...texts].map((text) => `The sheet says: "${text}"`);
  const marked = rateTotal({ ...rate.content, allIn, exclusions: [...exclusions, ...sentences] });
  return { ...rate, content: { ...rate.content, total: marked } };
}

const heardOf = (rates: readonly DraftRate[]) => {
  const heard = new Heard();
  for (const rate of rates) heard.add(rate);
  return heard;
};

function unheardIn(
  { tab, accounts, isDerived }: LookedOver,
  own: readonly DraftRate[],
  all: readonly DraftRate[],
  { scopeOf, carriers }: { scopeOf: ScopeReader; carriers: CarrierDirectory },
): Unheard[] {
  const { grid, kind } = tab;
  if (grid.tab.hidden || kind === 'ignored' || isDerived || all.length === 0) return [];
  const mentions = memoize((text: string) => (mayMention(text) ? mentionsIn(text) : undefined));
  const byRow = Map.groupBy(own, ({ row }) => row);
  const around = own.length > 0 ? own : all;
  const heardAround = once(() => heardOf(around));
  const found: Unheard[] = [];
  for (let row = 0; row < grid.rowCount; row++) {
    if (grid.tab.hiddenRows.has(row)) continue;
    const ofRow = byRow.get(row + 1);
    const isOfRow = ofRow !== undefined;
    for (const text of textsAt(tab, accounts, row, isOfRow).flatMap(sentencesOf)) {
      const named = mentions(text);
      if (named === undefined || !speaksOfCharges(named, text) || namesCarriers(named, around, carriers)) continue;
      const heard = ofRow ? heardOf(ofRow) : heardAround();
      if (heard.hears(named) || isForOthers(text, named, ofRow ?? around, scopeOf)) continue;
      found.push({ tab: grid.tab.name, row, text: text.replace(/\s+/g, ' '), isOfRow });
    }
  }
  return found;
}

/** "EMC 20GP": codes of charges that are as well names of carriers of these rates, and nothing else. */
function namesCarriers(
  { charges, ...named }: Mentions,
  rates: readonly DraftRate[],
  carriers: CarrierDirectory,
): boolean {
  if (charges.length === 0 || named.money.length > 0 || named.speaks) return false;
  return charges.every(({ code }) => {
    const scac = code === null ? undefined : carriers.find(code)?.scac;
    return scac !== undefined && rates.some(({ content }) => content.carrier?.scac === scac);
  });
}

const once = <T>(make: () => T) => {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/**
 * Money, or a charge of which something is said. The names of charges are words of titles and addresses, too ("rate restoration",
 * "Logistics Ltd"): alone they speak where they are written as a code.
 */
function speaksOfCharges(named: Mentions, text: string): boolean {
  if (saysOfCharges(named)) return true;
  const isCoded = ({ code }: KnownCharge) => code !== null && new RegExp(`(?<![A-Z])${code}(?![A-Z])`).test(text);
  return named.charges.some(isCoded) && /\s/.test(text.trim());
}

/** Whether a text says itself that its charges are for none of these rates: waived, or for other places, days or container types. */
function isForOthers(text: string, { charges }: Mentions, rates: readonly DraftRate[], scopeOf: ScopeReader): boolean {
  if (charges.length === 0) return false;
  // "AMS | USD 35, US cargo only": a charge, and what is said of it in the next cell.
  const stated = readChargeText(text.replace(' | ', ': ')).charges;
  const isForNone = (one: StatedCharge) =>
    one.status === 'waived' ||
    rates.every(
      ({ content, tab, baseTab }) => scopeOf(one, { ...content, tab: baseTab ?? tab ?? undefined }) === undefined,
    );
  return charges.every(({ name }) => {
    const own = stated.filter(({ charge }) => charge.name === name);
    return own.length > 0 && own.every(isForNone);
  });
}
