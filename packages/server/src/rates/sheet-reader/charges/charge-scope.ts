import type { CarrierDirectory } from '../../../carriers/index.ts';
import type { PortResolver } from '../../../ports/index.ts';
import { type ChargeDays, wordsOfDays } from '../../record/charge-days.ts';
import type { RateContent } from '../../record/rate.schema.ts';
import type { ChargeScope, StatedCharge } from '../charge-text/stated-charge.ts';
import { memoize } from '../memoize.ts';

/** A rate as far as charges and conditions are restricted by it. */
export type ScopedRate = Pick<RateContent, 'origin' | 'destination' | 'carrier' | 'validFrom' | 'validTo'> & {
  equipment: Pick<RateContent['equipment'], 'code'>;
};

/** An end of the lane that a cell names, or either of them. */
export type LineEnd = 'origin' | 'destination' | 'either';

/**
 * What a line of a table says of its lane: the codes of ports at each end, words of cells in which no port was found (a region, or
 * something unknown), and carriers by SCAC or by name in small letters. Empty where it names none.
 */
export type LineScope = Readonly<Record<LineEnd, readonly string[]>> & {
  carriers: readonly string[] | undefined;
  words: readonly { text: string; end: LineEnd }[];
};

/**
 * Whom a charge or a condition is for, wherever that is said (prose, footnotes, headings, tables): container types, days, names of
 * places, regions or carriers, the cells of its line. Each part restricts it further.
 */
export type Scope = Pick<StatedCharge, 'days' | 'types' | 'scope'> & { line?: LineScope; isPriced?: boolean };

/**
 * Whether something is for a rate: not at all, or with these conditions. `end`: the end of the lane that was named alone; `unknown`:
 * words of the scope that were not understood, which are among the conditions; `days`: those of the rate on which it holds, which
 * are among them in words.
 */
export type Applies =
  | { end?: 'origin' | 'destination'; conditions: readonly string[]; days?: ChargeDays; unknown?: string }
  | undefined;

/** The one reader of scopes. */
export type ScopeReader = (scope: Scope, rate: ScopedRate) => Applies;

type Named = { ports: ReadonlySet<string>; countries: ReadonlySet<string>; carriers: ReadonlySet<string> };
type Match = boolean | 'origin' | 'destination' | undefined;

const SPLIT = /[,/&+、;]|\b(?:and|or|y|e|et|und|en|ve|o|ou|oder)\b|和|及/iu;
const AROUND =
  /^(?:ports? (?:of|in)|the|all|via|pod|pol|destinations?|for|to|puertos? de|porti|hafen in)\s+|\s+(?:ports?|only|destinations?|cargo|cargoes|shipments|bookings|lanes?|trade|service|puertos|porti|hafen|häfen|ports only)$|^(?:仅|往|到)|(?:航线|港口?|货物?|线)$/giu;
/** "EU ports Rotterdam": a group, and the member of it that is meant. */
const GROUP_BEFORE = /^.+\s(?:ports?|puertos|portos|porti|häfen|hafen)\s+(?=\p{Lu})/u;

/** Makes the reader of whom charges and conditions are for. */
export function createScopeReader(ports: PortResolver, carriers: CarrierDirectory): ScopeReader {
  const namedIn = memoize((text: string) => readNames(text, ports, carriers));
  return (scope, rate) => {
    const { days, types, line } = scope;
    if (types && !types.includes(rate.equipment.code)) return undefined;
    if ((days?.to && days.to < rate.validFrom) || (days?.from && days.from > rate.validTo)) return undefined;
    const named = matchOfText(scope, rate, namedIn);
    if (named.match === false) return undefined;
    const inLine = line === undefined ? OPEN_LINE : matchOfLine(line, rate, namedIn);
    if (inLine.match === false) return undefined;
    const unknown = [...named.unknown, ...inLine.unknown].join('; ');
    const within = daysWithin(days, rate);
    const conditions = [...named.way, ...(unknown === '' ? [] : [unknown]), ...wordsOfDays(within)];
    const end = [named.match, inLine.match].find((one) => one === 'origin' || one === 'destination');
    const known = end === 'origin' || end === 'destination' ? { end } : {};
    return { conditions, ...known, ...(within ? { days: within } : {}), ...(unknown === '' ? {} : { unknown }) };
  };
}

const OPEN_LINE: { match: Match; unknown: readonly string[] } = { match: true, unknown: [] };

/** The part of the days of a rate on which something holds; undefined where it is all of them. */
function daysWithin(days: Scope['days'], { validFrom, validTo }: ScopedRate): ChargeDays | undefined {
  const from = days?.from && days.from > validFrom ? days.from : null;
  const to = days?.to && days.to < validTo ? days.to : null;
  return from === null && to === null ? undefined : { from, to };
}

/** Whether the names in a text are those of a rate; the way that it says, and its words where they mean nothing that is known. */
function matchOfText(
  { scope, isPriced = false }: Scope,
  rate: ScopedRate,
  namesOf: NamesOf,
): { match: Match; way: string[]; unknown: string[] } {
  if (scope === undefined) return { match: true, way: [], unknown: [] };
  const match = matchOf(scope, namesOf(scope.text), rate);
  const isOpen = match === undefined && (scope.sure || (isPriced && isName(scope.text)));
  const words = isOpen ? [wordsOf(scope)] : [];
  return WAY.test(scope.text) ? { match, way: words, unknown: [] } : { match, way: [], unknown: words };
}

