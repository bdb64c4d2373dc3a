import assert from 'node:assert/strict';
import { openService } from './service.ts';

/**
 * A customer writes "how much is a 40' high cube from 上海 to roterdam, sailing in a month?" The agent finds the cheapest
 * rate that is valid then, makes sure that the words were understood, and says what the price does not include.
 */
const service = openService();
const sailing = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const { data: rates, meta } = await service.call('list-rates', {
  query: { origin: '上海', destination: 'roterdam', equipment: '40HC', valid_on: sailing },
});

// The words of the customer, and what they mean. An agent asks back when a place is ambiguous.
const [origin] = meta.origin?.understoodAs ?? [];
const [destination] = meta.destination?.understoodAs ?? [];
console.log(`"上海" is ${origin?.name} (${origin?.code}), "roterdam" is ${destination?.name}: ${destination?.reason}.`);
assert.equal(origin?.name, 'Shanghai');
assert.equal(destination?.name, 'Rotterdam');
assert.equal(meta.origin?.ambiguous, false);

const [cheapest] = rates;
assert.ok(cheapest, 'the example sheets have this lane');
for (const { base } of rates) {
  if (base.currency === cheapest.base.currency) assert.ok(base.amount >= cheapest.base.amount, 'cheapest first');
}
assert.ok(cheapest.validFrom <= sailing && sailing <= cheapest.validTo, 'valid then');

const { total, charges } = cheapest;
console.log(
  `${rates.length} rates; the cheapest is ${cheapest.base.currency} ${cheapest.base.amount} with ` +
    `${cheapest.carrier?.name ?? 'an unnamed carrier'}, valid until ${cheapest.validTo}.`,
);
for (const { name, amount, currency, status } of charges) console.log(`  ${name}: ${currency} ${amount} (${status})`);
console.log(
  total.complete
    ? `All in: ${total.currency} ${total.amount}.`
    : `At least ${total.currency} ${total.amount}; not said by the sheet: ${total.missing.join('; ')}.`,
);
assert.ok(total.amount >= cheapest.base.amount, 'a total is never below its base');
