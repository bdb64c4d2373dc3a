import { type Static, type TSchema, Type } from 'typebox';
import { textEnum } from '../base/index.ts';
import { QuoteSchema } from '../orders/index.ts';
import { INVOICE_REQUEST_EXAMPLE } from './invoice.example.ts';

const given = <T extends TSchema>(schema: T) => Type.Optional(schema);
const text = (description: string, maxLength = 200) => Type.String({ minLength: 1, maxLength, description });
const amount = (description: string) => Type.Number({ minimum: -1e12, maximum: 1e12, description });
const quantity = (description: string) => Type.Number({ exclusiveMinimum: 0, maximum: 100_000, description });
const currency = (description: string) => Type.String({ pattern: '^[A-Z]{3}$', description, examples: ['USD'] });

/** What an invoice may charge one amount for. */
const BASES = ['PER_CONTAINER', 'PER_TEU', 'PER_BILL_OF_LADING', 'PER_DOCUMENT', 'PER_SHIPMENT'] as const;

const InvoiceLineSchema = Type.Object(
  {
    description: text('What is charged, as the invoice says it', 500),
    code: given(text('Charge code, where the invoice has one', 20)),
    amount: amount('What the line adds to the invoice; negative: a credit'),
    currency: given(currency("Of the amount, ISO 4217; the invoice's when absent")),
    quantity: given(quantity('Units that are charged, as the invoice says')),
    unitAmount: given(amount('For one unit, as the invoice says')),
    basis: given(textEnum(BASES, { description: 'What one unit is' })),
    exchangeRate: given(
      Type.Object(
        {
          currency: currency('The currency that was converted from'),
          rate: Type.Number({
            exclusiveMinimum: 0,
            maximum: 1e9,
            description: "Units of the line's currency for one of that currency",
          }),
        },
        { additionalProperties: false, description: 'Where the invoice says at which rate it converted the line' },
      ),
    ),
  },
  { title: 'InvoiceLine', additionalProperties: false },
);
/** A line of an invoice. Amounts in major units. */
export type InvoiceLine = Static<typeof InvoiceLineSchema>;

/** An invoice for what was quoted. */
export const InvoiceSchema = Type.Object(
  {
    number: given(text('Number of the invoice')),
    issuedOn: given(Type.String({ format: 'date', description: 'Day of the invoice' })),
    issuer: given(text('Who issued it')),
    currency: given(currency('Of the lines that name none, ISO 4217')),
    billsOfLading: given(
      Type.Array(text('Number of a bill of lading', 50), { maxItems: 1000, description: 'Those it is for' }),
    ),
    containers: given(
      Type.Array(text('Number of a container', 20), {
        maxItems: 1000,
        description: 'Those it is for; their count confirms the quantity',
      }),
    ),
    total: given(amount("The sum as the invoice says it, in the invoice's currency")),
    lines: Type.Array(InvoiceLineSchema, { minItems: 1, maxItems: 1000 }),
  },
  { title: 'Invoice', additionalProperties: false },
);
/** An invoice. Amounts in major units. */
export type Invoice = Static<typeof InvoiceSchema>;

/** The body of `POST /invoices/audit`. */
export const InvoiceAuditRequestSchema = Type.Object(
  {
    quoteId: given(Type.String({ maxLength: 50, description: 'Id of the quote', examples: ['quo_8tKq2Zr5Wn0v'] })),
    quote: given(QuoteSchema),
    invoice: given(InvoiceSchema),
  },
  {
    title: 'InvoiceAuditRequest',
    additionalProperties: false,
    description: 'One of quoteId and quote (as it was signed); the invoice, unless it is sent as a file',
    examples: [INVOICE_REQUEST_EXAMPLE],
  },
);
/** A request for the audit of an invoice. */
export type InvoiceAuditRequest = Static<typeof InvoiceAuditRequestSchema>;
