import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_CONTENT_EXAMPLE } from '../../../../../server/src/orders/order.example.ts';
import type { Content } from '../content-parts.ts';
import { changedParts, draftOf, type OrderParts, partsOf } from './order-draft.ts';

const content = ORDER_CONTENT_EXAMPLE as unknown as Content;
const { parties, cargo, references, documents, expectedDepartureDate, remarks } = content;
const PARTS: OrderParts = { parties, cargo, references, documents, expectedDepartureDate, remarks };

const text = fc.string({ minLength: 1, maxLength: 20 }).map((value) => `a${value}z`);
const amount = fc.double({ min: 0.001, max: 1e6, noNaN: true });

/** Any parts that an order may have. */
const anyParts = fc.record({
  parties: fc.array(
    fc.record(
      {
        ...{ role: fc.constantFrom('SHIPPER', 'CONSIGNEE', 'NOTIFY_PARTY'), name: text, address: text, taxId: text },
        countryCode: fc.constantFrom('CN', 'NL'),
        contact: fc.record({ name: text, phone: text }, { requiredKeys: ['name'] }),
      },
      { requiredKeys: ['role', 'name'] },
    ),
  ),
  cargo: fc.array(
    fc.record(
      {
        ...{ description: text, grossWeightKg: amount, netWeightKg: amount, volumeM3: amount },
        hsCode: fc.constantFrom('320910', '32091000'),
        packages: fc.record({ count: fc.integer({ min: 1, max: 999 }), type: text }),
        dangerousGoods: fc.record({ extractionId: fc.integer({ min: 1, max: 999 }) }),
      },
      { requiredKeys: ['description'] },
    ),
  ),
  references: fc.array(fc.record({ type: fc.constantFrom('FF', 'CR'), value: text })),
  documents: fc.array(fc.record({ id: fc.integer({ min: 1, max: 999 }), type: text }, { requiredKeys: ['id'] })),
  expectedDepartureDate: fc.constant('2026-12-01'),
  remarks: fc.option(text),
});

test('what is not touched in the form is sent as it was', () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      expect(partsOf(draftOf(parts as never))).toEqual(JSON.parse(JSON.stringify(parts)));
      expect(changedParts(parts as never, partsOf(draftOf(parts as never)))).toEqual({});
    }),
  );
});

test('only what was changed is sent, so that it stands beside the changes of others', () => {
  const draft = { ...draftOf(content), remarks: ' call first ' };
  expect(changedParts(PARTS, partsOf(draft))).toEqual({ remarks: 'call first' });
});

test('remarks that were emptied are taken away', () => {
  expect(changedParts({ ...PARTS, remarks: 'call first' }, partsOf(draftOf(content)))).toEqual({ remarks: null });
});
