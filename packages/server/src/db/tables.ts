import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { EventTables } from './event-tables.ts';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

type ApiKeysTable = {
  id: string;
  name: string;
  prefix: string;
  sha256: Buffer;
  scopes: string[];
  created_at: Timestamp;
  expires_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
  last_used_at: NullableTimestamp;
  rotated_to: string | null;
};

type RateSheetsTable = {
  id: Generated<number>;
  file_name: string;
  sha256: string;
  layout: string;
  status: 'draft' | 'published' | 'reverted';
  created_at: Timestamp;
  created_by: string;
  answers: JSONColumnType<object, string, string>;
  tabs: JSONColumnType<object, string, string>;
  findings: JSONColumnType<object, string, string>;
  rate_count: number;
};

type RateColumns = {
  rate_key: string;
  content_hash: string;
  origin: string;
  destination: string;
  carrier: string;
  equipment: string;
  currency: string;
  base_minor: number;
  total_minor: number;
  transit_days: number | null;
  valid_from: string;
  valid_to: string;
  content: string;
  tab: string | null;
  row_number: number | null;
};

type DraftRatesTable = RateColumns & { sheet_id: number; position: number };

type PublicationsTable = {
  number: Generated<number>;
  kind: 'publish' | 'revert';
  sheet_id: number;
  published_at: Timestamp;
  published_by: string;
  told_at: NullableTimestamp;
  added: number;
  changed: number;
  unchanged: number;
};

type RatesTable = RateColumns & {
  id: Generated<number>;
  known_from: Timestamp;
  known_to: NullableTimestamp;
  opened_by: number;
  closed_by: number | null;
  sheet_id: number;
  published_at: Timestamp;
};

type SheetLayoutsTable = {
  layout: string;
  answers: JSONColumnType<object, string, string>;
  updated_at: Timestamp;
};

type PortAliasesTable = {
  text: string;
  code: string;
  created_at: Timestamp;
  created_by: string;
};

/** Every table of `migrations/`, as Kysely sees it. */
export type Tables = EventTables & {
  api_keys: ApiKeysTable;
  rate_sheets: RateSheetsTable;
  draft_rates: DraftRatesTable;
  publications: PublicationsTable;
  rates: RatesTable;
  sheet_layouts: SheetLayoutsTable;
  port_aliases: PortAliasesTable;
};
