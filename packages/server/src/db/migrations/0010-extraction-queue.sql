-- What a queue of extractions is sorted and searched by, as of the last reading or correction. Null until that was counted.
alter table extractions add column doubtful_fields integer;
alter table extractions add column doubtful_findings integer;
alter table extractions add column manufacturer text;
alter table extractions add column product text;
create index extractions_uncounted on extractions (id) where status = 'done' and doubtful_fields is null;
