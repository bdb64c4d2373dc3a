-- Where the bytes of a document lie: null in `document_chunks`, else the key of an object in an S3-compatible store.
alter table documents add column object_key text unique;

-- Objects to be removed from that store once due: of documents that were deleted, and of uploads that never ended.
create table document_object_removals (
  object_key text primary key,
  due_at timestamptz not null
);
