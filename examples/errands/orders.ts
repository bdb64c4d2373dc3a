import assert from 'node:assert/strict';
import { LANE, priceOf } from './book.ts';
import type { Errand } from './errand.ts';

const PARTIES = [{ role: 'SHIPPER', name: 'Quaybright Coatings Co., Ltd.' }];
const CARGO = [{ description: 'Brushes', grossWeightKg: 17_600 }];

/** Orders: once, changed, and taken back. */
export const orderErrands: readonly Errand[] = [
  {
    title: 'quote, order, retry, amend, cancel',
    run: async (agent, book) => {
      await book.publish('errand', [priceOf('EGLV', 1800)]);
      const quantities = { containers: 2 };
      const { id: quoteId, totals } = await agent.call('create_quote', { ...LANE, carrier: 'EGLV', quantities });
      assert.equal((totals as { certain: number }[])[0]?.certain, 3740);
      const order = { quoteId, parties: PARTIES, cargo: CARGO };
      const preview = await agent.call('preview_order', order);
      assert.equal(preview.permitted, true);
      const idempotency_key = `errand-${crypto.randomUUID()}`;
      const { id, version } = await agent.call('place_order', { order, idempotency_key });
      const retried = await agent.call('place_order', { order, idempotency_key });
      assert.equal(retried.id, id);
      const references = [{ type: 'FF', value: 'SEA-2026-1182' }];
      const amended = await agent.call('change_order', { id, version, references });
      assert.equal(amended.bookingStatus, 'UPDATE_RECEIVED');
      const cancelled = await agent.call('cancel_order', { id, reason: 'The shipper does not ship.' });
      assert.equal(cancelled.bookingStatus, 'CANCELLED');
    },
  },
];
