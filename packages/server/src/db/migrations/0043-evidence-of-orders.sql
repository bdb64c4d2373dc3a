-- Which orders name which extractions, so that a correction finds the orders that declared something else.
create table order_evidence (
  extraction_id integer not null,
  order_id text not null references orders (id),
  primary key (extraction_id, order_id)
);
insert into order_evidence (extraction_id, order_id)
  select distinct (cargo -> 'dangerousGoods' ->> 'extractionId')::integer, order_id
  from order_contents, jsonb_array_elements(content::jsonb -> 'cargo') as cargo
  where cargo -> 'dangerousGoods' ->> 'extractionId' is not null
  on conflict do nothing;

-- What corrections of the extractions have changed since the goods were declared (JSON); null: nothing.
alter table orders add column evidence_changes text;
