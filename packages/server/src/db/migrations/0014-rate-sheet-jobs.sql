-- A sheet that waits to be read, is being read, or whose reading failed, has no rates yet; its job says which.
alter table rate_sheets drop constraint rate_sheets_status_check;
alter table rate_sheets add constraint rate_sheets_status_check
  check (status in ('importing', 'draft', 'published', 'reverted'));

-- Imports and publications that outlive the request.
create table rate_sheet_jobs (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references rate_sheets (id) on delete cascade,
  kind text not null check (kind in ('import', 'publish')),
  status text not null check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  created_at timestamptz not null default now(),
  created_by text not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- How often a process began it; the one that began last may write.
  attempts integer not null default 0,
  progress jsonb,
  problem jsonb
);
create index rate_sheet_jobs_sheet on rate_sheet_jobs (sheet_id, id desc);
create unique index rate_sheet_jobs_open on rate_sheet_jobs (sheet_id) where status in ('queued', 'running');

-- Rows that a program sent, until they were imported. Files are in rate_sheet_files.
create table rate_sheet_rows (
  sheet_id bigint primary key references rate_sheets (id) on delete cascade,
  rows json not null
);
