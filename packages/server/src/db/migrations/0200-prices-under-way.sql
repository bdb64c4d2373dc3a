-- How far the prices of a list have come, apart from the transaction that makes them; no row: none are being made.
create table price_list_progress (
  price_list text primary key references price_lists (name) on delete cascade,
  done integer not null,
  total integer not null,
  reported_at timestamptz not null
);
