import assert from 'node:assert/strict';
import { AgentRateError, verifyQuote } from '@agent-rate/client';
import { openService } from './service.ts';

/**
 * An agent books two containers: it gets a signed quote, verifies it without trusting the answer, previews the
 * order, and places it. Its connection breaks, so it sends the same order again; there is one order all the same.
 */
const service = openService();

const sailing = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const quote = await service.call('create-quote', {
  body: {
    origin: 'Shanghai',
    destination: 'Rotterdam',
    equipment: '40HC',
    date: sailing,
    quantities: { containers: 2 },
  },
});
for (const { code, amount, currency, certainty } of quote.lines) {
  console.log(`  ${code}: ${amount === null ? 'at cost' : `${currency} ${amount}`} (${certainty})`);
}
console.log(quote.complete ? 'Nothing else can be charged.' : `Left open: ${quote.missing.join(' ')}`);

const keys = await service.call('list-signing-keys');
const verdict = await verifyQuote(quote, keys);
assert.deepEqual(verdict.faults, []);
const [first] = quote.lines;
assert.ok(first);
const cheaper = { ...quote, lines: [{ ...first, amount: 1 }, ...quote.lines.slice(1)] };
assert.equal((await verifyQuote(cheaper, keys)).valid, false, 'a changed quote is detected');
console.log(`Signed by ${verdict.kid}, and every figure follows from rate ${quote.rateId}.`);

const body = {
  quoteId: quote.id,
  references: [{ type: 'FF', value: 'SEA-2026-1181' }] as const,
  parties: [{ role: 'SHIPPER', name: 'Quaybright Coatings Co., Ltd.', countryCode: 'CN' }] as const,
  cargo: [{ description: 'Water-based paint', packages: { count: 80, type: 'drum' }, grossWeightKg: 17_600 }],
};
const order = { ...body, references: [...body.references], parties: [...body.parties] };

const preview = await service.call('place-order', { query: { preview: true }, body: order });
assert.ok('preview' in preview && preview.permitted);
console.log(`Preview: ${preview.next}`);

const idempotencyKey = crypto.randomUUID();
const placed = await service.call('place-order', { body: order, idempotencyKey });
const again = await service.call('place-order', { body: order, idempotencyKey });
assert.ok('id' in placed && 'id' in again);
assert.equal(again.id, placed.id, 'one order, however often it is sent');

const other = { ...order, remarks: 'On second thoughts, three.' };
const refusal = await service.call('place-order', { body: other, idempotencyKey }).catch((error) => error);
assert.ok(refusal instanceof AgentRateError);
assert.equal(refusal.status, 409);
console.log(`Another order under the same key is refused: ${refusal.next}`);

const { data: events } = await service.call('list-order-events', { path: { id: placed.id } });
console.log(`${placed.id} is ${placed.bookingStatus}: ${events.map(({ type }) => type).join(', ')}.`);
await service.call('cancel-order', { path: { id: placed.id }, body: { reason: 'The story is over.' } });
