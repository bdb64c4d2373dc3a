import { type ProblemTable, problemsOf } from '../base/index.ts';

/** Refusals of the rates module. */
export const ratesProblems = {
  rate_not_found: {
    status: 404,
    message: 'No rate has this id.',
    next: 'Take an id from GET /rates. A rate keeps its id, also after it was superseded.',
  },
  rate_comparison_too_large: {
    status: 400,
    message: 'More rates match than are compared at once.',
    next: 'Name an origin, a destination, a container type (`equipment`) and a day (`valid_on`).',
  },
  rate_exports_busy: {
    status: 503,
    message: 'As many exports as the service makes at once are running.',
    next: 'Ask again after the seconds in Retry-After.',
  },
  rate_sheet_not_found: {
    status: 404,
    message: 'No rate sheet has this id.',
    next: 'GET /rate-sheets lists the sheets.',
  },
  rate_sheet_tab_not_found: {
    status: 404,
    message: 'The sheet has no tab of this name whose cells are kept.',
    next: 'Take a name from `data.tabs`. A sheet that came as rows has no cells, and neither has one of an earlier version.',
  },
  rate_sheet_finding_not_found: {
    status: 404,
    message: 'The sheet has no finding of this number.',
    next: 'Findings are numbered from 0 in the order in which GET /rate-sheets/{id} lists them.',
  },
  rate_sheet_file_not_kept: {
    status: 409,
    message: 'The file of this sheet is not kept: it came as rows, or with an earlier version.',
    next: 'Import the file again with the answers.',
  },
  sheet_layout_not_found: {
    status: 404,
    message: 'No answers are remembered for this layout.',
    next: 'GET /sheet-layouts lists those that are.',
  },
  rate_sheet_missing: {
    status: 400,
    message: 'The request contains no rate sheet.',
    next: 'Send one file as multipart/form-data (field `file`), or JSON with `text` or `rows`.',
  },
  rate_sheet_answer_invalid: {
    status: 400,
    message: 'An answer given for the sheet is invalid.',
    next: 'Correct the answers named in `data.answers` and import the sheet again. Nothing was imported.',
  },
  rate_sheet_too_large: {
    status: 413,
    message: 'The rate sheet needs more memory than an import may use.',
    next: 'Split it into several files, or save it as CSV, which needs far less.',
  },
  rate_sheet_not_draft: {
    status: 409,
    message: 'Only a draft can be published.',
    next:
      'Import the file again to get a new draft. Published rates are listed by GET /rates; GET /rates/export writes them ' +
      'to a file, each with the file and row it came from.',
  },
  rate_sheet_not_deletable: {
    status: 409,
    message: 'Only a draft, or a sheet that was not read, can be deleted.',
    next: 'Revert a published sheet instead. What was published stays on record, so that `as_of` can show it.',
  },
  rate_sheet_busy: {
    status: 409,
    message: 'The rate sheet is being imported or published.',
    next: 'Wait until `job.status` of GET /rate-sheets/{id} is final, or POST /rate-sheets/{id}/cancel first.',
  },
  rate_sheet_job_finished: {
    status: 409,
    message: 'Nothing is under way for this rate sheet.',
    next: 'GET /rate-sheets/{id} shows how its last job ended.',
  },
  rate_sheet_job_failed: {
    status: 500,
    message: 'The import or publication was begun several times and never came to an end.',
    next: 'Split the file into smaller ones; report it if those fail too. Nothing of it was saved.',
  },
  rate_sheet_outdated: {
    status: 409,
    message: 'Rates that this draft changes were published again since it was made.',
    next: 'Import the notice again: the new draft changes the rates as they are published now.',
  },
  rate_sheet_not_ready: {
    status: 409,
    message: 'The sheet has no rate that can be published yet.',
    next: 'Answer the questions in `data.questions` and import the sheet again with the answers.',
  },
  rate_sheet_not_published: {
    status: 409,
    message: 'Only a published sheet can be reverted.',
    next: 'GET /rate-sheets/{id} shows its status.',
  },
  rate_sheet_superseded: {
    status: 409,
    message: 'Later publications are based on this one.',
    next: 'Revert the sheets in `data.later_sheets` first, the newest first.',
  },
  lcl_export_not_imported: {
    status: 422,
    message: 'The file is an export of LCL rates, which is for reading only.',
    next: 'Import the sheet that the rates came from, or send them as rows: POST /lcl-rates.',
  },
  lcl_rates_apart: {
    status: 400,
    message: 'Rates for less than a container load (LCL) are not among those of containers.',
    next: 'GET /lcl-rates lists them, GET /lcl-rates/price prices a cargo, GET /lcl-rates/export writes a file. Statistics, comparison, changes, price history, quotes and subscriptions are of container rates only.',
  },
  rate_subscription_not_found: {
    status: 404,
    message: 'This key has no rate subscription with that id.',
    next: 'GET /rate-subscriptions lists those of the key; a key with the scope admin sees all.',
  },
  rate_subscription_place_unknown: {
    status: 400,
    message: 'A place of the lane is not known, so the subscription would never match.',
    next: 'Take one of `data.suggestions`, or find the port with GET /ports.',
  },
  rate_subscription_limit: {
    status: 409,
    message: 'The key has reached the limit of rate subscriptions.',
    next: 'Delete one (DELETE /rate-subscriptions/{id}), or watch a country or region instead of each of its ports.',
  },
  intake_too_large: {
    status: 413,
    message: 'It is larger than 64 MiB.',
    next: 'Split it into several files, or save it as CSV, which needs far less.',
  },
  intake_failed: {
    status: 500,
    message: 'The service failed while it read this.',
    next: 'The log of the service says why. Mark the mail unread, or drop the file again, to try once more.',
  },
  mail_sender_unknown: {
    status: 403,
    message: 'The sender is not among those whose mails are imported.',
    next: 'Add the address or its domain to AGENT_RATE_IMAP_SENDERS, start again, and mark the mail unread.',
  },
  mailbox_unreachable: {
    status: 502,
    message: 'The mail server does not answer as it should.',
    next: 'Check AGENT_RATE_IMAP_URL and the mail server; the service tries again by itself.',
  },
  mailbox_login_refused: {
    status: 502,
    message: 'The mail server refuses the user or the password.',
    next: 'Check AGENT_RATE_IMAP_USER and AGENT_RATE_IMAP_PASSWORD_FILE; the file is read again at each try.',
  },
  mailbox_folder_unusable: {
    status: 502,
    message: 'A folder of the mailbox cannot be used.',
    next: 'Check AGENT_RATE_IMAP_FOLDER, AGENT_RATE_IMAP_DONE_FOLDER and the rights of the user; mails must be marked as seen.',
  },
  watch_file_irregular: {
    status: 422,
    message: 'It is a link or a device, which is not followed.',
    next: 'Drop the file itself into the folder.',
  },
  watch_folder_unusable: {
    status: 500,
    message: 'The watched folder cannot be used.',
    next: 'Check AGENT_RATE_WATCH_FOLDER: a folder in which the service may read, write and make folders.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const ratesProblem = problemsOf(ratesProblems);
