import type { CarrierDirectory } from '../../../../carriers/index.ts';
import type { PortResolver } from '../../../../ports/index.ts';
import { memoize } from '../../../sheet-reader/memoize.ts';
import { isOneCountry, isSure } from '../../../sheet-reader/places/choose-place.ts';
import { namesOtherCompany } from '../../../sheet-reader/rows/other-company.ts';
import { roleOfHeader } from '../../../sheet-reader/tables/columns/column-lexicon.ts';
import { words } from '../prose-words.ts';
import { matchesOf, runsOf, type Span } from '../spans.ts';
import { nameTokens, roleBehind, writtenNames } from './name-tokens.ts';

/** The names that prose is searched for. */
export type ProseNames = { ports: PortResolver; carriers: CarrierDirectory };

/** A place, or several that share a price ("Hamburg/Rotterdam"), as written; `end` is the end of the lane that its words say. */
export type PlaceSpan = Span & { text: string; role: 'origin' | 'destination' | 'via' | undefined; known: boolean };

/** A carrier as written. */
export type CarrierSpan = Span & { text: string };

/** What a text names: places and carriers. */
export type NameReader = {
  placesIn: (text: string) => PlaceSpan[];
  carriersIn: (text: string) => CarrierSpan[];
  /** Whether two ports are in one country or region of the trade. */
  areNear: (one: string, other: string) => boolean;
  /** Whether two places are in one country, or one is the country of the other. */
  areInOneCountry: (one: string, other: string) => boolean;
};

