-- Errors of the dangerous goods checks that a person overruled, so that a form of the extraction is filled in spite of them.
create table form_overrulings (
  id bigint generated always as identity primary key,
  extraction_id bigint not null references extractions (id) on delete cascade,
  code text not null,
  -- The finding's sentence: with other values it is another finding.
  message text not null,
  reason text not null,
  created_at timestamptz not null default now(),
  created_by text not null
);
create index form_overrulings_extraction on form_overrulings (extraction_id, id);
