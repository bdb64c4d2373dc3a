-- The file that sheets were read from, as uploaded: kept once, however often it is read, until its last sheet is deleted.
create table rate_sheet_files (
  sha256 text not null,
  position integer not null,
  bytes bytea not null,
  primary key (sha256, position)
);

-- The tabs of a sheet, in the order of the file. `accounts` lists what became of cells; the cells refer to it by number.
create table rate_sheet_tabs (
  sheet_id bigint not null references rate_sheets (id) on delete cascade,
  position integer not null,
  name text not null,
  row_count integer not null,
  column_count integer not null,
  accounts jsonb not null,
  comments jsonb not null,
  primary key (sheet_id, position)
);

-- A few hundred rows of a tab in a piece: values, number formats and accounts as compressed JSON.
create table rate_sheet_cells (
  sheet_id bigint not null references rate_sheets (id) on delete cascade,
  tab integer not null,
  first_row integer not null,
  cells bytea not null,
  primary key (sheet_id, tab, first_row)
);

-- The rows (from 0, both included) that each finding of a sheet is about; `finding` is its place in the list of findings.
create table rate_sheet_finding_rows (
  sheet_id bigint not null references rate_sheets (id) on delete cascade,
  finding integer not null,
  tab text not null,
  cell_column integer,
  first_row integer not null,
  last_row integer not null
);
create index rate_sheet_finding_rows_place on rate_sheet_finding_rows (sheet_id, tab, first_row);

-- The column (from 0) of the price; null for rates read before it was kept, and for rows that a program sent.
alter table draft_rates add column cell_column integer;
alter table rates add column cell_column integer;
