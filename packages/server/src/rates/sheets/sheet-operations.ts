import { type Static, Type } from 'typebox';
import {
  isOpen,
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
  textEnum,
  type UploadedFile,
} from '../../base/index.ts';
import { gridOperations } from '../grid/grid-operations.ts';
import { sheetJobOperations } from '../jobs/job-operations.ts';
import { ratesProblem } from '../problems.ts';
import type { Rates } from '../rates.ts';
import { RateRowSchema } from '../sheet-reader/index.ts';
import type { SheetAnswers } from '../sheet-reader/sheet-reading.ts';
import { draftOperations, sheetSummary } from './draft-operations.ts';
import type { SheetImport } from './import-sheet.ts';
import { layoutOperations } from './layout-operations.ts';
import { nameFile } from './name-file.ts';
import {
  PublicationSchema,
  RateSheetSchema,
  RateSheetWithDifferenceSchema,
  SHEET_STATUSES,
  SheetAnswersSchema,
  WaitQuerySchema,
} from './sheet.schema.ts';

const UPLOAD_LIMIT_BYTES = 64 * 1024 * 1024;

const EXAMPLE_ROW = {
  origin: 'Shanghai',
  destination: 'Rotterdam',
  carrier: 'MAEU',
  equipment: '40HC',
  amount: 1840,
  currency: 'USD',
  validFrom: '2026-12-01',
  validTo: '2026-12-31',
  charges: [{ code: 'BAF', amount: 220, currency: 'USD', basis: 'PER_CONTAINER' }],
};

const ImportBodySchema = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: 200, description: 'A name for sheets that come as rows or text' })),
    rows: Type.Optional(
      Type.Array(RateRowSchema, { maxItems: 200_000, description: 'Rates as rows, instead of a file' }),
    ),
    text: Type.Optional(
      Type.String({
        maxLength: 5_000_000,
        description: 'A pasted mail or table, instead of a file; `name` may say its kind (`offer.txt`, `rates.csv`)',
      }),
    ),
    ...SheetAnswersSchema.properties,
  },
  { examples: [{ name: 'Maersk, December', rows: [EXAMPLE_ROW] }] },
);

const ParamsSchema = Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the rate sheet' }) });

const SheetListQuerySchema = Type.Object({
  status: Type.Optional(textEnum(SHEET_STATUSES, { description: 'Only sheets of this status' })),
  has_rates: Type.Optional(Type.Boolean({ description: 'Only sheets that gave rates, or that gave none' })),
  ...PageQueryProperties,
});

/** Importing sheets, and publishing or reverting them. */
export function rateSheetOperations(rates: Rates): Operation[] {
  return [
    importRateSheet(rates),
    listRateSheets(rates),
    getRateSheet(rates),
    ...draftOperations(rates),
    ...gridOperations(rates),
    ...layoutOperations(rates),
    ...sheetJobOperations(rates),
    publish(rates),
    revert(rates),
  ];
}

const IMPORT_PROBLEMS = [
  'rate_sheet_missing',
  'rate_sheet_answer_invalid',
  'rate_sheet_too_large',
  'file_empty',
  'file_too_large',
  'file_kind_unknown',
  'file_corrupt',
  'file_encrypted',
  'file_without_cells',
  'lcl_export_not_imported',
  'document_kind_unknown',
  'document_encrypted',
  'document_corrupt',
  'document_too_large',
  'document_too_slow',
  'character_map_missing',
  'rate_sheet_job_failed',
];

function importRateSheet(rates: Rates): Operation {
  return operation({
    name: 'import-rate-sheet',
    service: 'rates',
    summary: 'Import a rate sheet',
    description:
      'Reads a carrier’s sheet (XLSX, XLS, ODS, CSV, TSV), mail (EML, MSG), PDF, DOCX or text (multipart field `file`), ' +
      'a pasted mail or table (`text`), or rows of JSON, into a draft. The ' +
      'answer lists what each tab was read as, a finding with its place for each doubt, questions for what ' +
      'the sheet leaves out, and the difference against what is published. Nothing is published yet. The same file ' +
      'sent again answers 200 with the sheet that is there. What is large and takes longer than ten seconds goes on after ' +
      'the answer (202): ask again with GET /rate-sheets/{id}, or listen to /rate-sheets/{id}/events.',
    method: 'POST',
    path: '/rate-sheets',
    problems: IMPORT_PROBLEMS,
    scope: 'rates:write',
    query: WaitQuerySchema,
    body: ImportBodySchema,
    upload: true,
    exampleFiles: ['msc-fak-asia-north-europe.xlsx'],
    bodyLimitBytes: UPLOAD_LIMIT_BYTES,
    output: RateSheetWithDifferenceSchema,
    status: 201,
    otherStatuses: { 200: 'The sheet that was imported before', 202: 'Yet to be read, or being read: see `job`' },
    audit: { subject: 'rate-sheets/{id}', after: sheetSummary },
    run: async ({ query, body, files, caller, now, signal }) => {
      const input = { source: sourceOf(body, files), answers: answersOf(body), by: caller.name, now };
      const { sheet, isDuplicate } = await rates.jobs.import(input, { wait: query.wait, signal });
      const status = isOpen(sheet.job?.status) ? 202 : isDuplicate ? 200 : 201;
      return { status, body: await rates.getSheet(sheet.id), headers: { Location: `/rate-sheets/${sheet.id}` } };
    },
  });
}

