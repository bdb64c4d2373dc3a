import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../base/index.ts';
import type { Order, OrderRequest } from './order.schema.ts';
import { orderProblems } from './problems.ts';
import { openTestOrders, orderOf } from './testing/open-test-orders.ts';

const module = await openTestOrders();
const { orders, publish, callerWith, extractions } = module;
const now = new Date();
const agent = await callerWith(['rates:read', 'orders:read', 'orders:write']);
const approver = await callerWith(['orders:read', 'orders:write', 'orders:approve']);

let lanes = 0;
/** A rate of its own, so that no test supersedes another's. */
async function quoteOf(amount = 1000, by = agent, quotes = orders.quotes) {
  lanes += 1;
  const equipment = '40HC';
  const origin = `CNT${String.fromCharCode(65 + Math.floor(lanes / 26), 65 + (lanes % 26))}`;
  const [rateId = 0] = await publish([{ origin, amount, equipment }]);
  const request = { rateId, quantities: { containers: 2 } };
  const quote = await quotes.create(request, await orders.accountOf(by), now);
  return { quote, rateId, origin, request };
}

/** A quote whose price holds while no newer sheet changes it. */
const notBinding = (amount = 1000) => quoteOf(amount, agent, module.open(undefined, 'while-current').quotes);

let keys = 0;
const freshKey = () => {
  keys += 1;
  return `key-${keys}`;
};
const place = (request: OrderRequest, more: Partial<Parameters<typeof orders.place>[0]> = {}) =>
  orders.place({ request, caller: agent, key: freshKey(), now, ...more });
const bodyOf = <T = Order>({ body }: { body: string }) => JSON.parse(body) as T;
const refusalOf = ({ body }: { body: string }) =>
  JSON.parse(body) as { code: string; data: { findings: { rule: string }[] } & Record<string, unknown> };
/** A finding of a limit, which is about the quote. */
const refusedBy = (rule: string, message: string) => ({
  ...{ severity: 'ERROR', code: 'PROPERTY_VALUE_MUST_CHANGE', rule, message, jsonPath: '$.quoteId' },
});
/** The order after an action: as it was but for what is given, the next version, and what follows from its state. */
const changed = (order: Order, change: Partial<Order>) => ({
  ...order,
  version: order.version + 1,
  allowedActions: expect.any(Array),
  updatedAt: expect.any(String),
  ...change,
});
const act = (
  id: string,
  action: Parameters<typeof orders.act>[0]['actions'][number],
  caller = approver,
  request = {},
) => orders.act({ id, actions: [action], request, caller, key: undefined, now });

async function placed(request?: OrderRequest): Promise<Order> {
  return bodyOf(await place(request ?? orderOf((await quoteOf()).quote.id)));
}

async function confirmed(): Promise<Order> {
  const { id } = await placed();
  return bodyOf(await act(id, 'confirm', approver, { carrierBookingReference: 'MAEU123' }));
}

