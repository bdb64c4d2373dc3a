import { Type } from 'typebox';
import {
  AccountQueryProperties,
  attachment,
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
  textEnum,
  wallsOf,
} from '../../base/index.ts';
import { MandateRequestSchema, MandateSchema } from '../mandates/mandate.schema.ts';
import type { Orders } from '../orders.ts';
import { QuoteMarginSchema } from './buying/quote-margin.schema.ts';
import { mailQuoteOperation } from './mail/mail-operation.ts';
import { PRINT_LANGUAGES } from './print/print-texts.ts';
import { JwksSchema, quoteParams as params, QuoteSchema, QuoteSummarySchema } from './quote.schema.ts';
import { QuoteRequestSchema } from './quote-request.schema.ts';
import { QuoteStatusSchema } from './quote-status.schema.ts';

type QuotesModule = Pick<Orders, 'quotes' | 'accountOf'>;

/** Asking for quotes, and the keys they are verified with. */
export function quoteOperations(orders: QuotesModule): Operation[] {
  return [
    createQuote(orders),
    listQuotes(orders),
    getQuote(orders),
    checkQuote(orders),
    printQuote(orders),
    mailQuoteOperation(orders),
    getQuoteMargin(orders),
    createMandate(orders),
    listSigningKeys(orders),
  ];
}

function createQuote(orders: QuotesModule): Operation {
  return operation({
    name: 'create-quote',
    service: 'orders',
    summary: 'Quote a rate',
    description:
      'The price of quantities at a rate, named by `rateId`, or by lane, equipment and day where exactly one rate fits, ' +
      'or at several rates in `parts`: container types of a lane, several lanes, or the legs of a journey, in one quote. It has ' +
      'every line with its basis; certain, conditional and unknown amounts apart; totals by currency that say whether ' +
      'they are complete; the end of validity and the publication of the rate. The quote is signed, so that a ' +
      'recipient can verify and recompute it offline. It does not oblige the caller to order.',
    method: 'POST',
    path: '/quotes',
    problems: [
      'rate_not_found',
      'quote_rate_not_found',
      'quote_rate_ambiguous',
      'quote_day_outside_validity',
      'quote_rate_superseded',
      'quote_legs_do_not_meet',
      'signing_key_sealed',
      'exchange_rate_missing',
    ],
    scope: 'rates:read',
    body: QuoteRequestSchema,
    needsBody: true,
    output: QuoteSchema,
    status: 201,
    command: {
      words: 'quotes create',
      options: { rate: 'rateId', part: 'parts' },
      defaults: { containers: '1' },
      entries: { parts: ['rateId', 'quantities.containers', 'leg'] },
      insteadOfDefaults: 'parts',
      note: 'Several rates in one quote: --part 17:2 --part 18:1 is two containers at rate 17 and one at rate 18. Legs of a journey: --part 17:1:1 --part 25:1:2.',
      example: 'quotes create --rate 17 --containers 2 --json > quote.json',
    },
    audit: { none: 'the quote is a record itself, signed' },
    run: async ({ body, caller, now }) => ({
      status: 201,
      body: await orders.quotes.create(body, await orders.accountOf(caller), now),
    }),
  });
}

function getQuoteMargin(orders: QuotesModule): Operation {
  return operation({
    name: 'get-quote-margin',
    service: 'orders',
    summary: 'Get what a quote costs and earns',
    description:
      'Both sides of a quote: what the forwarder pays by the published rate, what was quoted from the price list, and the ' +
      'margins between, as they were when it was signed. Only for administrators; the quote itself has the sell side alone.',
    method: 'GET',
    path: '/quotes/{id}/margin',
    problems: ['quote_not_found'],
    scope: 'admin',
    params,
    output: QuoteMarginSchema,
    command: {
      words: 'quotes margin',
      operands: ['id'],
      heading: '{quoteId} of {account}, price list {priceList|none}',
      rows: 'lines',
      columns: { LINE: '{code|-}', NAME: '{name}', CURRENCY: '{currency|-}', BUY: '{buy|open}', SELL: '{sell|open}' },
    },
    run: async ({ params: { id } }) => ({ body: await orders.quotes.margin(id) }),
  });
}

