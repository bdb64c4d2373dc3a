/** How much a finding weighs: an `error` holds a row back, a `warning` wants a look, a `note` is for the record. */
export type Severity = 'error' | 'warning' | 'note';

/** Where in somebody's file a finding stands. Rows are counted from 1, as spreadsheets do. */
export type FindingPlace = { tab?: string; row?: number; cell?: string; page?: number };

/** A doubt about somebody's document or sheet: returned, never thrown. */
export type Finding = {
  code: string;
  severity: Severity;
  message: string;
  place?: FindingPlace;
  /** The text that raised the doubt, as it stands in the file. */
  quote?: string;
  /** What could be meant, best first. */
  candidates?: { code: string; name: string; score?: number }[];
  /** For a question: the option that answers it, as `--carrier` on the command line and `carrier` in JSON. */
  answer?: string;
};