describe('placing an order', () => {
  test('makes an order with the quote and the rate copied in', async () => {
    const { quote, origin } = await quoteOf(1250);
    const { status, body } = await place(orderOf(quote.id, { references: [{ type: 'FF', value: 'SEA-1' }] }));
    expect(status).toBe(201);
    const order = JSON.parse(body) as Order;
    expect(order).toEqual({
      test: false,
      id: expect.stringMatching(/^ord_\w{12}$/),
      version: 1,
      bookingStatus: 'RECEIVED',
      amendedBookingStatus: null,
      bookingCancellationStatus: null,
      allowedActions: ['update', 'update-for-approval', 'cancel'],
      placedAt: now.toISOString(),
      placedBy: agent.name,
      updatedAt: now.toISOString(),
      carrierBookingReference: null,
      reason: null,
      evidenceChanged: false,
      feedbacks: [],
      price: { totals: quote.totals, complete: true, missing: [], applied: [] },
      evidenceChanges: [],
      quote,
      origin,
      destination: 'NLRTM',
      carrier: 'MAEU',
      equipment: { code: '40HC', isoCode: '45G1', units: 2 },
      references: [{ type: 'FF', value: 'SEA-1' }],
      parties: [{ role: 'SHIPPER', name: 'Ningbo Coatings Co., Ltd.' }],
      cargo: [{ description: 'Water-based paint', grossWeightKg: 17_600 }],
      documents: [],
      expectedDepartureDate: quote.date,
      remarks: null,
      evidence: [],
      priceMovement: null,
      mandate: null,
      amendedContent: null,
    });
    expect(await orders.get(order.id, agent)).toEqual(order);
  });

  test('the same key and body give the same answer, also after the order has changed', async () => {
    const request = orderOf((await quoteOf()).quote.id);
    const key = freshKey();
    const first = await place(request, { key });
    await act(bodyOf(first).id, 'confirm');
    const again = await place(request, { key, now: new Date(now.getTime() + 25 * 3_600_000) });
    expect(again).toEqual({ ...first, replayed: true });
  });

  test('the same Idempotency-Key with another body is refused; another account may use it', async () => {
    const { quote } = await quoteOf();
    const key = freshKey();
    await place(orderOf(quote.id), { key });
    await expect(place(orderOf(quote.id, { remarks: 'urgent' }), { key })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
      status: 409,
    });
    expect((await place(orderOf(quote.id), { key, caller: approver })).replayed).toBe(false);
  });

  test('a refusal is replayed too, whatever has changed since', async () => {
    const request = orderOf((await quoteOf()).quote.id, {
      cargo: [
        {
          ...{ description: 'Paint', packages: { count: 80, type: 'drum' }, grossWeightKg: 17_600 },
          dangerousGoods: { extractionId: 77 },
        },
      ],
    });
    const key = freshKey();
    const first = await place(request, { key });
    expect(first.status).toBe(422);
    extractions.set(77, []);
    expect(await place(request, { key })).toEqual({ ...first, replayed: true });
    expect((await place(request)).status).toBe(201);
  });

  test('200 identical requests at once make one order', async () => {
    const { quote } = await quoteOf();
    const request = orderOf(quote.id);
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 200 }, () => place(request, { key })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    const { rows } = await module.database.pool.query('select id from orders where quote_id = $1', [quote.id]);
    expect(rows).toHaveLength(1);
  });

  test('a preview gives the outcome and writes nothing', async () => {
    const { quote } = await quoteOf();
    const before = await orders.list({ filter: {}, page: 1, perPage: 1 }, approver);
    const preview = await orders.preview({ request: orderOf(quote.id), caller: agent, now });
    const { totals, validUntil } = quote;
    const { origin, destination } = quote.rate;
    const lane = `${origin.code} to ${destination.code}`;
    const summary = `2 × 40HC ${lane} with MAEU, departure ${quote.date}, shipper Ningbo Coatings Co., Ltd.`;
    const ordered = {
      ...{ origin: origin.code, destination: destination.code, carrier: 'MAEU' },
      ...{ equipment: { code: '40HC', isoCode: '45G1', units: 2 }, expectedDepartureDate: quote.date },
    };
    const common = {
      preview: true,
      summary,
      ordered,
      totals,
      missing: [],
      applied: [],
      priceMovement: null,
      validUntil,
    };
    expect(preview).toEqual({
      ...common,
      test: false,
      permitted: true,
      bookingStatus: 'RECEIVED',
      findings: [],
      next: 'Send the same body to POST /orders with a new Idempotency-Key.',
    });
    const careful = await callerWith(['orders:write'], { approval: 'always', perOrder: { USD: 100 } });
    const refused = await orders.preview({ request: orderOf(quote.id), caller: careful, now });
    expect(refused).toEqual({
      ...common,
      test: false,
      permitted: false,
      bookingStatus: null,
      findings: [
        refusedBy('limit_per_order', 'The order may cost 2000 USD; this API key may spend at most 100 USD per order.'),
      ],
      next: orderProblems.order_not_permitted.next,
    });
    expect((await orders.list({ filter: {}, page: 1, perPage: 1 }, approver)).total).toBe(before.total);
  });
});

