import { dayOf, invalidParameters } from '../../base/index.ts';
import type { CarrierDirectory } from '../../carriers/index.ts';
import type { Database } from '../../db/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import { type NewRow, type NewTable, writeDelimited, writeWorkbook } from '../../spreadsheets/index.ts';
import { toLclRate } from '../lcl/to-lcl-rate.ts';
import { ratesProblem } from '../problems.ts';
import { RATE_TABLES, type RateKind } from '../record/rate-kind.ts';
import { renderRate, rowOnDay, toRate } from '../record/render-rate.ts';
import type { UnderstoodQuery } from '../search/rate-answer.schema.ts';
import { inReadSnapshot, type ReadBatches, readRateBatches } from '../search/rate-batches.ts';
import type { RateRow } from '../search/rate-store.ts';
import { understandQuery } from '../search/understand-query.ts';
import type { RateExportFormat, RateExportQuery } from './export.schema.ts';
import { LCL_CHARGE_COLUMNS, LCL_COLUMNS, lclChargeRows, lclRow } from './lcl-columns.ts';
import { CHARGE_COLUMNS, chargeRows, RATE_COLUMNS, rateRow } from './rate-columns.ts';

/** An export holds a connection and a view of the data until its last byte is taken. */
const MOST_AT_ONCE = 3;

/** Exported rates: a file in pieces. */
export type RateExport = { fileName: string; mediaType: string; pieces: AsyncIterable<Uint8Array> };

type Deps = {
  databaseNow: () => Database;
  names: () => { ports: PortResolver; carriers: CarrierDirectory };
};
type Writer = (batches: ReadBatches, kind: RateKind) => AsyncGenerator<Uint8Array>;

const WRITERS: Readonly<Record<RateExportFormat, { mediaType: string; write: Writer }>> = {
  csv: { mediaType: 'text/csv; charset=utf-8', write: (...of) => writeDelimited(tableOf('rates', ...of)) },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (...of) => writeWorkbook([tableOf('rates', ...of), tableOf('charges', ...of)]),
  },
  ndjson: { mediaType: 'application/x-ndjson', write: writeLines },
};

/** A tab: its columns, and the rows that a row of the database gives. */
type Layout = Pick<NewTable, 'name' | 'columns'> & { rowsOf: (row: RateRow) => NewRow[] };

const LAYOUTS: Readonly<Record<RateKind, Readonly<Record<'rates' | 'charges', Layout>>>> = {
  container: {
    rates: { name: 'Rates', columns: Object.values(RATE_COLUMNS), rowsOf: (row) => [rateRow(toRate(row))] },
    charges: { name: 'Charges', columns: CHARGE_COLUMNS, rowsOf: (row) => chargeRows(toRate(row)) },
  },
  lcl: {
    rates: { name: 'LCL', columns: LCL_COLUMNS, rowsOf: (row) => [lclRow(toLclRate(row))] },
    charges: { name: 'LCL charges', columns: LCL_CHARGE_COLUMNS, rowsOf: (row) => lclChargeRows(toLclRate(row)) },
  },
};

/**
 * Makes exports of one process. Each is one moment of the data: what is published while it is read is not in it. Throws
 * `rest_invalid_param` for a place that is not understood, and, when its first piece is asked for, `rate_exports_busy`.
 */
export function createRateExports({
  databaseNow,
  names,
}: Deps): (query: RateExportQuery, now: Date, kind?: RateKind) => RateExport {
  let running = 0;
  async function* limited(pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    if (running >= MOST_AT_ONCE) throw ratesProblem('rate_exports_busy', { most_at_once: MOST_AT_ONCE });
    running += 1;
    try {
      yield* pieces;
    } finally {
      running -= 1;
    }
  }
  return ({ format = 'csv', orderby = 'amount', order = 'asc', ...asked }, now, kind = 'container') => {
    const { filter, meta } = understandQuery(asked, names(), now);
    refuseUnknownPlaces(meta);
    const { mediaType, write } = WRITERS[format];
    const onDay = (rows: readonly RateRow[]) =>
      rows.map((row) => rowOnDay(row, kind === 'lcl' ? undefined : filter.validOn));
    const pieces = inReadSnapshot(databaseNow(), (client) => {
      const read = () => readRateBatches(client, filter, { orderby, order }, RATE_TABLES[kind].rates);
      return write(filter.validOn === undefined ? read : () => mapped(read, onDay), kind);
    });
    const name = kind === 'lcl' ? 'lcl-rates' : 'rates';
    return { fileName: `${name}-${dayOf(now)}.${format}`, mediaType, pieces: limited(pieces) };
  };
}

/** A list says beside its rates that a place is unknown; a file without rates would not. */
function refuseUnknownPlaces(meta: UnderstoodQuery): void {
  for (const name of ['origin', 'destination'] as const) {
    const place = meta[name];
    if (place === null || place.understoodAs.length > 0) continue;
    const near = place.suggestions.map((one) => `${one.name} (${one.code})`).join(', ');
    const message = `"${place.text}" is not a known place.${near ? ` Did you mean ${near}?` : ''}`;
    throw invalidParameters({ [name]: { code: 'rest_invalid_param', message, data: null } });
  }
}

function tableOf(part: 'rates' | 'charges', batches: ReadBatches, kind: RateKind): NewTable {
  const { name, columns, rowsOf } = LAYOUTS[kind][part];
  return { name, columns, batches: () => mapped(batches, (rows) => rows.flatMap(rowsOf)) };
}

async function* mapped<T>(batches: ReadBatches, change: (rows: readonly RateRow[]) => T[]): AsyncGenerator<T[]> {
  for await (const rows of batches()) yield change(rows);
}

async function* writeLines(batches: ReadBatches, kind: RateKind): AsyncGenerator<Uint8Array> {
  const lineOf = kind === 'lcl' ? (row: RateRow) => JSON.stringify(toLclRate(row)) : renderRate;
  for await (const rows of batches()) yield Buffer.from(rows.map((row) => `${lineOf(row)}\n`).join(''));
}
