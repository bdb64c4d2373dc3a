import type { Finding } from '../../../base/index.ts';
import type { PlaceCandidate, PortResolver } from '../../../ports/index.ts';

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

const candidatesOf = (candidates: readonly PlaceCandidate[]) =>
  candidates.slice(0, 5).map(({ code, name, score }) => ({ code, name, score }));

const listed = (candidates: readonly PlaceCandidate[]) =>
  candidates.map((candidate) => `${candidate.name} (${candidate.code})`).join(', ');

/** No port has the name; `near` are those that are written alike. */
export function unknownPlace(text: string, near: readonly PlaceCandidate[]): PlaceDoubt {
  const hint = near.length > 0 ? ` Near to it: ${listed(near.slice(0, 3))}.` : '';
  return {
    code: 'port_unknown',
    severity: 'error',
    message: `No port is known as «${text}».${hint} Teach the service the name (ports alias add), or write a UN/LOCODE.`,
    quote: text,
    candidates: candidatesOf(near),
  };
}

/** A country or a group of ports where a port should stand. */
export function groupOfPorts(text: string, group: PlaceCandidate, ports: PortResolver): PlaceDoubt {
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

/** The first of the candidates is in another country than the one that stands beside the text. */
export function inOtherCountry(text: string, country: string, found: readonly PlaceCandidate[]): PlaceDoubt {
  return {
    code: 'port_in_other_country',
    severity: 'error',
    message: `«${text}» would be ${listed(found.slice(0, 1))}, but the country beside it is ${country}. Write the port's UN/LOCODE, or correct the country.`,
    quote: text,
    candidates: candidatesOf(found),
  };
}

/** The first of the candidates was taken, by a likeness that may deceive. */
export function readAs(text: string, found: readonly PlaceCandidate[]): PlaceDoubt {
  return {
    code: 'port_read_as',
    severity: 'warning',
    message: `«${text}» was read as ${listed(found.slice(0, 1))}.`,
    quote: text,
    candidates: candidatesOf(found),
  };
}

/** The first of the candidates was taken, because it is the main port of several that have the name. */
export function mainOfSeveral(text: string, ranked: readonly PlaceCandidate[]): PlaceDoubt {
  return {
    code: 'port_ambiguous',
    severity: 'warning',
    message: `«${text}» was read as ${listed(ranked.slice(0, 1))}; it could also be ${listed(ranked.slice(1, 4))}.`,
    quote: text,
    candidates: candidatesOf(ranked),
  };
}

/** Several ports have the name, and none of them stands out. */
export function anyOfSeveral(text: string, ranked: readonly PlaceCandidate[]): PlaceDoubt {
  return {
    code: 'port_ambiguous',
    severity: 'error',
    message: `«${text}» could be ${listed(ranked.slice(0, 4))}. Teach the service which one is meant (ports alias add), or write the code.`,
    quote: text,
    candidates: candidatesOf(ranked),
  };
}

/** The sheet explains a name by a code that this service does not have. */
export function codeOfSheet(text: string, code: string): PlaceDoubt {
  return {
    code: 'port_code_unknown',
    severity: 'warning',
    message: `The sheet itself gives ${code} for «${text}»; this service does not know that code and keeps it as given.`,
    quote: text,
  };
}
