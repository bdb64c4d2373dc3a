import type { Finding, IsoDate } from '../../base/index.ts';
import type { RateContent } from '../record/rate.schema.ts';

/** What a sheet leaves out and an operator gives once; also remembered for the next sheet of the same layout. */
export type SheetAnswers = {
  origin?: string;
  destination?: string;
  carrier?: string;
  currency?: string;
  validFrom?: IsoDate;
  validTo?: IsoDate;
};

/** One rate as read from a file, with the place it was read from. Rows count from 1. */
export type DraftRate = {
  content: RateContent;
  tab: string | null;
  row: number | null;
  /** A blank cell of the row was read as the port in the row above. */
  hasPortFromAbove?: true;
};

/** What a worksheet turned out to be. Only `rates` gives rates; `charges` adds to them; `port-names` helps to read them. */
export type TabKind = 'rates' | 'charges' | 'port-names' | 'derived' | 'other-mode' | 'notes' | 'empty';

export type TabReading = { tab: string; kind: TabKind; rows: number; rates: number; explanation: string };

/** What a rate sheet says: rates, and a finding for everything that did not become one. */
export type SheetReading = {
  rates: DraftRate[];
  findings: Finding[];
  tabs: TabReading[];
  /** Identifies the layout (headers and tabs, not values), so that answers can be remembered for the next one. */
  layout: string;
};

export type ReadProgress = (done: number, total: number) => void;
