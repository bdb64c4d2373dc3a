-- A rate sheet as imported: a draft with its findings, later published, possibly reverted.
create table rate_sheets (
  id bigint generated always as identity primary key,
  file_name text not null,
  sha256 text not null,
  layout text not null,
  status text not null check (status in ('draft', 'published', 'reverted')),
  created_at timestamptz not null default now(),
  created_by text not null,
  answers jsonb not null,
  tabs jsonb not null,
  findings jsonb not null,
  rate_count integer not null
);
create index rate_sheets_sha256 on rate_sheets (sha256);

-- What a draft would publish. Emptied when it is published.
create table draft_rates (
  sheet_id bigint not null references rate_sheets (id) on delete cascade,
  position integer not null,
  rate_key text not null,
  content_hash text not null,
  origin text not null,
  destination text not null,
  carrier text not null,
  equipment text not null,
  currency text not null,
  base_minor bigint not null,
  total_minor bigint not null,
  transit_days integer,
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  content text not null,
  tab text,
  row_number integer,
  primary key (sheet_id, position)
);

-- The moments at which what we know changed.
create table publications (
  number bigint generated always as identity primary key,
  kind text not null check (kind in ('publish', 'revert')),
  sheet_id bigint not null references rate_sheets (id),
  published_at timestamptz not null unique,
  published_by text not null,
  added integer not null,
  changed integer not null,
  unchanged integer not null
);

-- Published rates. A row is never changed but for closing its known interval once. Rows are written only by the
-- transaction that makes their publication; foreign keys would cost a third of the time of publishing a large sheet.
create table rates (
  id bigint generated always as identity primary key,
  rate_key text not null,
  content_hash text not null,
  origin text not null,
  destination text not null,
  carrier text not null,
  equipment text not null,
  currency text not null,
  base_minor bigint not null,
  total_minor bigint not null,
  transit_days integer,
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  known_from timestamptz not null,
  known_to timestamptz,
  -- The publication whose effect this row is; what a revert opens again keeps the one it had.
  opened_by bigint not null,
  closed_by bigint,
  sheet_id bigint not null,
  tab text,
  row_number integer,
  published_at timestamptz not null,
  -- The rate as it goes on the wire without its validity, rendered once.
  content text not null
);
create index rates_lane on rates (origin, destination, currency, base_minor, id) where known_to is null;
create index rates_lane_carrier on rates (origin, destination, carrier, currency, base_minor, id) where known_to is null;
create index rates_destination on rates (destination, currency, base_minor, id) where known_to is null;
create index rates_carrier on rates (carrier, currency, base_minor, id) where known_to is null;
create index rates_price on rates (currency, base_minor, id) where known_to is null;
create index rates_key on rates (rate_key) where known_to is null;
create index rates_lane_history on rates (origin, destination, known_from);
-- Only reverts ask for these; rows of one publication lie side by side.
create index rates_opened_by on rates using brin (opened_by);
create index rates_closed_by on rates (closed_by) where closed_by is not null;

-- Answers an operator gave once for sheets of a layout.
create table sheet_layouts (
  layout text primary key,
  answers jsonb not null,
  updated_at timestamptz not null default now()
);