describe('a price that differs from a quote that does not bind', () => {
  test('is never ordered: an expired quote is refused with the call that requests a new one', async () => {
    const { quote, rateId } = await quoteOf();
    const later = new Date(now.getTime() + 8 * 86_400_000);
    const answer = await place(orderOf(quote.id), { now: later });
    expect(answer.status).toBe(409);
    const body = { rateId, quantities: { containers: 2, billsOfLading: 1 } };
    expect(refusalOf(answer)).toEqual({
      code: 'quote_expired',
      message: 'The quote has expired.',
      data: {
        status: 409,
        quote_id: quote.id,
        valid_until: quote.validUntil,
        changes: [],
        next_call: { method: 'POST', path: '/quotes', body },
        next: orderProblems.quote_expired.next,
      },
    });
    expect((await orders.quotes.create(body, await orders.accountOf(agent), later)).date).toBe(dayOf(later));
  });

  test('is never ordered: when the rate was superseded at a higher price, the changes are named line by line', async () => {
    const { quote, origin } = await notBinding();
    const [dearer] = await publish([{ origin, amount: 1400 }]);
    const answer = await place(orderOf(quote.id));
    const [before] = quote.lines;
    const body = { rateId: dearer, date: quote.date, quantities: { containers: 2, billsOfLading: 1 } };
    expect(refusalOf(answer)).toEqual({
      code: 'quote_price_changed',
      message: 'The rate of this quote was superseded, and the price has changed.',
      data: {
        status: 409,
        quote_id: quote.id,
        valid_until: quote.validUntil,
        changes: [
          {
            ...{ what: 'line 1: Ocean freight', difference: 800, currency: 'USD' },
            ...{ before, after: { ...before, unitAmount: 1400, amount: 2800 } },
          },
        ],
        next_call: { method: 'POST', path: '/quotes', body },
        next: orderProblems.quote_price_changed.next,
      },
    });
  });

  test('is accepted when a newer sheet has the same price', async () => {
    const { quote, origin } = await quoteOf(1000);
    await publish([{ origin, amount: 1000, transitDays: 31 }]);
    expect((await place(orderOf(quote.id))).status).toBe(201);
  });

  test('is refused when its rate was reverted', async () => {
    const { quote, rateId } = await notBinding();
    const { rows } = await module.database.pool.query<{ sheet_id: number }>(
      'select sheet_id from rates where id = $1',
      [rateId],
    );
    await module.rates.revert(rows[0]?.sheet_id ?? 0, 'test');
    expect(refusalOf(await place(orderOf(quote.id))).code).toBe('quote_rate_withdrawn');
  });
});

describe('a quote', () => {
  test('is ordered once, whoever asks, and again when that order was cancelled', async () => {
    const { quote } = await quoteOf();
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(orderOf(quote.id))));
    const [first] = answers.filter(({ status }) => status === 201).map(bodyOf);
    const refused = answers.filter(({ status }) => status === 409).map(refusalOf);
    expect(refused).toHaveLength(5);
    for (const { code, data } of refused)
      expect([code, data.order_id]).toEqual(['quote_already_ordered', first?.id ?? 'none']);
    const preview = await orders.preview({ request: orderOf(quote.id), caller: agent, now });
    expect([preview.permitted, preview.findings.map(({ rule }) => rule)]).toEqual([false, ['quote_already_ordered']]);
    expect(await orders.quotes.check(quote.id, now)).toMatchObject({
      orderable: false,
      reason: 'quote_already_ordered',
    });
    const stranger = await callerWith(['orders:write']);
    expect(refusalOf(await place(orderOf(quote.id), { caller: stranger })).data.order_id).toBe(null);
    await act(first?.id ?? '', 'cancel');
    expect(await orders.quotes.check(quote.id, now)).toMatchObject({ orderable: true, reason: null });
    expect((await place(orderOf(quote.id))).status).toBe(201);
  });
});

describe('a key for tests', () => {
  test('orders as others do, but what it orders is a test', async () => {
    const { id, name } = await module.keys.create({ name: 'tests', scopes: ['orders:write'], environment: 'test' });
    const { quote } = await quoteOf();
    const answer = await place(orderOf(quote.id), {
      caller: { keyId: id, account: 'main', name, scopes: ['orders:write'] },
    });
    expect([answer.status, JSON.parse(answer.body).test]).toEqual([201, true]);
    // The quote is still there to be ordered.
    expect((await place(orderOf(quote.id))).status).toBe(201);
  });
});

