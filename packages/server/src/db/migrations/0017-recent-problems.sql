-- What was refused lately and what failed: alike ones of a minute in one row, the oldest rows deleted as new ones come.
create table recent_problems (
  id bigint generated always as identity primary key,
  minute timestamptz not null,
  code text not null,
  status integer not null,
  -- Null: no operation, such as signing in.
  operation text,
  adapter text not null,
  -- Null: the key was not known.
  key_id text,
  person_id text,
  name text,
  times integer not null,
  -- Of the last time.
  time timestamptz not null,
  message text not null,
  request_id text,
  unique nulls not distinct (minute, code, operation, adapter, key_id)
);
create index recent_problems_time on recent_problems (time desc);
