-- The ledger: publications, quotes, orders, mandates and overrulings, each act recorded in its own transaction as a leaf of a Merkle
-- tree (RFC 9162). Only digests go into the tree, so that what they are of can be erased.
create table ledger_entries (
  id bigint generated always as identity primary key,
  -- The place in the tree, given after the commit, without gaps; null until then.
  position bigint unique,
  time timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  kind text not null,
  act text not null,
  subject text not null,
  -- The account that it belongs to; null: every one.
  account_name text,
  -- Which columns of the row are in the record: see `covered-rows.ts`.
  form integer not null,
  -- SHA-256 of the salt and the record; null: the row was erased. Without its salt it says nothing of the record any more.
  digest bytea,
  salt bytea,
  -- What was recorded, where the table keeps only what holds now; null: the row itself is it.
  record text,
  made_by text not null,
  made_by_salt bytea,
  made_by_digest bytea not null
);
create index ledger_entries_unnumbered on ledger_entries (id) where position is null;
create index ledger_entries_subject on ledger_entries (subject, id desc);
create index ledger_entries_made_by on ledger_entries (made_by);

-- The hashes of the complete subtrees: `position` counts those of a level, level 0 are the leaves.
create table ledger_nodes (
  level integer not null,
  position bigint not null,
  hash bytea not null,
  primary key (level, position)
);

-- The tree heads that were signed, one after each batch of entries.
create table ledger_heads (
  size bigint primary key,
  root bytea not null,
  time timestamptz not null,
  signature text not null
);

-- The first entry says what was there before the ledger: those rows have no entry of their own.
insert into ledger_entries (kind, act, subject, form, digest, salt, record, made_by, made_by_salt, made_by_digest)
select 'genesis', 'begin', 'ledger', 1, sha256(g.salt || convert_to(g.record, 'UTF8')), g.salt, g.record,
  'migration', g.salt, sha256(g.salt || convert_to('migration', 'UTF8'))
from (select uuid_send(gen_random_uuid()) as salt, json_build_object(
  'quote', (select count(*) from quotes),
  'order', (select count(*) from orders),
  'order-content', (select count(*) from order_contents),
  'mandate', 0,
  'mandate-use', (select count(*) from order_mandates),
  'overruling', (select count(*) from form_overrulings),
  'publication', (select count(*) from publications),
  'opened', (select count(*) from rates) + (select count(*) from lcl_rates),
  'closed', (select count(*) from rates where closed_by is not null) + (select count(*) from lcl_rates where closed_by is not null)
)::text as record) g;