describe('the limits of a key', () => {
  const COSTS = 'The order may cost 2000 USD; this API key may spend';
  const limited = async (limits: Parameters<typeof callerWith>[1], amount = 1000) => {
    const caller = await callerWith(['orders:write', 'orders:read'], limits);
    const { quote } = await quoteOf(amount);
    return { caller, quote, answer: await place(orderOf(quote.id), { caller }) };
  };

  test.each([
    [{ quoteOnly: true }, 'limit_quote_only', 'This API key may request quotes but not place orders.'],
    [{ perOrder: { USD: 1999 } }, 'limit_per_order', `${COSTS} at most 1999 USD per order.`],
    [{ perOrder: { EUR: 99_999 } }, 'limit_per_order', `${COSTS} no USD per order.`],
    [{ perDay: { USD: 1999 } }, 'limit_per_day', `${COSTS} at most 1999 USD per day.`],
    [
      { lanes: ['CNSHA-*', '*-DEHAM'] },
      'limit_lane',
      'This API key may order on CNSHA-*, *-DEHAM only, not on <origin>-NLRTM.',
    ],
    [{ carriers: ['COSU'] }, 'limit_carrier', 'This API key may order with COSU only, not with MAEU.'],
  ])('%o refuse an order beyond them with %s', async (limits, rule, text) => {
    const { answer, quote } = await limited(limits);
    const message = text.replace('<origin>', quote.rate.origin.code ?? '');
    expect(answer.status).toBe(403);
    expect(refusalOf(answer)).toEqual({
      code: 'order_not_permitted',
      message,
      data: { status: 403, findings: [refusedBy(rule, message)], next: orderProblems.order_not_permitted.next },
    });
  });

  test.each([{ perOrder: { USD: 2000 } }, { perDay: { USD: 2000 } }, { lanes: ['CN-NLRTM'] }, { carriers: ['MAEU'] }])(
    '%o permit an order within them',
    async (limits) => {
      expect((await limited(limits)).answer.status).toBe(201);
    },
  );

  test('hold from the moment they are set', async () => {
    const { caller } = await limited({});
    await module.keys.setLimits(caller.keyId ?? '', { quoteOnly: true });
    const { quote } = await quoteOf(1000);
    expect((await place(orderOf(quote.id), { caller })).status).toBe(403);
  });

  test('per day hold for concurrent orders, and a cancelled order no longer counts', async () => {
    const caller = await callerWith(['orders:write', 'orders:read'], { perDay: { USD: 10_000 } });
    const quotes = await Promise.all(Array.from({ length: 14 }, () => quoteOf(1000)));
    const order = (at: number) => place(orderOf(quotes[at]?.quote.id ?? ''), { caller });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => order(at)));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(5);
    const [first] = taken;
    await orders.act({
      id: first ? bodyOf(first).id : '',
      actions: ['cancel'],
      request: {},
      caller,
      key: undefined,
      now,
    });
    expect((await order(12)).status).toBe(201);
    expect((await order(13)).status).toBe(403);
  });

  test('count the orders of the key that was replaced, and its Idempotency-Keys are replayed', async () => {
    const caller = await callerWith(['orders:write', 'orders:read'], { perDay: { USD: 2000 } });
    const { quote } = await quoteOf(1000);
    const key = freshKey();
    const first = await place(orderOf(quote.id), { caller, key });
    const { id, name } = await module.keys.rotate(caller.keyId ?? '');
    const rotated = { ...caller, keyId: id, name };
    expect(await place(orderOf(quote.id), { caller: rotated, key })).toEqual({ ...first, replayed: true });
    const { quote: another } = await quoteOf(1000);
    expect((await place(orderOf(another.id), { caller: rotated })).status).toBe(403);
  });
});

