-- Which key the secrets in this database are sealed with: its name only. A process that lacks that key says so at its start.
create table secret_keys (
  id text primary key,
  since timestamptz not null default now(),
  retired_at timestamptz
);
create unique index secret_keys_in_use on secret_keys ((true)) where retired_at is null;
