import { editDistance } from '../../base/index.ts';
import { withMarkedCountries } from '../gazetteer/countries.ts';
import { type Gazetteer, readGazetteer } from '../gazetteer/gazetteer.ts';
import { readOtherCities } from '../gazetteer/other-cities.ts';
import type { PlaceCandidate, PlaceHints, PlaceResolution, Port, PortAlias, PortResolver } from '../port.ts';
import { agreeingWithLeft, isElsewhere, readWords } from './composition.ts';
import { createNameIndex, type Hit, type NameIndex } from './name-index.ts';
import { hitsByCutWords, hitsByStart, hitsByTypo, hitsByWords } from './near-search.ts';
import { withHints } from './place-hints.ts';
import { chineseSplits, cutReadingOf, isNoPlace, readingsOf } from './place-text.ts';
import { candidateOf, type Place, placesOf } from './places.ts';
import { searchPorts } from './port-search.ts';
import { bestReadings, rankHits } from './ranking.ts';
import { keyOf, wordsOf } from './spelling.ts';
import { splitPlaces } from './split-places.ts';
import { createTypoSearch, type TypoSearch } from './typo-search.ts';

/** The data of one resolver. `aliases`: by key. */
type Knowledge = Names & { aliases: ReadonlyMap<string, Place> };

/** The data that all resolvers share, unchanged while the process runs. */
type Names = {
  gazetteer: Gazetteer;
  places: readonly Place[];
  byCode: ReadonlyMap<string, Port>;
  index: NameIndex;
  typos: TypoSearch;
  /** Keys of cities that are no places of the trade. */
  otherCities: ReadonlySet<string>;
};

let names: Names | undefined;

function readNames(): Names {
  const gazetteer = readGazetteer();
  const places = placesOf(gazetteer);
  const index = createNameIndex(places);
  return {
    gazetteer,
    places,
    byCode: portsByCode(gazetteer.ports),
    index,
    typos: createTypoSearch(index.properNames),
    otherCities: readOtherCities(),
  };
}

const MOST_SUGGESTIONS = 5;

/**
 * A resolver over every known port. `aliases`, added by operators, take precedence over everything but codes; aliases of
 * unknown codes are ignored.
 */
export function createPortResolver(aliases: readonly PortAlias[] = []): PortResolver {
  names ??= readNames();
  const { gazetteer, byCode, index, typos } = names;
  const knowledge = { ...names, aliases: aliasPlaces(aliases, names) };
  const findByCode = (code: string) => candidateOfCode(code, knowledge);
  const resolve = (text: string, hints?: PlaceHints): PlaceResolution => {
    const resolution = resolveText(text, knowledge);
    return hints ? withHints(resolution, hints, findByCode) : resolution;
  };
  const readExactly = (text: string): readonly Hit[] => exactHits(text, knowledge);
  return {
    resolve,
    resolvePlaces: (text) => splitPlaces(text, readExactly).map((part) => resolve(part)),
    find: (code) => byCode.get(code.trim().toUpperCase()),
    list: () => gazetteer.ports,
    search: (text, limit) => searchPorts({ text, limit, index, typos }),
    regions: () => gazetteer.regions,
    countries: () => gazetteer.countries,
  };
}

/** A port's key takes precedence over another port's further code. */
function portsByCode(ports: readonly Port[]): Map<string, Port> {
  const byCode = new Map<string, Port>();
  for (const port of ports) for (const code of port.codes) if (!byCode.has(code)) byCode.set(code, port);
  for (const port of ports) byCode.set(port.code, port);
  return byCode;
}

function candidateOfCode(code: string, { byCode, index }: Names): PlaceCandidate | undefined {
  const port = byCode.get(code);
  const hit = index.exact(keyOf(code)).find(({ place }) => place.kind === 'port' && place.code === port?.code);
  return hit && candidateOf(hit.place, 'code', 1);
}

