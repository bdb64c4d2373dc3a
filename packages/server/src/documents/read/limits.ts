/** What one document may weigh. Beyond these it is refused or cut, so that no file can take the service with it. */
export type ReadLimits = {
  maxBytes: number;
  /** Pages read; the rest is left out with a finding. */
  maxPages: number;
  /** Text items of one page; a page beyond it is a drawing, not a text. */
  maxItemsPerPage: number;
  /** Pages read by OCR; the rest is left out with a finding. */
  maxOcrPages: number;
  /** Milliseconds for one document's text. */
  maxMs: number;
};

export const DEFAULT_READ_LIMITS: ReadLimits = {
  maxBytes: 64 * 1024 * 1024,
  maxPages: 200,
  maxItemsPerPage: 60_000,
  maxOcrPages: 40,
  maxMs: 60_000,
};
