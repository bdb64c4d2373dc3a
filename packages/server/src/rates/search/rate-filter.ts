import { UNUSUAL_EXPONENTS } from '../../base/index.ts';
import type { RateFilter } from './understand-query.ts';

/** A WHERE clause over `rates r` with its parameters, numbered from 1. */
export type Where = { text: string; values: unknown[] };

/** Minor units of one unit of `r.currency`: 100 but for the currencies of ISO 4217 that differ. */
const MINOR_PER_UNIT = `(case ${Object.entries(UNUSUAL_EXPONENTS)
  .map(([currency, exponent]) => `when r.currency = '${currency}' then ${10 ** exponent}`)
  .join(' ')} else 100 end)`;

/** Renders a filter as SQL. Without `asOf`: what is known now, or whatever was ever known when `known` says so. */
export function whereOf(filter: RateFilter, known: 'now' | 'ever' = 'now'): Where {
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (part: (parameter: string) => string, value: unknown) => {
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  const addPlaces = (column: string, codes: readonly string[] | undefined) => {
    if (codes === undefined) return;
    if (codes.length === 1) add((p) => `${column} = ${p}`, codes[0]);
    else add((p) => `${column} = any(${p}::text[])`, codes);
  };
  if (filter.asOf) {
    add((p) => `r.known_from <= ${p} and (r.known_to is null or r.known_to > ${p})`, filter.asOf);
  } else if (known === 'now') {
    parts.push('r.known_to is null');
  }
  addPlaces('r.origin', filter.origins);
  addPlaces('r.destination', filter.destinations);
  if (filter.carrier !== undefined) add((p) => `r.carrier = ${p}`, filter.carrier);
  if (filter.carrierName !== undefined) add((p) => `lower(r.carrier) = lower(${p})`, filter.carrierName);
  if (filter.equipment !== undefined) add((p) => `r.equipment = ${p}`, filter.equipment);
  if (filter.currency !== undefined) add((p) => `r.currency = ${p}`, filter.currency);
  if (filter.minAmount !== undefined) add((p) => `r.base_minor >= ${p}::numeric * ${MINOR_PER_UNIT}`, filter.minAmount);
  if (filter.maxAmount !== undefined) add((p) => `r.base_minor <= ${p}::numeric * ${MINOR_PER_UNIT}`, filter.maxAmount);
  if (filter.validOn !== undefined) add((p) => `${p}::date between r.valid_from and r.valid_to`, filter.validOn);
  if (filter.validUntilAtLeast !== undefined) add((p) => `r.valid_to >= ${p}::date`, filter.validUntilAtLeast);
  return { text: parts.join(' and '), values };
}
