import type { Rate } from '../rates/index.ts';
import type { AuditedLine, BookEntry } from './invoice-audit.schema.ts';
import { nameOf, OCEAN_FREIGHT } from './lines/read-charge.ts';

/** The charge of a line at a rate, where the rate says something else than the clause of the line. */
export function findInBook(line: AuditedLine, rate: Rate): BookEntry | null {
  const { charge, clause } = line;
  if (charge === null) return null;
  const { id: rateId, base } = rate;
  const { sheet, file, tab, row } = rate.source;
  const source = { sheet, file, tab, row };
  const found =
    charge === OCEAN_FREIGHT
      ? [{ ...base, basis: 'PER_CONTAINER', status: 'subject-to' }]
      : rate.charges.filter(
          ({ name, code }) => (nameOf(name) ?? (code === null ? undefined : nameOf(code))) === charge,
        );
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return null;
  const { amount, currency, basis, status } = only;
  const isSame =
    clause !== null && clause.unitAmount === amount && clause.currency === currency && clause.status === status;
  const isIncluded = clause?.status === 'included' && status === 'included';
  return isSame || isIncluded ? null : { rateId, amount, currency, basis, status, source };
}
