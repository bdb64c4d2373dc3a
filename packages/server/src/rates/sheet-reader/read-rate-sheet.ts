import { readWorkbook } from '../../spreadsheets/index.ts';
import { holdBackTooFine } from './hold-back-too-fine.ts';
import type { ReadContext } from './read-context.ts';
import { readTabs } from './read-tabs.ts';
import type { SheetReading } from './sheet-reading.ts';

/** A file as it was mailed, with what an operator said about it. */
export type RateSheetInput = ReadContext & { file: { name: string; bytes: Uint8Array } };

/**
 * Reads a rate sheet of any layout into draft rates and findings. Throws the Problems of `sheets/` for a file that is no
 * readable workbook; everything else that is doubtful is a finding.
 */
export function readRateSheet(input: RateSheetInput): SheetReading {
  const { file, ...context } = input;
  return holdBackTooFine(readTabs(readWorkbook(file), context));
}
