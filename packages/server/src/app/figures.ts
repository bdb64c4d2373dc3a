import type { Database } from '../db/index.ts';
import { countPendingDeliveries } from '../events/index.ts';
import type { Figure } from '../http/index.ts';
import { countJobs } from '../monitoring/index.ts';

/** What `GET /metrics` tells of the service: its connections, and its jobs by kind and status. */
export function listFigures(database: Pick<Database, 'pool' | 'sql'>): Figure[] {
  const { pool } = database;
  const connections = { total: () => pool.totalCount, idle: () => pool.idleCount, waited_for: () => pool.waitingCount };
  return [
    {
      name: 'agent_rate_database_connections',
      help: 'Connections of this process to the database, and requests that wait for one',
      labels: ['state'],
      read: () => Object.entries(connections).map(([state, count]) => ({ labels: { state }, value: count() })),
    },
    {
      name: 'agent_rate_jobs',
      help: 'Jobs that wait or run, by kind and status, of all processes',
      labels: ['kind', 'status'],
      ofAllProcesses: true,
      read: async () => (await countJobs(pool)).map(({ count, ...labels }) => ({ labels, value: count })),
    },
    {
      name: 'agent_rate_webhook_deliveries_waiting',
      help: 'Deliveries of webhooks that are not done',
      labels: [],
      ofAllProcesses: true,
      read: async () => [{ labels: {}, value: await countPendingDeliveries(database) }],
    },
  ];
}
