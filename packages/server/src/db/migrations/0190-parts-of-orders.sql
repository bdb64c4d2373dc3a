-- The parts of an order of several rates, for finding it by any of them. Null: an order of one rate.
alter table orders add column parts jsonb generated always as (content::jsonb -> 'parts') stored;
create index orders_parts on orders using gin (parts jsonb_path_ops) where parts is not null;
