-- Price lists: what accounts are sold at. `content` is the list as it was sent; `edition` the prices that hold now, made of the
-- margins that hold on `sold_on` from what was published up to the publication `sold_through`.
create table price_lists (
  name text primary key,
  content jsonb not null,
  edition bigint not null,
  -- What the edition was made of: when the margins of a day differ, another edition is made.
  made_of text not null,
  sold_through bigint not null,
  last_rate bigint not null,
  updated_at timestamptz not null default now(),
  updated_by text not null
);
create sequence price_list_editions;

-- An account is on one list at most. Without one it sees the published prices.
create table price_list_accounts (
  account_name text primary key,
  price_list text not null references price_lists (name) on delete cascade
);
create index price_list_accounts_list on price_list_accounts (price_list);

-- The rates of `rates` at the prices of an edition, with the same ids and the same system time. Accounts that are sold to are
-- answered from this table alone.
create table sold_rates (edition bigint not null, like rates, margins text not null, primary key (edition, id));
create index sold_rates_lane on sold_rates (edition, origin, destination, currency, base_minor, id) where known_to is null;
create index sold_rates_destination on sold_rates (edition, destination, currency, base_minor, id) where known_to is null;
create index sold_rates_price on sold_rates (edition, currency, base_minor, id) where known_to is null;
create index sold_rates_key on sold_rates (edition, rate_key) where known_to is null;
create index sold_rates_lane_history on sold_rates (edition, origin, destination, known_from);
create index sold_rates_closed_by on sold_rates (edition, closed_by) where closed_by is not null;

-- What the forwarder pays for what a quote sells, and the margins between: never part of the quote.
alter table quotes add column buying jsonb;
