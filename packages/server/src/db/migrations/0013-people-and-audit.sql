-- People: each has a key, made when an invite is accepted. Only the SHA-256 of an invite's token is kept.
create table people (
  id text primary key,
  name text not null,
  role text not null check (role in ('viewer', 'pricing', 'documents', 'approver', 'administrator')),
  created_at timestamptz not null default now(),
  created_by text not null,
  deactivated_at timestamptz
);
create unique index people_name on people (lower(name)) where deactivated_at is null;
create table invites (
  sha256 bytea primary key,
  person_id text not null references people (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
create index invites_person on invites (person_id, created_at desc);
alter table api_keys add column person_id text references people (id);
create index api_keys_person on api_keys (person_id) where person_id is not null;

-- Administrative acts: each is entered before it begins, and its outcome after. Neither changes any more.
create table audit_entries (
  id bigint generated always as identity primary key,
  time timestamptz not null default clock_timestamp(),
  act text not null,
  adapter text not null check (adapter in ('rest', 'console', 'mcp', 'cli')),
  -- Who: null for the operator at the command line.
  key_id text,
  person_id text,
  name text not null,
  subject text,
  before json
);
create index audit_entries_subject on audit_entries (subject, id desc);
create table audit_outcomes (
  entry_id bigint primary key references audit_entries (id),
  time timestamptz not null default clock_timestamp(),
  -- The code of the problem; null: it was done.
  problem text,
  -- Known only now when something was created.
  subject text,
  after json
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only: % of % is refused', tg_op, tg_table_name;
end $$;
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
create trigger audit_outcomes_append_only before update or delete or truncate on audit_outcomes
  for each statement execute function refuse_change();
