import { createHash } from 'node:crypto';
import { roundToMinor } from '../../base/index.ts';
import type { CarrierDirectory } from '../../carriers/index.ts';
import type { Database } from '../../db/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import type { RateContent } from '../record/rate.schema.ts';
import type { RateColumns } from '../record/rate-columns.ts';
import { rateKey } from '../record/rate-key.ts';
import { statedCompleteness } from '../record/rate-total.ts';
import { openRateRows } from '../sheet-reader/index.ts';
import type { RateRow } from '../sheet-reader/rate-row.schema.ts';
import { saveDraft } from '../sheets/sheet-store.ts';
import type { LclContent, LclRow } from './lcl-rate.schema.ts';

type Deps = { database: Database; ports: PortResolver; carriers: CarrierDirectory };
/** LCL rates as a program sends them, and who does. */
export type LclImport = { name: string; rows: readonly LclRow[]; by: string; now: Date };

/**
 * Reads LCL rates into a draft and returns its id. Places, carriers, days and amounts are read as those of container rates:
 * what is doubtful is held back with a finding.
 */
export async function importLcl({ database, ...names }: Deps, { name, rows, by, now }: LclImport): Promise<number> {
  const opened = openRateRows({ name, rows: rows.map(asContainerRow) });
  const reading = opened.read({ ...names, answers: {}, now });
  const lcl = reading.rates.map(({ content, ...place }) => {
    const row = rows[(place.row ?? 1) - 1];
    if (row === undefined) throw new Error('every rate is of a row');
    return { ...place, columns: lclColumns(toLcl(content, row)) };
  });
  const sha256 = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  return saveDraft(database, {
    fileName: name,
    sha256,
    createdBy: by,
    answers: {},
    reading: { ...reading, rates: [] },
    lcl,
  });
}

/**
 * The row as the reader of container rows takes it. The remarks hold what only LCL rates have, so that rows which differ in that
 * alone are not taken for repeated.
 */
function asContainerRow(row: LclRow): RateRow {
  const { basis, kgPerM3, minimum, minimumQuantity, breaks, charges = [], remarks, ...common } = row;
  const bounds = charges.map((charge) => [charge.basis, charge.minimum, charge.maximum]);
  return {
    ...common,
    equipment: '20GP',
    remarks: JSON.stringify([remarks, basis, kgPerM3, minimum, minimumQuantity, breaks, bounds]),
    charges: charges.map(({ basis: _basis, minimum: _minimum, maximum: _maximum, ...charge }) => ({
      ...charge,
      basis: 'PER_SHIPMENT',
    })),
  };
}

function toLcl({ base, charges, total, ...content }: RateContent, row: LclRow): LclContent {
  const { allIn, exclusions } = statedCompleteness(total, charges);
  const { origin, destination, via, serviceMode, carrier, service } = content;
  const { validFrom, validTo, transitDays, commodity, contract } = content;
  return {
    ...{ origin, destination, via, serviceMode, carrier, service },
    freight: {
      basis: row.basis ?? 'PER_WM',
      ...base,
      kgPerM3: row.kgPerM3 ?? 1000,
      minimum: row.minimum ?? null,
      minimumQuantity: row.minimumQuantity ?? null,
      breaks: [...(row.breaks ?? [])].sort((a, b) => a.from - b.from),
    },
    charges: charges.map((charge, at) => {
      const { basis, minimum, maximum } = row.charges?.[at] ?? {};
      return { ...charge, basis: basis ?? 'UNKNOWN', minimum: minimum ?? null, maximum: maximum ?? null };
    }),
    missing: allIn ? [...exclusions] : [...exclusions, UNSTATED],
    ...{ validFrom, validTo, transitDays, commodity, contract },
    remarks: row.remarks ?? null,
  };
}

const UNSTATED = 'It is not stated whether other surcharges and local charges are included.';

/** An LCL rate as its table keeps it. */
function lclColumns(rate: LclContent): RateColumns {
  const { validFrom, validTo, ...rest } = rate;
  const content = JSON.stringify(rest);
  const { amount, currency, minimum } = rate.freight;
  const keyed = { ...rate, placeOfReceipt: null, placeOfDelivery: null, equipment: { code: LCL } };
  return {
    rate_key: rateKey(keyed),
    content_hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    origin: rate.origin.code ?? '',
    destination: rate.destination.code ?? '',
    carrier: rate.carrier?.scac ?? rate.carrier?.name ?? '',
    equipment: LCL,
    currency,
    base_minor: roundToMinor(amount, currency),
    total_minor: roundToMinor(minimum ?? 0, currency),
    transit_days: rate.transitDays,
    valid_from: validFrom,
    valid_to: validTo,
    content,
  };
}

const LCL = 'LCL';
