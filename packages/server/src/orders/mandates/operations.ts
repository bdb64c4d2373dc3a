import { Type } from 'typebox';
import {
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
} from '../../base/index.ts';
import type { Orders } from '../orders.ts';
import { MandateSchema } from './mandate.schema.ts';

const ListedMandateSchema = Type.Object(
  {
    mandate: MandateSchema,
    orderId: Type.Union([Type.String(), Type.Null()], { description: 'The order that it was used for; null: unused' }),
    expired: Type.Boolean({ description: 'It ended; unused, it orders nothing any more' }),
  },
  { title: 'ListedMandate' },
);

/** The mandates that were given, and which of them are still out. */
export function listMandatesOperation(orders: Pick<Orders, 'listMandates'>): Operation {
  return operation({
    name: 'list-mandates',
    service: 'orders',
    summary: 'List mandates',
    description:
      'The mandates that were given for orders, newest first, each with the order that used it. `used=false&valid=true`: what may ' +
      'still be ordered without asking again. With the scope orders:approve those of the account; otherwise those that this key gave or used.',
    method: 'GET',
    path: '/mandates',
    scope: 'orders:read',
    query: Type.Object({
      used: Type.Optional(Type.Boolean({ description: 'Only used ones (true), or unused ones (false)' })),
      valid: Type.Optional(Type.Boolean({ default: false, description: 'Only those that have not ended' })),
      ...PageQueryProperties,
    }),
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
      example: 'quotes mandates --no-used --valid',
    },
    run: async ({ query: { used, valid, ...pages }, caller, now }) => {
      const page = parsePage(pages);
      const asked = { ...page, used, validAt: valid ? now : undefined };
      const { mandates, total } = await orders.listMandates(asked, caller);
      const data = mandates.map((one) => ({ ...one, expired: new Date(one.mandate.validUntil) <= now }));
      return pageAnswer(data, { ...page, total });
    },
  });
}
