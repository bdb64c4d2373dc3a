-- The mailbox and the watched folder that rates arrive by: how the last look at each went, for every process of the database.
create table intake_sources (
  source text primary key check (source in ('mailbox', 'folder')),
  looked_at timestamptz not null,
  next_look_at timestamptz not null,
  -- Looks in a row that failed; 0: the last one went well.
  failures integer not null default 0,
  failing_since timestamptz,
  problem jsonb
);

-- What came by them, each once.
create table intake_items (
  id bigint generated always as identity primary key,
  source text not null check (source in ('mailbox', 'folder')),
  -- SHA-256 of what makes it the same when it comes again.
  item_key text not null,
  name text not null,
  sender text,
  status text not null check (status in ('imported', 'refused')),
  sheet_id bigint references rate_sheets (id) on delete set null,
  problem jsonb,
  taken_at timestamptz not null default now(),
  unique (source, item_key)
);
create index intake_items_taken on intake_items (source, taken_at desc);

-- Who imports what comes by them is neither a client nor a person.
alter table audit_entries drop constraint audit_entries_adapter_check;
alter table audit_entries add constraint audit_entries_adapter_check
  check (adapter in ('rest', 'console', 'mcp', 'cli', 'intake'));
