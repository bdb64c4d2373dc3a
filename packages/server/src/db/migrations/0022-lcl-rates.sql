-- Rates of less than a container load, in tables of their own: no list or figure of container rates can count one. Their columns
-- are those of container rates, so that they are published, compared and found by the same statements; `equipment` is LCL,
-- `base_minor` the freight per unit, `total_minor` the minimum. A sheet has rates of one kind.
alter table rate_sheets add column kind text not null default 'container' check (kind in ('container', 'lcl'));

create table lcl_rates (like rates including all);
create table draft_lcl_rates (
  like draft_rates including all,
  foreign key (sheet_id) references rate_sheets (id) on delete cascade
);
