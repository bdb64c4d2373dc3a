import { type OperationToolSpec, READS } from '../operation-tool.ts';

/** What is kept for the key, and what it may do. */
export const recordTools: readonly OperationToolSpec[] = [
  {
    operation: 'whoami',
    name: 'whoami',
    title: 'Show this key and its limits',
    description:
      'Tells what this key may do, what it may order, and what is left of that today. Use it before a large order, or when a ' +
      'tool that you expect is not there.',
    arguments: [],
    answers: ['name', 'scopes', 'limits', 'narrowed'],
    annotations: READS,
    isRare: true,
  },
  {
    operation: 'list-documents',
    name: 'list_documents',
    title: 'List documents',
    description:
      'Lists uploaded files with their pages and what kind of paper each is, newest first. Use it to find the ids ' +
      'that extract_document needs; what they say is not shown.',
    arguments: ['type', 'kind', 'name', 'uploaded_from', 'uploaded_to', 'per_page'],
    pageSize: 10,
    answers: ['data', 'meta'],
    annotations: READS,
    isRare: true,
  },
  {
    operation: 'list-extractions',
    name: 'list_extractions',
    title: 'List extractions',
    description:
      'Finds earlier readings of papers with the number of their doubts, newest first. Use it instead of reading a ' +
      'document once more; the values come with extract_document by its id.',
    arguments: ['status', 'document', 'search', 'doubts', 'per_page'],
    pageSize: 10,
    answers: ['data', 'meta'],
    annotations: READS,
    isRare: true,
  },
  {
    operation: 'publish-rate-sheet',
    name: 'publish_rate_sheet',
    title: 'Publish a rate sheet',
    description:
      'Publishes the rates of a draft, all at once: they are what everyone is quoted from then on. Use it only when a person ' +
      'has read the findings and the difference of import_rate_sheet and said so. A large one goes on after the answer, which has a ' +
      'job then: look with import_rate_sheet and sheet.',
    arguments: ['id'],
    words: { id: 'From import_rate_sheet' },
    answers: ['number', 'added', 'changed', 'unchanged'],
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    isRare: true,
  },
  {
    operation: 'audit-invoice',
    name: 'audit_invoice',
    title: 'Audit a freight invoice',
    description:
      'Compares each line of an invoice with the signed quote and the book as of that day: agreed, over, under or ' +
      'unknown. Use it only when an invoice has come for a quote of this service; it claims nothing by itself.',
    arguments: ['invoice', 'quoteId'],
    words: { quoteId: 'The quote it is for' },
    shapes: {
      invoice: {
        type: 'object',
        description: 'number, date, currency, and lines with description, quantity, unitPrice, amount',
      },
    },
    answers: { type: 'object', properties: { lines: { type: 'array' } } },
    annotations: READS,
    isRare: true,
  },
];
