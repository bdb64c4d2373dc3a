-- Statistics of all rates valid on a day or later, as they were after a publication; the newest of each kind is kept.
create table rate_statistics (
  day date not null,
  group_by text not null,
  -- When the publication was.
  published timestamptz not null,
  figures json not null,
  -- How long counting them took.
  milliseconds integer not null,
  primary key (day, group_by)
);
