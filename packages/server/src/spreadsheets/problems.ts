import { type ProblemTable, problemsOf } from '../base/offline.ts';

/** Refusals of a whole file. Doubts about its content are findings. */
export const sheetProblems = {
  file_empty: {
    status: 400,
    message: 'The file is empty.',
    next: 'Check that the file was saved completely, and send it again.',
  },
  file_kind_unknown: {
    status: 415,
    message: 'The file is not a spreadsheet.',
    next: 'Send an XLSX, XLSB, XLS, ODS, CSV or TSV file; rates also as PDF, DOCX, HTML, text, mail (EML, MSG) or picture of a page (JPEG, PNG).',
  },
  file_encrypted: {
    status: 422,
    message: 'The workbook is protected with a password.',
    next: 'Open it with its password, save it without one, and send it again.',
  },
  file_corrupt: {
    status: 422,
    message: 'The workbook cannot be read: it is damaged or truncated.',
    next: 'Open it in a spreadsheet program, save it as XLSX, and send it again.',
  },
  file_too_large: {
    status: 413,
    message: 'The file exceeds a size limit.',
    next: 'Split it into several files.',
  },
  file_without_cells: {
    status: 422,
    message: 'The workbook has no filled cells.',
    next: 'Check that this is the right file.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const sheetProblem = problemsOf(sheetProblems);
