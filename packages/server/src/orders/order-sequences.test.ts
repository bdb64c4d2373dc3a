import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Problem } from '../base/index.ts';
import type { Order } from './order.schema.ts';
import type { OrderState } from './states/order-states.ts';
import { findTransition, ORDER_ACTIONS, type OrderAction, stateAfter } from './states/transitions.ts';
import { type Fault, openFaultyDatabase } from './testing/faulty-database.ts';
import { openTestOrders, orderOf } from './testing/open-test-orders.ts';

/** `ORDER_SEQUENCES=10000 npx vitest run --project unit order-sequences` for a long run. */
const SEQUENCES = Number(process.env.ORDER_SEQUENCES ?? 100);
const CAP = 40_000;

const module = await openTestOrders();
/** A client whose connections break. Several run concurrently on the same tables. */
const lanes = Array.from({ length: 3 }, () => {
  const faulty = openFaultyDatabase(module.url);
  return { faulty, orders: module.open(faulty.database) };
});
type Lane = (typeof lanes)[number];
const now = new Date();
const [rateId = 0] = await module.publish([{ amount: 1000 }]);
const callers = {
  free: await module.callerWith(['rates:read', 'orders:read', 'orders:write']),
  careful: await module.callerWith(['orders:read', 'orders:write'], { approval: 'always' }),
  capped: await module.callerWith(['orders:read', 'orders:write'], { perDay: { USD: CAP } }),
};
const approver = await module.callerWith(['orders:read', 'orders:write', 'orders:approve']);
const quote = await module.orders.quotes.create(
  { rateId, quantities: { containers: 1 } },
  await module.orders.accountOf(callers.free),
  now,
);

type Who = keyof typeof callers;
type Step = { slot: number; fault: Fault | undefined } & (
  | { kind: 'place'; at_once: number; otherBody: boolean }
  | { kind: 'act'; choice: number; legal: boolean; keyed: boolean }
  | { kind: 'edit'; remarks: string; keyed: boolean }
);

const fault: fc.Arbitrary<Fault | undefined> = fc.option(
  fc.record({ at: fc.nat(14), kind: fc.constantFrom<Fault['kind']>('cut before', 'cut after', 'throw') }),
  { nil: undefined, freq: 2 },
);
const slot = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      slot,
      fault,
      at_once: fc.constantFrom(1, 1, 3),
      otherBody: fc.constantFrom(false, false, false, true),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('act' as const),
      slot,
      fault,
      choice: fc.nat(99),
      legal: fc.constantFrom(true, true, true, false),
      keyed: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      slot,
      fault,
      remarks: fc.constantFrom('a', 'b'),
      keyed: fc.boolean(),
    }),
  },
);
const sequence = fc.record({
  who: fc.tuple(fc.constantFrom<Who>('free', 'careful', 'capped'), fc.constantFrom<Who>('free', 'careful', 'capped')),
  steps: fc.array(step, { minLength: 3, maxLength: 12 }),
});

/** The model of an order: what the service must answer. */
type Expected = { who: Who; name: string; answer?: { status: number; body: string }; order?: ExpectedOrder };
type ExpectedOrder = {
  id: string;
  version: number;
  state: OrderState;
  remarks: string | null;
  amended: string | null;
};

let sequences = 0;
let names = 0;
const freshName = () => {
  names += 1;
  return `k${names}`;
};

/** Repeats a request until there is an answer, as a client does after a broken connection. */
async function untilAnswered<T>({ faulty }: Lane, ask: () => Promise<T>, wrong?: Fault): Promise<T | Problem> {
  faulty.arm(wrong);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Problem) return error;
      // The pool may hand out a broken connection once more before it notices.
      if (attempt > 6) throw error;
    } finally {
      faulty.arm(undefined);
    }
  }
}

async function place(lane: Lane, expected: Expected, one: Extract<Step, { kind: 'place' }>): Promise<void> {
  const references = [{ type: 'CR' as const, value: expected.name }];
  const request = orderOf(quote.id, { references, ...(one.otherBody ? { remarks: 'another' } : {}) });
  if (one.otherBody && expected.answer === undefined) return;
  const ask = () => lane.orders.place({ request, caller: callers[expected.who], key: expected.name, now });
  lane.faulty.arm(one.fault);
  const asked = Array.from({ length: one.at_once }, () => ask().catch((error: unknown) => error));
  const first = await Promise.all(asked);
  const answers = await Promise.all(
    first.map((answer) =>
      answer instanceof Error && !(answer instanceof Problem) ? untilAnswered(lane, ask) : answer,
    ),
  );
  for (const answer of answers) {
    if (one.otherBody) {
      expect(answer).toMatchObject({ code: 'idempotency_key_reused' });
      continue;
    }
    const { status, body } = answer as { status: number; body: string };
    // Every repetition gets the first answer, byte for byte.
    expected.answer ??= { status, body };
    expect({ status, body }).toEqual(expected.answer);
  }
  if (expected.answer?.status === 201 && expected.order === undefined) {
    const { id } = JSON.parse(expected.answer.body) as Order;
    const booking = expected.who === 'careful' ? 'PENDING_APPROVAL' : 'RECEIVED';
    const state: OrderState = { booking, amendment: null, cancellation: null };
    expected.order = { id, version: 1, state, remarks: null, amended: null };
  } else if (expected.answer?.status === 403) {
    expect(expected.who).toBe('capped');
  }
}

