import { RATE_EXAMPLE } from '../../rates/index.ts';

const [SURCHARGE] = RATE_EXAMPLE.charges;
const { missing } = RATE_EXAMPLE.total;

/** A quote of the example rate, as `POST /quotes` answers it: the example of its schema. Its signature is invented. */
export const QUOTE_EXAMPLE = {
  format: 'agent-rate-quote/1',
  id: 'quo_8tKq2Zr5Wn0v',
  issuedAt: '2026-11-24T08:15:00.000Z',
  validUntil: '2026-12-01T08:15:00.000Z',
  binding: true,
  date: '2026-12-01',
  reference: null,
  rateId: RATE_EXAMPLE.id,
  publication: 4,
  rate: RATE_EXAMPLE,
  quantities: { containers: 2, billsOfLading: 1, documents: null },
  lines: [
    {
      code: 'OFR',
      name: 'Ocean freight',
      basis: 'PER_CONTAINER',
      quantity: 2,
      unitAmount: 2610,
      amount: 5220,
      currency: 'USD',
      paymentTerm: null,
      status: 'subject-to',
      certainty: 'certain',
      condition: null,
      note: null,
    },
    { ...SURCHARGE, quantity: 2, unitAmount: 70, amount: 140, certainty: 'certain', note: null },
  ],
  totals: [{ currency: 'USD', certain: 5360, conditional: 0, atLeast: 5360, atMost: null, complete: false }],
  complete: false,
  missing,
  gaps: missing,
  signature: 'eyJhbGciOiJFZERTQSIsImtpZCI6IlNMTXNRQk84YzU2U3hBYVlWc1dOIn0..F7Rd0fS6Ig0kYnwiuL7k6JKSxWICppc7',
};

/** The status of that quote, which binds, after its rate was superseded by a dearer one: the example of its schema. */
export const QUOTE_STATUS_EXAMPLE = {
  quoteId: QUOTE_EXAMPLE.id,
  orderable: true,
  binding: true,
  reason: null,
  message: null,
  validUntil: QUOTE_EXAMPLE.validUntil,
  superseded: true,
  current: {
    rateId: 41,
    totals: [{ currency: 'USD', certain: 5460, conditional: 0, atLeast: 5460, atMost: null, complete: false }],
    complete: false,
  },
  changes: [
    {
      what: 'line 1: Ocean freight',
      before: { amount: 5220 },
      after: { amount: 5320 },
      difference: 100,
      currency: 'USD',
    },
  ],
  newQuote: { rateId: 41, date: '2026-12-01', quantities: { containers: 2, billsOfLading: 1 } },
};