describe('an order that needs approval', () => {
  const waiting = async (caller = agent) => {
    await module.keys.setLimits(caller.keyId ?? '', { approval: 'always' });
    return bodyOf(await place(orderOf((await quoteOf()).quote.id), { caller }));
  };

  test('waits until another key approves it, and is then received', async () => {
    const careful = await callerWith(['orders:write', 'orders:read', 'orders:approve']);
    const order = await waiting(careful);
    expect(order.bookingStatus).toBe('PENDING_APPROVAL');
    await expect(act(order.id, 'approve', careful)).rejects.toMatchObject({ code: 'order_own_approval', status: 403 });
    await expect(act(order.id, 'confirm')).rejects.toMatchObject({ code: 'order_action_not_allowed' });
    expect(bodyOf(await act(order.id, 'approve', approver, { version: 1 }))).toEqual(
      changed(order, { bookingStatus: 'RECEIVED' }),
    );
  });

  test('is not approved in a version that was not reviewed', async () => {
    const careful = await callerWith(['orders:write', 'orders:read']);
    const { id } = await waiting(careful);
    const change = { remarks: 'other cargo after all' };
    const edited = bodyOf(await orders.edit({ id, change, caller: careful, key: undefined, now }));
    expect(edited).toMatchObject({ bookingStatus: 'PENDING_APPROVAL', version: 2 });
    await expect(act(id, 'approve', approver, { version: 1 })).rejects.toMatchObject({ code: 'order_changed' });
  });

  test('waits again when its key changes it after approval, and its key cannot amend it after confirmation', async () => {
    const careful = await callerWith(['orders:write', 'orders:read']);
    const { id } = await waiting(careful);
    await act(id, 'approve');
    const edit = (remarks: string) => orders.edit({ id, change: { remarks }, caller: careful, key: undefined, now });
    expect(bodyOf(await edit('one more pallet')).bookingStatus).toBe('PENDING_APPROVAL');
    await act(id, 'approve');
    await act(id, 'confirm');
    await expect(edit('two more')).rejects.toMatchObject({ code: 'order_amendment_needs_approval', status: 403 });
  });
});

describe('dangerous goods', () => {
  const WITHOUT_SURCHARGE = {
    ...{ severity: 'WARN', code: 'INFORMATIONAL_MESSAGE', rule: 'dangerous_surcharge_not_quoted' },
    message: 'The quote names no surcharge on dangerous goods; the carrier may charge one on top.',
    jsonPath: '$.quoteId',
  };
  const withExtraction = async (extractionId: number) =>
    place(
      orderOf((await quoteOf()).quote.id, {
        cargo: [
          {
            ...{ description: 'Resin', packages: { count: 80, type: 'drum' }, grossWeightKg: 17_600 },
            dangerousGoods: { extractionId },
          },
        ],
      }),
    );

  test('with an open error are refused, with a warning accepted with feedback', async () => {
    extractions.set(1, [{ code: 'un_number_contradicts', severity: 'error', message: 'UN 1866 is not class 8.' }]);
    extractions.set(2, [{ code: 'flash_point_missing', severity: 'warning', message: 'No flash point.' }]);
    const refused = await withExtraction(1);
    expect(refused.status).toBe(422);
    expect(refusalOf(refused).data.findings).toEqual([
      {
        severity: 'ERROR',
        code: 'PROPERTY_VALUE_MUST_CHANGE',
        rule: 'un_number_contradicts',
        message: 'UN 1866 is not class 8.',
        jsonPath: '$.cargo[0].dangerousGoods.extractionId',
      },
      WITHOUT_SURCHARGE,
    ]);
    expect(bodyOf(await withExtraction(2)).feedbacks).toEqual([
      {
        severity: 'WARN',
        code: 'PROPERTY_VALUE_MAY_CHANGE',
        rule: 'flash_point_missing',
        message: 'No flash point.',
        jsonPath: '$.cargo[0].dangerousGoods.extractionId',
      },
      WITHOUT_SURCHARGE,
    ]);
  });

  test('stay with the order: its extraction is known to be in use', async () => {
    extractions.set(3, []);
    const { id } = bodyOf(await withExtraction(3));
    expect(await orders.findNaming({ extraction: 3 })).toEqual([id]);
    expect(await orders.findNaming({ extraction: 4 })).toEqual([]);
    expect(await orders.findNaming({ document: 3 })).toEqual([]);
  });

  test('and documents that do not exist are refused', async () => {
    const missing = (rule: string, message: string, jsonPath: string) => [{ ...refusedBy(rule, message), jsonPath }];
    expect(refusalOf(await withExtraction(404)).data.findings).toEqual([
      ...missing('extraction_not_found', 'There is no extraction 404.', '$.cargo[0].dangerousGoods.extractionId'),
      WITHOUT_SURCHARGE,
    ]);
    const answer = await place(orderOf((await quoteOf()).quote.id, { documents: [{ id: 404 }] }));
    expect(refusalOf(answer).data.findings).toEqual(
      missing('document_not_found', 'There is no document 404.', '$.documents[0].id'),
    );
  });
});

