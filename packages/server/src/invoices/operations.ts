import { type Operation, operation, wallsOf } from '../base/index.ts';
import { InvoiceAuditRequestSchema } from './invoice.schema.ts';
import { InvoiceAuditSchema } from './invoice-audit.schema.ts';
import type { Invoices } from './invoices.ts';

const FILE_LIMIT_BYTES = 20 * 1024 * 1024;

/** The audit of an invoice. */
export function invoiceOperations(invoices: Invoices): Operation[] {
  return [
    operation({
      name: 'audit-invoice',
      service: 'orders',
      summary: 'Audit an invoice',
      description:
        'Compares an invoice with the signed quote and says of each line: agreed, over, under or unknown, with the line ' +
        'of the quote and the row of the rate sheet that it is compared with, and what the book had on the day of the ' +
        'invoice. Only what is surely over is claimable; the answer has the claim as a letter in English and Chinese. ' +
        'The invoice is JSON (`invoice`) or a file (multipart: XLSX, CSV, PDF …). Nothing is stored.',
      method: 'POST',
      path: '/invoices/audit',
      problems: [
        'invoice_missing',
        'invoice_table_missing',
        'invoice_quote_not_genuine',
        'quote_not_found',
        'file_empty',
        'file_too_large',
        'file_kind_unknown',
        'file_corrupt',
        'file_encrypted',
        'file_without_cells',
        'document_kind_unknown',
        'document_encrypted',
        'document_corrupt',
        'document_too_large',
        'document_too_slow',
        'character_map_missing',
      ],
      scope: 'rates:read',
      body: InvoiceAuditRequestSchema,
      upload: true,
      bodyLimitBytes: FILE_LIMIT_BYTES,
      output: InvoiceAuditSchema,
      audit: { none: 'it compares and keeps nothing' },
      run: async ({ body, files, now, caller }) => ({
        body: await invoices.audit(body, files, { now, walls: wallsOf(caller) }),
      }),
    }),
  ];
}