/** A client without an Idempotency-Key that loses the answer: reads the order, and repeats the request if nothing happened. */
async function askAndLook<T>(
  lane: Lane,
  order: ExpectedOrder,
  { ask, wrong }: { ask: () => Promise<T>; wrong: Fault | undefined },
) {
  const { faulty } = lane;
  faulty.arm(wrong);
  try {
    return await ask();
  } catch (error) {
    faulty.arm(undefined);
    if (error instanceof Problem) return error;
    const { version } = (await untilAnswered(lane, () => lane.orders.get(order.id, approver))) as Order;
    expect([order.version, order.version + 1]).toContain(version);
    return version === order.version ? untilAnswered(lane, ask) : undefined;
  } finally {
    faulty.arm(undefined);
  }
}

function advance(order: ExpectedOrder, action: OrderAction): boolean {
  const transition = findTransition(order.state, action);
  if (transition === undefined) return false;
  order.state = stateAfter(order.state, transition);
  order.version += 1;
  if (action === 'confirm-amendment') order.remarks = order.amended;
  if (order.state.amendment !== 'AMENDMENT_RECEIVED') order.amended = null;
  return true;
}

/** Actions without content; updates and amendments are made by `edit`. */
const WITHOUT_CONTENT = ORDER_ACTIONS.filter(
  (action) => !['update', 'update-for-approval', 'amend', 'confirm-part', 'confirm-rest'].includes(action),
);

async function act(lane: Lane, order: ExpectedOrder, one: Extract<Step, { kind: 'act' }>): Promise<void> {
  const key = one.keyed ? freshName() : undefined;
  const legal = WITHOUT_CONTENT.filter((action) => findTransition(order.state, action) !== undefined);
  const choices = one.legal && legal.length > 0 ? legal : WITHOUT_CONTENT;
  const action = choices[one.choice % choices.length] ?? 'cancel';
  const ask = () => lane.orders.act({ id: order.id, actions: [action], request: {}, caller: approver, key, now });
  const answer = await (one.keyed
    ? untilAnswered(lane, ask, one.fault)
    : askAndLook(lane, order, { ask, wrong: one.fault }));
  const isLegal = advance(order, action);
  if (answer === undefined) expect(isLegal).toBe(true);
  else expectAnswer(answer, isLegal ? 'taken' : 'order_action_not_allowed');
}

/** Refusals are thrown without a key, and recorded as the answer with one. */
function expectAnswer(answer: unknown, wanted: string): void {
  const code = answer instanceof Problem ? answer.code : codeIn(answer as { status: number; body: string });
  expect(code).toBe(wanted);
}

function codeIn({ status, body }: { status: number; body: string }): string {
  return status < 400 ? 'taken' : (JSON.parse(body) as { code: string }).code;
}

async function edit(
  lane: Lane,
  { order, who }: { order: ExpectedOrder; who: Who },
  one: Extract<Step, { kind: 'edit' }>,
): Promise<void> {
  const key = one.keyed ? freshName() : undefined;
  const change = { remarks: one.remarks };
  const ask = () => lane.orders.edit({ id: order.id, change, caller: callers[who], key, now });
  const answer = await (one.keyed
    ? untilAnswered(lane, ask, one.fault)
    : askAndLook(lane, order, { ask, wrong: one.fault }));
  const wanted = editModel(order, who, one.remarks);
  if (answer === undefined) expect(wanted).toBe('taken');
  else expectAnswer(answer, wanted);
}

function editModel(order: ExpectedOrder, who: Who, remarks: string): string {
  if ((order.amended ?? order.remarks) === remarks) return 'taken';
  const { booking } = order.state;
  const isConfirmed = booking === 'CONFIRMED' || booking === 'PENDING_AMENDMENT';
  if (isConfirmed && who === 'careful') return 'order_amendment_needs_approval';
  const waits = who === 'careful' || booking === 'PENDING_APPROVAL';
  const action = waits ? 'update-for-approval' : isConfirmed ? 'amend' : 'update';
  if (!advance(order, action)) return 'order_action_not_allowed';
  if (action === 'amend') order.amended = remarks;
  else order.remarks = remarks;
  return 'taken';
}