describe('an amendment', () => {
  test('waits beside the confirmed order until it is confirmed', async () => {
    const order = await confirmed();
    const { quote } = await quoteOf(3000);
    const change = { quoteId: quote.id, remarks: 'three more' };
    const amended = bodyOf(await orders.edit({ id: order.id, change, caller: agent, key: undefined, now }));
    const { destination, carrier, equipment, references, parties, cargo, documents, expectedDepartureDate } = order;
    const kept = {
      destination,
      carrier,
      equipment,
      references,
      parties,
      cargo,
      documents,
      expectedDepartureDate,
      priceMovement: null,
      mandate: null,
      evidence: [],
    };
    const amendedContent = { ...kept, quote, origin: quote.rate.origin.code ?? '', remarks: 'three more' };
    expect(amended).toEqual(changed(order, { amendedBookingStatus: 'AMENDMENT_RECEIVED', amendedContent }));
    const taken = bodyOf(await act(order.id, 'confirm-amendment'));
    expect(taken).toEqual(
      changed(amended, {
        ...amendedContent,
        ...{ amendedBookingStatus: 'AMENDMENT_CONFIRMED', amendedContent: null },
        price: { ...amended.price, totals: quote.totals },
      }),
    );
    expect(taken.carrierBookingReference).toBe('MAEU123');
    const versions = await orders.listVersions(order.id, agent);
    expect(versions.map(({ content }) => content.quote.id)).toEqual([order.quote.id, quote.id]);
  });

  test('that was declined leaves the order as it was', async () => {
    const order = await confirmed();
    await orders.edit({ id: order.id, change: { remarks: 'x' }, caller: agent, key: undefined, now });
    const after = bodyOf(await act(order.id, 'decline-amendment', approver, { reason: 'too late' }));
    const declined = { amendedBookingStatus: 'AMENDMENT_DECLINED', reason: 'too late' } as const;
    expect(after).toEqual({ ...changed(order, declined), version: order.version + 2 });
  });

  test('sent twice changes the order once', async () => {
    const order = await confirmed();
    const edit = () => orders.edit({ id: order.id, change: { remarks: 'x' }, caller: agent, key: undefined, now });
    expect(bodyOf(await edit())).toEqual(bodyOf(await edit()));
  });
});

describe('a cancellation', () => {
  test('before confirmation takes effect at once, after it is requested and confirmed', async () => {
    const { id } = await placed();
    const cancel = (order: string) =>
      orders.act({
        id: order,
        actions: ['cancel', 'request-cancellation'],
        request: {},
        caller: agent,
        key: undefined,
        now,
      });
    expect(bodyOf(await cancel(id)).bookingStatus).toBe('CANCELLED');
    const order = await confirmed();
    const asked = bodyOf(await cancel(order.id));
    expect(asked).toEqual(changed(order, { bookingCancellationStatus: 'CANCELLATION_RECEIVED' }));
    expect(bodyOf(await act(order.id, 'confirm-cancellation'))).toEqual(
      changed(asked, {
        bookingStatus: 'CANCELLED',
        bookingCancellationStatus: 'CANCELLATION_CONFIRMED',
        allowedActions: [],
      }),
    );
  });

  test('with an Idempotency-Key gets the first answer again; without one, the answer of the current state', async () => {
    const { id } = await placed();
    const cancel = (key: string | undefined) =>
      orders.act({ id, actions: ['cancel', 'request-cancellation'], request: {}, caller: agent, key, now });
    const key = freshKey();
    const first = await cancel(key);
    expect(await cancel(key)).toEqual({ ...first, replayed: true });
    await expect(cancel(undefined)).rejects.toMatchObject({
      code: 'order_action_not_allowed',
      data: { booking_status: 'CANCELLED', allowed: [] },
    });
  });
});

