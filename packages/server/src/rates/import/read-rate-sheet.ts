import type { CarrierDirectory } from '../../carriers/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import { readWorkbook } from '../../sheets/index.ts';
import { readTabs } from './read-tabs.ts';
import type { ReadProgress, SheetAnswers, SheetReading } from './sheet-reading.ts';

/** A file as it was mailed, with what an operator said about it. */
export type RateSheetInput = {
  file: { name: string; bytes: Uint8Array };
  answers: SheetAnswers;
  ports: PortResolver;
  carriers: CarrierDirectory;
  now: Date;
  onProgress?: ReadProgress;
};

/**
 * Reads a rate sheet of any layout into draft rates and findings. Throws the Problems of `sheets/` for a file that is no
 * readable workbook; everything else that is doubtful is a finding.
 */
export function readRateSheet(input: RateSheetInput): SheetReading {
  const { file, ...context } = input;
  return readTabs(readWorkbook(file), context);
}
