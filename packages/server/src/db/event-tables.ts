import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

type EventsTable = {
  id: string;
  account_name: Generated<string>;
  appended: Generated<number>;
  position: number | null;
  time: Timestamp;
  type: string;
  subject: string;
  key_id: string | null;
  data: JSONColumnType<object, string, never>;
  traceparent: Generated<string | null>;
};

type EventReadersTable = { name: string; position: number };

type WebhooksTable = {
  id: string;
  key_id: string | null;
  url: string;
  description: string;
  types: string[];
  status: 'enabled' | 'disabled';
  disabled_reason: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  failing_since: NullableTimestamp;
  last_delivered_at: NullableTimestamp;
  leased_until: NullableTimestamp;
};

type WebhookSecretsTable = {
  number: Generated<number>;
  webhook_id: string;
  sealed: string;
  created_at: Timestamp;
  expires_at: NullableTimestamp;
};

type WebhookDeliveriesTable = {
  id: string;
  webhook_id: string;
  event_id: string;
  position: number;
  status: 'pending' | 'delivered' | 'dead';
  attempts: JSONColumnType<object, string | undefined, string>;
  attempt_count: Generated<number>;
  resent_after: Generated<number>;
  next_attempt_at: NullableTimestamp;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
};

type RateSubscriptionsTable = {
  id: string;
  key_id: string | null;
  origin: string;
  destination: string;
  carrier: string | null;
  equipment: string | null;
  created_at: Timestamp;
};

/** The tables of `0006-events.sql`. */
export type EventTables = {
  events: EventsTable;
  event_readers: EventReadersTable;
  webhooks: WebhooksTable;
  webhook_secrets: WebhookSecretsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  rate_subscriptions: RateSubscriptionsTable;
};
