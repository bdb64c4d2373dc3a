import { type Static, Type } from 'typebox';
import { JobProblemSchema, textEnum } from '../../base/index.ts';

/** The ways in which rates arrive by themselves. */
export const SOURCE_KINDS = ['mailbox', 'folder'] as const;
/** One of `SOURCE_KINDS`. */
export type SourceKind = (typeof SOURCE_KINDS)[number];

const nullableTime = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });
const nullableProblem = (description: string) => Type.Union([JobProblemSchema, Type.Null()], { description });

const IntakeItemSchema = Type.Object(
  {
    name: Type.String({
      description: 'The subject of the mail, or the name of the file',
      examples: ['Rates December'],
    }),
    sender: Type.Union([Type.String(), Type.Null()], { description: 'The address that the mail names as its sender' }),
    status: textEnum(['imported', 'refused']),
    sheet: Type.Union([Type.Integer(), Type.Null()], {
      description:
        'Id of the rate sheet: the draft, or the sheet of the same content that was there. Null: none, or deleted',
    }),
    problem: nullableProblem('Why it was refused'),
    takenAt: Type.String({ format: 'date-time' }),
  },
  { title: 'IntakeItem' },
);
/** A mail or a file that came. */
export type IntakeItem = Static<typeof IntakeItemSchema>;

/** A mailbox or a folder that is watched for rates, and how that goes. */
export const IntakeSourceSchema = Type.Object(
  {
    kind: textEnum(SOURCE_KINDS),
    name: Type.String({ examples: ['rates@example.com at imap.example.com, INBOX'] }),
    status: textEnum(['waiting', 'working', 'failing'], {
      description: 'waiting: no server of this database has looked yet; failing: see `problem`',
    }),
    lookedAt: nullableTime('When it was last looked at'),
    nextLookAt: nullableTime('When it will be looked at again; later each time while it fails'),
    failingSince: nullableTime('When it began to fail'),
    problem: nullableProblem('Why the last look failed'),
    imported: Type.Integer({ description: 'Mails or files that were imported' }),
    refused: Type.Integer({ description: 'Mails or files that were not' }),
    recent: Type.Array(IntakeItemSchema, { description: 'What came last, the newest first; at most 50' }),
  },
  { title: 'IntakeSource' },
);
/** A mailbox or a folder that is watched for rates, and how that goes. */
export type IntakeSource = Static<typeof IntakeSourceSchema>;
