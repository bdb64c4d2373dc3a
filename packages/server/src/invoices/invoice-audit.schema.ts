import { type Static, type TSchema, Type } from 'typebox';
import { FindingSchema, textEnum } from '../base/index.ts';
import { KeptConfirmationSchema } from '../orders/index.ts';
import { INVOICE_AUDIT_EXAMPLE } from './invoice.example.ts';
import { REASONS, type Reason, VERDICTS } from './verdicts/judgement.ts';

const nullable = <T extends TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
const text = nullable(Type.String());
const number = nullable(Type.Number());

const SourceSchema = Type.Object(
  { sheet: Type.Integer(), file: Type.String(), tab: text, row: nullable(Type.Integer()) },
  { title: 'ClauseSource', description: 'The place in the rate sheet that the price comes from' },
);

const ClauseSchema = Type.Object(
  {
    quoteId: Type.String(),
    quoteLine: Type.Integer({ description: 'Line of the quote, counted from 1' }),
    quoteLines: Type.Optional(
      Type.Array(Type.Integer(), {
        description:
          'All lines of the quote that are charged as one, of several parts; quantity and amount are of all of them',
      }),
    ),
    code: text,
    name: Type.String(),
    basis: Type.String(),
    quantity: number,
    unitAmount: number,
    amount: number,
    currency: text,
    status: Type.String(),
    certainty: Type.String(),
    condition: nullable(Type.String(), 'When the charge applies, in the words of the rate sheet'),
    rateId: Type.Integer(),
    source: SourceSchema,
  },
  { title: 'AuditClause', description: 'What was agreed: a line of the quote, with the rate that it comes from' },
);

const BookEntrySchema = Type.Object(
  {
    rateId: Type.Integer(),
    amount: number,
    currency: text,
    basis: Type.String(),
    status: Type.String(),
    source: SourceSchema,
  },
  { title: 'BookEntry', description: 'The charge as the book has it' },
);
/** A charge as the book has it. */
export type BookEntry = Static<typeof BookEntrySchema>;

const AuditedLineSchema = Type.Object(
  {
    line: Type.Integer({ description: 'Line of the invoice, counted from 1' }),
    description: Type.String({ description: 'In the words of the invoice' }),
    charge: nullable(Type.String(), 'The charge that the description was read as; null: none'),
    verdict: textEnum(VERDICTS, {
      description: 'over: more than agreed, surely; unknown: nothing is claimed, and the reason says why',
    }),
    reason: textEnum(Object.keys(REASONS) as Reason[]),
    message: Type.String({ description: 'The reason as a sentence' }),
    invoiced: Type.Object({ quantity: number, unitAmount: number, amount: Type.Number(), currency: text }),
    difference: nullable(
      Type.Number(),
      "Invoiced less quoted, in the invoice's currency; null when nothing can be compared",
    ),
    clause: nullable(ClauseSchema, 'What was agreed; null: no one line of the quote'),
    book: nullable(
      BookEntrySchema,
      'Where it differs from the quote: the charge at the rate that was in force on the day of the invoice',
    ),
  },
  { title: 'AuditedLine' },
);
/** A line of an invoice with what is said of it. */
export type AuditedLine = Static<typeof AuditedLineSchema>;

const AuditTotalSchema = Type.Object(
  {
    currency: Type.String({ examples: ['USD'] }),
    invoiced: Type.Number({ description: 'Sum of the lines' }),
    agreed: Type.Number({ description: 'Sum of the agreed lines' }),
    claimable: Type.Number({ description: 'By how much the lines that are surely over the quote exceed it' }),
    under: Type.Number({ description: 'By how much the lines under the quote fall short of it; 0 or less' }),
    unknown: Type.Number({ description: 'Sum of the lines that nothing is said of' }),
  },
  { title: 'AuditTotal' },
);
/** The sums of an audit in one currency. */
export type AuditTotal = Static<typeof AuditTotalSchema>;

const NotBilledSchema = Type.Object(
  { quoteLine: Type.Integer(), code: text, name: Type.String(), amount: number, currency: text },
  { title: 'NotBilled', description: 'A line of the quote that the invoice does not charge' },
);
/** A line of the quote that the invoice does not charge. */
export type NotBilled = Static<typeof NotBilledSchema>;

/** An invoice beside its quote. */
export const InvoiceAuditSchema = Type.Object(
  {
    invoice: Type.Object({ number: text, issuedOn: text, issuer: text }),
    quote: Type.Object({
      id: Type.String(),
      issuedAt: Type.String(),
      validUntil: Type.String(),
      date: Type.String({ description: 'Day of the price' }),
      binding: Type.Boolean(),
    }),
    order: nullable(
      Type.Object(
        {
          id: Type.String(),
          parts: KeptConfirmationSchema.properties.parts,
          rest: KeptConfirmationSchema.properties.rest,
        },
        { title: 'AuditedOrder' },
      ),
      'The order of the quote that was confirmed in part: what it was confirmed for is what the invoice is compared with; null: the whole quote is',
    ),
    book: nullable(
      Type.Object({
        asOf: Type.String({ description: 'As the book was known then' }),
        rateId: nullable(Type.Integer(), 'The rate in force; null: none'),
      }),
      'The book that was asked; null: none, because the quote is not of this service',
    ),
    lines: Type.Array(AuditedLineSchema),
    notBilled: Type.Array(NotBilledSchema),
    totals: Type.Array(AuditTotalSchema, { description: 'By currency. Currencies are never mixed' }),
    findings: Type.Array(FindingSchema, { description: 'Doubts about the invoice as a whole, and what was not read' }),
    letter: nullable(
      Type.Object({ english: Type.String(), chinese: Type.String() }),
      'A claim for the lines that are over, as plain text; null: nothing is claimed',
    ),
  },
  { title: 'InvoiceAudit', examples: [INVOICE_AUDIT_EXAMPLE] },
);
/** An invoice beside its quote. */
export type InvoiceAudit = Static<typeof InvoiceAuditSchema>;
