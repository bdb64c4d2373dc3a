import { textSaysOfCharges } from '../charge-text/mentions.ts';
import { plainText } from '../plain-text.ts';
import { findCurrency } from '../prices/parse-currency.ts';
import type { ColumnRole } from '../tables/columns/column-lexicon.ts';
import { roleOfHeader } from '../tables/columns/column-lexicon.ts';
import { type DateContext, namesDays, parseValidity, type ValidityReading } from '../validity/parse-validity.ts';
import type { SheetFacts } from './sheet-facts.ts';

const LABELLED: ReadonlySet<ColumnRole> = new Set([
  'carrier',
  'origin',
  'destination',
  'currency',
  'validity',
  'valid-from',
  'valid-to',
  'contract',
  'commodity',
  'service-mode',
  'service',
]);

function ofValidity(reading: ValidityReading | undefined): SheetFacts {
  if (!reading) return {};
  const to = reading.to ?? reading.day;
  return { ...(reading.from ? { validFrom: reading.from } : {}), ...(to ? { validTo: to } : {}) };
}

/** "CY/Door", "CFS - CFS", "Door to Door": where a carrier takes a container over and where it hands it out. */
const SERVICE_MODE =
  /^(?:cy|cfs|sd|door|ramp|port|pier|hub)\s*(?:[-–/]|to)\s*(?:cy|cfs|sd|door|ramp|port|pier|hub)(?:\s*\([^)]*\))?$/i;
const isServiceMode = (value: string) => SERVICE_MODE.test(value.trim());

/** A longer value behind "from" or "POL" says more than a day. */
const LONGEST_DAY = 30;

/** What a label and its value say: "POL: Shanghai", "From | 1 Dec". */
export function labelledFact(label: ColumnRole, value: string, { dates }: { dates: DateContext }): SheetFacts {
  // "From | 1 Dec | To | 31 Dec": the value says that these are days, not ports.
  const isEnd = label === 'origin' || label === 'destination';
  const isDay = isEnd && value.length <= LONGEST_DAY && namesDays(plainText(value));
  const role = isDay ? (label === 'origin' ? 'valid-from' : 'valid-to') : label;
  if (role === 'validity') return ofValidity(parseValidity(value, dates));
  if (role === 'valid-from' || role === 'valid-to') {
    const reading = parseValidity(value, dates);
    if (reading?.from && reading.to) return ofValidity(reading);
    const day = reading?.day ?? reading?.from ?? reading?.to;
    return day ? { [role === 'valid-from' ? 'validFrom' : 'validTo']: day } : {};
  }
  if (role === 'currency') {
    const currency = findCurrency(value);
    return currency ? { currency } : {};
  }
  if (role === 'service-mode' || (role === 'service' && isServiceMode(value))) return { serviceMode: value };
  return { [role]: value };
}

/** Longer values of a label of one word or two are sentences. */
const LONGEST_MODE = 40;

/** "Terms: valid for cargo loaded 1-31 December", "Service: rates include BAF": a sentence behind a word that may as well head a mode of service. */
export function isSentenceOf(label: ColumnRole | undefined, value: string): boolean {
  if (label !== 'service-mode' && label !== 'service') return false;
  return value.length > LONGEST_MODE || namesDays(plainText(value)) || textSaysOfCharges(value);
}

/** `Label: value` in one cell, or a label and its value in the next one. */
export function labelOf(text: string): ColumnRole | undefined {
  const role = text.length <= 40 ? roleOfHeader(text) : undefined;
  return role && LABELLED.has(role) ? role : undefined;
}
