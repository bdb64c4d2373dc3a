-- The draft that an import takes the place of when it is done: the same file, read again with other answers.
alter table rate_sheet_jobs add column replaces bigint;
