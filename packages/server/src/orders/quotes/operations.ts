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
import { JwksSchema, QuoteRequestSchema, QuoteSchema, QuoteSummarySchema } from './quote.schema.ts';

type QuotesModule = Pick<Orders, 'quotes' | 'accountOf'>;

/** Asking for quotes, and the keys they are verified with. */
export function quoteOperations(orders: QuotesModule): Operation[] {
  return [createQuote(orders), listQuotes(orders), getQuote(orders), listSigningKeys(orders)];
}

function createQuote(orders: QuotesModule): Operation {
  return operation({
    name: 'create-quote',
    service: 'orders',
    summary: 'Quote a rate',
    description:
      'What quantities cost at a rate (by `rateId`, or by lane, equipment and day where exactly one rate can be meant): ' +
      'every line with its basis, what is certain, conditional and unknown apart, totals by currency that say whether ' +
      'they are complete, until when it stands and on which publication. Signed, so that anybody can verify and ' +
      'recompute it offline. It binds nobody to order.',
    method: 'POST',
    path: '/quotes',
    scope: 'rates:read',
    body: QuoteRequestSchema,
    output: QuoteSchema,
    status: 201,
    run: async ({ body, caller, now }) => ({
      status: 201,
      body: await orders.quotes.create(body, await orders.accountOf(caller), now),
    }),
  });
}

function listQuotes(orders: QuotesModule): Operation {
  return operation({
    name: 'list-quotes',
    service: 'orders',
    summary: 'List quotes',
    description: 'The quotes this key asked for, newest first; with the scope orders:approve those of every key.',
    method: 'GET',
    path: '/quotes',
    scope: 'rates:read',
    query: Type.Object(PageQueryProperties),
    output: Type.Object({ data: Type.Array(QuoteSummarySchema), meta: PageMetaSchema }),
    paged: true,
    run: async ({ query, caller, now }) => {
      const asked = parsePage(query);
      const { quotes, total } = await orders.quotes.list({ ...asked, now }, await orders.accountOf(caller));
      return pageAnswer(quotes, { ...asked, total });
    },
  });
}

function getQuote(orders: QuotesModule): Operation {
  return operation({
    name: 'get-quote',
    service: 'orders',
    summary: 'Get a quote',
    description:
      'One quote exactly as it was signed. Whoever knows its id may read it: quotes are made to be passed on.',
    method: 'GET',
    path: '/quotes/{id}',
    scope: 'rates:read',
    params: Type.Object({ id: Type.String({ maxLength: 50, description: 'Id of the quote' }) }),
    output: QuoteSchema,
    run: async ({ params }) => ({ body: (await orders.quotes.get(params.id)).quote }),
  });
}

function listSigningKeys(orders: QuotesModule): Operation {
  return operation({
    name: 'list-signing-keys',
    service: 'orders',
    summary: 'Public keys of quotes',
    description: 'The Ed25519 keys that quotes were ever signed with (RFC 7517), the one in use first.',
    method: 'GET',
    path: '/.well-known/jwks.json',
    scope: 'open',
    output: JwksSchema,
    run: async () => ({ body: await orders.quotes.jwks() }),
  });
}
