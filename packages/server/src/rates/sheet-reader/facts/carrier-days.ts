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
const WITHDRAWN = new RegExp(phraseSource('withdrawn'));
/** Where what is said of one carrier ends: "MSC valid 1-31 Dec; CMA CGM valid 15 Dec - 14 Jan". */
const BETWEEN_CARRIERS = /[;|·\n]|\s\/\s|,\s|[.。]\s|\s(?:and|und|et|y|e|en|ve)\s|[；，]/u;

type Days = { from?: IsoDate; to?: IsoDate };
type Reading = { carriers: CarrierDirectory; dates: DateContext };

/** What a line says of days, part by part, with the carrier of each. Lines about charges and prices say nothing of rates. */
function daysIn(line: string, { carriers, dates }: Reading): { scac: string | undefined; days: Days }[] {
  const plain = plainText(line);
  if (!VALIDITY.test(plain) || hasChargeOrMoney(plain)) return [];
  return line.split(BETWEEN_CARRIERS).flatMap((part) => {
    const said = plainText(part);
    if (WITHDRAWN.test(said)) return [];
    const days = announcedValidity(VALIDITY.test(said) ? said : `valid ${said}`, dates);
    return [{ scac: findCarrierIn(part, carriers)?.scac, days }];
  });
}

const spanOf = ({ from, to }: Days) => `${from}|${to}`;

/**
 * Days that are stated carrier by carrier, in one line or in several; undefined unless they differ. None are of a carrier that has
 * several, so that they are asked for. A first day that is said once holds for all.
 */
export function readCarrierDays(lines: readonly string[], reading: Reading): CarrierDays | undefined {
  const parts = lines.flatMap((line) => daysIn(line, reading));
  const stated = parts.flatMap(({ scac, days }) => (scac && days.to !== undefined ? [{ scac, days }] : []));
  if (new Set(stated.map(({ days }) => spanOf(days))).size < 2) return undefined;
  const [first, ...others] = new Set(parts.flatMap(({ days }) => days.from ?? []));
  const once = first !== undefined && others.length === 0 ? { from: first } : {};
  const byCarrier = Map.groupBy(stated, ({ scac }) => scac);
  const sure = [...byCarrier].flatMap(([scac, own]): [string, Days][] => {
    const [{ days } = { days: {} }] = own;
    return own.every((one) => spanOf(one.days) === spanOf(days)) ? [[scac, { ...once, ...days }]] : [];
  });
  return new Map(sure);
}
