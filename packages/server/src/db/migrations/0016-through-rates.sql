-- A through rate belongs to the lane of its place of receipt and delivery, not to the lane between the ports, as
-- rates/record/rate-columns.ts writes it from here on.
create function pg_temp.lane_end(port text, inland jsonb) returns text language sql immutable as $$
  select case
    when coalesce(inland ->> 'code', '') <> '' then inland ->> 'code'
    when coalesce(inland ->> 'text', '') ~* '^\W*(cy|cfs|door|ramp|port|n\W?a)?\W*$' then port
    else lower(regexp_replace(btrim(inland ->> 'text'), '\s+', '-', 'g'))
  end
$$;

update rates set
  origin = pg_temp.lane_end(origin, content::jsonb -> 'placeOfReceipt'),
  destination = pg_temp.lane_end(destination, content::jsonb -> 'placeOfDelivery')
where content ~ '"placeOf(Receipt|Delivery)":\{';

update draft_rates set
  origin = pg_temp.lane_end(origin, content::jsonb -> 'placeOfReceipt'),
  destination = pg_temp.lane_end(destination, content::jsonb -> 'placeOfDelivery')
where content ~ '"placeOf(Receipt|Delivery)":\{';
