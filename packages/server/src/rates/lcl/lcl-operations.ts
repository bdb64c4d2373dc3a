import { Type } from 'typebox';
import {
  attachment,
  type Operation,
  operation,
  PageMetaSchema,
  type PageOf,
  PageQueryProperties,
  pageAnswer,
  pageMeta,
  parsePage,
} from '../../base/index.ts';
import type { Rates } from '../rates.ts';
import { sheetSummary } from '../sheets/draft-operations.ts';
import { RateSheetWithDifferenceSchema } from '../sheets/sheet.schema.ts';
import {
  DraftLclRateSchema,
  LclExportQuerySchema,
  LclImportSchema,
  LclListQuerySchema,
  LclListSchema,
  LclPriceListSchema,
  LclPriceQuerySchema,
  LclRateSchema,
} from './lcl-rate.schema.ts';

const reading = { service: 'rates', scope: 'rates:read', method: 'GET' } as const;

/** Importing, finding and pricing rates for less than a container load. */
export function lclOperations(rates: Rates): Operation[] {
  return [
    importLclRates(rates),
    listDraftLclRates(rates),
    listLclRates(rates),
    priceLclCargo(rates),
    exportLclRates(rates),
    getLclRate(rates),
  ];
}

function importLclRates(rates: Rates): Operation {
  return operation({
    name: 'import-lcl-rates',
    service: 'rates',
    summary: 'Import LCL rates',
    description:
      'Reads rates for less than a container load (per W/M, cubic metre or tonne, with minimum and breaks) into a draft. It is ' +
      'looked at, published, reverted and deleted as a rate sheet: POST /rate-sheets/{id}/publish.',
    method: 'POST',
    path: '/lcl-rates',
    scope: 'rates:write',
    body: LclImportSchema,
    bodyLimitBytes: 32 * 1024 * 1024,
    output: RateSheetWithDifferenceSchema,
    status: 201,
    command: { words: 'lcl import', operands: ['file'], example: 'lcl import consolidator.json' },
    audit: { subject: 'rate-sheets/{id}', after: sheetSummary },
    run: async ({ body: { name = 'LCL rates', rows }, caller, now }) => {
      const id = await rates.lcl.import({ name, rows, by: caller.name, now });
      return { status: 201, body: await rates.getSheet(id), headers: { Location: `/rate-sheets/${id}` } };
    },
  });
}

