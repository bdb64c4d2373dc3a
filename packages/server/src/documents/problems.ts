import { type ProblemTable, problemsOf } from '../base/index.ts';

/** Refusals of a file as a whole. Doubts about what it says are findings. */
export const DOCUMENT_PROBLEMS = {
  document_empty: {
    status: 400,
    message: 'The file is empty.',
    next: 'Check that the attachment was saved completely, and send it again.',
  },
  document_kind_unknown: {
    status: 415,
    message: 'The file is not a document that this service reads.',
    next: 'Send a PDF, DOCX, XLSX, plain text, JPEG or PNG file.',
  },
  document_encrypted: {
    status: 422,
    message: 'The document is protected with a password.',
    next: 'Open it with its password, save it without one, and send it again.',
  },
  document_corrupt: {
    status: 422,
    message: 'The document cannot be read: it is damaged or was cut off.',
    next: 'Open it in its own program, save or print it as a new PDF, and send that.',
  },
  document_too_large: {
    status: 413,
    message: 'The document is larger than this service reads.',
    next: 'Send only the pages of one data sheet or certificate.',
  },
  document_too_slow: {
    status: 422,
    message: 'Reading the document took longer than allowed.',
    next: 'Print it as a new PDF, or send fewer pages.',
  },
} satisfies ProblemTable;

export const documentProblem = problemsOf(DOCUMENT_PROBLEMS);
