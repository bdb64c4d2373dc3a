import { type ProblemTable, problemsOf } from '../base/offline.ts';

/** What filling refuses. Doubts about a template or a value are findings. */
export const FILL_PROBLEMS = {
  template_unreadable: {
    status: 422,
    message: 'The template cannot be read.',
    next: 'Send an XLSX, DOCX or PDF file without a password, as Excel, Word or Acrobat saves it.',
  },
  template_kind_wrong: {
    status: 422,
    message: 'The template is of another kind than the file that is asked for.',
    next: 'Ask for the kind of the template (as=xlsx for a workbook, as=docx for a document), or send another template.',
  },
  template_without_place: {
    status: 422,
    message: 'The template has no place for any of the values.',
    next: 'Give it the cells of the format, labels with a colon or a blank beside them, tags as {key}, or in a PDF form fields that are named by what they ask for. A PDF without form fields cannot be filled: send its Word document or workbook.',
  },
  template_missing: {
    status: 400,
    message: 'Send one file, as multipart/form-data.',
    next: 'Send it like curl -F template=@form.xlsx.',
  },
  fill_kind_not_offered: {
    status: 422,
    message: 'This format is not written as that kind of file.',
    next: 'Ask for one of the kinds in data.offered, or give a template of the kind.',
  },
  fill_values_invalid: {
    status: 422,
    message: 'Some values do not fit the format, so nothing was filled.',
    next: 'Correct the values that data.findings name, and ask again.',
  },
  letter_contradicted: {
    status: 409,
    message: 'The evidence contradicts a non-dangerous goods letter, so none is written.',
    next: 'Read data.findings: each names the words and the question to ask the shipper. Declare the goods as dangerous, or correct the value with a reason.',
  },
  letter_not_shown: {
    status: 409,
    message:
      'Nothing shows that the goods are not dangerous, so no non-dangerous goods letter is written: a name alone is no permission.',
    next: 'Send a safety data sheet or a transport certificate of the goods that says for the sea that they are not dangerous, and extract it. Or let a person with the role documents or administrator declare it by name and with the reason: POST /extractions/{id}/overrulings with data.findings.',
  },
  form_has_errors: {
    status: 409,
    message: 'The dangerous goods checks find errors, so the form is not filled.',
    next: 'Read data.findings: each names the words and the question to ask the shipper. Correct the values with a reason, or let a person overrule the findings (POST /extractions/{id}/overrulings, for a shipment POST /shipments/{id}/overrulings).',
  },
  form_has_doubts: {
    status: 409,
    message: 'The form has doubts that no person answered for, and was asked for without any.',
    next: 'Read data.findings. Correct or confirm the values, or let a person overrule the findings (POST /extractions/{id}/overrulings, for a shipment POST /shipments/{id}/overrulings). Without refuse_doubts the form is filled, and its record names them as unanswered.',
  },
  form_overfull: {
    status: 422,
    message: 'A box of the form has more text than can be read in it, so the form is not set.',
    next: 'Shorten the texts that data.texts begin with, or ask for the Word document, whose boxes grow.',
  },
  overruling_needs_person: {
    status: 403,
    message: 'Only a person may overrule findings of the checks.',
    next: 'Ask a person with the role documents or administrator to overrule them in the console.',
  },
  provenance_not_found: {
    status: 422,
    message: 'The file carries no record of its sources.',
    next: 'Give a file that this service filled; a copy saved by another program may have lost the record.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of filling. */
export const fillProblem = problemsOf(FILL_PROBLEMS);
