-- How many requests each key and each address made in its window of a minute, of all processes. Nothing that must outlive a
-- crash: without it, each begins anew.
create unlogged table request_counts (
  subject text primary key,
  started_at timestamptz not null,
  used bigint not null
);
