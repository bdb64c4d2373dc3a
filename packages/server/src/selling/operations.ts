import { Type } from 'typebox';
import { type Operation, operation, PageMetaSchema, PageQueryProperties, pageOfList } from '../base/index.ts';
import type { Rates } from '../rates/index.ts';
import {
  NewPriceListSchema,
  PreviewQuerySchema,
  PreviewSchema,
  PriceListContentSchema,
  PriceListParams,
  PriceListSchema,
} from './price-list.schema.ts';
import type { Selling } from './selling.ts';

const common = { service: 'rates', scope: 'admin' } as const;
const waitQuery = Type.Object({
  wait: Type.Optional(
    Type.Boolean({
      description: 'How long to wait for many prices. true: for the end; false: not at all. Absent: ten seconds',
    }),
  ),
});
const UNDER_WAY = {
  202: { when: 'The list holds, and its prices are still being made: see `making`', output: PriceListSchema },
} as const;
const marginQuery = Type.Object({
  confirm_margins: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'New margins that sell below the buy price, or more than double it, are meant',
    }),
  ),
});
const releaseQuery = Type.Object({
  release: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Accounts that are then on no list may see the published (buy) prices',
    }),
  ),
});

/** The operations on price lists: all of the forwarder. */
export function sellingOperations(selling: Selling, rates: Pick<Rates, 'list'>): Operation[] {
  return [
    listPriceLists(selling),
    createPriceList(selling),
    getPriceList(selling),
    replacePriceList(selling),
    deletePriceList(selling),
    previewPriceList(selling, rates),
  ];
}