describe('orders', () => {
  test('lose their remarks by a change to null', async () => {
    const { id } = await placed();
    const edit = async (remarks: string | null) =>
      bodyOf(await orders.edit({ id, change: { remarks }, caller: agent, key: undefined, now })).remarks;
    expect([await edit('call first'), await edit(null)]).toEqual(['call first', null]);
  });

  test('of other accounts are hidden without the scope orders:approve', async () => {
    const { id } = await placed();
    const stranger = await callerWith(['orders:read', 'orders:write']);
    await expect(orders.get(id, stranger)).rejects.toMatchObject({ code: 'order_not_found', status: 404 });
    await expect(act(id, 'cancel', stranger)).rejects.toMatchObject({ code: 'order_not_found' });
    expect((await orders.get(id, approver)).id).toBe(id);
  });

  test('are found by state, lane, reference and day, newest first', async () => {
    const caller = await callerWith(['orders:read', 'orders:write']);
    const { quote, origin, request } = await quoteOf();
    const references = [{ type: 'CR' as const, value: 'Ref-9' }];
    const one = bodyOf(await place(orderOf(quote.id, { references }), { caller }));
    const again = await orders.quotes.create(request, await orders.accountOf(agent), now);
    const two = bodyOf(await place(orderOf(again.id), { caller, now: new Date(now.getTime() + 1000) }));
    await act(two.id, 'confirm', approver, { carrierBookingReference: 'BKG-77' });
    const ids = async (filter: Parameters<typeof orders.list>[0]['filter']) =>
      (await orders.list({ filter, page: 1, perPage: 20 }, caller)).orders.map(({ id }) => id);
    expect(await ids({})).toEqual([two.id, one.id]);
    expect(await ids({ booking_status: 'RECEIVED' })).toEqual([one.id]);
    expect(await ids({ reference: 'ref-9' })).toEqual([one.id]);
    expect(await ids({ reference: 'bkg-77' })).toEqual([two.id]);
    expect(await ids({ origin: origin.toLowerCase(), carrier: 'maeu' })).toEqual([two.id, one.id]);
    expect(await ids({ placed_from: dayOf(now), placed_to: dayOf(now) })).toEqual([two.id, one.id]);
    expect(await ids({ placed_from: addDays(dayOf(now), 1) })).toEqual([]);
  });

  test('show each key what it may do: a customer none of the moves of the forwarder', async () => {
    const { id } = await placed();
    const reader = await callerWith(['orders:read', 'orders:approve']);
    expect((await orders.get(id, agent)).allowedActions).toEqual(['update', 'update-for-approval', 'cancel']);
    expect((await orders.get(id, reader)).allowedActions).toEqual([
      'request-update',
      'confirm',
      'confirm-part',
      'reject',
    ]);
    expect((await orders.get(id, approver)).allowedActions).toHaveLength(7);
    await expect(act(id, 'complete', agent)).rejects.toMatchObject({
      data: { allowed: ['update', 'update-for-approval', 'cancel'] },
    });
  });

  test('have a log of their events, in order', async () => {
    const order = await confirmed();
    await act(order.id, 'complete');
    const { events } = await orders.listEvents(order.id, {}, agent);
    expect(events.map(({ type, data }) => [type, (data as { bookingStatus: string }).bookingStatus])).toEqual([
      ['agent-rate.order.placed.v1', 'RECEIVED'],
      ['agent-rate.order.confirmed.v1', 'CONFIRMED'],
      ['agent-rate.order.completed.v1', 'COMPLETED'],
    ]);
  });
});
