import type { IsoDate } from '../../base/index.ts';
import type { AmendmentReading } from '../amendments/amendment.ts';
import type { LclContent } from '../record/lcl-content.schema.ts';
import type { LclTerms } from '../record/lcl-content.ts';
import type { RateContent } from '../record/rate.schema.ts';
import type { TabAccounts } from './accounts/cell-account.ts';
import type { SheetFinding } from './finding-list.ts';

/** What a sheet leaves out and an operator gives once; also remembered for the next sheet of the same layout. */
export type SheetAnswers = {
  origin?: string;
  destination?: string;
  carrier?: string;
  currency?: string;
  validFrom?: IsoDate;
  validTo?: IsoDate;
  /** What columns hold, said outright: `B=destination`, `Prices!C=price 40HC`. */
  columns?: string[];
  /** What tabs are: `Precios=ignore`. */
  tabs?: string[];
  /** What headings between rows give to them: `NINGBO=ignore`. */
  headings?: string[];
};

/** One rate as read from a file, with the place it was read from. Rows count from 1. */
export type DraftRate = {
  content: RateContent;
  tab: string | null;
  row: number | null;
  /** The column of its price, from 0. */
  column: number | null;
  /** A blank cell of the row was read as the port in the row above. */
  hasPortFromAbove?: true;
  /** The tab of the base rate, where an amount on another tab was added to it. */
  baseTab?: string;
  /** What its amount is charged by, where it is for less than a container load. */
  lcl?: LclTerms;
};

/** One rate for less than a container load, as `DraftRate`. */
export type DraftLcl = Pick<DraftRate, 'tab' | 'row' | 'column'> & { content: LclContent };

/** What a worksheet turned out to be. Only `rates` gives rates; `charges` adds to them; `port-names` helps to read them. */
export type TabKind =
  | 'rates'
  | 'charges'
  | 'add-ons'
  | 'port-names'
  | 'derived'
  | 'other-mode'
  | 'notes'
  | 'ignored'
  | 'empty';

export type TabReading = { tab: string; kind: TabKind; rows: number; rates: number; explanation: string };

/** What a rate sheet says: rates, and a finding for everything that did not become one. */
export type SheetReading = {
  rates: DraftRate[];
  /** Rates for less than a container load. */
  lcl?: DraftLcl[];
  findings: SheetFinding[];
  tabs: TabReading[];
  /** What became of each cell, tab by tab in the order of the file; none for rows that a program sent. */
  accounts: TabAccounts[];
  /** Identifies the layout (headers and tabs, not values), so that answers can be remembered for the next one. */
  layout: string;
  /** Changes of published rates that it announces; only where it lists no rates itself. */
  amendments?: AmendmentReading;
};

export type ReadProgress = (done: number, total: number) => void;