type Row = {
  id: string;
  version: number;
  booking_status: OrderState['booking'];
  amended_booking_status: OrderState['amendment'];
  booking_cancellation_status: OrderState['cancellation'];
  content: string;
  amended_content: string | null;
};
type LoggedEvent = {
  version: number;
  action: OrderAction | 'place';
  bookingStatus: OrderState['booking'];
  amendedBookingStatus: OrderState['amendment'];
  bookingCancellationStatus: OrderState['cancellation'];
};

/** Reads the tables: one order for each one placed, in the state of the model, with a log that leads to it. */
async function inspect(all: readonly Expected[]): Promise<void> {
  const { rows } = await module.database.pool.query<Row & { names: string[]; logged: LoggedEvent[] }>(
    `select o.*, o.reference_values as names,
      (select json_agg(e.data order by e.appended) from events e where e.subject = 'orders/' || o.id) as logged
     from orders o where reference_values && $1::text[]`,
    [all.map(({ name }) => name)],
  );
  for (const { name, order } of all) {
    const mine = rows.filter(({ names: [own] }) => own === name);
    expect(mine.map(({ id }) => id)).toEqual(order ? [order.id] : []);
    const [row] = mine;
    if (row === undefined || order === undefined) continue;
    expect(row.version).toBe(order.version);
    expect(stateOf(row)).toEqual(order.state);
    expect(JSON.parse(row.content).remarks).toBe(order.remarks);
    expect(row.amended_content && JSON.parse(row.amended_content).remarks).toBe(order.amended);
    expect(walk(row.logged)).toEqual({ state: order.state, version: order.version });
  }
}

function stateOf(row: Row): OrderState {
  const { booking_status: booking, amended_booking_status: amendment, booking_cancellation_status: cancellation } = row;
  return { booking, amendment, cancellation };
}

/** Follows the log of an order through the table of transitions: every step is legal, one for each version. */
function walk(logged: readonly LoggedEvent[]): { state: OrderState; version: number } {
  let at: { state: OrderState; version: number } | undefined;
  for (const { version, action, ...status } of logged) {
    const state: OrderState = {
      booking: status.bookingStatus,
      amendment: status.amendedBookingStatus,
      cancellation: status.bookingCancellationStatus,
    };
    // Placing an order that needs approval appends two events.
    if (action !== 'place') {
      const transition = at && findTransition(at.state, action);
      expect(transition, `${action} in ${JSON.stringify(at?.state)}`).toBeDefined();
      expect(version).toBe((at?.version ?? 0) + 1);
      if (at && transition) expect(state).toEqual(stateAfter(at.state, transition));
    }
    at = { state, version };
  }
  if (at === undefined) throw new Error('an order without a log');
  return at;
}

const seen = new Set<string>();

async function run(lane: Lane, { who, steps }: { who: [Who, Who]; steps: Step[] }): Promise<void> {
  sequences += 1;
  const all: Expected[] = who.map((one, at) => ({ who: one, name: `s${sequences}-${at}` }));
  for (const one of steps) {
    const expected = all[one.slot];
    if (expected === undefined) continue;
    if (one.kind === 'place') await place(lane, expected, one);
    else if (expected.order === undefined) continue;
    else if (one.kind === 'edit') await edit(lane, { order: expected.order, who: expected.who }, one);
    else await act(lane, expected.order, one);
    if (expected.order) seen.add(JSON.stringify(expected.order.state));
  }
  lane.faulty.arm(undefined);
  await inspect(all);
}

test(
  `${SEQUENCES} sequences of requests with retries and broken connections never make a double order, lose one, or leave an illegal state`,
  async () => {
    const numRuns = Math.ceil(SEQUENCES / lanes.length);
    await Promise.all(
      lanes.map((lane) =>
        fc.assert(
          fc.asyncProperty(sequence, (one) => run(lane, one)),
          { numRuns },
        ),
      ),
    );
    const spent = await module.database.pool.query<{ most: number }>(
      `select sum(s.amount_minor) as most from order_spending s join orders o on o.id = s.order_id
        where o.placed_by is not null and o.key_id = $1
          and o.booking_status not in ('APPROVAL_REJECTED', 'REJECTED', 'DECLINED', 'CANCELLED')`,
      [callers.capped.keyId],
    );
    expect(spent.rows[0]?.most ?? 0).toBeLessThanOrEqual(CAP * 100);
    const faults = lanes.reduce((sum, { faulty }) => sum + faulty.count(), 0);
    expect(faults).toBeGreaterThan(SEQUENCES / 4);
    if (SEQUENCES >= 1000) process.stdout.write(`${sequences} sequences, ${faults} faults, ${seen.size} states\n`);
  },
  Math.max(60_000, SEQUENCES * 200),
);
