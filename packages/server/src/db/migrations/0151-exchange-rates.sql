-- Exchange rates that the operator loads: units of each currency for one unit of the base, of a source and a day.
create table exchange_rates (
  source text not null,
  day date not null,
  base text not null,
  rates jsonb not null,
  loaded_at timestamptz not null,
  loaded_by text not null,
  primary key (source, day, base)
);
create index exchange_rates_day on exchange_rates (day desc, loaded_at desc);
