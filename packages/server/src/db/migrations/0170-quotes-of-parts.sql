-- A quote of several rates: the key of the rate of each part, in order. Null: a quote of one rate.
alter table quotes add column part_rate_keys text[];
-- What the forwarder confirmed of an order in part; null: nothing apart.
alter table orders add column confirmation text;
