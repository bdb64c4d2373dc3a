import type { CarrierDirectory } from '../../../carriers/index.ts';
import type { PortResolver } from '../../../ports/index.ts';
import type { RateContent } from '../../record/rate.schema.ts';
import type { ChargeScope } from '../charge-text/stated-charge.ts';
import { memoize } from '../memoize.ts';

/** What a charge may be restricted to: the ends of a lane and its carrier. */
export type ScopedRate = Pick<RateContent, 'origin' | 'destination' | 'carrier'>;

/**
 * Whether a rate is among those that a charge is for, and by which end of its lane where only one is named; undefined where the text
 * names nothing that is known.
 */
export type ScopeReader = (scope: ChargeScope, rate: ScopedRate) => boolean | 'origin' | 'destination' | undefined;

type Named = { ports: ReadonlySet<string>; countries: ReadonlySet<string>; carriers: ReadonlySet<string> };

const SPLIT = /[,/&+、]|\b(?:and|or|y|e|et|und|en|ve|o|ou|oder)\b|和|及/iu;
const AROUND =
  /^(?:ports? (?:of|in)|the|all|via|pod|pol|destinations?|for|to|puertos? de|porti|hafen in)\s+|\s+(?:ports?|only|destinations?|cargo|cargoes|shipments|bookings|lanes?|trade|service|puertos|porti|hafen|häfen|ports only)$|^(?:仅|往|到)|(?:航线|港口?|货物?|线)$/giu;

/** Makes the reader of whom charges are for: ports, countries, regions ("Red Sea only") and carriers. */
export function createScopeReader(ports: PortResolver, carriers: CarrierDirectory): ScopeReader {
  const namedIn = memoize((text: string) => readNames(text, ports, carriers));
  return ({ text }, { origin, destination, carrier }) => {
    const named = namedIn(text);
    if (!named) return undefined;
    if (named.carriers.size > 0) return carrier?.scac ? named.carriers.has(carrier.scac) : undefined;
    const [isFrom, isTo] = [origin, destination].map(
      ({ code }) => code !== null && (named.ports.has(code) || named.countries.has(code.slice(0, 2))),
    );
    if (isFrom && isTo) return true;
    return isFrom ? 'origin' : isTo && 'destination';
  };
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
    .split(SPLIT)
    .map((part) => part.replace(AROUND, ' ').trim())
    .filter((part) => part !== '');
  return parts.length > 1 && parts.every(add) ? named : undefined;
}
