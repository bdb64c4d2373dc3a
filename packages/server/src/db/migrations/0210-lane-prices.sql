-- One index of the current rates of a lane instead of two: cheapest first, and with the carrier, so that a question about a lane
-- and a carrier looks for it in the index. Publishing writes one entry less for each rate.
create index rates_lane_prices on rates (origin, destination, currency, base_minor, id, carrier) where known_to is null;
drop index rates_lane;
drop index rates_lane_carrier;
