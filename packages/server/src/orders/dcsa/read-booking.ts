import type { Feedback, OrderRequest } from '../order.schema.ts';
import type { Quote } from '../quotes/quote.schema.ts';
import type { DcsaBooking } from './booking.schema.ts';
import { compareWithQuote } from './compare-with-quote.ts';
import { NotedReading } from './noted-reading.ts';
import { readCargo } from './read-cargo.ts';
import { readParties } from './read-parties.ts';

/** A booking request read against a quote: the order, and what of it an order does not keep or the quote does not offer. */
export type ReadBooking = { order: OrderRequest; findings: Feedback[] };

/** Reads a booking request of DCSA Booking 2.0 as an order of a quote. Whatever is not understood is named. */
export function readBooking(booking: DcsaBooking, quote: Quote): ReadBooking {
  const reading = new NotedReading(booking);
  const differences = compareWithQuote(booking, quote, reading);
  const { parties, references } = readParties(booking, reading);
  const { cargo, findings } = readCargo(booking, reading);
  const { expectedDepartureDate } = booking;
  reading.note('$.expectedDepartureDate', '$.communicationChannelCode', '$.contractQuotationReference');
  const order = {
    quoteId: quote.id,
    parties,
    cargo,
    ...(references.length === 0 ? {} : { references }),
    ...(expectedDepartureDate === undefined ? {} : { expectedDepartureDate }),
  } as OrderRequest;
  return { order, findings: [...differences, ...findings, ...reading.leftOver()] };
}