function sourceOf(body: Static<typeof ImportBodySchema>, files: UploadedFile[]): SheetImport['source'] {
  const [file] = files;
  const { name, rows, text } = body;
  const given = [...files, ...(rows ? ['rows'] : []), ...(text === undefined ? [] : ['text'])];
  if (given.length > 1) {
    throw ratesProblem('rate_sheet_missing', { given: given.length }, 'Send one rate sheet at a time.');
  }
  if (file) return { file };
  if (rows && rows.length > 0) return { name: name ?? 'rows', rows };
  if (text !== undefined && text.trim() !== '') {
    return { file: nameFile(new TextEncoder().encode(text), { name, stem: 'pasted' }) };
  }
  throw ratesProblem('rate_sheet_missing');
}

function answersOf(body: Static<typeof ImportBodySchema>): SheetAnswers {
  const { name: _name, rows: _rows, text: _text, ...answers } = body;
  return answers;
}

function listRateSheets(rates: Rates): Operation {
  return operation({
    name: 'list-rate-sheets',
    service: 'rates',
    summary: 'List rate sheets',
    description: 'Sheets that were imported, the newest first.',
    method: 'GET',
    path: '/rate-sheets',
    scope: 'rates:write',
    query: SheetListQuerySchema,
    output: Type.Object({ data: Type.Array(RateSheetSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'sheets list',
      columns: {
        ID: '{id}',
        FILE: '{file}',
        STATUS: '{status}',
        RATES: '{rates}',
        IMPORTED: '{createdAt}',
        BY: '{createdBy}',
      },
      empty: 'No sheet was imported yet: agent-rate import FILE',
    },
    run: async ({ query }) => {
      const { sheets, total } = await rates.listSheets({
        ...{ status: query.status, hasRates: query.has_rates },
        ...parsePage(query),
      });
      return pageAnswer(sheets, { ...parsePage(query), total });
    },
  });
}

function getRateSheet(rates: Rates): Operation {
  return operation({
    name: 'get-rate-sheet',
    service: 'rates',
    summary: 'Get a rate sheet',
    description: 'One sheet with its findings; a draft also with what publishing it would change.',
    method: 'GET',
    path: '/rate-sheets/{id}',
    problems: ['rate_sheet_not_found'],
    scope: 'rates:write',
    params: ParamsSchema,
    output: RateSheetWithDifferenceSchema,
    command: { words: 'sheets show', operands: ['id'] },
    run: async ({ params }) => ({ body: await rates.getSheet(params.id) }),
  });
}

function publish(rates: Rates): Operation {
  return operation({
    name: 'publish-rate-sheet',
    service: 'rates',
    summary: 'Publish a rate sheet',
    description:
      'Publishes the rates of a draft, all at once. Rates for the same lane, carrier and equipment are superseded ' +
      'where their validity overlaps; equal rates stay untouched. What is large and takes longer than ten seconds goes on ' +
      'after the answer (202): ask again with GET /rate-sheets/{id}, or listen to /rate-sheets/{id}/events.',
    method: 'POST',
    path: '/rate-sheets/{id}/publish',
    problems: [
      'rate_sheet_not_found',
      'rate_sheet_not_draft',
      'rate_sheet_not_ready',
      'rate_sheet_outdated',
      'rate_sheet_job_failed',
    ],
    scope: 'rates:write',
    params: ParamsSchema,
    query: WaitQuerySchema,
    output: PublicationSchema,
    otherStatuses: { 202: { when: 'Under way: see `job`', output: RateSheetSchema } },
    command: { words: 'sheets publish', operands: ['id'], defaults: { wait: 'true' } },
    audit: { subject: 'rate-sheets/{id}' },
    run: async ({ params, query, caller, signal, onProgress }) => {
      const waiting = { wait: query.wait, signal, onProgress };
      const done = await rates.jobs.publish(params.id, caller.name, waiting);
      return 'publication' in done ? { body: done.publication } : { status: 202, body: done.sheet };
    },
  });
}

function revert(rates: Rates): Operation {
  return operation({
    name: 'revert-rate-sheet',
    service: 'rates',
    summary: 'Revert a rate sheet',
    description:
      'Reverts a publication: its rates end, and those that they had superseded are current again. `as_of` still shows both.',
    method: 'POST',
    path: '/rate-sheets/{id}/revert',
    problems: ['rate_sheet_not_found', 'rate_sheet_not_published', 'rate_sheet_superseded'],
    scope: 'rates:write',
    params: ParamsSchema,
    output: PublicationSchema,
    command: { words: 'sheets revert', operands: ['id'], done: 'Sheet {sheet} is reverted.' },
    audit: { subject: 'rate-sheets/{id}' },
    run: async ({ params, caller }) => ({ body: await rates.revert(params.id, caller.name) }),
  });
}
