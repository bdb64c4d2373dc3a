import { Type } from 'typebox';
import {
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
  textEnum,
} from '../../base/index.ts';
import type { Orders } from '../orders.ts';
import { MandateSchema } from './mandate.schema.ts';
import { MANDATE_STATUSES } from './mandate-store.ts';

const ListedMandateSchema = Type.Object(
  {
    mandate: MandateSchema,
    orderId: Type.Union([Type.String(), Type.Null()], { description: 'The order that it was used for; null: unused' }),
    expired: Type.Boolean({ description: 'It ended; unused, it orders nothing any more' }),
  },
  { title: 'ListedMandate' },
);

const MandateQuerySchema = Type.Object({
  status: Type.Optional(
    textEnum(MANDATE_STATUSES, { description: 'open: unused, and not ended; expired: ended without being used' }),
  ),
  quote_id: Type.Optional(
    Type.String({ maxLength: 50, description: 'Only of this quote', examples: ['quo_7hTq2MwZx4Rb'] }),
  ),
  shipper: Type.Optional(
    Type.String({
      maxLength: 200,
      description: "A part of the shipper's name, in upper or lower case",
      examples: ['Ningbo'],
    }),
  ),
  ...PageQueryProperties,
});

/** The mandates that were given, and which of them are still out. */
export function listMandatesOperation(orders: Pick<Orders, 'listMandates'>): Operation {
  return operation({
    name: 'list-mandates',
    service: 'orders',
    summary: 'List mandates',
    description:
      'The mandates that were given for orders, newest first, each with the order that used it. `status=open`: what may still ' +
      'be ordered without asking again. With the scope orders:approve those of the account; otherwise those that this key gave or used.',
    method: 'GET',
    path: '/mandates',
    scope: 'orders:read',
    query: MandateQuerySchema,
    output: Type.Object({ data: Type.Array(ListedMandateSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'quotes mandates',
      columns: {
        ID: '{mandate.id}',
        QUOTE: '{mandate.quoteId}',
        FROM: '{mandate.origin}',
        TO: '{mandate.destination}',
        SHIPPER: '{mandate.shipper}',
        UNTIL: '{mandate.validUntil}',
        BY: '{mandate.approvedBy}',
        ORDER: '{orderId|}',
      },
      empty: 'No mandate matches.',
      example: 'quotes mandates --status open',
    },
    run: async ({ query: { status, quote_id: quote, shipper, ...pages }, caller, now }) => {
      const page = parsePage(pages);
      const { mandates, total } = await orders.listMandates({ ...page, status, quote, shipper, now }, caller);
      const data = mandates.map((one) => ({ ...one, expired: new Date(one.mandate.validUntil) <= now }));
      return pageAnswer(data, { ...page, total });
    },
  });
}
