-- What a key may order. A key that replaces another shares its account: spending and retries are counted together.
alter table api_keys add column limits jsonb not null default '{}';
alter table api_keys add column account text;
with recursive chain as (
  select id, id as account, rotated_to from api_keys k
    where not exists (select from api_keys older where older.rotated_to = k.id)
  union all
  select next.id, chain.account, next.rotated_to from api_keys next join chain on next.id = chain.rotated_to
)
update api_keys set account = chain.account from chain where chain.id = api_keys.id;
update api_keys set account = id where account is null;
alter table api_keys alter column account set not null;
