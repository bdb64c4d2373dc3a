import { Type } from 'typebox';
import { followJob, type Operation, operation } from '../../base/index.ts';
import type { Rates } from '../rates.ts';
import { RateSheetSchema } from '../sheets/sheet.schema.ts';

const params = Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the rate sheet' }) });
const common = { service: 'rates', scope: 'rates:write', params, output: RateSheetSchema } as const;

/** Following and cancelling what is under way for a sheet. */
export function sheetJobOperations(rates: Rates): Operation[] {
  return [followRateSheet(rates), cancelRateSheetJob(rates)];
}

function followRateSheet(rates: Rates): Operation {
  return operation({
    ...common,
    name: 'follow-rate-sheet',
    summary: 'Follow an import or a publication',
    description:
      'Server-sent events: `progress` each time what is under way has come further, then one of `done`, `failed` or ' +
      '`cancelled`, which is the last; `done` at once when nothing is. Each holds the sheet without its difference.',
    method: 'GET',
    path: '/rate-sheets/{id}/events',
    problems: ['rate_sheet_not_found'],
    produces: ['text/event-stream'],
    run: async ({ params: { id }, signal }) => {
      const look = async () => {
        const data = await rates.jobs.look(id);
        return { status: data.job?.status, progress: data.job?.progress, data };
      };
      await look();
      return { body: null, events: followJob(look, signal) };
    },
  });
}

function cancelRateSheetJob(rates: Rates): Operation {
  return operation({
    ...common,
    name: 'cancel-rate-sheet-job',
    summary: 'Cancel an import or a publication',
    description:
      'Stops what is under way for a sheet; nothing of it stays. A sheet whose import was cancelled can be deleted; ' +
      'one whose publication was cancelled is a draft as before.',
    method: 'POST',
    path: '/rate-sheets/{id}/cancel',
    problems: ['rate_sheet_not_found', 'rate_sheet_job_finished'],
    command: { words: 'sheets cancel', operands: ['id'], done: 'Nothing is under way for sheet {id} any more.' },
    audit: { none: 'it ends a job and changes no result' },
    run: async ({ params: { id } }) => ({ body: await rates.jobs.cancel(id) }),
  });
}
