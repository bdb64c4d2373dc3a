-- What happened: appended, never changed but for being numbered once, never deleted.
create table events (
  id text primary key,
  -- The order of insertion. Not a cursor: of two transactions the later one may commit first.
  appended bigint generated always as identity,
  -- The place in the log, given after the commit, without gaps; null until then.
  position bigint unique,
  time timestamptz not null default clock_timestamp(),
  type text not null,
  subject text not null,
  -- The key concerned; null: everybody whose scopes cover the type.
  key_id text,
  data json not null
);
create index events_unnumbered on events (appended) where position is null;
create index events_type on events (type, position);
create index events_subject on events (subject, position);

-- How far those who walk through the log have come.
create table event_readers (
  name text primary key,
  position bigint not null
);
insert into event_readers (name, position) values ('webhooks', 0);

-- Where events are posted to. `key_id` null: made at the command line, sees everything.
create table webhooks (
  id text primary key,
  key_id text,
  url text not null,
  description text not null,
  types text[] not null,
  status text not null check (status in ('enabled', 'disabled')),
  disabled_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  failing_since timestamptz,
  last_delivered_at timestamptz,
  -- Whoever delivers to it holds it until then, so that events go out one after the other.
  leased_until timestamptz
);
create index webhooks_key on webhooks (key_id);

create table webhook_secrets (
  number bigint generated always as identity primary key,
  webhook_id text not null references webhooks (id) on delete cascade,
  sealed text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create index webhook_secrets_webhook on webhook_secrets (webhook_id);

create table webhook_deliveries (
  id text primary key,
  webhook_id text not null references webhooks (id) on delete cascade,
  event_id text not null references events (id),
  -- The event's place in the log: deliveries go out in that order.
  position bigint not null,
  status text not null check (status in ('pending', 'delivered', 'dead')),
  attempts json not null default '[]',
  attempt_count integer not null default 0,
  -- Attempts before this one do not count against the schedule: it was sent again by hand.
  resent_after integer not null default 0,
  next_attempt_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (webhook_id, event_id)
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, position) where status = 'pending';
create index webhook_deliveries_list on webhook_deliveries (webhook_id, position desc);

-- Lanes that a key watches. Places as they were written: they are understood anew at each publication.
create table rate_subscriptions (
  id text primary key,
  key_id text,
  origin text not null,
  destination text not null,
  carrier text,
  equipment text,
  created_at timestamptz not null default now()
);
create index rate_subscriptions_key on rate_subscriptions (key_id);

-- When a publication was told to the log of events, in the same transaction; null: not yet.
alter table publications add column told_at timestamptz;
update publications set told_at = published_at;
create index publications_untold on publications (number) where told_at is null;
create index rates_opened_at on rates using brin (known_from);