function aliasPlaces(aliases: readonly PortAlias[], { places, byCode }: Names): Map<string, Place> {
  const portPlaces = new Map(places.filter(({ kind }) => kind === 'port').map((place) => [place.code, place]));
  const byKey = new Map<string, Place>();
  for (const { text, code } of aliases) {
    const place = portPlaces.get(byCode.get(code.toUpperCase())?.code ?? '');
    if (place && keyOf(text) !== '') byKey.set(keyOf(text), place);
  }
  return byKey;
}

function resolveText(text: string, knowledge: Knowledge): PlaceResolution {
  if (isNoPlace(text)) return { query: text, candidates: [], ambiguous: false, suggestions: [] };
  const exact = exactHits(text, knowledge);
  if (exact.length > 0) return resolutionOf(text, exact);
  const places = splitPlaces(text, (part) => exactHits(part, knowledge));
  if (places.length > 1) return resolutionOfSeveral(text, places, knowledge);
  const near = nearHits(text, knowledge);
  if (near.length > 0) return resolutionOf(text, near);
  return { query: text, candidates: [], ambiguous: false, suggestions: suggestionsFor(text, knowledge) };
}

function resolutionOf(query: string, hits: readonly Hit[]): PlaceResolution {
  const candidates = rankHits(hits);
  return { query, candidates, ambiguous: bestReadings(candidates).length > 1, suggestions: [] };
}

/** "LA/LB" as one place: both, if both are known. */
function resolutionOfSeveral(query: string, places: readonly string[], knowledge: Knowledge): PlaceResolution {
  const parts = places.map((place) => resolveText(place, knowledge));
  if (parts.some(({ candidates }) => candidates.length === 0)) {
    const suggestions = parts.flatMap((part) => [...part.candidates.slice(0, 1), ...part.suggestions]);
    return { query, candidates: [], ambiguous: false, suggestions: suggestions.slice(0, MOST_SUGGESTIONS) };
  }
  return {
    query,
    candidates: parts.flatMap(({ candidates }) => bestReadings(candidates)),
    ambiguous: true,
    suggestions: [],
  };
}

