-- Deliveries that failed and wait: those behind them of the same subject wait too.
create index webhook_deliveries_failed on webhook_deliveries (webhook_id, position)
  where status = 'pending' and attempt_count > resent_after;
