-- A workbook may hold rates of containers and rates of less than a container load: one sheet, one draft, one publication.
alter table rate_sheets drop constraint rate_sheets_kind_check;
alter table rate_sheets add constraint rate_sheets_kind_check check (kind in ('container', 'lcl', 'both'));
alter table rate_sheets add column lcl_count integer not null default 0;
update rate_sheets set lcl_count = rate_count where kind = 'lcl';
