import { countryNames } from '../gazetteer/countries.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { readNamesakes } from '../gazetteer/namesakes.ts';
import { type Importance, isInland, type MatchReason, type PlaceCandidate, type Port } from '../port.ts';
import { hasHan, keyOf } from './spelling.ts';

/** A port, a region or a country, with all of its names. */
export type Place = {
  kind: 'port' | 'region' | 'country';
  /** Port key, region key, or ISO 3166-1 alpha-2 code. */
  code: string;
  codes: readonly string[];
  name: string;
  /** Empty for a region. */
  country: string;
  portCodes: readonly string[];
  importance: Importance;
  isInland: boolean;
  names: readonly PlaceName[];
};

/** One name of a place. `weight`: the probability that the name alone means it, 0 to 1. */
export type PlaceName = {
  key: string;
  text: string;
  reason: MatchReason;
  weight: number;
  /** Whether a part or a misspelling of it may stand for it. Codes and short forms must be complete. */
  isProper: boolean;
  /** Other places have this name too, and none of them is meant more than the others. */
  isShared?: boolean;
};

const WEIGHT = { name: 1, alias: 0.97, weakAlias: 0.75, tradeCode: 0.95, minorTradeCode: 0.85 } as const;

/** Words of the trade that would otherwise be read as the last three letters of a port's code. */
const NOT_A_TRADE_CODE = new Set(
  'ALL AND ANY BAF CAF CFS CIF CNY DAP DDP DOC ETA ETD EUR EXW FAK FAS FCA FCL FOB FOR GBP INC LCL LTD NIL NON NOT PER POD POL POR TBA TBC TBN THC THE TOP USD VIA'.split(
    ' ',
  ),
);

/** Ports whose last three letters of the code mean another port in the trade: Valencia, Busan, Helsinki. */
const NOT_SHORTENED = new Set(['BRVLC', 'GEBUS', 'SEHEL']);

/** Every place of the gazetteer. */
export function placesOf(gazetteer: Gazetteer): Place[] {
  const countries = gazetteer.countries.map(
    (country): Place => ({
      ...country,
      kind: 'country',
      codes: [country.code],
      country: country.code,
      importance: 3,
      isInland: false,
      names: [
        properName(country.code, 'country', WEIGHT.name, false),
        ...distinct(countryNames(country.code)).map((text) =>
          properName(text, 'country', WEIGHT.name, text === country.name || text === country.nameZh),
        ),
      ],
    }),
  );
  const taken = new Set(countries.flatMap((country) => country.names.map((name) => name.key)));
  const regions = gazetteer.regions.map(
    (region): Place => ({
      ...region,
      kind: 'region',
      code: region.key,
      codes: [region.key],
      country: '',
      importance: 3,
      isInland: false,
      names: [region.key, region.name, region.nameZh, ...region.aliases]
        .map((text) => properName(text, 'region', WEIGHT.name))
        .filter((name) => !taken.has(name.key)),
    }),
  );
  const namesakes = readNamesakes();
  const byName = new Map(countries.map((country) => [keyOf(country.name), country]));
  const ports = gazetteer.ports.map((port) => {
    const others = gazetteer.languageNames.get(port.code) ?? [];
    const place = placeOfPort(port, others, byName.get(keyOf(port.name)));
    const shared = namesakes.get(port.code);
    return shared ? { ...place, names: withShared(place.names, shared) } : place;
  });
  return [...ports, ...regions, ...countries];
}

/** The names of a place, those that it shares with others marked. */
function withShared(names: readonly PlaceName[], shared: readonly string[]): PlaceName[] {
  const keys = new Set(shared.map(keyOf));
  const marked = shared.map((text) => ({
    ...properName(text, hasHan(text) ? 'chinese-name' : 'name', WEIGHT.name),
    isShared: true,
  }));
  return [...marked, ...names.filter(({ key }) => !keys.has(key))];
}

/** A city state's port has its country's names in all languages: Singapur, Hongkong. */
function placeOfPort(port: Port, languageNames: readonly string[], namesake: Place | undefined): Place {
  return {
    kind: 'port',
    code: port.code,
    codes: port.codes,
    name: port.name,
    country: port.country,
    portCodes: [port.code, ...port.includes],
    importance: port.importance,
    isInland: isInland(port),
    names: [
      ...codeNames(port),
      ...properNames(port),
      ...languageNames.map(aliasName),
      ...(namesake?.names ?? []).filter(({ key }) => key.length > 3 || hasHan(key)).map(asAlias),
    ],
  };
}

function asAlias(name: PlaceName): PlaceName {
  return { ...name, reason: hasHan(name.text) ? 'chinese-name' : 'alias', weight: WEIGHT.alias };
}

function codeNames(port: Port): PlaceName[] {
  const names = port.codes.map((code) => properName(code, 'code', WEIGHT.name, false));
  const short = port.code.slice(2);
  if (port.importance < 2 || NOT_A_TRADE_CODE.has(short) || NOT_SHORTENED.has(port.code)) return names;
  const weight = port.importance === 3 ? WEIGHT.tradeCode : WEIGHT.minorTradeCode;
  return [...names, properName(short, 'alias', weight, false)];
}

/** "Manzanillo, Mexico" is also plain Manzanillo, unless its table says `~Manzanillo`; 波特兰（英国） is also 波特兰. */
function properNames(port: Port): PlaceName[] {
  const [plain = ''] = port.name.split(',');
  const chinese = distinct([port.nameZhHans ?? '', port.nameZhHant ?? '']).filter((text) => text !== '');
  return [
    properName(port.name, 'name', WEIGHT.name),
    ...(plain === port.name || port.aliases.includes(`~${plain}`) ? [] : [properName(plain, 'name', WEIGHT.name)]),
    ...(port.localName ? [properName(port.localName, 'name', WEIGHT.name)] : []),
    ...chinese.map((text) => properName(text, 'chinese-name', WEIGHT.name)),
    ...chinese.filter((text) => text.includes('（')).map((text) => aliasName(`~${text.split('（')[0]}`)),
    ...port.aliases.map(aliasName),
  ];
}

function aliasName(alias: string): PlaceName {
  if (alias.startsWith('~'))
    return properName(alias.slice(1), hasHan(alias) ? 'chinese-name' : 'alias', WEIGHT.weakAlias);
  return properName(alias, hasHan(alias) ? 'chinese-name' : 'alias', WEIGHT.alias);
}

function properName(text: string, reason: MatchReason, weight: number, isProper = !isShortForm(text)): PlaceName {
  return { key: keyOf(text), text, reason, weight, isProper };
}

function isShortForm(text: string): boolean {
  return /^[A-Z&/.]{1,5}$/.test(text);
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

/** A place as a candidate in an answer. */
export function candidateOf(place: Place, reason: MatchReason, score: number): PlaceCandidate {
  const { kind, code, codes, name, country, portCodes } = place;
  return { kind, code, codes, name, country, portCodes, reason, score: Math.round(score * 1000) / 1000 };
}
