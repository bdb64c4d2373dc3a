export { readInvoiceFile } from './files/read-invoice-file.ts';
export { type Invoice, InvoiceSchema } from './invoice.schema.ts';
export type { InvoiceAudit } from './invoice-audit.schema.ts';
export { type Invoices, judgeInvoice, openInvoices } from './invoices.ts';
export { invoiceOperations } from './operations.ts';
export { invoiceProblem, invoiceProblems } from './problems.ts';
