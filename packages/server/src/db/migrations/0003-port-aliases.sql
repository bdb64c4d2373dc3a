-- Spellings that an operator taught the service.
create table port_aliases (
  text text primary key,
  code text not null,
  created_at timestamptz not null default now(),
  created_by text not null
);