function listDraftLclRates(rates: Rates): Operation {
  return operation({
    name: 'list-draft-lcl-rates',
    service: 'rates',
    summary: 'List the LCL rates of a sheet',
    description:
      'The LCL rates of a sheet, in its order; of one that is or was published those that its publication opened, each with its ' +
      '`id` and when it was `known`.',
    method: 'GET',
    path: '/rate-sheets/{id}/lcl-rates',
    problems: ['rate_sheet_not_found', 'rate_sheet_not_draft'],
    scope: 'rates:write',
    params: Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the rate sheet' }) }),
    query: Type.Object(PageQueryProperties),
    output: Type.Object({ data: Type.Array(DraftLclRateSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'lcl draft',
      operands: ['id'],
      columns: {
        FROM: '{origin.text}',
        TO: '{destination.text}',
        CARRIER: '{carrier.name|-}',
        BASIS: '{freight.basis}',
        CURRENCY: '{freight.currency}',
        AMOUNT: '{freight.amount}',
        ROW: '{row|-}',
      },
      empty: 'The draft has no LCL rates.',
    },
    run: async ({ params, query }) => {
      const { rates: found, total } = await rates.drafts.listLclRates(params.id, parsePage(query));
      return pageAnswer(found, { ...parsePage(query), total });
    },
  });
}

function listLclRates(rates: Rates): Operation {
  return operation({
    ...reading,
    name: 'list-lcl-rates',
    summary: 'List LCL rates',
    description:
      'Published rates for less than a container load, the lowest amount first within a currency. Filters are those of ' +
      'GET /rates; container rates are never among them.',
    path: '/lcl-rates',
    query: LclListQuerySchema,
    output: LclListSchema,
    paged: true,
    command: {
      words: 'lcl list',
      columns: {
        ID: '{id}',
        FROM: '{origin.code|-}',
        TO: '{destination.code|-}',
        CARRIER: '{carrier.name|-}',
        BASIS: '{freight.basis}',
        CURRENCY: '{freight.currency}',
        AMOUNT: '{freight.amount}',
        MINIMUM: '{freight.minimum|-}',
        VALID: '{validFrom} to {validTo}',
      },
      empty: 'No LCL rate matches.',
      example: 'lcl list --origin shanghai --destination hamburg',
    },
    run: async ({ query, now }) => toAnswer(await rates.lcl.list(query, now), parsePage(query)),
  });
}

function priceLclCargo(rates: Rates): Operation {
  return operation({
    ...reading,
    name: 'price-lcl-cargo',
    summary: 'Price LCL cargo',
    description:
      'What cargo of a weight and volume costs at each LCL rate that matches: the chargeable quantity, the break and minimum ' +
      'that apply, each charge, and totals by currency with what is certain, conditional and unknown apart. The lowest upper ' +
      'end comes first; a price that leaves something open comes last.',
    path: '/lcl-rates/price',
    problems: ['rate_comparison_too_large'],
    query: LclPriceQuerySchema,
    output: LclPriceListSchema,
    paged: true,
    command: {
      words: 'lcl price',
      columns: {
        ID: '{rate.id}',
        FROM: '{rate.origin.code|-}',
        TO: '{rate.destination.code|-}',
        CARRIER: '{rate.carrier.name|-}',
        QUANTITY: '{price.chargeable.quantity}',
        BY: '{price.chargeable.by}',
        TOTALS: '{price.totals}',
        COMPLETE: '{price.complete}',
      },
      empty: 'No LCL rate matches.',
      example: 'lcl price --origin shanghai --destination hamburg --weight-kg 1200 --volume-m3 3.4',
    },
    run: async ({ query, now }) => toAnswer(await rates.lcl.price(query, now), parsePage(query)),
  });
}

function exportLclRates(rates: Rates): Operation {
  return operation({
    ...reading,
    name: 'export-lcl-rates',
    summary: 'Export LCL rates',
    description:
      'Every LCL rate that matches the filters, as a file, the lowest amount first within a currency: CSV and XLSX with one ' +
      'row a rate (XLSX also with a tab of one row a charge), or NDJSON with one rate a line as GET /lcl-rates/{id} answers it.',
    path: '/lcl-rates/export',
    problems: ['rate_exports_busy'],
    query: LclExportQuerySchema,
    output: Type.Object({}),
    produces: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/x-ndjson'],
    command: { words: 'lcl export', example: 'lcl export --origin shanghai --format xlsx --output lcl.xlsx' },
    run: ({ query, now }) => {
      const { fileName, mediaType, pieces } = rates.export(query, now, 'lcl');
      const headers = { 'Content-Disposition': attachment(fileName, fileName) };
      return { body: null, stream: pieces, contentType: mediaType, headers };
    },
  });
}

function getLclRate(rates: Rates): Operation {
  return operation({
    ...reading,
    name: 'get-lcl-rate',
    summary: 'Get an LCL rate',
    description: 'One published LCL rate by its id, also after it was superseded: `known.to` then says when.',
    path: '/lcl-rates/{id}',
    problems: ['rate_not_found'],
    params: Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the LCL rate' }) }),
    output: LclRateSchema,
    command: { words: 'lcl get', operands: ['id'], json: true },
    run: async ({ params }) => ({ body: await rates.lcl.get(params.id) }),
  });
}

function toAnswer({ data, total, meta }: { data: object[]; total: number; meta: object }, at: Omit<PageOf, 'total'>) {
  const page = { ...at, total };
  return { body: { data, meta: { ...pageMeta(page), ...meta } }, page };
}
