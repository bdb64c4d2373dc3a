-- Formats that an operator added beside the contract's, and templates of any format.
create table custom_formats (
  id text primary key,
  definition jsonb not null,
  created_at timestamptz not null default now(),
  created_by text not null
);

create table format_templates (
  format_id text not null,
  kind text not null check (kind in ('xlsx', 'docx')),
  name text not null,
  sha256 text not null,
  bytes bytea not null,
  saved_at timestamptz not null default now(),
  saved_by text not null,
  primary key (format_id, kind)
);
