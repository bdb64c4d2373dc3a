import { dayOf, type IsoDate } from '../../base/index.ts';
import { readChargeText } from '../sheet-reader/charge-text/read-charge-text.ts';
import type { StatedCharge } from '../sheet-reader/charge-text/stated-charge.ts';
import { phraseSource } from '../sheet-reader/lexicon/phrases.ts';
import { plainText } from '../sheet-reader/plain-text.ts';
import { type DateContext, parseValidity, type ValidityReading } from '../sheet-reader/validity/parse-validity.ts';
import { type DatePiece, scanDates } from '../sheet-reader/validity/scan-dates.ts';
import { amountsOf, type PriceGroup } from '../sheet-sources/prose/amounts/prices-in-prose.ts';
import { typesIn } from '../sheet-sources/prose/amounts/types-in-prose.ts';
import { daysIn } from '../sheet-sources/prose/days-in-prose.ts';
import type { NameReader } from '../sheet-sources/prose/places/places-in-prose.ts';
import { proseLines, sentencesOf, type TextLine } from '../sheet-sources/prose/prose-lines.ts';
import { words } from '../sheet-sources/prose/prose-words.ts';
import { quoteOf } from '../sheet-sources/prose/read-prose.ts';
import { foldedInPlace, masked, type Span } from '../sheet-sources/prose/spans.ts';
import { readStatement, type Statement } from '../sheet-sources/prose/statement.ts';
import { amountsFrom } from './amended-amounts.ts';
import type {
  Amendment,
  AmendmentChange,
  AmendmentReading,
  AmendmentScope,
  AmendmentSource,
  UnclearAmendment,
} from './amendment.ts';
import { pairIn } from './price-pair.ts';

const KINDS = (['extend', 'replace', 'withdraw', 'decrease', 'increase'] as const).map((kind) => ({
  kind,
  pattern: new RegExp(words(kind), 'iu'),
}));
type Kind = (typeof KINDS)[number]['kind'];

/** Words that announce a change of rates wherever they stand; others do so only beside a word for rates. */
const ANNOUNCED =
  /\b(?:gri|rri|grr|general rate increase|rate (?:restoration|increase|reduction|decrease)|price increase|amendment)\b|\b(?:raten|fracht)erhöhung|aumento (?:general )?de (?:tarifas|fletes)|aumento (?:geral )?de (?:tarifas|fretes)|hausse (?:générale )?des (?:taux|tarifs)|aumento (?:generale )?(?:dei )?noli|运价(?:上调|下调|上涨)|涨价通知/iu;
const ABOUT_RATES =
  /\b(?:rates?|prices?|levels?|below|quot\w+|validity|offers?|raten?|preise?|frachtraten?|gültigkeit|angebot\w*|tarifas?|fletes?|precios?|vigencia|fretes?|valores?|validade|taux|tarifs?|prix|validité|noli|nolo|tariffe|prezzi|validità)\b|运价|报价|价格|有效期/iu;
const SHARE = /(\d+(?:[.,]\d+)?)\s?(?:%|percent\b|per cent\b|prozent\b)/i;

/** "Is expected", "may apply", "tentative": the change is not decided. */
const NOT_CERTAIN = new RegExp(phraseSource('not-certain'), 'u');
/** "A further increase may follow": what is said of the next change is not said of this one. */
const ANOTHER = new RegExp(phraseSource('another'), 'u');

type Said = {
  /** The words by which it says that it is only expected, considered or possible. */
  doubt: string | undefined;
  kind: Kind | undefined;
  isAnnounced: boolean;
  groups: PriceGroup[];
  /** New levels of charges: "PSS now USD 300/600". */
  charges: readonly StatedCharge[];
  statement: Statement;
  /** The places that it names, as it writes them, whatever they are to it. */
  places: readonly string[];
  source: AmendmentSource;
};

/** The dates of a notice are those next to the day it was sent, or came. */
type Clock = { now: Date; written?: IsoDate | undefined };

/**
 * The changes of published rates that a text announces: amounts to add or take off, a longer validity, a price to replace. What the
 * text says once, of a port, a carrier or a day, holds for all of its changes that say nothing else.
 */
export function readAmendments(lines: readonly TextLine[], names: NameReader, clock: Clock): AmendmentReading {
  const said = proseLines(lines).flatMap(({ text, from }) =>
    sentencesOf(text).map((sentence) => whatIsSaid({ text: sentence, from }, names, datesOf(clock))),
  );
  const headed = said.find(({ isAnnounced, kind }) => isAnnounced && kind !== undefined)?.kind;
  if (!said.some((one) => isChange(one, headed))) return { amendments: [], unclear: [], uncertain: [] };
  const changes = joinAmounts(
    said.filter((one) => isChange(one, headed)),
    headed,
  );
  const others = said.filter((one) => !isChange(one, headed));
  const facts = others.map(({ statement }) => statement);
  const doubtOfAll = others.find(doubtsChange)?.doubt;
  const reading: AmendmentReading = { amendments: [], unclear: [], uncertain: [] };
  for (const one of changes) {
    const doubt = one.doubt ?? doubtOfAll;
    if (doubt !== undefined) {
      reading.uncertain.push({ said: doubt, source: one.source });
      continue;
    }
    const made = amendmentOf(one, { facts, headed, dates: datesOf(clock) });
    if ('why' in made) reading.unclear.push(made);
    else reading.amendments.push(made);
  }
  return reading;
}

