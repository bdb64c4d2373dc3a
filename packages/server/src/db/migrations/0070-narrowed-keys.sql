-- What keys are narrowed from: the secret that their chains begin with, sealed, and what finds the key that has it. A key from before
-- this migration gets them when it is next used as a whole.
alter table api_keys add column narrowing_id text unique;
alter table api_keys add column narrowing_root text;
-- The links of the narrowed keys that an order was placed or changed with: what they may spend is counted by them.
alter table orders add column links text[] not null default '{}';
create index orders_links on orders using gin (links) where links <> '{}';
