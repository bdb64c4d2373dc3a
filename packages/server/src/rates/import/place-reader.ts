import type { Finding } from '../../base/index.ts';
import type { PlaceCandidate, PlaceResolution, PortResolver } from '../../ports/index.ts';
import type { Place } from '../rate.schema.ts';
import { parsePlaceText } from './parse-place-text.ts';
import { NO_PORT_NAMES, type PortNames } from './port-names.ts';

/** A doubt about the text of a place, without the row it stands in. */
export type PlaceDoubt = {
  code:
    | 'port_unknown'
    | 'port_ambiguous'
    | 'port_read_as'
    | 'port_in_other_country'
    | 'place_is_group'
    | 'port_code_unknown';
  severity: 'error' | 'warning';
  message: string;
  quote: string;
  candidates?: Finding['candidates'];
};

/** The places that a cell names. A place that could not be read is a doubt, not an entry. */
export type PlacesReading = { places: readonly Place[]; via: readonly Place[]; doubts: readonly PlaceDoubt[] };

/** Reads cells of ports; every distinct text is resolved once. `country` is the text of a country column beside it. */
export type PlaceReader = { read: (text: string, country?: string) => PlacesReading };

type One = { place?: Place; doubt?: PlaceDoubt };

const SURE = new Set(['code', 'name', 'alias', 'chinese-name']);

const candidatesOf = (candidates: readonly PlaceCandidate[]) =>
  candidates.slice(0, 5).map(({ code, name, score }) => ({ code, name, score }));

const listed = (candidates: readonly PlaceCandidate[]) =>
  candidates.map((candidate) => `${candidate.name} (${candidate.code})`).join(', ');

/** Makes a reader over the service's ports and the names that the sheet itself explains on another tab. */
export function createPlaceReader(ports: PortResolver, names: PortNames = NO_PORT_NAMES): PlaceReader {
  const remembered = new Map<string, PlacesReading>();
  const countries = new Map<string, string | undefined>();

  const countryCode = (text: string): string | undefined => {
    if (!countries.has(text)) {
      const best = ports.resolve(text).candidates.find((candidate) => candidate.kind === 'country');
      countries.set(text, best?.code);
    }
    return countries.get(text);
  };

  const placeOf = (code: string, text: string): Place => {
    const port = ports.find(code);
    return port
      ? { code: port.code, name: port.name, country: port.country, text }
      : { code, name: null, country: code.slice(0, 2), text };
  };

  const fromSheet = (text: string): One | undefined => {
    const entry = names.find(text);
    if (!entry) return undefined;
    if (ports.find(entry.code)) return { place: placeOf(entry.code, text) };
    return {
      place: { code: entry.code, name: entry.name, country: entry.code.slice(0, 2), text },
      doubt: {
        code: 'port_code_unknown',
        severity: 'warning',
        message: `The sheet itself gives ${entry.code} for «${text}»; this service does not know that code and keeps it as given.`,
        quote: text,
      },
    };
  };

  const choose = (resolution: PlaceResolution, text: string, country: string | undefined): One => {
    const inCountry = country ? resolution.candidates.filter((candidate) => candidate.country === country) : [];
    const found = inCountry.length > 0 ? inCountry : resolution.candidates;
    const [best, ...others] = found;
    if (!best) return { doubt: unknown(text, resolution.suggestions) };
    if (best.kind !== 'port') return { doubt: groupWord(text, best, ports) };
    if (country && best.country !== country && !isPartOf(best.country, country))
      return { doubt: otherCountry(text, best, country, resolution.candidates) };
    const rivals = others.filter((other) => other.kind === 'port' && other.score >= best.score - 0.001);
    if (resolution.ambiguous && rivals.length > 0) return chooseAmong(text, best, rivals);
    const place = placeOf(best.code, text);
    if (SURE.has(best.reason)) return { place };
    return {
      place,
      doubt: {
        code: 'port_read_as',
        severity: 'warning',
        message: `«${text}» was read as ${best.name} (${best.code}).`,
        quote: text,
        candidates: candidatesOf(found),
      },
    };
  };

  /** One main port among small ones of the same name is meant; among equals nobody can say. */
  const chooseAmong = (text: string, best: PlaceCandidate, rivals: readonly PlaceCandidate[]): One => {
    const weight = (candidate: PlaceCandidate) => ports.find(candidate.code)?.importance ?? 0;
    const ranked = [best, ...rivals].sort((a, b) => weight(b) - weight(a));
    const [main, next] = ranked;
    const candidates = candidatesOf(ranked);
    if (main && next && weight(main) > weight(next)) {
      const message = `«${text}» was read as ${main.name} (${main.code}); it could also be ${listed(ranked.slice(1, 4))}.`;
      return {
        place: placeOf(main.code, text),
        doubt: { code: 'port_ambiguous', severity: 'warning', message, quote: text, candidates },
      };
    }
    const message = `«${text}» could be ${listed(ranked.slice(0, 4))}. Teach the service which one is meant (ports alias add), or write the code.`;
    return { doubt: { code: 'port_ambiguous', severity: 'error', message, quote: text, candidates } };
  };

  /** Whether a resolution settles the text: a port, or several equal ones. */
  const settles = (resolution: PlaceResolution) => resolution.candidates.length > 0;

  const readOne = (text: string, country: string | undefined): One => {
    const known = names.findCode(text) ? fromSheet(text) : undefined;
    if (known) return known;
    const written = /[([{]\s*([A-Za-z]{2}\s?[A-Za-z2-9]{3})\s*[)\]}]|[-–,]\s*([A-Z]{5})$/.exec(text);
    const code = (written?.[1] ?? written?.[2])?.replace(/\s/g, '');
    if (code && ports.find(code)) return { place: placeOf(code.toUpperCase(), text) };
    const whole = ports.resolve(text);
    if (settles(whole) && whole.candidates[0]?.kind === 'port') {
      const chosen = choose(whole, text, country);
      if (chosen.place) return chosen;
    }
    const explained = fromSheet(text);
    if (explained) return explained;
    return readWithCountry(text) ?? choose(whole, text, country);
  };

  /** «Cochin, India», «Manzanillo (MX)», «Kobe JP»: the last part says where to look. */
  const readWithCountry = (text: string): One | undefined => {
    const parts = /^(.+?)\s*(?:[,，]|\(|\[|\s-\s|\s(?=[A-Z]{2}$))\s*([^,()[\]]+?)\s*[)\]]?$/.exec(text);
    const [name, where] = [parts?.[1]?.trim(), parts?.[2]?.trim()];
    if (!name || !where) return undefined;
    const country = countryCode(where);
    if (!country) return undefined;
    const one = choose(ports.resolve(name), name, country);
    return one.place ? { ...one, place: { ...one.place, text } } : undefined;
  };

  /** «Karachi/Port Qasim»: two ports, although the second alone is an answer to the whole text too. */
  const listedPorts = (text: string): string[] => {
    if (!/[/&|+]/.test(text) || names.find(text)) return [];
    const parts = ports.resolvePlaces(text);
    const sure = parts.every(({ candidates: [best] }) => best?.kind === 'port' && SURE.has(best.reason));
    return sure ? parts.map(({ query }) => query) : [];
  };

  const readPiece = (text: string, country: string | undefined): One[] => {
    const one = readOne(text, country);
    if (one.place) {
      const listed = listedPorts(text);
      return listed.length > 1 ? listed.map((part) => readOne(part, country)) : [one];
    }
    const several = splitFurther(text);
    if (several.length < 2) return [one];
    const read = several.map((part) => readOne(part, country));
    // Parts that nobody knows at all were no list of ports: the doubt is then about the whole text.
    return read.some((part) => part.place || part.doubt?.code !== 'port_unknown') ? read : [one];
  };

  return {
    read(text, country) {
      const key = country ? `${text}\n${country}` : text;
      const before = remembered.get(key);
      if (before) return before;
      const hint = country && !/[/&,+]/.test(country) ? countryCode(country) : undefined;
      const { places, via } = parsePlaceText(text);
      const read = places.flatMap((piece) => readPiece(piece, hint));
      const routed = via.flatMap((piece) => readPiece(piece, undefined));
      const reading: PlacesReading = {
        places: distinct(read),
        via: routed.map((one, index) => one.place ?? { code: null, name: null, country: null, text: via[index] ?? '' }),
        doubts: [...read, ...routed.map(softened)].flatMap((one) => (one.doubt ? [one.doubt] : [])),
      };
      if (remembered.size < 100_000) remembered.set(key, reading);
      return reading;
    },
  };
}