function datesOf({ now, written }: Clock): DateContext {
  const [year, month] = (written ?? dayOf(now)).split('-').map(Number);
  return { year: { year: year ?? 0, month }, written };
}

function whatIsSaid({ text, from }: TextLine, names: NameReader, dates: DateContext): Said {
  const statement = readStatement(text, from, names);
  const isAnnounced = ANNOUNCED.test(text);
  const kind =
    isAnnounced || ABOUT_RATES.test(text) || /\d/.test(text) || namesLane(statement)
      ? KINDS.find(({ pattern }) => pattern.test(text))?.kind
      : undefined;
  const groups = amountsOf(masked(text, [...daysIn(text), ...namedDays(text)]));
  return {
    doubt: NOT_CERTAIN.exec(plainText(text))?.[0].trim(),
    kind,
    isAnnounced,
    groups,
    charges: levelsIn(withoutScope(text, names), dates),
    statement,
    places: [...new Set(names.placesIn(text).map(({ start, end }) => text.slice(start, end)))],
    source: { ...from, quote: quoteOf(text) },
  };
}

/** "This increase is not yet confirmed", "Tentative GRI": whether a sentence makes the change doubtful that others state. */
const doubtsChange = ({ doubt, isAnnounced, statement: { text } }: Said): boolean =>
  doubt !== undefined &&
  (isAnnounced || KINDS.some(({ pattern }) => pattern.test(text))) &&
  !ANOTHER.test(plainText(text));

/** "GRI 15 Dec": a day with the name of its month is no amount. */
function namedDays(text: string): Span[] {
  const folded = foldedInPlace(text);
  const isNamed = ({ month, day, start, end }: DatePiece) =>
    month !== undefined && day !== undefined && /\p{L}/u.test(folded.slice(start, end));
  return scanDates(folded).filter(isNamed);
}

/** A sentence without the places and carriers of its scope: "MSC ex China: PSS now USD 300". */
function withoutScope(text: string, names: NameReader): string {
  const lead = /^[^:：]{2,80}[:：]/.exec(text)?.[0] ?? '';
  const scope = [...names.placesIn(text), ...names.carriersIn(text)];
  const isLead = scope.some(({ end }) => end <= lead.length);
  return masked(text, [...scope, ...(isLead ? [{ start: 0, end: lead.length }] : [])]);
}

const LEVEL =
  /\b(?:now|new|change[sd]?|revised?|updated?|adjust\w*|increase[sd]?|decrease[sd]?|reduce[sd]?|raise[sd]?|add|effective|from|as of|neu\w*|ab|erhöht|nuev[oa]s?|desde|nouve\w+|dès|nuov[oai]|dal|nov[oa]s?)\b|调整|更新|自|起/iu;

/** The charges that a sentence sets anew. A general rate increase is no charge but a change of prices. */
function levelsIn(text: string, dates: DateContext): readonly StatedCharge[] {
  if (ANNOUNCED.test(text) || !LEVEL.test(text)) return [];
  const { charges, unclear } = readChargeText(text, { dates });
  const isSet = ({ status, amounts }: StatedCharge) => status === 'subject-to' && amounts.length > 0;
  return unclear.length === 0 && charges.every(isSet) ? charges : [];
}

/** Whether a sentence announces a change of its own, or is an amount under the heading that announces one. */
function isChange({ kind, isAnnounced, groups, charges, statement }: Said, headed: Kind | undefined): boolean {
  const { text, said } = statement;
  const names = isAnnounced || ABOUT_RATES.test(text);
  if (charges.length > 0) return true;
  if (kind === 'withdraw') return (names || namesLane(statement)) && statement.offers.length === 0;
  if (kind === 'extend') return said.validity !== undefined && names;
  if (kind === 'replace') return pairIn(text) !== undefined;
  // "Increases to USD 2,000" is an offer.
  if (kind !== undefined && statement.offers.length > 0 && scopeOf([statement]).destination !== undefined) return false;
  if (kind !== undefined && names && (groups.length > 0 || SHARE.test(text))) return true;
  return headed !== undefined && headed !== 'replace' && groups.length > 0;
}

const namesPlace = ({ origin, destination }: AmendmentScope) => origin !== undefined || destination !== undefined;
const namesLane = ({ said }: Statement) => said.origin !== undefined && said.destination !== undefined;

/** The amounts of a list under one heading are one change, as long as they name no ports of their own. */
function joinAmounts(changes: readonly Said[], headed: Kind | undefined): Said[] {
  const joined: Said[] = [];
  for (const one of changes) {
    const before = joined.at(-1);
    const hasOwnScope =
      one.kind !== undefined || scopeOf([one.statement]).origin || scopeOf([one.statement]).destination;
    if (before && headed && !hasOwnScope)
      joined[joined.length - 1] = {
        ...before,
        groups: [...before.groups, ...one.groups],
        doubt: before.doubt ?? one.doubt,
      };
    else joined.push(one);
  }
  return joined;
}

