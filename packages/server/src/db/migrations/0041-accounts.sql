-- Accounts: a key belongs to one, and what it makes belongs to it. `account` in other tables is something else: a key with
-- those that replaced it. All that is there belongs to `main`, the account of the operator.
alter table api_keys add column account_name text not null default 'main';
alter table people add column account_name text not null default 'main';
alter table documents add column account_name text not null default 'main';
alter table extractions add column account_name text not null default 'main';
alter table shipments add column account_name text not null default 'main';
alter table quotes add column account_name text not null default 'main';
alter table orders add column account_name text not null default 'main';
alter table events add column account_name text not null default 'main';

-- The same bytes are one document in each account.
create unique index documents_account_sha256 on documents (account_name, sha256);
alter table documents drop constraint documents_sha256_key;
create index documents_account on documents (account_name, created_at desc, id desc);
create index extractions_account on extractions (account_name, id desc);
create index shipments_account on shipments (account_name, updated_at desc, id desc);
create index quotes_account_name on quotes (account_name, issued_at desc, id);
create index orders_account_name on orders (account_name, placed_at desc, id);
