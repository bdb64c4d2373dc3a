import type { IsoDate } from '../../base/index.ts';
import type { CarrierDirectory } from '../../carriers/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import type { ReadProgress, SheetAnswers, SheetReading } from './sheet-reading.ts';

/** What reading rates depends on, for files and rows alike. */
export type ReadContext = {
  answers: SheetAnswers;
  ports: PortResolver;
  carriers: CarrierDirectory;
  now: Date;
  /** When what is read was written, as far as it says so: the day that a mail was sent. */
  written?: IsoDate | undefined;
  onProgress?: ReadProgress;
};

/** A sheet whose layout is known and whose rates are not read yet. */
export type OpenedSheet = {
  /** Identifies the layout (tabs and headers, not values): answers are remembered by it. */
  layout: string;
  /** Reads the rates. A row that does not become a rate is a finding. */
  read: (context: ReadContext) => SheetReading;
};
