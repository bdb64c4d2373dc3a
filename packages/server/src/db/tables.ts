import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { EventTables } from './event-tables.ts';
import type { SellingTables } from './selling-tables.ts';
import type { ShipmentTables } from './shipment-tables.ts';

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
  limits: JSONColumnType<object, string, string>;
  account: string;
  account_name: Generated<string>;
};

type RateSheetsTable = {
  id: Generated<number>;
  file_name: string;
  sha256: string;
  layout: string;
  status: 'importing' | 'draft' | 'published' | 'reverted';
  created_at: Timestamp;
  created_by: string;
  answers: JSONColumnType<object, string, string>;
  tabs: JSONColumnType<object, string, string>;
  findings: JSONColumnType<object, string, string>;
  rate_count: number;
  kind: Generated<'container' | 'lcl' | 'both'>;
  /** Of `rate_count`, those of less than a container load. */
  lcl_count: Generated<number>;
};

type RateSheetJobsTable = {
  id: Generated<number>;
  sheet_id: number;
  kind: 'import' | 'publish';
  replaces: number | null;
  status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  created_at: Timestamp;
  created_by: string;
  started_at: NullableTimestamp;
  finished_at: NullableTimestamp;
  attempts: Generated<number>;
  progress: JSONColumnType<object | null, string | null, string | null>;
  problem: JSONColumnType<object | null, string | null, string | null>;
};

type RateStatisticsTable = {
  day: string;
  group_by: string;
  published: Date;
  figures: JSONColumnType<object, string, string>;
  milliseconds: number;
};

type IntakeSourcesTable = {
  source: 'mailbox' | 'folder';
  looked_at: Timestamp;
  next_look_at: Timestamp;
  failures: Generated<number>;
  failing_since: NullableTimestamp;
  problem: JSONColumnType<object | null, string | null, string | null>;
};

type IntakeItemsTable = {
  id: Generated<number>;
  source: 'mailbox' | 'folder';
  item_key: string;
  name: string;
  sender: string | null;
  status: 'imported' | 'refused';
  sheet_id: number | null;
  problem: JSONColumnType<object | null, string | null, string | null>;
  taken_at: Timestamp;
};

type RateSheetRowsTable = { sheet_id: number; rows: JSONColumnType<object, string, string> };

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
  cell_column: number | null;
};

type RateSheetFilesTable = { sha256: string; position: number; bytes: Uint8Array };

type RateSheetTabsTable = {
  sheet_id: number;
  position: number;
  name: string;
  row_count: number;
  column_count: number;
  accounts: JSONColumnType<object, string, string>;
  comments: JSONColumnType<object, string, string>;
};

type RateSheetCellsTable = { sheet_id: number; tab: number; first_row: number; cells: Uint8Array };

type RateSheetFindingRowsTable = {
  sheet_id: number;
  finding: number;
  tab: string;
  cell_column: number | null;
  first_row: number;
  last_row: number;
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

type DangerousGoodsListsTable = {
  id: Generated<number>;
  mode: 'extend' | 'replace' | 'built-in';
  edition: unknown;
  file_name: string;
  sha256: string;
  entries: unknown;
  created_at: Timestamp;
  created_by: string;
};

type DocumentsTable = {
  id: Generated<number>;
  account_name: string;
  sha256: string;
  file_name: string;
  kind: string;
  media_type: string;
  size_bytes: number;
  page_count: number;
  scanned_pages: number;
  document_type: string | null;
  language: string | null;
  created_at: Timestamp;
  created_by: string;
  object_key: Generated<string | null>;
};

type DocumentPagesTable = {
  document_id: number;
  number: number;
  width: number;
  height: number;
  source: 'text' | 'ocr' | 'none' | 'scanned';
  view: JSONColumnType<object | null, string | null, string | null>;
  lines: JSONColumnType<object, string, string>;
};

type ExtractionsTable = {
  id: Generated<number>;
  account_name: string;
  status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  target_format: string;
  model: string;
  created_at: Timestamp;
  created_by: string;
  started_at: NullableTimestamp;
  finished_at: NullableTimestamp;
  attempts: Generated<number>;
  run_id: string | null;
  progress: JSONColumnType<object | null, string | null, string | null>;
  result: JSONColumnType<object | null, string | null, string | null>;
  problem: JSONColumnType<object | null, string | null, string | null>;
  doubtful_fields: number | null;
  doubtful_findings: number | null;
  manufacturer: string | null;
  product: string | null;
};

type ExtractionDocumentsTable = { extraction_id: number; position: number; document_id: number };

type ExtractionCorrectionsTable = {
  id: Generated<number>;
  extraction_id: number;
  key: string;
  value: ColumnType<string | number | null, string, string>;
  reason: string | null;
  created_at: Timestamp;
  created_by: string;
};

type FormOverrulingsTable = {
  id: Generated<number>;
  extraction_id: number | null;
  shipment_id: number | null;
  code: string;
  message: string;
  reason: string;
  created_at: Timestamp;
  created_by: string;
};

type CustomFormatsTable = {
  id: string;
  definition: JSONColumnType<object, string, string>;
  created_at: Timestamp;
  created_by: string;
};

type FormatTemplatesTable = {
  format_id: string;
  kind: 'xlsx' | 'docx' | 'pdf';
  name: string;
  sha256: string;
  bytes: Buffer;
  saved_at: Timestamp;
  saved_by: string;
};

/** Every table of `migrations/`, typed for Kysely. */
export type Tables = EventTables &
  SellingTables &
  ShipmentTables & {
    api_keys: ApiKeysTable;
    rate_sheets: RateSheetsTable;
    rate_sheet_jobs: RateSheetJobsTable;
    rate_sheet_rows: RateSheetRowsTable;
    intake_sources: IntakeSourcesTable;
    intake_items: IntakeItemsTable;
    draft_rates: DraftRatesTable;
    draft_lcl_rates: DraftRatesTable;
    rate_sheet_files: RateSheetFilesTable;
    rate_sheet_tabs: RateSheetTabsTable;
    rate_sheet_cells: RateSheetCellsTable;
    rate_sheet_finding_rows: RateSheetFindingRowsTable;
    publications: PublicationsTable;
    rate_statistics: RateStatisticsTable;
    rates: RatesTable;
    lcl_rates: RatesTable;
    sheet_layouts: SheetLayoutsTable;
    port_aliases: PortAliasesTable;
    form_overrulings: FormOverrulingsTable;
    custom_formats: CustomFormatsTable;
    format_templates: FormatTemplatesTable;
    dangerous_goods_lists: DangerousGoodsListsTable;
    documents: DocumentsTable;
    document_chunks: { document_id: number; position: number; bytes: Uint8Array };
    document_object_removals: { object_key: string; due_at: Timestamp };
    document_pages: DocumentPagesTable;
    extractions: ExtractionsTable;
    extraction_documents: ExtractionDocumentsTable;
    extraction_corrections: ExtractionCorrectionsTable;
  };
