/** The limits of one file, beside the budget of zipped ones (`ZIP_BUDGET`). A larger file is refused before it is held in memory. */
export type SheetLimits = {
  /** Bytes as sent. */
  maxBytes: number;
  /** Rows of one tab. */
  maxRows: number;
  /** Filled cells of all tabs. */
  maxCells: number;
};

/** Enough for several 100,000 rows of a usual rate sheet. */
export const DEFAULT_SHEET_LIMITS: SheetLimits = {
  maxBytes: 64 * 1024 * 1024,
  maxRows: 400_000,
  maxCells: 8_000_000,
};