function listQuotes(orders: QuotesModule): Operation {
  return operation({
    name: 'list-quotes',
    service: 'orders',
    summary: 'List quotes',
    description:
      'The quotes this key asked for, newest first; with the scope orders:approve those of every key ' +
      'of the account.',
    method: 'GET',
    path: '/quotes',
    scope: 'rates:read',
    query: Type.Object({ ...AccountQueryProperties, ...PageQueryProperties }),
    output: Type.Object({ data: Type.Array(QuoteSummarySchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'quotes list',
      columns: {
        ID: '{id}',
        ACCOUNT: '{account}',
        RATE: '{rateId}',
        FROM: '{origin}',
        TO: '{destination}',
        CARRIER: '{carrier}',
        CONTAINERS: '{containers} × {equipment}',
        CURRENCY: '{totals.currency}',
        CERTAIN: '{totals.certain}',
        UNTIL: '{validUntil}',
        EXPIRED: '{expired}',
        ORDERABLE: '{orderable}',
      },
      empty: 'No quotes: agent-rate quotes create',
    },
    run: async ({ query, caller, now }) => {
      const asked = parsePage(query);
      const { quotes, total } = await orders.quotes.list(
        { ...asked, account: query.account, now },
        await orders.accountOf(caller),
      );
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
      'One quote exactly as it was signed. Any key of the account with the scope may read it by its id, so that quotes can be ' +
      'passed on.',
    method: 'GET',
    path: '/quotes/{id}',
    problems: ['quote_not_found'],
    scope: 'rates:read',
    params,
    output: QuoteSchema,
    command: { words: 'quotes show', operands: ['id'] },
    run: async ({ params: { id }, caller }) => ({ body: (await orders.quotes.within(wallsOf(caller)).get(id)).quote }),
  });
}

function checkQuote(orders: QuotesModule): Operation {
  return operation({
    name: 'check-quote',
    service: 'orders',
    summary: 'Check whether a quote can be ordered',
    description:
      'Whether the quote can still be ordered: it was not ordered yet, it has not expired, and its rate was neither ' +
      'reverted nor superseded at another price. If it cannot: why, what differs, what the same quantities cost now, and the body of POST /quotes ' +
      'that asks for a new one. Limits of a key and the content of an order are checked by POST /orders?preview=true.',
    method: 'GET',
    path: '/quotes/{id}/status',
    problems: ['quote_not_found'],
    scope: 'rates:read',
    params,
    output: QuoteStatusSchema,
    command: { words: 'quotes status', operands: ['id'] },
    run: async ({ params: { id }, caller, now }) => ({
      body: await orders.quotes.within(wallsOf(caller)).check(id, now),
    }),
  });
}

function printQuote(orders: QuotesModule): Operation {
  return operation({
    name: 'print-quote',
    service: 'orders',
    summary: 'Print a quote',
    description:
      'The quote as a PDF for people, in English or Chinese: lane, carrier, containers, every charge (included, on top, ' +
      'conditional, not known), the sums and what they leave out, validity, terms and how to verify it. The file carries ' +
      'the signed quote as `quote.json`; `agent-rate quotes verify` reads it there. A quote that cannot be ordered any ' +
      'more says so at its head.',
    method: 'GET',
    path: '/quotes/{id}/pdf',
    problems: ['quote_not_found'],
    scope: 'rates:read',
    params,
    query: Type.Object({
      language: Type.Optional(textEnum(PRINT_LANGUAGES, { default: 'en', description: 'en English, zh Chinese' })),
    }),
    output: Type.Unknown({ description: 'The file' }),
    produces: ['application/pdf'],
    command: {
      words: 'quotes pdf',
      operands: ['id'],
      example: 'quotes pdf quo_8tKq2Zr5Wn0v --language zh -o quote.pdf',
    },
    run: async ({ params: { id }, query: { language = 'en' }, caller, now }) => ({
      body: await orders.quotes.within(wallsOf(caller)).print(id, language, now),
      contentType: 'application/pdf',
      headers: { 'Content-Disposition': attachment(`${id}.pdf`, `${id}.pdf`) },
    }),
  });
}

function createMandate(orders: QuotesModule): Operation {
  return operation({
    name: 'create-mandate',
    service: 'orders',
    summary: 'Approve an order beforehand',
    description:
      'A signed mandate for one order of the quote: lane, carrier, containers, the most it may cost, the shipper, until when. An ' +
      'order that carries it (`mandate` of POST /orders) needs no further approval, is refused when it is outside, and uses ' +
      'it up. It is verified offline as quotes are, and stays on the order. The key that approves cannot order with it.',
    method: 'POST',
    path: '/quotes/{id}/mandate',
    problems: ['quote_not_found', 'signing_key_sealed'],
    scope: 'orders:approve',
    params,
    body: MandateRequestSchema,
    output: MandateSchema,
    status: 201,
    command: {
      words: 'quotes mandate',
      operands: ['id'],
      json: true,
      example: 'quotes mandate quo_8tKq2Zr5Wn0v --shipper "Ningbo Coatings Co., Ltd." > mandate.json',
    },
    audit: { subject: 'quotes/{quoteId}' },
    run: async ({ params: { id }, body, caller, now }) => ({
      status: 201,
      body: await orders.quotes.approve(id, body, await orders.accountOf(caller), now),
    }),
  });
}

function listSigningKeys(orders: QuotesModule): Operation {
  return operation({
    name: 'list-signing-keys',
    service: 'orders',
    summary: 'List the public keys of quotes',
    description: 'All Ed25519 keys that quotes were signed with (RFC 7517), the one in use first.',
    method: 'GET',
    path: '/.well-known/jwks.json',
    scope: 'open',
    output: JwksSchema,
    command: { words: 'quotes keys', json: true, example: 'quotes keys > jwks.json' },
    run: async () => ({ body: await orders.quotes.jwks() }),
  });
}
