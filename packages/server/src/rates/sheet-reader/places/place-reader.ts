import { bestReadings, type PortResolver } from '../../../ports/index.ts';
import type { Place } from '../../record/rate.schema.ts';
import { choosePlace, isSure, placeOf, type ReadPlace } from './choose-place.ts';
import { doubtOfCode } from './code-beside-name.ts';
import { parsePlaceText } from './parse-place-text.ts';
import { codeOfSheet, type PlaceDoubt, readAs } from './place-doubts.ts';
import { NO_PORT_GROUPS, type PortGroups } from './port-groups.ts';
import { NO_PORT_NAMES, type PortNames } from './port-names.ts';

/** The places that a cell names. A place that could not be read is a doubt, not an entry. */
export type PlacesReading = { places: readonly Place[]; via: readonly Place[]; doubts: readonly PlaceDoubt[] };

/** Reads cells of ports; every distinct text is resolved once. */
export type PlaceReader = {
  /** `country` is the text of a country column beside it. */
  read: (text: string, country?: string) => PlacesReading;
  /** What is wrong with a name and the code given with it, which decides; nothing for a name that the sheet explains. */
  doubtOfCode: (name: string, code: string) => PlaceDoubt | undefined;
  /** The ports that a text names: those that it means best, or all. */
  portsNamed: (text: string, which: 'best' | 'all') => readonly Place[];
  /** The keys of the regions that a port is in. */
  regionsOf: (code: string) => readonly string[];
};

/** What a sheet itself says of its ports. */
export type SheetPorts = { names: PortNames; groups: PortGroups };

const NO_SHEET_PORTS: SheetPorts = { names: NO_PORT_NAMES, groups: NO_PORT_GROUPS };

/** What texts are read with: the service's ports, what the sheet says, and countries by what they are called. */
type Atlas = SheetPorts & { ports: PortResolver; countryOf: (text: string) => string | undefined };

/** "Cochin (INCOK)", "Kobe - JPUKB": a code written beside the name. */
const CODE_WRITTEN = /[([{]\s*([A-Za-z]{2}\s?[A-Za-z2-9]{3})\s*[)\]}]|[-–,]\s*([A-Z]{5})$/;
/** "Cochin, India", "Manzanillo (MX)", "Kobe JP": the last part says where to look. */
const WITH_COUNTRY = /^(.+?)\s*(?:[,，]|\(|\[|\s-\s|\s(?=[A-Z]{2}$))\s*([^,()[\]]+?)\s*[)\]]?$/;
const MOST_REMEMBERED = 100_000;

/** Makes a reader over the service's ports and the names and groups that the sheet explains elsewhere. */
export function createPlaceReader(ports: PortResolver, said: SheetPorts = NO_SHEET_PORTS): PlaceReader {
  const { names } = said;
  const remembered = new Map<string, PlacesReading>();
  const atlas: Atlas = { ...said, ports, countryOf: createCountryReader(ports) };
  return {
    read(text, country) {
      const key = country ? `${text}\n${country}` : text;
      const before = remembered.get(key);
      if (before) return before;
      const reading = readCell(atlas, text, country);
      if (remembered.size < MOST_REMEMBERED) remembered.set(key, reading);
      return reading;
    },
    doubtOfCode: (name, code) => (names.find(name) ? undefined : doubtOfCode(ports, name, code)),
    portsNamed(text, which) {
      const { candidates } = ports.resolve(text);
      const wanted = which === 'best' ? bestReadings(candidates) : candidates.filter(isSure);
      return wanted.filter(({ kind }) => kind === 'port').map(({ code }) => placeOf(ports, code, text));
    },
    regionsOf: (code) => ports.find(code)?.regions ?? [],
  };
}

function createCountryReader(ports: PortResolver): Atlas['countryOf'] {
  const countries = new Map<string, string | undefined>();
  return (text) => {
    if (!countries.has(text)) {
      const best = ports.resolve(text).candidates.find((candidate) => candidate.kind === 'country');
      countries.set(text, best?.code);
    }
    return countries.get(text);
  };
}

function readCell(atlas: Atlas, text: string, country: string | undefined): PlacesReading {
  const hint = country && !/[/&,+]/.test(country) ? atlas.countryOf(country) : undefined;
  const { places, via } = atlas.groups.portsOf(text) ? { places: [text], via: [] } : parsePlaceText(text);
  const read = places.flatMap((piece) => readPiece(atlas, piece, hint));
  const routed = via.flatMap((piece) => readPiece(atlas, piece, undefined));
  return {
    places: distinct(read),
    via: routed.map((one, index) => one.place ?? { code: null, name: null, country: null, text: via[index] ?? '' }),
    doubts: [...read, ...routed.map(softened)].flatMap((one) => (one.doubt ? [one.doubt] : [])),
  };
}

