import { Type } from 'typebox';
import {
  isOpen,
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
} from '../../base/index.ts';
import type { Rates } from '../rates.ts';
import { sheetSummary } from './draft-operations.ts';
import { RateSheetWithDifferenceSchema, SheetAnswersSchema, WaitQuerySchema } from './sheet.schema.ts';

const common = { service: 'rates', scope: 'rates:write' } as const;

const SheetLayoutSchema = Type.Object(
  {
    layout: Type.String({
      description: 'Equal for sheets with the same tabs and headings',
      examples: ['Qm3x0ZkT1s7uYb2d'],
    }),
    file: Type.Union([Type.String(), Type.Null()], { description: 'The newest sheet that has the layout' }),
    answers: SheetAnswersSchema,
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'SheetLayout' },
);

/** Reading a kept file again with other answers, and the answers that are remembered for layouts. */
export function layoutOperations(rates: Rates): Operation[] {
  return [rereadRateSheet(rates), listSheetLayouts(rates), deleteSheetLayout(rates)];
}

function rereadRateSheet(rates: Rates): Operation {
  return operation({
    ...common,
    name: 'reread-rate-sheet',
    summary: 'Read a sheet again with other answers',
    description:
      'Reads the kept file of a sheet again into another draft, with its answers and those given now. A draft that it was ' +
      'read from before is deleted: the new one takes its place. A large file that takes longer than ten seconds goes on ' +
      'being read after the answer (202).',
    method: 'POST',
    path: '/rate-sheets/{id}/reread',
    problems: [
      'rate_sheet_not_found',
      'rate_sheet_file_not_kept',
      'rate_sheet_answer_invalid',
      'rate_sheet_too_large',
      'rate_sheet_job_failed',
    ],
    query: WaitQuerySchema,
    params: Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the rate sheet' }) }),
    body: SheetAnswersSchema,
    output: RateSheetWithDifferenceSchema,
    status: 201,
    otherStatuses: { 202: 'Yet to be read, or being read: see `job`' },
    command: {
      words: 'sheets reread',
      defaults: { wait: 'true' },
      operands: ['id'],
      options: { column: 'columns', tab: 'tabs', heading: 'headings' },
      example: 'sheets reread 5 --column B=destination --tab "Precios=ignore"',
    },
    audit: { subject: 'rate-sheets/{id}', after: sheetSummary },
    run: async ({ params, query, body, caller, now, signal }) => {
      const again = { answers: body, by: caller.name, now };
      const { id, job } = await rates.jobs.reread(params.id, again, { wait: query.wait, signal });
      return { status: isOpen(job?.status) ? 202 : 201, body: await rates.getSheet(id) };
    },
  });
}

function listSheetLayouts(rates: Rates): Operation {
  return operation({
    ...common,
    name: 'list-sheet-layouts',
    summary: 'List remembered answers',
    description: 'The layouts of sheets that answers are remembered for, the newest answer first.',
    method: 'GET',
    path: '/sheet-layouts',
    query: Type.Object(PageQueryProperties),
    output: Type.Object({ data: Type.Array(SheetLayoutSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'sheets layouts list',
      columns: { LAYOUT: '{layout}', 'LAST FILE': '{file|-}', ANSWERS: '{answers}', UPDATED: '{updatedAt}' },
      empty: 'No answers are remembered.',
    },
    run: async ({ query }) => {
      const page = parsePage(query);
      const { layouts, total } = await rates.layouts.list(page);
      return pageAnswer(layouts, { ...page, total });
    },
  });
}

function deleteSheetLayout(rates: Rates): Operation {
  return operation({
    ...common,
    name: 'delete-sheet-layout',
    summary: 'Forget remembered answers',
    description: 'Forgets the answers of a layout. Sheets that were read with them stay as they are.',
    method: 'DELETE',
    path: '/sheet-layouts/{layout}',
    problems: ['sheet_layout_not_found'],
    params: Type.Object({
      layout: Type.String({
        maxLength: 64,
        description: 'The layout, as the list names it',
        examples: ['Qm3x0ZkT1s7uYb2d'],
      }),
    }),
    output: Type.Object({ deleted: Type.Boolean(), layout: Type.String() }),
    command: { words: 'sheets layouts delete', operands: ['layout'], done: 'The answers of {layout} are forgotten.' },
    audit: {
      subject: 'sheet-layouts/{layout}',
      before: ({ params: { layout } }) => rates.layouts.findAnswers(layout),
      after: 'nothing',
    },
    run: async ({ params: { layout } }) => {
      await rates.layouts.delete(layout);
      return { body: { deleted: true, layout } };
    },
  });
}
