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
    query: Type.Object({
      status: Type.Optional(
        textEnum(MANDATE_STATUSES, { description: 'open: unused, and not ended; expired: ended without being used' }),
      ),
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
      example: 'quotes mandates --status open',
    },
    run: async ({ query: { status, ...pages }, caller, now }) => {
      const page = parsePage(pages);
      const { mandates, total } = await orders.listMandates({ ...page, status, now }, caller);
      const data = mandates.map((one) => ({ ...one, expired: new Date(one.mandate.validUntil) <= now }));
      return pageAnswer(data, { ...page, total });
    },
  });
}
