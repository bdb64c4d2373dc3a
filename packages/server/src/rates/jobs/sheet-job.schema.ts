import { type Static, Type } from 'typebox';
import { JOB_STATUSES, JobProblemSchema, textEnum } from '../../base/index.ts';

/** What a sheet goes through: `reading` and `saving` of an import; the others of a publication. */
const STAGES = ['reading', 'saving', 'comparing', 'closing', 'opening'] as const;

const SheetProgressSchema = Type.Object(
  {
    stage: textEnum(STAGES, {
      description:
        'reading: rows of the file; saving: rates of the draft; comparing with what is published; closing superseded ' +
        'rates; opening new ones',
    }),
    done: Type.Integer({ description: 'Rows, or rates, that this stage has dealt with' }),
    total: Type.Integer({ description: 'Of so many; 0: not known yet' }),
    percent: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 100, description: 'Done in percent of the total; absent: not known yet' }),
    ),
  },
  { title: 'RateSheetProgress' },
);
/** How far an import or a publication has come. */
export type SheetProgress = Static<typeof SheetProgressSchema>;
/** The same as it is kept: with its percent, where the total is known. */
export function progressOf(stage: SheetProgress['stage'], done: number, total: number): SheetProgress {
  return { stage, done, total, ...(total > 0 ? { percent: Math.min(100, Math.floor((100 * done) / total)) } : {}) };
}
/** Called as a stage goes on. */
export type OnSheetProgress = (stage: SheetProgress['stage'], done: number, total: number) => void;

/** The kinds of jobs on sheets. */
export const SHEET_JOB_KINDS = ['import', 'publish'] as const;

const nullableTime = () => Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

/** An import or publication that outlives the request that asked for it. */
export const SheetJobSchema = Type.Object(
  {
    kind: textEnum(SHEET_JOB_KINDS),
    status: textEnum(JOB_STATUSES, { description: 'done, failed and cancelled are final' }),
    progress: Type.Union([SheetProgressSchema, Type.Null()]),
    problem: Type.Union([JobProblemSchema, Type.Null()], { description: 'Why it failed' }),
    createdAt: Type.String({ format: 'date-time' }),
    createdBy: Type.String({ examples: ['Pricing'] }),
    startedAt: nullableTime(),
    finishedAt: nullableTime(),
  },
  { title: 'RateSheetJob' },
);
/** An import or publication that outlives the request that asked for it. */
export type SheetJob = Static<typeof SheetJobSchema>;
