import type { IsoDate } from '../../../base/index.ts';
import type { CarrierDirectory } from '../../../carriers/index.ts';
import { hasChargeOrMoney } from '../charge-text/tokenise.ts';
import { phraseSource } from '../lexicon/phrases.ts';
import { plainText } from '../plain-text.ts';
import { findCarrierIn } from '../rows/carrier-reader.ts';
import type { DateContext } from '../validity/parse-validity.ts';
import { announcedValidity } from './read-facts.ts';
import type { CarrierDays } from './sheet-facts.ts';

const VALIDITY = new RegExp(phraseSource('validity'));
/** Where what is said of one carrier ends: "MSC valid 1-31 Dec; CMA CGM valid 15 Dec - 14 Jan". */
const BETWEEN_CARRIERS = /[;|·\n]|\s\/\s|,\s|[.。]\s|\s(?:and|und|et|y|e|en|ve)\s|[；，]/u;

/**
 * Days that are stated carrier by carrier, in one line or in several; undefined unless at least two carriers have different ones. A first
 * day that is said once holds for all of them. Lines about charges and prices say nothing of it.
 */
export function readCarrierDays(
  lines: readonly string[],
  { carriers, dates }: { carriers: CarrierDirectory; dates: DateContext },
): CarrierDays | undefined {
  const stated = new Map<string, { from?: IsoDate; to?: IsoDate }>();
  const common: IsoDate[] = [];
  for (const line of lines) {
    const plain = plainText(line);
    if (!VALIDITY.test(plain) || hasChargeOrMoney(plain)) continue;
    for (const part of line.split(BETWEEN_CARRIERS)) {
      const said = plainText(part);
      const days = announcedValidity(VALIDITY.test(said) ? said : `valid ${said}`, dates);
      const scac = findCarrierIn(part, carriers)?.scac;
      if (days.from !== undefined) common.push(days.from);
      if (scac !== undefined && days.to !== undefined) stated.set(scac, days);
    }
  }
  const spans = new Set([...stated.values()].map(({ from, to }) => `${from}|${to}`));
  if (spans.size < 2) return undefined;
  const [first, ...others] = new Set(common);
  const once = others.length === 0 ? first : undefined;
  return new Map([...stated].map(([scac, days]) => [scac, { ...(once ? { from: once } : {}), ...days }]));
}
