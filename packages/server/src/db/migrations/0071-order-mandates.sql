-- Mandates that were used, each by one order: a mandate orders once.
create table order_mandates (
  mandate_id text primary key,
  order_id text not null references orders (id),
  used_at timestamptz not null
);
create index order_mandates_order on order_mandates (order_id);
