import type { Finding } from '../../../base/index.ts';
import type { PlaceCandidate, Port, PortResolver } from '../../../ports/index.ts';
import type { Place } from '../../record/rate.schema.ts';

/** A doubt about the text of a place, without its row. */
export type PlaceDoubt = {
  code:
    | 'port_unknown'
    | 'port_ambiguous'
    | 'port_read_as'
    | 'port_in_other_country'
    | 'place_is_group'
    | 'port_code_conflict'
    | 'port_code_unknown';
  severity: 'error' | 'warning';
  message: string;
  quote: string;
  candidates?: Finding['candidates'];
};

const candidatesOf = (candidates: readonly PlaceCandidate[]) =>
  candidates.slice(0, 5).map(({ code, name, score }) => ({ code, name, score }));

const listed = (candidates: readonly PlaceCandidate[]) =>
  candidates.map((candidate) => `${candidate.name} (${candidate.code})`).join(', ');

/** No port has the name; `near` are similar names. */
export function unknownPlace(text: string, near: readonly PlaceCandidate[]): PlaceDoubt {
  const hint = near.length > 0 ? ` Similar names: ${listed(near.slice(0, 3))}.` : '';
  return {
    code: 'port_unknown',
    severity: 'error',
    message: `No port is known as "${text}".${hint} Add the name as an alias of a port, or write a UN/LOCODE in the sheet.`,
    quote: text,
    candidates: candidatesOf(near),
  };
}

/** "Other South China": the ports that are not base ports. */
const OTHER_PORTS = /^(?:other|non|out)|outports?$|^其他|偏港/i;

/** A country or a group of ports in place of a port. Its usual base ports are named, but never taken. */
export function groupOfPorts(text: string, group: PlaceCandidate, ports: PortResolver): PlaceDoubt {
  const weight = (code: string) => ports.find(code)?.importance ?? 0;
  const ranked = [...group.portCodes].sort((a, b) => weight(b) - weight(a));
  const region = ports.regions().find(({ key }) => group.kind === 'region' && key === group.code);
  const usual = OTHER_PORTS.test(text) ? [] : (region?.basePorts ?? []);
  const members = [...new Set([...usual, ...ranked])].slice(0, 12);
  const named = members.map((code) => ({ code, name: ports.find(code)?.name ?? code }));
  const kind = group.kind === 'country' ? 'a country' : 'a group of ports';
  const hint = usual.length > 0 ? ` Usual base ports: ${usual.join(', ')}; each carrier has its own.` : '';
  return {
    code: 'place_is_group',
    severity: 'error',
    message: `"${text}" names ${kind} (${group.name}, ${group.portCodes.length} ports), not a port. The sheet must say which ports the price is for.${hint}`,
    quote: text,
    candidates: named,
  };
}

/** The first of the candidates is in another country than the one given with the text. */
export function inOtherCountry(text: string, country: string, found: readonly PlaceCandidate[]): PlaceDoubt {
  return {
    code: 'port_in_other_country',
    severity: 'error',
    message: `"${text}" would be ${listed(found.slice(0, 1))}, but the country given with it is ${country}. Write the port's UN/LOCODE, or correct the country.`,
    quote: text,
    candidates: candidatesOf(found),
  };
}

/** The first of the candidates was taken because its name is similar. */
export function readAs(text: string, found: readonly PlaceCandidate[]): PlaceDoubt {
  return {
    code: 'port_read_as',
    severity: 'warning',
    message: `"${text}" was read as ${listed(found.slice(0, 1))}.`,
    quote: text,
    candidates: candidatesOf(found),
  };
}

/** The first of the candidates was taken, because it is the main port of several that have the name. */
export function mainOfSeveral(text: string, ranked: readonly PlaceCandidate[]): PlaceDoubt {
  return {
    code: 'port_ambiguous',
    severity: 'warning',
    message: `"${text}" was read as ${listed(ranked.slice(0, 1))}; it could also be ${listed(ranked.slice(1, 4))}.`,
    quote: text,
    candidates: candidatesOf(ranked),
  };
}

/** Several ports have the name, and none of them is clearly the main one. */
export function anyOfSeveral(text: string, ranked: readonly PlaceCandidate[]): PlaceDoubt {
  return {
    code: 'port_ambiguous',
    severity: 'error',
    message: `"${text}" could be ${listed(ranked.slice(0, 4))}. Add the name as an alias of the port that is meant, or write a UN/LOCODE in the sheet.`,
    quote: text,
    candidates: candidatesOf(ranked),
  };
}

const NEAR_BY = {
  country: 'other ports of the column are in its country',
  region: 'other ports of the column are in its region',
  inland: 'the inland places of its column of receipt or delivery are in its country',
  title: 'the title or the subject names it',
} as const;

/** One of several ports of a name was taken: others of its column, or inland places, are in its country or region, or a title names it in full. */
export function namesakeNear(taken: Place, named: readonly Place[], by: keyof typeof NEAR_BY): PlaceDoubt {
  const others = named.filter(({ code }) => code !== taken.code).map(({ name, code }) => `${name} (${code})`);
  return {
    code: 'port_ambiguous',
    severity: 'warning',
    message: `"${taken.text}" was read as ${taken.name} (${taken.code}), as ${NEAR_BY[by]}; it could also be ${others.join(', ')}.`,
    quote: taken.text,
    candidates: named.map(({ code, name }) => ({ code: code ?? '', name: name ?? '' })),
  };
}

/** An abbreviation of a port in another country than all other ports of its column. */
export function outOfPlace(taken: Place, country: string): PlaceDoubt {
  return {
    code: 'port_read_as',
    severity: 'warning',
    message: `"${taken.text}" was read as ${taken.name} (${taken.code}), although the other ports of the column are in ${country}.`,
    quote: taken.text,
    candidates: [{ code: taken.code ?? '', name: taken.name ?? '' }],
  };
}

/** A name, and a code given with it, that mean places in two countries: one of them is a mistake. */
export function codeElsewhere(text: string, named: PlaceCandidate, code: string, coded: Port | undefined): PlaceDoubt {
  const where = coded ? `${coded.name} in ${coded.countryName}` : `a place in ${code.slice(0, 2)}`;
  return {
    code: 'port_code_conflict',
    severity: 'error',
    message: `"${text}" is ${listed([named])}, but the code given with it, ${code}, is ${where}. One of them is wrong: correct the name or the code in the sheet.`,
    quote: text,
    candidates: [...candidatesOf([named]), ...(coded ? [{ code: coded.code, name: coded.name }] : [])],
  };
}

/** A name, and a code given with it, that mean two places in one country: the code is used. */
export function codeUsed(text: string, named: PlaceCandidate, coded: Port): PlaceDoubt {
  return {
    code: 'port_read_as',
    severity: 'warning',
    message: `"${text}" is ${listed([named])}, but the code given with it is ${coded.code} (${coded.name}); the code was used.`,
    quote: text,
  };
}

/** A code in the country of the name beside it, which this service does not have: the name is used. */
export function codeUnknown(text: string, code: string): PlaceDoubt {
  return {
    code: 'port_code_unknown',
    severity: 'warning',
    message: `The code ${code} given with "${text}" is unknown; the name was used.`,
    quote: text,
  };
}

/** The sheet explains a name by a code that this service does not have. */
export function codeOfSheet(text: string, code: string): PlaceDoubt {
  return {
    code: 'port_code_unknown',
    severity: 'warning',
    message: `The sheet gives the code ${code} for "${text}"; this code is unknown and is kept as given.`,
    quote: text,
  };
}