/** "The rates below": all that the mail lists, whatever ports it names elsewhere. */
const ALL_LISTED =
  /\b(?:below|above|quoted|listed|following|attached|obige|untenstehende|siguientes|abaixo|ci-dessous|sotto)\b|以下|上述/iu;

type Around = { facts: readonly Statement[]; headed: Kind | undefined; dates: DateContext };

/** The change that a sentence announces, or why it is not clear. */
function amendmentOf(
  { kind = undefined, groups, charges, statement, places, source }: Said,
  { facts, headed, dates }: Around,
): Amendment | UnclearAmendment {
  const isOfAll = ALL_LISTED.test(statement.text);
  const scope: AmendmentScope = { ...(isOfAll ? {} : scopeOf(facts)), ...scopeOf([statement]) };
  if (kind === 'withdraw' && !isOfAll && !namesPlace(scope)) {
    // "Luanda is suspended": the port is an end of the lanes that it withdraws. Nothing is withdrawn that is not named.
    if (places.length > 0) scope.end = places.join(' / ');
    else if (scope.carrier === undefined)
      return { why: 'It does not name the rates that it withdraws.', scope, source };
  }
  const days =
    ownDays(statement, dates) ?? facts.map((fact) => daysOf(fact, dates)).find((found) => found !== undefined);
  const change =
    charges.length > 0
      ? levelOf(charges, { text: statement.text, days })
      : changeOf(kind ?? headed, { text: statement.text, types: typesOf(statement.text), groups, days });
  return typeof change === 'string' ? { why: change, scope, source } : { scope, change, source };
}

/** Ports and carriers that statements name; of several different ones none is sure. */
function scopeOf(statements: readonly Statement[]): AmendmentScope {
  const only = (texts: readonly (string | undefined)[]) => {
    const found = [...new Set(texts.filter((text) => text !== undefined))];
    return found.length === 1 ? found[0] : undefined;
  };
  const origin = only(statements.map(({ said }) => said.origin?.text));
  const destination = only(statements.map(({ said }) => said.destination?.text));
  const carrier = only(statements.map(({ said }) => said.carrier?.text));
  return { ...(origin ? { origin } : {}), ...(destination ? { destination } : {}), ...(carrier ? { carrier } : {}) };
}

/** The days of the sentence that announces a change. */
function ownDays({ text }: Statement, dates: DateContext): ValidityReading | undefined {
  const said = daysIn(text).find(({ kind }) => kind === 'validity')?.text;
  return said === undefined ? undefined : parseValidity(said, dates);
}

function daysOf({ said }: Statement, dates: DateContext): ValidityReading | undefined {
  const text = said.validity?.text ?? said['valid-from']?.text;
  return text === undefined ? undefined : parseValidity(text, dates);
}

type Told = {
  text: string;
  types: readonly string[] | undefined;
  groups: readonly PriceGroup[];
  days: ValidityReading | undefined;
};

const BY = /\b(?:by|um|en|de)\s+(?:usd|eur|us\$|[$€])/i;

/** The container types that a sentence names, with a price or without. */
function typesOf(text: string): string[] | undefined {
  const types = typesIn(masked(text, daysIn(text))).map(({ code }) => code);
  return types.length > 0 ? types : undefined;
}

/** A charge holds from the day that its sentence names, or that of the notice. */
function levelOf(
  charges: readonly StatedCharge[],
  { text, days }: Pick<Told, 'text' | 'days'>,
): AmendmentChange | string {
  if (BY.test(text)) return 'It changes a charge by an amount, and does not say what the charge is then.';
  const from = charges.map(({ days: own }) => own?.from).find((day) => day !== undefined) ?? days?.from ?? days?.day;
  return { kind: 'charge', charges: charges.map(({ days: _, ...charge }) => charge), from, to: days?.to };
}

function changeOf(kind: Kind | undefined, { text, types, groups, days }: Told): AmendmentChange | string {
  if (days?.ambiguous) return 'Its day can be read in two ways.';
  const from = days?.from ?? days?.day;
  if (kind === 'extend') {
    const to = days?.to ?? days?.day;
    return to ? { kind, to } : 'It does not name the last day.';
  }
  if (kind === 'replace') {
    const pair = pairIn(text);
    return pair ? { kind, ...pair, types, from, to: undefined } : 'It does not name the old and the new price.';
  }
  const to = days?.to;
  if (kind === 'withdraw') return { kind, types, from, to: undefined };
  const share = SHARE.exec(text)?.[1];
  const sign = kind === 'decrease' ? -1 : 1;
  if (share !== undefined) return { kind: 'share', percent: sign * Number(share.replace(',', '.')), from, to };
  const amounts = amountsFrom(groups, text, sign);
  return amounts ? { kind: 'add', amounts, from, to } : 'Its amounts cannot be told apart by container type.';
}