/** A transhipment port that is not understood stays as text: no reason to hold the rate back. */
function softened(one: One): One {
  return one.doubt && one.doubt.severity === 'error' ? { ...one, doubt: { ...one.doubt, severity: 'warning' } } : one;
}

function distinct(read: readonly One[]): Place[] {
  const places = new Map<string, Place>();
  for (const { place } of read)
    if (place && !places.has(place.code ?? place.text)) places.set(place.code ?? place.text, place);
  return [...places.values()];
}

function splitFurther(text: string): string[] {
  return text
    .split(/[/,，|&+]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Territories that sheets list under a country whose code is another one. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  CN: ['HK', 'MO', 'TW'],
  US: ['PR', 'GU', 'VI', 'AS', 'MP'],
  FR: ['RE', 'GP', 'MQ', 'GF', 'NC', 'PF', 'YT', 'MF'],
  GB: ['GI', 'JE', 'GG', 'IM', 'BM', 'KY', 'VG', 'TC', 'FK'],
  NL: ['AW', 'CW', 'SX', 'BQ'],
  DK: ['FO', 'GL'],
};

function isPartOf(territory: string, country: string): boolean {
  return PARTS[country]?.includes(territory) ?? false;
}

function otherCountry(
  text: string,
  best: PlaceCandidate,
  country: string,
  found: readonly PlaceCandidate[],
): PlaceDoubt {
  return {
    code: 'port_in_other_country',
    severity: 'error',
    message: `«${text}» would be ${best.name} (${best.code}), but the country beside it is ${country}. Write the port's UN/LOCODE, or correct the country.`,
    quote: text,
    candidates: candidatesOf(found),
  };
}

function unknown(text: string, near: readonly PlaceCandidate[]): PlaceDoubt {
  const hint = near.length > 0 ? ` Near to it: ${listed(near.slice(0, 3))}.` : '';
  return {
    code: 'port_unknown',
    severity: 'error',
    message: `No port is known as «${text}».${hint} Teach the service the name (ports alias add), or write a UN/LOCODE.`,
    quote: text,
    candidates: candidatesOf(near),
  };
}

function groupWord(text: string, group: PlaceCandidate, ports: PortResolver): PlaceDoubt {
  const weight = (code: string) => ports.find(code)?.importance ?? 0;
  const ranked = [...group.portCodes].sort((a, b) => weight(b) - weight(a));
  const members = ranked.slice(0, 12).map((code) => ({ code, name: ports.find(code)?.name ?? code }));
  const kind = group.kind === 'country' ? 'a country' : 'a group of ports';
  return {
    code: 'place_is_group',
    severity: 'error',
    message: `«${text}» names ${kind} (${group.name}, ${group.portCodes.length} ports), not a port. The sheet must say which ports the price is for.`,
    quote: text,
    candidates: members,
  };
}
