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
import type { Rates } from '../rates.ts';
import { DRAFT_CHANGE_KINDS, DraftChangeSchema, DraftRateSchema } from './draft.schema.ts';
import type { RateSheetWithDifference } from './sheet.schema.ts';

const params = Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the rate sheet' }) });
const common = { service: 'rates', scope: 'rates:write', params } as const;

/** Looking at a draft before it is published, and deleting it. */
export function draftOperations(rates: Rates): Operation[] {
  return [listDraftRates(rates), listDraftChanges(rates), deleteRateSheet(rates)];
}

function listDraftRates(rates: Rates): Operation {
  return operation({
    ...common,
    name: 'list-draft-rates',
    summary: 'List the rates of a sheet',
    description:
      'The rates read from a sheet, in its order. Of one that is or was published: those that its publication opened, each with ' +
      'its `id` and when it was `known`; rates that were published before and stayed are those of their earlier sheet.',
    method: 'GET',
    path: '/rate-sheets/{id}/rates',
    problems: ['rate_sheet_not_found', 'rate_sheet_not_draft'],
    query: Type.Object({
      search: Type.Optional(
        Type.String({
          maxLength: 200,
          description: 'Words that all occur in the names or codes of the ports, the carrier, the container or the tab',
          examples: ['Shanghai 40HC'],
        }),
      ),
      ...PageQueryProperties,
    }),
    output: Type.Object({ data: Type.Array(DraftRateSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'sheets rates',
      operands: ['id'],
      columns: {
        FROM: '{origin.text}',
        TO: '{destination.text}',
        CARRIER: '{carrier.name|-}',
        CONTAINER: '{equipment.code}',
        CURRENCY: '{base.currency}',
        AMOUNT: '{base.amount}',
        'VALID FROM': '{validFrom}',
        'VALID TO': '{validTo}',
        ROW: '{row|-}',
      },
      empty: 'The sheet has no rate that matches.',
      example: 'sheets rates 5 --search "Shanghai 40HC"',
    },
    run: async ({ params: { id }, query }) => {
      const page = parsePage(query);
      const { rates: found, total } = await rates.drafts.listRates(id, { ...page, search: query.search });
      return pageAnswer(found, { ...page, total });
    },
  });
}

function listDraftChanges(rates: Rates): Operation {
  return operation({
    ...common,
    name: 'list-draft-changes',
    summary: 'List the changes of a draft',
    description:
      'Every difference that publishing a draft would make: changed prices first, the largest change first, then added ' +
      'ones, then published rates that end. A published rate that is only shortened to the day before a new one is one change ' +
      'with it (`shortenedTo`).',
    method: 'GET',
    path: '/rate-sheets/{id}/changes',
    problems: ['rate_sheet_not_found', 'rate_sheet_not_draft'],
    query: Type.Object({
      kind: Type.Optional(textEnum(DRAFT_CHANGE_KINDS, { description: 'Only changes of this kind' })),
      ...PageQueryProperties,
    }),
    output: Type.Object({ data: Type.Array(DraftChangeSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'sheets changes',
      operands: ['id'],
      columns: {
        CHANGE: '{kind}',
        FROM: '{origin}',
        TO: '{destination}',
        CARRIER: '{carrier}',
        CONTAINER: '{equipment}',
        'VALID FROM': '{validFrom}',
        'VALID TO': '{validTo}',
        CURRENCY: '{currency}',
        BEFORE: '{before|-}',
        AFTER: '{after|-}',
        '%': '{changePercent|-}',
        'OLD ENDS': '{shortenedTo|-}',
      },
      empty: 'Publishing this draft would change nothing.',
      example: 'sheets changes 5 --kind changed',
    },
    run: async ({ params: { id }, query }) => {
      const page = parsePage(query);
      const { changes, total } = await rates.drafts.listChanges(id, { ...page, kind: query.kind });
      return pageAnswer(changes, { ...page, total });
    },
  });
}

/** What the audit log keeps of a sheet: not the findings, and not the difference, which may be long. */
export function sheetSummary(sheet: unknown): object {
  const { findings: _findings, difference: _difference, ...summary } = sheet as RateSheetWithDifference;
  return summary;
}

function deleteRateSheet(rates: Rates): Operation {
  return operation({
    ...common,
    name: 'delete-rate-sheet',
    summary: 'Delete a draft',
    description: 'Deletes a rate sheet that was never published, with its rates; also one whose import failed.',
    method: 'DELETE',
    path: '/rate-sheets/{id}',
    problems: ['rate_sheet_not_found', 'rate_sheet_not_deletable', 'rate_sheet_busy'],
    output: Type.Object({ deleted: Type.Boolean(), id: Type.Integer() }),
    command: { words: 'sheets delete', operands: ['id'], done: 'Sheet {id} is deleted.' },
    audit: {
      subject: 'rate-sheets/{id}',
      before: async ({ params: { id } }) => sheetSummary(await rates.getSheet(id)),
      after: 'nothing',
    },
    run: async ({ params: { id } }) => {
      await rates.drafts.delete(id);
      return { body: { deleted: true, id } };
    },
  });
}
