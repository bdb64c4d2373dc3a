import { type ProblemTable, problemsOf } from '../base/offline.ts';

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
    next: 'Send a PDF, DOCX, XLSX, plain text, JPEG, PNG or TIFF file, or an OpenDGD declaration.',
  },
  document_json_invalid: {
    status: 422,
    message: 'The file says that it is an OpenDGD declaration, but is no valid JSON.',
    next: 'Export it again from the program that made it; data.reason says where it breaks off.',
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
    next: 'Send only the pages of one safety data sheet or certificate.',
  },
  document_too_slow: {
    status: 422,
    message: 'Reading the document took longer than allowed.',
    next: 'Print it as a new PDF, or send fewer pages.',
  },
  character_map_missing: {
    status: 503,
    message: 'A character map that the text of the document needs could not be opened.',
    next: 'Try again in a minute; if it fails again, the operator installs the service anew: data.map names the file that is missing.',
  },
  document_unreadable: {
    status: 422,
    message: 'Reading the document failed.',
    next: 'Print it as a new PDF and send that; if it fails again, report it with the document.',
  },
  document_file_unreadable: {
    status: 400,
    message: 'The file of the document cannot be opened.',
    next: 'Check the path and the permissions of the file.',
  },
  document_missing: {
    status: 400,
    message: 'The request holds no document.',
    next: 'Send one or more files as multipart/form-data (field `file`).',
  },
  document_not_found: {
    status: 404,
    message: 'No document has this id.',
    next: 'List the documents to find its id.',
  },
  document_in_use: {
    status: 409,
    message: 'Extractions or orders use this document.',
    next: 'Delete the extractions in `data.extractions` first; what an order names (`data.orders`) is kept. `data.more`: so many more of them.',
  },
  document_store_unavailable: {
    status: 503,
    message: 'The store that holds the bytes of documents does not answer as it should.',
    next: 'Try again in a minute; the operator finds the reason in data.reason, and its settings at AGENT_RATE_DOCUMENTS_S3.',
  },
  document_bytes_lost: {
    status: 500,
    message: 'The stored bytes of the document are missing, or differ from what was uploaded.',
    next: 'Put the object back into the store from a backup; data.key names it where it is known.',
  },
  document_page_not_found: {
    status: 404,
    message: 'The document has no such page.',
    next: 'Pages count from 1; `data.pages` says how many there are.',
  },
  page_picture_unavailable: {
    status: 422,
    message: 'There is no picture of the pages of such a document.',
    next: 'Show its pages as text, or download it.',
  },
} satisfies ProblemTable;

/** Makes a refusal of this module. */
export const documentProblem = problemsOf(DOCUMENT_PROBLEMS);
