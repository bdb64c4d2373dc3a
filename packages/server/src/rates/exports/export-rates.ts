import { dayOf, invalidParameters } from '../../base/index.ts';
import type { CarrierDirectory } from '../../carriers/index.ts';
import type { Database } from '../../db/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import { type NewTable, writeDelimited, writeWorkbook } from '../../spreadsheets/index.ts';
import { ratesProblem } from '../problems.ts';
import type { Rate } from '../record/rate.schema.ts';
import { renderRate, toRate } from '../record/render-rate.ts';
import type { UnderstoodQuery } from '../search/rate-answer.schema.ts';
import { inReadSnapshot, type ReadBatches, readRateBatches } from '../search/rate-batches.ts';
import { understandQuery } from '../search/understand-query.ts';
import type { RateExportFormat, RateExportQuery } from './export.schema.ts';
import { CHARGE_COLUMNS, chargeRows, RATE_COLUMNS, rateRow } from './rate-columns.ts';

/** An export holds a connection and a view of the data until its last byte is taken. */
const MOST_AT_ONCE = 3;

/** Exported rates: a file in pieces. */
export type RateExport = { fileName: string; mediaType: string; pieces: AsyncIterable<Uint8Array> };

type Deps = { database: Database; names: () => { ports: PortResolver; carriers: CarrierDirectory } };
type Writer = (batches: ReadBatches) => AsyncGenerator<Uint8Array>;

const WRITERS: Readonly<Record<RateExportFormat, { mediaType: string; write: Writer }>> = {
  csv: { mediaType: 'text/csv; charset=utf-8', write: (batches) => writeDelimited(ratesTable(batches)) },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (batches) => writeWorkbook([ratesTable(batches), chargesTable(batches)]),
  },
  ndjson: { mediaType: 'application/x-ndjson', write: writeLines },
};

/**
 * Makes exports of one process. Each is one moment of the data: what is published while it is read is not in it. Throws
 * `rest_invalid_param` for a place that is not understood, and, when its first piece is asked for, `rate_exports_busy`.
 */
export function createRateExports({ database, names }: Deps): (query: RateExportQuery, now: Date) => RateExport {
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
  return ({ format = 'csv', orderby = 'amount', order = 'asc', ...asked }, now) => {
    const { filter, meta } = understandQuery(asked, names(), now);
    refuseUnknownPlaces(meta);
    const { mediaType, write } = WRITERS[format];
    const pieces = inReadSnapshot(database, (client) =>
      write(() => readRateBatches(client, filter, { orderby, order })),
    );
    return { fileName: `rates-${dayOf(now)}.${format}`, mediaType, pieces: limited(pieces) };
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

function ratesTable(batches: ReadBatches): NewTable {
  return {
    name: 'Rates',
    columns: Object.values(RATE_COLUMNS),
    batches: () => mapped(batches, (rate) => [rateRow(rate)]),
  };
}

function chargesTable(batches: ReadBatches): NewTable {
  return { name: 'Charges', columns: CHARGE_COLUMNS, batches: () => mapped(batches, chargeRows) };
}

async function* mapped<T>(batches: ReadBatches, rowsOf: (rate: Rate) => T[]): AsyncGenerator<T[]> {
  for await (const rows of batches()) yield rows.flatMap((row) => rowsOf(toRate(row)));
}

async function* writeLines(batches: ReadBatches): AsyncGenerator<Uint8Array> {
  for await (const rows of batches()) yield Buffer.from(rows.map((row) => `${renderRate(row)}\n`).join(''));
}