function readPiece(atlas: Atlas, text: string, country: string | undefined): ReadPlace[] {
  const group = readGroup(atlas, text);
  if (group) return group;
  const one = readOne(atlas, text, country);
  if (one.place) {
    const listed = listedPorts(atlas, text);
    return listed.length > 1
      ? listed.flatMap((part) => readGroup(atlas, part) ?? [readOne(atlas, part, country)])
      : [one];
  }
  const several = splitFurther(text);
  if (several.length < 2) return [one];
  const read = several.flatMap((part) => readGroup(atlas, part) ?? [readOne(atlas, part, country)]);
  // Parts of which none is known were no list of ports: the doubt is then about the whole text.
  return read.some((part) => part.place || part.doubt?.code !== 'port_unknown') ? read : [one];
}

/** Every port of a group that the sheet defines. */
function readGroup({ ports, groups }: Atlas, text: string): ReadPlace[] | undefined {
  return groups.portsOf(text)?.map((code) => ({ place: placeOf(ports, code, text) }));
}

/** The one place that a text names: what the sheet says first, then a code in it, then the service's ports. */
function readOne(atlas: Atlas, text: string, country: string | undefined): ReadPlace {
  const { ports, names } = atlas;
  const known = names.findCode(text) ? readExplained(atlas, text) : undefined;
  if (known) return known;
  const coded = readWithCode(ports, text);
  if (coded) return coded;
  const resolution = ports.resolve(text);
  const chosen = choosePlace(ports, { text, resolution, country });
  if (resolution.candidates[0]?.kind === 'port' && chosen.place) return chosen;
  return readExplained(atlas, text) ?? readWithCountry(atlas, text) ?? readByOneScript(ports, chosen, text) ?? chosen;
}

/** "舒威赫 SHUWAIKH": a name in two scripts. */
const HAN_AND_LATIN = /^([\p{Script=Han}（）()·\s]{2,}?)\s*([A-Za-z][A-Za-z .'()-]{2,})$/u;

/** The port that one of the two names of a text surely means, where no port is known by the other, which a warning says. */
function readByOneScript(ports: PortResolver, { place, doubt }: ReadPlace, text: string): ReadPlace | undefined {
  if (place || doubt?.code !== 'port_unknown') return undefined;
  const [, ...names] = HAN_AND_LATIN.exec(text.trim()) ?? [];
  const known = names.flatMap((name) => {
    const { candidates, ambiguous } = ports.resolve(name.trim());
    return candidates[0] && isSure(candidates[0]) ? [{ candidates, ambiguous }] : [];
  });
  const [only, ...more] = known;
  const best = only?.candidates[0];
  if (!only || best?.kind !== 'port' || more.length > 0 || only.ambiguous) return undefined;
  return { place: placeOf(ports, best.code, text), doubt: readAs(text, only.candidates) };
}

/** The place of a code within the text, unless the rest of the text surely names a place in another country. */
function readWithCode(ports: PortResolver, text: string): ReadPlace | undefined {
  const [written = '', inBrackets, behind] = CODE_WRITTEN.exec(text) ?? [];
  const code = (inBrackets ?? behind)?.replace(/\s/g, '').toUpperCase();
  if (!code || !ports.find(code)) return undefined;
  const doubt = doubtOfCode(ports, text.replace(written, '').trim(), code);
  return doubt?.severity === 'error' ? { doubt } : { place: placeOf(ports, code, text), ...(doubt && { doubt }) };
}

/** The place of a name that the sheet explains itself. */
function readExplained({ ports, names }: Atlas, text: string): ReadPlace | undefined {
  const entry = names.find(text);
  if (!entry) return undefined;
  const { code, name } = entry;
  if (ports.find(code)) return { place: placeOf(ports, code, text) };
  return { place: { code, name, country: code.slice(0, 2), text }, doubt: codeOfSheet(text, code) };
}

function readWithCountry({ ports, countryOf }: Atlas, text: string): ReadPlace | undefined {
  const parts = WITH_COUNTRY.exec(text);
  const [name, where] = [parts?.[1]?.trim(), parts?.[2]?.trim()];
  if (!name || !where) return undefined;
  const country = countryOf(where);
  if (!country) return undefined;
  const one = choosePlace(ports, { text: name, resolution: ports.resolve(name), country });
  return one.place ? { ...one, place: { ...one.place, text } } : undefined;
}

/** "Karachi/Port Qasim": two ports, although the second alone is an answer to the whole text too. */
function listedPorts({ ports, names }: Atlas, text: string): string[] {
  if (!/[/&|+\n]/.test(text) || names.find(text)) return [];
  const parts = ports.resolvePlaces(text);
  const sure = parts.every(({ candidates: [best] }) => best?.kind === 'port' && isSure(best));
  return sure ? parts.map(({ query }) => query) : [];
}

/** A transhipment port that is not understood stays as text: no reason to hold the rate back. */
function softened(one: ReadPlace): ReadPlace {
  return one.doubt && one.doubt.severity === 'error' ? { ...one, doubt: { ...one.doubt, severity: 'warning' } } : one;
}

function distinct(read: readonly ReadPlace[]): Place[] {
  const places = new Map<string, Place>();
  for (const { place } of read)
    if (place && !places.has(place.code ?? place.text)) places.set(place.code ?? place.text, place);
  return [...places.values()];
}

function splitFurther(text: string): string[] {
  return text
    .split(/[/,，|&+・]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
