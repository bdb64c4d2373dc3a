-- Shipments: goods, packages, containers and papers, as they are now.
create table shipments (
  id bigint generated always as identity primary key,
  reference text,
  version integer not null,
  content jsonb not null,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null
);
create index shipments_newest on shipments (updated_at desc, id desc);
create index shipments_content on shipments using gin (content jsonb_path_ops);

-- Every content a shipment ever had: never changed.
create table shipment_versions (
  shipment_id bigint not null references shipments (id) on delete cascade,
  version integer not null,
  content jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (shipment_id, version)
);

-- Errors are overruled for the forms of an extraction or of a shipment.
alter table form_overrulings alter column extraction_id drop not null;
alter table form_overrulings add column shipment_id bigint references shipments (id) on delete cascade;
alter table form_overrulings add constraint form_overrulings_subject check (num_nonnulls(extraction_id, shipment_id) = 1);
create index form_overrulings_shipment on form_overrulings (shipment_id, id);
