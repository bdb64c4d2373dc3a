import type { CarrierDirectory } from '../../../carriers/index.ts';
import type { PortResolver } from '../../../ports/index.ts';
import { type ChargeDays, wordsOfDays } from '../../record/charge-days.ts';
import type { RateContent } from '../../record/rate.schema.ts';
import { foldLetters } from '../charge-text/fold-letters.ts';
import { isPlainWord } from '../charge-text/plain-words.ts';
import type { ChargeScope, StatedCharge } from '../charge-text/stated-charge.ts';
import { type NamedWays, waysIn } from '../charge-text/ways.ts';
import { memoize } from '../memoize.ts';
import { endsOfLane } from '../places/lane-text.ts';
import { countriesNamed } from './country-adjectives.ts';
import { HeadingsOver, keyOfName } from './headings-over.ts';
import { placesMeant, portsOf } from './places-meant.ts';

/** A rate as far as charges and conditions are restricted by it. */
export type ScopedRate = Pick<RateContent, 'origin' | 'destination' | 'carrier' | 'validFrom' | 'validTo'> & {
  equipment: Pick<RateContent['equipment'], 'code'>;
  /** The tab that it stands on, and its row there, from 1. */
  tab?: string | undefined;
  row?: number | undefined;
  /** What its row says in words, where it may name the way that ships take. */
  routing?: string | undefined;
} & Partial<Pick<RateContent, 'remarks' | 'service'>>;

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

/** What a text names; `isWhole`: nothing of it is unknown. */
type Named = {
  ports: ReadonlySet<string>;
  countries: ReadonlySet<string>;
  carriers: ReadonlySet<string>;
  isWhole: boolean;
  /** It is the name of a region. */
  isRegion?: boolean;
  /** Tabs of the file, whatever region they are called by. */
  tabs?: ReadonlySet<string>;
};

const NOBODY: Named = { ports: new Set(), countries: new Set(), carriers: new Set(), isWhole: true };

/** "All ports of tab GULF": the tabs that a text names, where it names nothing else. */
function tabsIn(text: string, tabs: ReadonlySet<string>): string[] {
  const named = [text, ...text.split(SPLIT)].map((part) =>
    [part, ...withoutPlainWords(part)].map(keyOfName).find((key) => tabs.has(key)),
  );
  const [whole, ...parts] = named;
  if (whole !== undefined) return [whole];
  return parts.length > 1 && parts.every((part) => part !== undefined) ? (parts as string[]) : [];
}
type Match = boolean | 'origin' | 'destination' | undefined;

const SPLIT = /[,/&+、;]|\b(?:and|or|y|e|et|und|en|ve|o|ou|oder|dan|och|og)\b|\s(?:i|va|và|и)\s|和|及/iu;
const AROUND =
  /^(?:ports? (?:of|in)|the|all|via|pod|pol|destinations?|for|to|with|bei|chez|puertos? de|porti|hafen in)\s+|\s+(?:ports?|only|destinations?|cargo|cargoes|shipments|bookings|lanes?|trade|service|puertos|porti|hafen|häfen|ports only)$|^(?:仅|往|到)|(?:航线|港口?|货物?|线)$/giu;
/** "EU ports Rotterdam": a group, and the member of it that is meant. */
const GROUP_BEFORE = /^(?:.+\s(?:ports?|puertos|portos|porti|häfen|hafen)|EU|UE)\s+(?=\p{Lu})/u;

/**
 * Makes the reader of whom charges and conditions are for. `tabs`: the names of those of the file that have rates; `headings`: those
 * between the rates.
 */