const MOST_WORDS = 4;
/** What may stand between the words of one name: "Fos-sur-Mer", "St. Petersburg", "Charleston, SC". */
const WITHIN = /^(?:[ \t]{1,2}|[-–’']|, (?=[A-Z]{2}\b))$/u;
/** Words that are short for ports or carriers too, and mostly mean something else in a mail. */
const COMMON = new Set(
  'pls plz plse tks thx rgds asap de da do del la le el os as es a o e y to from ex via per and or for in on at by with pol pod teu feu usd eur gbp all new one ok re fw fwd am pm thc baf lss gri pss ams ens isps caf ebs eca etd eta cy sd door dear hi best kind valid incl excl inc plus rate rates offer option line service sea ocean box boxes call base main ports port total gp hc hq dc dv dry min max ctn con cont bl doc tel sub net std fob exw cif cfr dap fca tt bis mit und der die das auf ab zum par pour avec por con para der den il lo un una van een het no si se me my our your we you us it is be do go up so if of an or'.split(
    ' ',
  ),
);
const SEVERAL = new RegExp(`^\\s*(?:[/,&+、]|${words('and')}|,\\s*${words('and')})\\s*$`, 'iu');
/** "P. Klang": what is found by words that are cut short is found by no likeness. */
const CUT = /^\p{Lu}\p{Ll}{0,3}\.\s?\p{Lu}/u;
const CODE_BEHIND = /^\s*\(\s*[A-Z]{2}\s?[A-Z2-9]{3}\s*\)/;

/** Makes a reader of names; equal texts are looked up once. */
export function createNameReader({ ports, carriers }: ProseNames): NameReader {
  const kindOf = memoize((text: string) => {
    if (COMMON.has(text.toLowerCase())) return undefined;
    const [best] = ports.resolve(text).candidates;
    if (!best || (best.kind === 'port' && !isSure(best) && !CUT.test(text))) return undefined;
    return ports.resolvePlaces(text).length === 1 ? best.kind : undefined;
  });
  const isPlace = (text: string) => kindOf(text) !== undefined;
  const isCountry = (text: string) => kindOf(text) === 'country';
  const isCarrier = memoize((text: string) => {
    const plain = text.replace(/[.']$/, '');
    if (COMMON.has(plain.toLowerCase()) && plain !== 'ONE') return false;
    if (plain.length < 2 || (plain.length <= 4 && plain !== plain.toUpperCase())) return false;
    return carriers.find(plain) !== undefined;
  });
  const han = carriers
    .list()
    .flatMap(({ nameZh, aliases }) =>
      [nameZh, ...aliases].filter((name) => name && /^\p{Script=Han}{2,}$/u.test(name)),
    );
  const hanCarrier = new RegExp([...new Set(han)].sort((a, b) => (b ?? '').length - (a ?? '').length).join('|'), 'gu');
  const carriersIn = (text: string) =>
    [
      ...matchesOf(text, hanCarrier).map(({ start, end, match: [whole] }) => ({ start, end, text: whole })),
      ...namesIn(text, isCarrier).filter((span) => !isOtherCompany(text, span)),
    ].sort((a, b) => a.start - b.start);
  const isOtherCompany = (text: string, { end, text: name }: Named) => {
    const carrier = /\s/.test(name) ? undefined : carriers.find(name);
    return carrier !== undefined && namesOtherCompany(text.slice(end), carrier);
  };
  const { isIn, ...relations } = relationsOf(ports);
  return {
    carriersIn,
    ...relations,
    placesIn: (text) => {
      const found = [...namesIn(text, isPlace), ...hanPlaces(text, isPlace)].sort((a, b) => a.start - b.start);
      return withRoles(text, severalPlaces(text, withCountries(text, found, { isCountry, isIn })), relations.areNear);
    },
  };
}

/** How places lie to each other. */
function relationsOf(ports: PortResolver): Pick<NameReader, 'areNear' | 'areInOneCountry'> & { isIn: IsIn } {
  const bestOf = memoize((text: string) => {
    const [best] = ports.resolve(text).candidates;
    return best && { country: best.country, regions: ports.find(best.code)?.regions ?? [] };
  });
  const countryOf = (text: string) => bestOf(text)?.country;
  return {
    areNear: (one, other) => {
      const regions = bestOf(other)?.regions ?? [];
      return (
        countryOf(one) === countryOf(other) || (bestOf(one)?.regions ?? []).some((region) => regions.includes(region))
      );
    },
    areInOneCountry: (one, other) => {
      const [a, b] = [countryOf(one), countryOf(other)];
      if (a === undefined || b === undefined) return false;
      // Hong Kong and Taiwan are listed with the ports of China.
      return isOneCountry(a, b) || (isOneCountry('CN', a) && isOneCountry('CN', b));
    },
    isIn: (text, country) => country !== undefined && countryOf(text) === country,
  };
}

/** No name begins with them: "POL Shanghai / POD Hamburg". */
const LABELS = new Set(['pol', 'pod', 'from', 'to', 'ex', 'via', 'ab', 'nach', 'von']);

/** The longest runs of words that are a name, left to right. */
function namesIn(text: string, isName: (text: string) => boolean): Named[] {
  const tokens = nameTokens(text);
  const isQuiet = text === text.toLowerCase();
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    const word = first ? text.slice(first.start, first.end) : '';
    if (!first || LABELS.has(word.toLowerCase()) || (!isQuiet && !/^\p{Lu}|^\P{Lu}\P{Ll}*$/u.test(word))) continue;
    const name = longestName(text, tokens.slice(at, at + MOST_WORDS), isName);
    if (!name) continue;
    found.push(name);
    while ((tokens[at + 1]?.start ?? text.length) < name.end) at += 1;
  }
  return found;
}

/** 부산, สงขลา: names of two signs, where a sign is a syllable; other letters make abbreviations. */
const shortest = (name: string) => (/^[\p{Script=Hangul}\p{Script=Katakana}]/u.test(name) ? 2 : 3);

function longestName(text: string, tokens: readonly Span[], isName: (text: string) => boolean) {
  const [first] = tokens;
  if (!first) return undefined;
  let most = 1;
  while (most < tokens.length && WITHIN.test(text.slice(tokens[most - 1]?.end, tokens[most]?.start))) most += 1;
  for (let length = most; length >= 1; length -= 1) {
    const end = tokens[length - 1]?.end ?? first.end;
    const written = text.slice(first.start, end);
    const bare = written.replace(/[.’']+$/, '');
    const last = /[\p{L}\p{M}'’.]+$/u.exec(bare)?.[0] ?? '';
    if (length > 1 && (COMMON.has(last.toLowerCase()) || (/^\p{Lu}/u.test(bare) && /^\p{Ll}/u.test(last)))) continue;
    const read = writtenNames(bare).find(({ name }) => name.length >= shortest(name) && isName(name));
    if (read) return { start: first.start, end: first.start + read.length, text: read.name };
  }
  return undefined;
}

const HAN_LONGEST = 8;

/** "深圳海纳国际货运代理有限公司": a name with its trade or legal form is that of a company. */
const COMPANY = /公司$|[货貨][运運]?代理|[货貨]代$|物流$|船[务務]|供[应應][链鏈]/u;

/** Chinese has no blanks between words: the longest run of signs that is a place. */
function hanPlaces(text: string, isPlace: (text: string) => boolean): Named[] {
  const found: Named[] = [];
  for (const run of matchesOf(text, /\p{Script=Han}{2,}/gu)) {
    if (COMPANY.test(text.slice(run.start, run.end))) continue;
    for (let at = run.start; at < run.end - 1; at += 1) {
      for (let length = Math.min(HAN_LONGEST, run.end - at); length >= 2; length -= 1) {
        const name = text.slice(at, at + length);
        if (!isPlace(name)) continue;
        found.push({ start: at, end: at + length, text: name });
        at += length - 1;
        break;
      }
    }
  }
  return found;
}

type Named = Span & { text: string };

/** "Manzanillo (México)", "San Antonio, Chile": a country behind a port says which one is meant. */
function withCountries(
  text: string,
  found: readonly Named[],
  { isCountry, isIn }: { isCountry: (text: string) => boolean; isIn: IsIn },
): Named[] {
  const merged: Named[] = [];
  for (const span of found) {
    const before = merged.at(-1);
    const between = before ? text.slice(before.end, span.start) : '';
    const closes = /^\s*\(\s*$/.test(between) && /^\s*\)/.exec(text.slice(span.end));
    if (before && isCountry(span.text) && !isCountry(before.text) && (closes || /^\s*,\s*$/.test(between)))
      merged[merged.length - 1] = spanning(text, before.start, span.end + (closes ? closes[0].length : 0));
    // "Cezayir (Algiers)": a country before its port, which stands in brackets.
    else if (before && closes && isCountry(before.text) && !isCountry(span.text))
      merged[merged.length - 1] = { start: before.start, end: span.end + closes[0].length, text: span.text };
    else merged.push(withCountryCode(text, span, isIn));
  }
  return merged;
}

/** "Manzanillo, MX", "Cartagena (CO)": so does the code of the country. */
const COUNTRY_CODE = /^(?:,\s?([A-Z]{2})|\s?\(([A-Z]{2})\))(?![\p{L}\d-])/u;

function withCountryCode(text: string, span: Named, isIn: IsIn): Named {
  const [whole = '', one, other] = COUNTRY_CODE.exec(text.slice(span.end)) ?? [];
  const named = spanning(text, span.start, span.end + whole.length);
  return isIn(named.text, one ?? other) ? named : span;
}

/** Whether a port is in the country of a code. */
type IsIn = (text: string, country: string | undefined) => boolean;

const spanning = (text: string, start: number, end: number): Named => ({ start, end, text: text.slice(start, end) });

/** Places with their codes, and those of a list as one: "Hamburg (DEHAM), Rotterdam and Antwerp". */
function severalPlaces(text: string, found: readonly Named[]): Named[] {
  const spans = found.map((span) => {
    const code = CODE_BEHIND.exec(text.slice(span.end))?.[0];
    return code === undefined ? span : spanning(text, span.start, span.end + code.length);
  });
  const coded = spans.filter(({ start }, index) => start >= (spans[index - 1]?.end ?? 0));
  return runsOf(text, coded, SEVERAL).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return [];
    return [{ start: first.start, end: last.end, text: run.map((one) => one.text).join(' / ') }];
  });
}

const BEFORE = (['origin', 'destination', 'via'] as const).map((role) => ({
  role,
  pattern: new RegExp(
    `(${words(role === 'origin' ? 'from' : role === 'destination' ? 'to' : 'via')})\\s*[:：]?\\s*$`,
    'iu',
  ),
}));
/** What parts the ends of a lane: "Santos x Buenos Aires" in Portuguese and Spanish. */
const DASH = /^\s*(?:[-–—−~→]+>?|=+>|>+|至|到)\s*$|^\s+[x×]\s+$/iu;
const TO = new RegExp(`^\\s*${words('to')}\\s*$`, 'iu');
const LABEL = /([\p{L}][\p{L} /.]{1,30}?)\s*[:：]\s*$/u;

function withRoles(text: string, found: readonly Named[], areNear: NameReader['areNear']): PlaceSpan[] {
  const spans = found.map((span): PlaceSpan => ({ ...span, role: roleOf(text, span), known: true }));
  const isPair = spans.filter(({ role }) => !role).length === 2;
  for (const [index, span] of spans.entries()) {
    const next = spans[index + 1];
    if (!next) break;
    const between = text.slice(span.end, next.start);
    // "Bremerhaven Tokyo": nothing but blanks between ports of two regions, where a list would have a sign, and no words before.
    const isAlone = isPair && /^\s+$/.test(between) && !/\p{Ll}{3}/u.test(text.slice(0, span.start));
    const isBlank = isAlone && !span.role && !next.role && !areNear(span.text, next.text);
    if (!DASH.test(between) && !TO.test(between) && !isBlank) continue;
    if (span.role === 'via' || span.role === 'destination') continue;
    spans[index] = { ...span, role: 'origin' };
    spans[index + 1] = { ...next, role: 'destination' };
  }
  return spans;
}

const roleOf = (text: string, { start, end }: Named): PlaceSpan['role'] =>
  roleBefore(text.slice(0, start)) ?? roleBehind(text.slice(end));

/** "POL / POD : Busan - Tacoma", "From - To:": a label of both ends says neither. */
const BOTH_ENDS = new RegExp(`(?:${words('from')})\\s*[/|&+→>–-]+\\s*(?:${words('to')})\\s*[:：]\\s*$`, 'iu');

function roleBefore(before: string): PlaceSpan['role'] {
  if (BOTH_ENDS.test(before)) return undefined;
  const label = LABEL.exec(before)?.[1];
  const role = label === undefined ? undefined : roleOfHeader(label.trim());
  if (role === 'origin' || role === 'destination' || role === 'via') return role;
  const said = BEFORE.flatMap(({ role: of, pattern }) => {
    const word = pattern.exec(before)?.[1];
    return word === undefined ? [] : [{ of, length: word.length }];
  });
  // "À destination de Dakar": the longest wording, of which "de" is a part.
  return said.sort((a, b) => b.length - a.length)[0]?.of;
}
