import { FORWARDER } from '../base/index.ts';
import { type Database, openDatabase } from './connect.ts';

/** Idle connections are given back: most editions are asked for now and then. */
const MOST_CONNECTIONS = 4;

/**
 * What stands in front of the published tables on a connection of its own: temporary relations are found before all others.
 * `rates` are the sold ones, sheets have no file names, nobody is named who published one, and no statistics are kept or found.
 */
const shadowsOf = (edition: number): readonly string[] => [
  'create temp table rate_statistics (like rate_statistics, check (false))',
  'create temp table lcl_rates (like lcl_rates, check (false))',
  'create temp table draft_rates (like draft_rates, check (false))',
  `create temp view rate_sheets as select id, 'Rate sheet ' || id as file_name from rate_sheets`,
  `create temp view publications as select number, kind, sheet_id, published_at, text '${FORWARDER}' as published_by
    from publications`,
  `create temp view rates as select id, rate_key, content_hash, origin, destination, carrier, equipment, currency, base_minor,
    total_minor, transit_days, valid_from, valid_to, known_from, known_to, opened_by, closed_by, sheet_id, tab, row_number,
    published_at, content, cell_column from sold_rates where edition = ${edition}`,
];

/**
 * The database as an account sees it that is sold at the prices of an edition: any statement on `rates` is one on the sold rates, so
 * that no question can reach a published price.
 */
export function openSoldDatabase(url: string, edition: number): Database {
  return openDatabase(url, MOST_CONNECTIONS, shadowsOf(edition));
}
