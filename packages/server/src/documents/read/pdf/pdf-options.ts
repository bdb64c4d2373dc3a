import type { ReadLimits } from '../limits.ts';

/** How the pages of a PDF are read. */
export type PdfOptions = {
  limits: ReadLimits;
  /** Whether pages without a usable text layer are read by OCR, and on how many threads. */
  ocrThreads: number;
  /** Whether pages that hold no field are read by OCR too. */
  everyPage: boolean;
  /** When given, only these are read by OCR. */
  onlyPages?: readonly number[] | undefined;
  onPage?: ((page: number, total: number) => void) | undefined;
};
