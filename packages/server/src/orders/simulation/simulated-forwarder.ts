import { type Caller, type Log, MAIN_ACCOUNT, Problem } from '../../base/index.ts';
import { type ChangeFeed, type Database, type OngoingWork, workOnChange } from '../../db/index.ts';
import { clearAnswer, listAnswerable } from '../order-store.ts';
import type { Orders } from '../orders.ts';
import { queryableOf } from '../transaction.ts';
import { findAnswer } from './simulated-answer.ts';

const EVERY_MILLISECONDS = 2_000;
/** The name that events of test orders have. */
const FORWARDER: Caller = {
  keyId: null,
  account: MAIN_ACCOUNT,
  name: 'Simulated forwarder',
  scopes: ['admin', 'orders:approve'],
};

/** What answers test orders, in a process that stays. */
export type SimulatedForwarder = {
  /** Answers what is due; several processes may do so at once. */
  answerDue: (now: Date) => Promise<void>;
  startWork: () => Promise<void>;
  stopWork: () => Promise<void>;
};

/** What the simulated forwarder depends on. */
type ForwarderDeps = { database: Pick<Database, 'sql'>; changes: ChangeFeed; log: Log; orders: Pick<Orders, 'act'> };

/** Opens the simulated forwarder: it confirms, corrects, declines and is late as a word in the references of a test order asks. */
export function openSimulatedForwarder({ database, changes, log, orders }: ForwarderDeps): SimulatedForwarder {
  const db = queryableOf(database.sql);
  let working: OngoingWork | undefined;
  const answerDue = async (now: Date) => {
    for (const order of await listAnswerable(db, now)) {
      const answer = findAnswer(order);
      const { id, version } = order;
      const acting = { id, caller: FORWARDER, key: undefined, now };
      try {
        if (answer === undefined) await clearAnswer(db, order);
        else await orders.act({ ...acting, actions: [answer.action], request: { ...answer.request, version } });
      } catch (error) {
        // The customer, or another process, was first; what is due then is in the list again.
        if (!(error instanceof Problem)) throw error;
        await clearAnswer(db, order);
      }
    }
  };
  return {
    answerDue,
    startWork: async () => {
      working ??= workOnChange({
        ...{ changes, topic: 'events', everyMilliseconds: EVERY_MILLISECONDS },
        work: () => answerDue(new Date()),
        ...{ log, name: 'answering test orders' },
      });
    },
    stopWork: async () => working?.stop(),
  };
}
