-- Mandates as they were signed, so that the unused ones can be listed and the name of an approver be taken out. One that was given
-- before this migration is entered when it is used.
create table mandates (
  id text primary key,
  quote_id text not null,
  account_name text not null,
  issued_at timestamptz not null,
  valid_until timestamptz not null,
  approved_by text not null,
  -- JSON, signed.
  content text not null
);
create index mandates_newest on mandates (issued_at desc, id);
create index mandates_approved_by on mandates (approved_by);

-- Orders of keys for tests: a simulated forwarder answers them. They are kept apart from the others everywhere.
alter table orders add column is_test boolean not null default false;
-- When the simulated forwarder answers next; null: it has nothing to answer.
alter table orders add column simulate_at timestamptz;
create index orders_simulated on orders (simulate_at) where simulate_at is not null;
create index orders_of_tests on orders (placed_at desc, id) where is_test;
