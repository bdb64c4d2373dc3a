-- The audit log stays append-only, but for the name of a person who is erased: set by `agent-rate erase person` for one transaction.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('agent_rate.erases_name', true) = 'yes' then return null; end if;
  raise exception 'the audit log is append-only: % of % is refused', tg_op, tg_table_name;
end $$;
