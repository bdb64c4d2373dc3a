import { type ProblemTable, problemsOf } from '../base/index.ts';

/** The refusals of the invoices module. */
export const invoiceProblems = {
  invoice_missing: {
    status: 400,
    message: 'An audit takes one invoice and one quote.',
    next: 'Send `invoice` or one file, and `quoteId` or `quote`, to POST /invoices/audit.',
  },
  invoice_quote_not_genuine: {
    status: 422,
    message: 'The quote is not as this service signed it.',
    next: 'Send the quote as GET /quotes/{id} answers it, or its `quoteId`; data.faults says what does not hold.',
  },
  invoice_table_missing: {
    status: 422,
    message: 'The file has no table of charges that could be read.',
    next: 'Send a table with a heading for the description and one for the amount, or the invoice as JSON (`invoice` of POST /invoices/audit).',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of the invoices module. */
export const invoiceProblem = problemsOf(invoiceProblems);
