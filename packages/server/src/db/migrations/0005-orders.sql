-- Keys that quotes are signed with. Exactly one is in use; retired ones stay, so that what they signed can be verified.
create table signing_keys (
  kid text primary key,
  public_x text not null,
  private_pkcs8 bytea not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index signing_keys_in_use on signing_keys ((true)) where retired_at is null;

-- Quotes, as they were signed: never changed.
create table quotes (
  id text primary key,
  rate_id bigint not null,
  rate_key text not null,
  account text not null,
  created_by text not null,
  issued_at timestamptz not null,
  valid_until timestamptz not null,
  origin text not null,
  destination text not null,
  carrier text not null,
  content text not null
);
create index quotes_newest on quotes (issued_at desc, id);
create index quotes_account on quotes (account, issued_at desc, id);

-- Orders: the content in force, and beside it the amendment that waits or was the last.
create table orders (
  id text primary key,
  account text not null,
  -- The key that placed it; null: the command line.
  key_id text,
  placed_by text not null,
  placed_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  booking_status text not null,
  amended_booking_status text,
  booking_cancellation_status text,
  -- The account that last asked for approval: it cannot give it.
  approval_asked_by text,
  carrier_booking_reference text,
  origin text not null,
  destination text not null,
  carrier text not null,
  equipment text not null,
  -- The references of the content in force, lower case, for finding it.
  reference_values text[] not null,
  quote_id text not null references quotes (id),
  content text not null,
  amended_content text,
  feedbacks text not null,
  reason text
);
create index orders_newest on orders (placed_at desc, id);
create index orders_account on orders (account, placed_at desc, id);
create index orders_status on orders (booking_status, placed_at desc, id);
create index orders_references on orders using gin (reference_values);

-- Every content an order ever had or was meant to have, by the version that brought it: never changed.
create table order_contents (
  order_id text not null references orders (id),
  version integer not null,
  content text not null,
  primary key (order_id, version)
);

-- What orders may cost at most, by the day they were placed: limits per day add it up.
create table order_spending (
  order_id text not null references orders (id),
  version integer not null,
  account text not null,
  day date not null,
  currency text not null,
  amount_minor bigint not null,
  primary key (order_id, version, currency)
);
create index order_spending_day on order_spending (account, day, currency);

-- The first answer to each Idempotency-Key of an account, to be given again.
create table idempotency_keys (
  account text not null,
  key text not null,
  request_sha256 text not null,
  status integer,
  answer text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account, key)
);
create index idempotency_keys_expiry on idempotency_keys (expires_at);
