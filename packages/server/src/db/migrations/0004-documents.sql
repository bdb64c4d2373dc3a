-- Documents as uploaded. The same bytes are one document, whoever sends them and whatever the file is called.
create table documents (
  id bigint generated always as identity primary key,
  sha256 text not null unique,
  file_name text not null,
  kind text not null,
  media_type text not null,
  size_bytes bigint not null,
  page_count integer not null,
  -- Pages without a text of their own, which OCR has to read.
  scanned_pages integer not null,
  -- Null until somebody read it, where that takes OCR.
  document_type text,
  language text,
  created_at timestamptz not null default now(),
  created_by text not null
);
create index documents_newest on documents (created_at desc, id desc);

-- The bytes of a document in pieces of at most one mebibyte, in order.
create table document_chunks (
  document_id bigint not null references documents (id) on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (document_id, position)
);
-- What people upload is compressed already.
alter table document_chunks alter column bytes set storage external;

-- Pages with their lines, as far as they were read. A page whose source is 'scanned' waits for OCR.
create table document_pages (
  document_id bigint not null references documents (id) on delete cascade,
  number integer not null,
  width double precision not null,
  height double precision not null,
  source text not null check (source in ('text', 'ocr', 'none', 'scanned')),
  -- How the page was turned before it was read; null: not at all.
  view jsonb,
  -- As it is sent: not asked about in SQL, and in the order it was written.
  lines json not null,
  primary key (document_id, number)
);

create table extractions (
  id bigint generated always as identity primary key,
  status text not null check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  target_format text not null,
  model text not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- How often somebody began; the run that began last is the one that may write.
  attempts integer not null default 0,
  run_id uuid,
  -- The last sign of life of that run.
  seen_at timestamptz,
  progress jsonb,
  result json,
  problem jsonb
);

create table extraction_documents (
  extraction_id bigint not null references extractions (id) on delete cascade,
  position integer not null,
  document_id bigint not null references documents (id),
  primary key (extraction_id, position),
  unique (extraction_id, document_id)
);
create index extraction_documents_document on extraction_documents (document_id);

-- What people put in the place of extracted values. Rows are only added; the newest of a key holds.
create table extraction_corrections (
  id bigint generated always as identity primary key,
  extraction_id bigint not null references extractions (id) on delete cascade,
  key text not null,
  value jsonb not null,
  reason text,
  created_at timestamptz not null default now(),
  created_by text not null
);
create index extraction_corrections_extraction on extraction_corrections (extraction_id, id);