function listPriceLists(selling: Selling): Operation {
  return operation({
    ...common,
    name: 'list-price-lists',
    summary: 'List price lists',
    description: 'Every price list with its accounts, margins and rounding, by name.',
    method: 'GET',
    path: '/price-lists',
    query: Type.Object(PageQueryProperties),
    output: Type.Object({ data: Type.Array(PriceListSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'price-lists list',
      columns: {
        NAME: '{name}',
        ACCOUNTS: '{accounts}',
        RATES: '{rates.current}',
        'WITHOUT MARGIN': '{rates.withoutMargin}',
        UPDATED: '{updatedAt}',
        BY: '{updatedBy}',
      },
      empty: 'No price lists: every account sees the published prices.',
    },
    run: async ({ query }) => pageOfList(await selling.list(), query),
  });
}

function createPriceList(selling: Selling): Operation {
  return operation({
    ...common,
    name: 'create-price-list',
    summary: 'Create a price list',
    description:
      'Margins by which accounts are sold to. From then on keys of these accounts see sell prices only, in every answer. Prices ' +
      'that take longer than ten seconds go on being made after the answer (202): ask again with GET /price-lists/{name}.',
    method: 'POST',
    path: '/price-lists',
    problems: ['price_list_exists', 'price_list_account_taken', 'price_list_account_main', 'price_list_margin_unusual'],
    query: Type.Object({ ...marginQuery.properties, ...waitQuery.properties }),
    body: NewPriceListSchema,
    output: PriceListSchema,
    status: 201,
    otherStatuses: UNDER_WAY,
    command: {
      words: 'price-lists create',
      operands: ['file'],
      defaults: { wait: 'true' },
      done: 'Price list {name} sells {rates.current} rates, {rates.withoutMargin} of them without a margin.',
      note: 'The file (- for standard input) holds the price list as a JSON object.',
    },
    audit: { subject: 'price-lists/{name}' },
    run: async ({
      body: { name, ...content },
      query: { confirm_margins: confirmMargins = false, wait },
      caller,
      now,
      onProgress,
    }) => {
      const list = await selling.create({
        name,
        content,
        by: caller.name,
        now,
        wait,
        confirmMargins,
        ...pricing(onProgress),
      });
      return { status: list.making ? 202 : 201, body: list, headers: { Location: `/price-lists/${name}` } };
    },
  });
}

function pricing(onProgress: ((stage: string, done: number, total: number) => void) | undefined) {
  if (onProgress === undefined) return {};
  return { onPriced: (done: number, total: number) => onProgress('pricing', done, total) };
}

function getPriceList(selling: Selling): Operation {
  return operation({
    ...common,
    name: 'get-price-list',
    summary: 'Get a price list',
    description: 'One price list, and how many of the current rates it sells without a margin.',
    method: 'GET',
    path: '/price-lists/{name}',
    problems: ['price_list_not_found'],
    params: PriceListParams,
    output: PriceListSchema,
    command: { words: 'price-lists get', operands: ['name'], json: true },
    run: async ({ params }) => ({ body: await selling.get(params.name) }),
  });
}

function replacePriceList(selling: Selling): Operation {
  return operation({
    ...common,
    name: 'replace-price-list',
    summary: 'Replace a price list',
    description:
      'Other accounts, margins and rounding for a price list. Its accounts see no other prices than the new ones from then on; quotes ' +
      'that were signed keep theirs. Prices that take longer than ten seconds go on being made after the answer (202).',
    method: 'PUT',
    path: '/price-lists/{name}',
    problems: [
      'price_list_not_found',
      'price_list_account_taken',
      'price_list_account_main',
      'price_list_releases_accounts',
      'price_list_margin_unusual',
    ],
    params: PriceListParams,
    query: Type.Object({ ...releaseQuery.properties, ...marginQuery.properties, ...waitQuery.properties }),
    body: PriceListContentSchema,
    output: PriceListSchema,
    otherStatuses: UNDER_WAY,
    command: {
      words: 'price-lists replace',
      operands: ['name', 'file'],
      defaults: { wait: 'true' },
      done: 'Price list {name} sells {rates.current} rates, {rates.withoutMargin} of them without a margin.',
      note: 'The file (- for standard input) holds accounts, rules and rounding as a JSON object.',
    },
    audit: { subject: 'price-lists/{name}', before: ({ params }) => selling.get(params.name) },
    run: async ({ params: { name }, query, body, caller, now, onProgress }) => {
      const { release = false, confirm_margins: confirmMargins = false, wait } = query;
      const saving = { name, content: body, by: caller.name, now, release, confirmMargins, wait };
      const list = await selling.replace({ ...saving, ...pricing(onProgress) });
      return list.making ? { status: 202, body: list } : { body: list };
    },
  });
}

function deletePriceList(selling: Selling): Operation {
  return operation({
    ...common,
    name: 'delete-price-list',
    summary: 'Delete a price list',
    description:
      'Deletes a price list. One with accounts only with `release=true`, since they then see the published prices.',
    method: 'DELETE',
    path: '/price-lists/{name}',
    problems: ['price_list_not_found', 'price_list_releases_accounts'],
    params: PriceListParams,
    query: releaseQuery,
    output: Type.Object({ deleted: Type.Literal(true), name: Type.String() }),
    command: { words: 'price-lists delete', operands: ['name'], done: 'Price list {name} is deleted.' },
    audit: { subject: 'price-lists/{name}', before: ({ params }) => selling.get(params.name), after: 'nothing' },
    run: async ({ params: { name }, query: { release = false } }) => {
      await selling.remove(name, release);
      return { body: { deleted: true, name } };
    },
  });
}

function previewPriceList(selling: Selling, rates: Pick<Rates, 'list'>): Operation {
  return operation({
    ...common,
    name: 'preview-price-list',
    summary: 'Preview a price list on a lane',
    description:
      'The published rates that match, with the buy and sell price of each line and the margin between them.',
    method: 'GET',
    path: '/price-lists/{name}/preview',
    problems: ['price_list_not_found', 'lcl_rates_apart'],
    params: PriceListParams,
    query: PreviewQuerySchema,
    output: PreviewSchema,
    command: {
      words: 'price-lists preview',
      operands: ['name'],
      columns: {
        RATE: '{rateId}',
        FROM: '{origin}',
        TO: '{destination}',
        CARRIER: '{carrier|-}',
        BOX: '{equipment}',
        CURRENCY: '{currency}',
        BUY: '{buyTotal}',
        SELL: '{sellTotal}',
        VALID: '{validFrom} to {validTo}',
      },
      empty: 'No rate matches.',
      example: 'price-lists preview europe-2027 --origin shanghai --destination rotterdam --equipment 40HC',
    },
    run: async ({ params, query, now }) => ({ body: await selling.preview(params.name, query, rates, now) }),
  });
}