/** A guess at a name that restricts: a word with a capital of some length. */
const isName = (text: string) => /(?:^|\s)\p{Lu}[\p{L}\p{M}]{3,}/u.test(text) && !GREETING.test(text);
/** "Dear Ben": whom a mail is to is nobody that a charge is for. */
const GREETING =
  /^(?:dear|hi|hello|hallo|hola|good (?:day|morning|afternoon)|estimad|querid|prezad|car[oai]|gentile|buongiorno|cher|bonjour|liebe|guten|sehr geehrte|beste|geachte|merhaba|sayın|уважаем|kính)/iu;

const wordsOf = ({ text, isExcepted }: ChargeScope) => (isExcepted ? `except ${text}` : text);

/** Whether the names of a scope are those of a rate; undefined where the text names nothing that is known. */
function matchOf({ isExcepted }: ChargeScope, named: Named | undefined, rate: ScopedRate): Match {
  const match = named === undefined ? undefined : matchOfNames(named, rate);
  return isExcepted && match !== undefined ? match === false : match;
}

function matchOfNames(named: Named, { origin, destination, carrier }: ScopedRate): Match {
  if (named.carriers.size > 0) return carrier?.scac ? named.carriers.has(carrier.scac) : undefined;
  const [isFrom, isTo] = [origin, destination].map(
    ({ code }) => code !== null && (named.ports.has(code) || named.countries.has(code.slice(0, 2))),
  );
  if (isFrom && isTo) return true;
  return isFrom ? 'origin' : isTo && 'destination';
}

type NamesOf = (text: string) => Named | undefined;

/** Whether a rate is on the lane and of the carriers that a line names. */
function matchOfLine(line: LineScope, rate: ScopedRate, namesOf: NamesOf): { match: Match; unknown: string[] } {
  const { carriers, words } = line;
  const [scac, name] = [rate.carrier?.scac ?? '', rate.carrier?.name.toLowerCase() ?? ''];
  if (carriers && !carriers.includes(scac) && !carriers.includes(name)) return { match: false, unknown: [] };
  const known = { from: rate.origin.code ?? '?', to: rate.destination.code ?? '?' };
  const matches = (['origin', 'destination', 'either'] as const).flatMap((end): Match[] =>
    line[end].length === 0 ? [] : [matchOfEnd(end, line[end].includes(known.from), line[end].includes(known.to))],
  );
  const unknown: string[] = [];
  for (const { text, end } of words) {
    const named = namesOf(text);
    const found = named && matchOfNames(named, rate);
    if (found === undefined) unknown.push(text);
    else matches.push(matchOfEnd(end, found === true || found === 'origin', found === true || found === 'destination'));
  }
  if (matches.includes(false)) return { match: false, unknown };
  const ends = new Set(matches);
  return { match: ends.size === 1 && unknown.length === 0 ? matches[0] : true, unknown };
}

function matchOfEnd(end: LineEnd, isFrom: boolean, isTo: boolean): Match {
  if (end === 'either') return isFrom && isTo ? true : isFrom ? 'origin' : isTo && 'destination';
  return (end === 'origin' ? isFrom : isTo) && end;
}

/** Countries whose ports belong to the customs territory of the European Union, whose filings and emissions rules charges are for. */
const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const NAMES_OF_EU =
  /^(?:e\.?u\.?|eu[ -]?27|european union|e\.?c\.?|u\.?e\.?|欧盟|歐盟|union europea|union europeenne|unione europea|uniao europeia|europaische union|ес|ab)$/i;

/** "Suez transit only", "Panama routing": the way that a box takes, which no lane tells. */
const WAY = /\b(?:transits?|transiting|rout(?:e|ed|ing)|canal|passage)\b|运河|運河/iu;

function readNames(text: string, ports: PortResolver, carriers: CarrierDirectory): Named | undefined {
  if (WAY.test(text)) return undefined;
  const named = { ports: new Set<string>(), countries: new Set<string>(), carriers: new Set<string>() };
  const add = (part: string): boolean => {
    if (NAMES_OF_EU.test(part)) {
      for (const country of EUROPEAN_UNION) named.countries.add(country);
      return true;
    }
    const carrier = carriers.find(part);
    if (carrier) named.carriers.add(carrier.scac);
    const { candidates, ambiguous } = ports.resolve(part);
    const [best] = candidates;
    if (carrier || !best || ambiguous || best.score < 0.9) return carrier !== undefined;
    if (best.kind === 'country') named.countries.add(best.code);
    else for (const code of best.kind === 'port' ? [best.code, ...best.codes] : best.portCodes) named.ports.add(code);
    return true;
  };
  const bare = text.replace(AROUND, ' ').trim();
  if (bare !== '' && add(bare)) return named;
  const parts = bare
    .replace(GROUP_BEFORE, '')
    .split(SPLIT)
    .map((part) => part.replace(AROUND, ' ').trim())
    .filter((part) => part !== '');
  const isShorter = parts.length > 1 || parts[0] !== bare;
  return isShorter && parts.length > 0 && parts.every(add) ? named : undefined;
}
