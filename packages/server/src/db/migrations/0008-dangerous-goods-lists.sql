-- Dangerous goods lists of the operator's own. The newest row counts; 'built-in' goes back to the list of the service.
create table dangerous_goods_lists (
  id bigint generated always as identity primary key,
  mode text not null check (mode in ('extend', 'replace', 'built-in')),
  edition json not null,
  file_name text not null,
  -- Of the file's bytes, so that the same file is imported once.
  sha256 text not null,
  -- Rows as the room has them; not asked about in SQL.
  entries json not null,
  created_at timestamptz not null default now(),
  created_by text not null
);
