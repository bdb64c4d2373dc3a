import type { PlaceCandidate, PlaceResolution, PortResolver } from '../../../ports/index.ts';
import type { Place } from '../../record/rate.schema.ts';
import {
  anyOfSeveral,
  groupOfPorts,
  inOtherCountry,
  mainOfSeveral,
  type PlaceDoubt,
  readAs,
  unknownPlace,
} from './place-doubts.ts';

/** What one text came to: a place, a doubt why it is none, or a place with a doubt. */
export type ReadPlace = { place?: Place; doubt?: PlaceDoubt };

const SURE = new Set(['code', 'name', 'alias', 'chinese-name']);

/** Whether a candidate was found by what it is called, not by a likeness. */
export function isSure(candidate: PlaceCandidate): boolean {
  return SURE.has(candidate.reason);
}

/** The place of a code, with the text that it was read from. */
export function placeOf(ports: PortResolver, code: string, text: string): Place {
  const port = ports.find(code);
  return port
    ? { code: port.code, name: port.name, country: port.country, text }
    : { code, name: null, country: code.slice(0, 2), text };
}

/** The last three letters of a UN/LOCODE, or a short form of the trade: several ports may have it. */
export const ABBREVIATION = /^[A-Z]{2,4}$/;

/** Readings whose scores differ by less are equally good. A code and an alias of three letters are as good as each other. */
const SAME_NAME = 0.001;
const SAME_ABBREVIATION = 0.05;

/** A text, what the service's ports make of it, and the country given with it. */
type Question = { text: string; resolution: PlaceResolution; country: string | undefined };

/** Takes the candidate that a text means, as far as it is clear. */
export function choosePlace(ports: PortResolver, { text, resolution, country }: Question): ReadPlace {
  const inCountry = country ? resolution.candidates.filter((candidate) => candidate.country === country) : [];
  const found = inCountry.length > 0 ? inCountry : resolution.candidates;
  const [best, ...others] = found;
  if (!best) return { doubt: unknownPlace(text, resolution.suggestions) };
  if (best.kind !== 'port') return { doubt: groupOfPorts(text, best, ports) };
  if (country && best.country !== country && !isPartOf(best.country, country))
    return { doubt: inOtherCountry(text, country, resolution.candidates) };
  const same = ABBREVIATION.test(text) ? SAME_ABBREVIATION : SAME_NAME;
  const rivals = others.filter((other) => other.kind === 'port' && other.score >= best.score - same);
  if (resolution.ambiguous && rivals.length > 0) return chooseAmong(ports, text, [best, ...rivals]);
  const place = placeOf(ports, best.code, text);
  return isSure(best) ? { place } : { place, doubt: readAs(text, found) };
}

/** One main port among small ones of the same name is meant; among equals, and by an abbreviation, none is chosen. */
function chooseAmong(ports: PortResolver, text: string, namesakes: readonly PlaceCandidate[]): ReadPlace {
  const weight = (candidate: PlaceCandidate) => ports.find(candidate.code)?.importance ?? 0;
  const ranked = [...namesakes].sort((a, b) => weight(b) - weight(a));
  const [main, next] = ranked;
  return main && next && weight(main) > weight(next) && !ABBREVIATION.test(text)
    ? { place: placeOf(ports, main.code, text), doubt: mainOfSeveral(text, ranked) }
    : { doubt: anyOfSeveral(text, ranked) };
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

/** Whether two countries are one in sheets: a territory and the country that it is listed under. */
export function isOneCountry(a: string, b: string): boolean {
  return a === b || isPartOf(a, b) || isPartOf(b, a);
}

function isPartOf(territory: string, country: string): boolean {
  return PARTS[country]?.includes(territory) ?? false;
}
