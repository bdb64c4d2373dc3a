import type { CarrierDirectory } from '../../carriers/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import type { ReadProgress, SheetAnswers } from './sheet-reading.ts';

/** What it takes to read rates, whatever they come in. */
export type ReadContext = {
  answers: SheetAnswers;
  ports: PortResolver;
  carriers: CarrierDirectory;
  now: Date;
  onProgress?: ReadProgress;
};
