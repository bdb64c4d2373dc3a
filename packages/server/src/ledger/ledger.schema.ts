import { type Static, Type } from 'typebox';
import { textEnum } from '../base/index.ts';

const hash = (description: string) =>
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    description,
    examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  });
const path = (description: string) => Type.Array(hash('SHA-256'), { description });

/** The wire shape of a signed head. */
export const LedgerHeadSchema = Type.Object(
  {
    format: textEnum(['agent-rate-ledger-head/1']),
    size: Type.Integer({ minimum: 0, description: 'How many entries the ledger has' }),
    root: hash('The root of the Merkle tree over them (RFC 9162)'),
    time: Type.String({ format: 'date-time', description: 'When it was signed' }),
    signature: Type.String({ description: 'Detached JWS over the RFC 8785 form of all other fields, as of a quote' }),
  },
  { title: 'LedgerHead' },
);

const LeafSchema = Type.Object(
  {
    id: Type.Integer(),
    time: Type.String({ format: 'date-time', description: 'When it was done' }),
    kind: Type.String({ description: 'What it is about', examples: ['order'] }),
    act: Type.String({ description: 'What was done', examples: ['confirm'] }),
    subject: Type.String({ examples: ['orders/ord_5rVw9Kd2Lq7X'] }),
    account: Type.Union([Type.String(), Type.Null()], {
      description: 'The account that it belongs to; null: every one',
    }),
    form: Type.Integer({ description: 'Which properties the record has' }),
    digest: Type.String({ description: 'SHA-256 of the salt and the record' }),
    by: Type.String({ description: 'SHA-256 of a salt and the name of who did it' }),
  },
  { title: 'LedgerLeaf', description: 'What the tree holds of an entry: digests, and no word of what was recorded' },
);

/** The wire shape of an entry in a list. */
export const LedgerEntrySchema = Type.Object(
  {
    position: Type.Integer({ minimum: 0, description: 'The place in the tree' }),
    leaf: LeafSchema,
    by: Type.String({ description: 'Who did it; erased: the name was taken out', examples: ['Grace (approver)'] }),
    erased: Type.Boolean({
      description: 'What was recorded cannot be proven any more: it was erased, or recorded again without a name',
    }),
  },
  { title: 'LedgerEntry' },
);
/** An entry in a list. */
export type LedgerEntry = Static<typeof LedgerEntrySchema>;

/** The wire shape of a proof. */
export const LedgerProofSchema = Type.Object(
  {
    format: textEnum(['agent-rate-proof/1']),
    head: LedgerHeadSchema,
    entries: Type.Array(
      Type.Object(
        {
          leaf: LeafSchema,
          position: Type.Integer({ minimum: 0 }),
          path: path('The hashes beside the way from the entry to the root'),
          record: Type.String({ description: 'The text that was recorded; JSON' }),
          salt: Type.String({ description: 'What was hashed before the record, hexadecimal' }),
          member: Type.Optional(
            Type.Object(
              {
                tree: Type.String({ examples: ['rates'] }),
                position: Type.Integer({ minimum: 0 }),
                size: Type.Integer({ minimum: 1 }),
                path: path('The hashes beside the way to the root that the record names'),
                record: Type.String({ description: 'The text that was recorded; JSON' }),
              },
              { description: 'A rate that the publication opened or closed' },
            ),
          ),
        },
        { title: 'ProvenEntry' },
      ),
      { minItems: 1 },
    ),
  },
  { title: 'LedgerProof' },
);

/** The wire shape of a proof between two heads. */
export const LedgerConsistencySchema = Type.Object(
  {
    first: LedgerHeadSchema,
    second: LedgerHeadSchema,
    path: path('The hashes that prove that the second tree begins with all that the first one had (RFC 9162, 2.1.4)'),
  },
  { title: 'LedgerConsistency' },
);
/** A proof between two heads. */
export type LedgerConsistency = Static<typeof LedgerConsistencySchema>;

/** The wire shape of a check of the whole ledger. */
export const LedgerReportSchema = Type.Object(
  {
    intact: Type.Boolean({ description: 'Nothing was found' }),
    size: Type.Integer({ description: 'Entries in the tree' }),
    waiting: Type.Integer({ description: 'Entries that have no place in it yet' }),
    heads: Type.Integer({ description: 'Signed heads that were checked' }),
    rows: Type.Record(Type.String(), Type.Integer(), { description: 'Rows that were compared, by kind' }),
    before: Type.Record(Type.String(), Type.Integer(), {
      description: 'Rows from before the ledger that nothing is recorded of, by kind',
    }),
    late: Type.Record(Type.String(), Type.Integer(), {
      description:
        'Rows that a version without a ledger wrote during an upgrade, and that were recorded afterwards by an operator, by kind',
    }),
    erased: Type.Integer({ description: 'Entries whose row, or whose name, was erased' }),
    faults: Type.Array(
      Type.Object({
        code: Type.String({ examples: ['row_changed'] }),
        subject: Type.String({ examples: ['orders/ord_5rVw9Kd2Lq7X'] }),
        message: Type.String(),
      }),
      { description: 'What differs, the first 100' },
    ),
  },
  { title: 'LedgerReport' },
);
/** A check of the whole ledger. */
export type LedgerReport = Static<typeof LedgerReportSchema>;
