import { type ChangeFeed, type JobQueue, type OngoingWork, workOnChange } from '../../db/index.ts';
import { DELIVER, type DeliveryDeps, deliverDue } from './deliver.ts';
import { deleteOldDeliveries, listOverdueWebhooks } from './delivery-store.ts';
import { fanOut } from './fan-out.ts';

const CONCURRENCY = 8;
const POLL_MILLISECONDS = 5_000;
/** Deliveries due for longer were left by a worker that died. */
const OVERDUE_SECONDS = 45;
const OVERDUE_EVERY_MILLISECONDS = 15_000;
/** How long arrived deliveries are kept. */
const KEPT_DAYS = 30;
const DELETE_EVERY_MILLISECONDS = 3_600_000;

/** What webhooks depend on. */
export type WebhooksDeps = Omit<DeliveryDeps, 'jobs'> & { jobs: JobQueue; changes: ChangeFeed };

/** The background work of a delivering process: creates deliveries of new events, does jobs, picks up overdue deliveries. */
export function createWebhookWork(deps: WebhooksDeps) {
  const { jobs, changes, log } = deps;
  let reading: OngoingWork | undefined;
  const timers: NodeJS.Timeout[] = [];
  const every = (milliseconds: number, name: string, work: () => Promise<void>) => {
    const run = () => work().catch((err: unknown) => log.warn({ err }, `${name} failed; trying again`));
    timers.push(setInterval(run, milliseconds).unref());
  };
  return {
    start: async () => {
      if (reading !== undefined) return;
      const work = () => fanOut(deps);
      reading = workOnChange({
        changes,
        topic: 'events',
        everyMilliseconds: POLL_MILLISECONDS,
        work,
        log,
        name: 'creating webhook deliveries',
      });
      await jobs.work<{ webhook: string }>(DELIVER, ({ webhook }, { signal }) => deliverDue(deps, webhook, signal), {
        concurrency: CONCURRENCY,
      });
      every(OVERDUE_EVERY_MILLISECONDS, 'picking up overdue deliveries', () => sendOverdue(deps));
      const deleteOld = () => deleteOldDeliveries(deps.database.sql, KEPT_DAYS);
      every(DELETE_EVERY_MILLISECONDS, 'deleting old deliveries', deleteOld);
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await reading?.stop();
    },
  };
}

async function sendOverdue({ database, jobs }: WebhooksDeps): Promise<void> {
  for (const webhook of await listOverdueWebhooks(database.sql, OVERDUE_SECONDS)) await jobs.send(DELIVER, { webhook });
}
