import { Type } from 'typebox';
import {
  FindingSchema,
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  pageMeta,
  parsePage,
} from '../../base/index.ts';
import type { Rates } from '../rates.ts';
import { FindingRowSchema, GridRowSchema, GridTabSchema } from './sheet-grid.schema.ts';

const id = Type.Integer({ minimum: 1, description: 'Id of the rate sheet' });
const common = { service: 'rates', scope: 'rates:write' } as const;

const GridMetaSchema = Type.Interface([PageMetaSchema], {
  tab: Type.String({ description: 'The tab whose rows these are' }),
  tabs: Type.Array(GridTabSchema, { description: 'The tabs of the file, in its order' }),
  findings: Type.Array(Type.Interface([FindingSchema], { number: Type.Integer() }), {
    description: 'The findings that these rows refer to',
  }),
});

/** Looking at a sheet cell by cell. */
export function gridOperations(rates: Rates): Operation[] {
  return [getSheetGrid(rates), listFindingRows(rates)];
}

function getSheetGrid(rates: Rates): Operation {
  return operation({
    ...common,
    name: 'get-sheet-grid',
    summary: 'Show a sheet cell by cell',
    description:
      'The rows of one tab as the file has them, window by window, with what became of each filled cell: its role in a ' +
      'rate, why it was ignored, the findings about it and the rates it led to.',
    method: 'GET',
    path: '/rate-sheets/{id}/grid',
    problems: ['rate_sheet_not_found', 'rate_sheet_tab_not_found'],
    params: Type.Object({ id }),
    query: Type.Object({
      tab: Type.Optional(
        Type.String({ maxLength: 200, description: 'Name of the tab; absent: the first that gave rates' }),
      ),
      ...PageQueryProperties,
    }),
    output: Type.Object({ data: Type.Array(GridRowSchema), meta: GridMetaSchema }),
    paged: true,
    command: { words: 'sheets grid', operands: ['id'], example: 'sheets grid 5 --tab "Asia - North Europe"' },
    run: async ({ params, query }) => {
      const page = parsePage(query);
      const { rows, total, ...about } = await rates.grid.read(params.id, { ...page, tab: query.tab });
      return { body: { data: rows, meta: { ...pageMeta({ ...page, total }), ...about } }, page: { ...page, total } };
    },
  });
}

function listFindingRows(rates: Rates): Operation {
  return operation({
    ...common,
    name: 'list-sheet-finding-rows',
    summary: 'List the rows of a finding',
    description: 'Every row of a sheet that one of its findings is about, however many there are.',
    method: 'GET',
    path: '/rate-sheets/{id}/findings/{number}/rows',
    problems: ['rate_sheet_not_found', 'rate_sheet_finding_not_found'],
    params: Type.Object({
      id,
      number: Type.Integer({ minimum: 0, description: 'Place of the finding in the list of findings, from 0' }),
    }),
    query: Type.Object(PageQueryProperties),
    output: Type.Object({ data: Type.Array(FindingRowSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'sheets finding-rows',
      operands: ['id', 'number'],
      columns: { TAB: '{tab}', ROW: '{row}', CELL: '{cell|-}' },
      empty: 'The finding is about the whole sheet.',
      example: 'sheets finding-rows 5 0',
    },
    run: async ({ params, query }) => {
      const page = parsePage(query);
      const { rows, total } = await rates.grid.findingRows({ sheetId: params.id, finding: params.number }, page);
      return pageAnswer(rows, { ...page, total });
    },
  });
}
