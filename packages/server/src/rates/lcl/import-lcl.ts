import { createHash } from 'node:crypto';
import type { CarrierDirectory } from '../../carriers/index.ts';
import type { Database } from '../../db/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import type { LclContent } from '../record/lcl-content.schema.ts';
import { toLclContent } from '../record/lcl-content.ts';
import type { RateContent } from '../record/rate.schema.ts';
import { openRateRows } from '../sheet-reader/index.ts';
import type { RateRow } from '../sheet-reader/rate-row.schema.ts';
import { saveDraft } from '../sheets/sheet-store.ts';
import type { LclRow } from './lcl-rate.schema.ts';

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
    return { ...place, content: toLcl(content, row) };
  });
  const sha256 = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  return saveDraft(database, {
    fileName: name,
    sha256,
    createdBy: by,
    answers: {},
    reading: { ...reading, rates: [], lcl },
    kind: 'lcl',
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

function toLcl(content: RateContent, row: LclRow): LclContent {
  const bounds = (row.charges ?? []).map(({ basis = 'UNKNOWN', minimum = null, maximum = null }) => {
    return { basis, minimum, maximum };
  });
  const { basis = 'PER_WM', kgPerM3 = 1000, minimum = null, minimumQuantity = null, breaks = [] } = row;
  const freight = { basis, kgPerM3, minimum, minimumQuantity, breaks };
  return { ...toLclContent(content, freight, bounds), remarks: row.remarks ?? null };
}
