import { type ChangeFeed, type JobQueue, type OngoingWork, workOnChange } from '../../db/index.ts';
import { DELIVER, type DeliveryDeps, deliverDue } from './deliver.ts';
import { deleteOldDeliveries, listOverdueWebhooks } from './delivery-store.ts';
import { fanOut } from './fan-out.ts';

const CONCURRENCY = 8;
const LOOK_MILLISECONDS = 5_000;
/** What is due for longer was left by somebody who died. */
const OVERDUE_SECONDS = 45;
const OVERDUE_EVERY_MILLISECONDS = 15_000;
/** How long it can be seen what was delivered. */
const KEPT_DAYS = 30;
const FORGET_EVERY_MILLISECONDS = 3_600_000;

/** What webhooks stand on. */
export type WebhooksDeps = Omit<DeliveryDeps, 'jobs'> & { jobs: JobQueue; changes: ChangeFeed };

/** What a process does that delivers: new events are put on their way, jobs are done, what was left is taken up. */
export function createWebhookWork(deps: WebhooksDeps) {
  const { jobs, changes, log } = deps;
  let walking: OngoingWork | undefined;
  const timers: NodeJS.Timeout[] = [];
  const every = (milliseconds: number, name: string, work: () => Promise<void>) => {
    const run = () => work().catch((err: unknown) => log.warn({ err }, `${name} failed; trying again`));
    timers.push(setInterval(run, milliseconds).unref());
  };
  return {
    start: async () => {
      if (walking !== undefined) return;
      const work = () => fanOut(deps);
      walking = workOnChange({
        changes,
        topic: 'events',
        everyMilliseconds: LOOK_MILLISECONDS,
        work,
        log,
        name: 'putting events on their way to webhooks',
      });
      await jobs.work<{ webhook: string }>(DELIVER, ({ webhook }, { signal }) => deliverDue(deps, webhook, signal), {
        concurrency: CONCURRENCY,
      });
      every(OVERDUE_EVERY_MILLISECONDS, 'taking up what was left', () => takeUpOverdue(deps));
      const forget = () => deleteOldDeliveries(deps.database.sql, KEPT_DAYS);
      every(FORGET_EVERY_MILLISECONDS, 'forgetting old deliveries', forget);
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await walking?.stop();
    },
  };
}

async function takeUpOverdue({ database, jobs }: WebhooksDeps): Promise<void> {
  for (const webhook of await listOverdueWebhooks(database.sql, OVERDUE_SECONDS)) await jobs.send(DELIVER, { webhook });
}