export function createScopeReader(
  ports: PortResolver,
  carriers: CarrierDirectory,
  { tabs = [], headings = new HeadingsOver() }: { tabs?: readonly string[]; headings?: HeadingsOver } = {},
): ScopeReader {
  const known = new Set(tabs.map(keyOfName));
  const namesOf = memoize((text: string): Named | undefined => {
    const names = readNames(text, ports, carriers);
    const isGroup = names === undefined || names.isRegion;
    const ofTabs = isGroup ? tabsIn(text, known) : [];
    return ofTabs.length > 0 ? { ...NOBODY, tabs: new Set(ofTabs) } : names;
  });
  const tools = { namesOf, headings };
  return (scope, rate) => {
    const { days, types, line } = scope;
    if (types && !types.includes(rate.equipment.code)) return undefined;
    if ((days?.to && days.to < rate.validFrom) || (days?.from && days.from > rate.validTo)) return undefined;
    const named = matchOfText(scope, rate, tools);
    if (named.match === false) return undefined;
    const inLine = line === undefined ? OPEN_LINE : matchOfLine(line, rate, tools);
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
  tools: Tools,
): { match: Match; way: string[]; unknown: string[] } {
  if (scope === undefined) return { match: true, way: [], unknown: [] };
  const { ways, places } = waysIn(scope.text);
  if (ways.size > 0) return matchOfWay(scope, { ways, places }, rate, tools);
  const match = matchOf(scope, tools, rate);
  const isOpen = match === undefined && (scope.sure || (isPriced && !scope.isOfName && isName(scope.text)));
  const words = isOpen ? [wordsOf(scope)] : [];
  return WAY.test(scope.text) ? { match, way: words, unknown: [] } : { match, way: [], unknown: words };
}

/** "USEC/Gulf through the Panama Canal": for rates to these places, where what their rows say names this way, or none. */
function matchOfWay(
  scope: ChargeScope,
  { ways, places }: NamedWays,
  rate: ScopedRate,
  tools: Tools,
): { match: Match; way: string[]; unknown: string[] } {
  const own = [rate.routing, rate.remarks, rate.service]
    .map((text) => waysIn(text ?? '').ways)
    .find(({ size }) => size > 0);
  const isTaken = own && [...own].some((way) => ways.has(way));
  const named: Match = places === '' ? true : matchOf({ text: places, sure: scope.sure }, tools, rate);
  if (scope.isExcepted) {
    const isFor = isTaken === undefined || named === undefined ? undefined : !(isTaken && named !== false);
    return { match: isFor, way: isFor === undefined ? [wordsOf(scope)] : [], unknown: [] };
  }
  if (isTaken === false || named === false) return { match: false, way: [], unknown: [] };
  const isKnown = isTaken === true && named !== undefined;
  return { match: isKnown ? named : undefined, way: isKnown ? [] : [wordsOf(scope)], unknown: [] };
}

/** A guess at a name that restricts: a word with a capital of some length. */
const isName = (text: string) => /(?:^|\s)\p{Lu}[\p{L}\p{M}]{3,}/u.test(text) && !GREETING.test(text);
/** "Dear Ben": whom a mail is to is nobody that a charge is for. */
const GREETING =
  /^(?:dear|hi|hello|hallo|hola|good (?:day|morning|afternoon)|estimad|querid|prezad|car[oai]|gentile|buongiorno|cher|bonjour|liebe|guten|sehr geehrte|beste|geachte|merhaba|sayın|уважаем|kính)/iu;

const wordsOf = ({ text, isExcepted }: ChargeScope) => (isExcepted ? `except ${text}` : text);

/** Whether the names of a scope are those of a rate; undefined where the text names nothing that is known, or not all of it is. */
function matchOf({ isExcepted, text }: ChargeScope, tools: Tools, rate: ScopedRate): Match {
  const words = matchOfWords(text, rate, tools);
  const match = words === undefined && tools.namesOf(text) === undefined ? matchOfLane(text, rate, tools) : words;
  return isExcepted && match !== undefined ? match === false : match;
}

/** "Far East to Med": each end of the lane by its own name; undefined where one of them is not known. */
function matchOfLane(text: string, rate: ScopedRate, { namesOf }: Tools): Match {
  const lane = endsOfLane(text);
  const [from, to] = [lane && namesOf(lane.origin), lane && namesOf(lane.destination)];
  if (!from?.isWhole || !to?.isWhole || isOfNoPlace(from) || isOfNoPlace(to)) return undefined;
  const [begins, ends] = [matchOfKnown(from, rate), matchOfKnown(to, rate)];
  return (begins === true || begins === 'origin') && (ends === true || ends === 'destination');
}

const isOfNoPlace = ({ ports, countries }: Named) => ports.size === 0 && countries.size === 0;

function matchOfNames(named: Named, rate: ScopedRate): Match {
  const match = matchOfKnown(named, rate);
  return match === false && !named.isWhole ? undefined : match;
}

function matchOfKnown(named: Named, { origin, destination, carrier, tab }: ScopedRate): Match {
  if (named.tabs) return tab === undefined ? undefined : named.tabs.has(keyOfName(tab));
  if (named.carriers.size > 0) return carrier?.scac ? named.carriers.has(carrier.scac) : undefined;
  const [isFrom, isTo] = [origin, destination].map(
    ({ code }) => code !== null && (named.ports.has(code) || named.countries.has(code.slice(0, 2))),
  );
  if (isFrom && isTo) return true;
  return isFrom ? 'origin' : isTo && 'destination';
}

/** What a text names, and the headings that it may name. */
type Tools = { namesOf: (text: string) => Named | undefined; headings: HeadingsOver };

/** Whether the rate is of whom a text names: places, carriers, tabs, the headings between the rates; undefined where that is not known. */
function matchOfWords(text: string, rate: ScopedRate, tools: Tools): Match {
  const named = tools.namesOf(text);
  const match = named === undefined ? undefined : matchOfNames(named, rate);
  if (match !== undefined && match !== false) return match;
  const { tab, row } = rate;
  const parts = text.split(SPLIT).map((part) => part.trim());
  const isUnder =
    tab === undefined || row === undefined ? undefined : tools.headings.isUnder(text, parts, { tab, row });
  // What is known of all of the name beats that its heading is another one.
  return isUnder === true || match === undefined ? isUnder : match;
}

/** Whether a rate is on the lane and of the carriers that a line names. */
function matchOfLine(line: LineScope, rate: ScopedRate, tools: Tools): { match: Match; unknown: string[] } {
  const { carriers, words } = line;
  const [scac, name] = [rate.carrier?.scac ?? '', rate.carrier?.name.toLowerCase() ?? ''];
  if (carriers && !carriers.includes(scac) && !carriers.includes(name)) return { match: false, unknown: [] };
  const known = { from: rate.origin.code ?? '?', to: rate.destination.code ?? '?' };
  const matches = (['origin', 'destination', 'either'] as const).flatMap((end): Match[] =>
    line[end].length === 0 ? [] : [matchOfEnd(end, line[end].includes(known.from), line[end].includes(known.to))],
  );
  const unknown: string[] = [];
  for (const { text, end } of words) {
    const found = matchOfWords(text, rate, tools);
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

/** "Suez transit only", "Panama routing": the way that a box takes, which no lane tells. */
const WAY = /\b(?:transits?|transiting|rout(?:e|ed|ing)|canal|passage)\b|运河|運河/iu;

function readNames(text: string, ports: PortResolver, carriers: CarrierDirectory): Named | undefined {
  if (WAY.test(text)) return undefined;
  const named = {
    ports: new Set<string>(),
    countries: new Set<string>(),
    carriers: new Set<string>(),
    isWhole: true,
    isRegion: false,
  };
  const addOne = (part: string): boolean => {
    const countries = countriesNamed(part);
    for (const country of countries) named.countries.add(country);
    if (countries.length > 0) return true;
    const least = leastScore(part);
    const carrier = least > 1 ? undefined : carriers.find(part);
    if (carrier) named.carriers.add(carrier.scac);
    const meant = placesMeant(ports.resolve(part), SPLIT.test(part));
    const [best] = meant;
    if (carrier || !best || best.score < least) return carrier !== undefined;
    if (best.kind === 'country') named.countries.add(best.code);
    if (best.kind === 'region') named.isRegion = true;
    for (const one of meant) for (const code of portsOf(one)) named.ports.add(code);
    return true;
  };
  const add = (part: string): boolean => addOne(part) || withoutPlainWords(part).some(addOne);
  const bare = text.replace(AROUND, ' ').trim();
  if (bare !== '' && add(bare)) return named;
  const parts = bare
    .replace(GROUP_BEFORE, '')
    .split(SPLIT)
    .map((part) => part.replace(AROUND, ' ').trim())
    .filter((part) => part !== '');
  const isShorter = parts.length > 1 || parts[0] !== bare;
  if (!isShorter || parts.length === 0) return undefined;
  const known = parts.map(add);
  // "Mombasa, Foobar": it is for Mombasa, and perhaps for others.
  return known.includes(true) ? { ...named, isWhole: !known.includes(false) } : undefined;
}

/** "boş", "neu": a short word is the code of a port or carrier only where it is written as one; "Fos" is a name. */
const SHORT = /^[\p{Script=Latin}\p{M}]{1,3}$/u;

/** How surely a text must be a name: a word in small letters, or a short one, wholly. */
function leastScore(part: string): number {
  // "My", "In": two plain letters are the code of a country only in capitals.
  if (/^[A-Za-z]{2}$/.test(part) && part !== part.toUpperCase()) return Number.POSITIVE_INFINITY;
  if (/^\p{Ll}/u.test(part)) return SHORT.test(part) ? Number.POSITIVE_INFINITY : 1;
  return SHORT.test(part) && part !== part.toUpperCase() ? 0.97 : 0.9;
}

/** "Payable Hamburg": the name without the words before and behind it that say nothing of a place, shorter and shorter. */
function withoutPlainWords(part: string): string[] {
  const words = part.split(/\s+/);
  const isPlain = (word: string | undefined) => word !== undefined && isPlainWord(foldLetters(word));
  const shorter: string[] = [];
  let [from, to] = [0, words.length];
  while (to - from > 1 && (isPlain(words[from]) || isPlain(words[to - 1]))) {
    if (isPlain(words[from])) from++;
    else to--;
    shorter.push(words.slice(from, to).join(' '));
  }
  return shorter;
}