/** Hits by codes, names, aliases and compositions of them. */
function exactHits(written: string, knowledge: Knowledge): readonly Hit[] {
  const { index, aliases } = knowledge;
  const text = isPlain(written) ? written : withMarkedCountries(written);
  const key = keyOf(text);
  const alias = aliases.get(key);
  if (alias) return [{ place: alias, reason: 'alias', weight: 1 }];
  const whole = index.exact(key);
  if (whole.length > 0) return whole;
  for (const { words, weight, left } of readingsOf(text)) {
    const hits = readWords(words, index);
    const found = agreeingWithLeft(hits.length > 0 ? hits : readChinese(words, index), left, index);
    if (found.length > 0) return found.map((hit) => ({ ...hit, weight: hit.weight * weight }));
  }
  return [];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII has no marks, and is the common case
const isPlain = (text: string) => /^[\x00-\x7f]*$/.test(text);

function readChinese(words: readonly string[], index: NameIndex): readonly Hit[] {
  for (const split of chineseSplits(words.join(''))) {
    const hits = readWords(split, index);
    if (hits.length > 0) return hits;
  }
  return [];
}

/** Hits by prefix, part and misspelling, each only when the one before found nothing; none for a city elsewhere. */
function nearHits(text: string, knowledge: Knowledge): readonly Hit[] {
  const { index, typos, otherCities } = knowledge;
  const read = readingsOf(text);
  if (read.some(({ words }) => otherCities.has(words.join('')) || isElsewhere(words, index))) return [];
  const cut = cutReadingOf(text);
  const meant = cut ? agreeingWithLeft(hitsByCutWords(cut.words, index), cut.left, index) : [];
  // Words that are cut short are like too many others: what they are not short for, they are no misspelling of.
  if (cut)
    return meant.length > 0
      ? meant
      : hitsByWords(
          cut.words.map(({ text: word }) => word),
          index,
        );
  // "Praha, Cape Verde": a name that is right elsewhere is not a misspelling here.
  const readings = read.filter(({ words }) => !isNameOfPort(words, index));
  const searches = [
    (words: readonly string[]) => hitsByStart(words, index),
    (words: readonly string[]) => hitsByWords(words, index),
    (words: readonly string[]) => unlessACity(words.join(''), hitsByTypo(words.join(''), typos), otherCities),
    (words: readonly string[]) => misspeltWithCountry(words, knowledge),
  ];
  for (const search of searches) {
    for (const { words, weight, left } of readings) {
      const hits = agreeingWithLeft(search(words), left, index);
      if (hits.length > 0) return hits.map((hit) => ({ ...hit, weight: hit.weight * weight }));
    }
  }
  return [];
}

/** From this weight on a misspelling has one typo. */
const ONE_TYPO = 0.74;

/** Misspellings of ports, unless the text is as near to a city elsewhere; a main port with one typo is meant rather than that. */
function unlessACity(key: string, hits: readonly Hit[], otherCities: ReadonlySet<string>): readonly Hit[] {
  if (hits.length === 0 || hits.some(({ place, weight }) => place.importance === 3 && weight >= ONE_TYPO)) return hits;
  const isNear = (city: string) => city[0] === key[0] && editDistance(key, city, 1) <= 1;
  return [...otherCities].some(isNear) ? [] : hits;
}

function isNameOfPort(words: readonly string[], index: NameIndex): boolean {
  return index.exact(words.join('')).some(({ place }) => place.kind === 'port');
}

/** "Shanghia China", "Shanghai Chnia": either the name or the country was mistyped. */
function misspeltWithCountry(words: readonly string[], { index, typos, otherCities }: Knowledge): readonly Hit[] {
  for (let split = words.length - 1; split > 0; split--) {
    const left = words.slice(0, split);
    const right = words.slice(split);
    const countries = countryCodes(index.exact(right.join('')));
    const isOther = otherCities.has(left.join('')) || isNameOfPort(left, index);
    if (countries.size > 0 && !isOther) {
      const hits = hitsByTypo(left.join(''), typos, countries);
      if (hits.length > 0) return hits;
    }
    const named = readWords(left, index);
    const misspelt = named.length > 0 ? countryCodes(hitsByTypo(right.join(''), typos)) : new Set<string>();
    const agreeing = named.filter(({ place }) => place.kind === 'port' && misspelt.has(place.country));
    if (agreeing.length > 0) return agreeing.map((hit) => ({ ...hit, weight: hit.weight * 0.9 }));
  }
  return [];
}

function countryCodes(hits: readonly Hit[]): Set<string> {
  return new Set(hits.flatMap(({ place }) => (place.kind === 'country' ? place.code : [])));
}

function suggestionsFor(text: string, { index, typos }: Knowledge): PlaceCandidate[] {
  const suggestions = new Map<string, PlaceCandidate>();
  for (const word of new Set([keyOf(text), ...wordsOf(text).slice(0, 3)])) {
    const starting = word.length < 3 ? [] : index.startingWith(word, false).filter(({ place }) => place.importance > 1);
    for (const { place } of starting) suggest(candidateOf(place, 'prefix', 0.5));
    for (const { place, name, distance } of typos.nearTo(word)) {
      suggest(candidateOf(place, 'typo', 0.5 * (1 - distance / name.key.length) + 0.02 * place.importance));
    }
  }
  function suggest(candidate: PlaceCandidate): void {
    const id = `${candidate.kind} ${candidate.code}`;
    if ((suggestions.get(id)?.score ?? 0) < candidate.score) suggestions.set(id, candidate);
  }
  return [...suggestions.values()].sort((a, b) => b.score - a.score).slice(0, MOST_SUGGESTIONS);
}
