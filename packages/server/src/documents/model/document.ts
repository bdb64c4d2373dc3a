/** A rectangle in PDF points (1/72 inch), origin at the top left: left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** Where characters `start` to `end` of a cell's text stand: they run evenly from `x0` to `x1`. */
export type Span = { readonly start: number; readonly end: number; readonly x0: number; readonly x1: number };

/** Characters `start` to `end` of a cell's text that OCR is not sure of, whatever it says. */
export type Doubt = { readonly start: number; readonly end: number };

/** A run of text without a wide gap: a paragraph's line, a label, one cell of a table row. */
export type Cell = {
  readonly text: string;
  readonly box: Box;
  readonly spans: readonly Span[];
  readonly doubts?: readonly Doubt[];
  /** Other readers of the page may see more between its words: some are drawn twice, as bold type is made, or marks of notes stand there. */
  readonly interrupted?: true;
  /** Small raised figures in its text, such as exponents or marks of notes. */
  readonly raised?: readonly { readonly start: number; readonly end: number }[];
  /** Raised marks of notes that were left out of its text: "*", "1)". */
  readonly noteMarks?: readonly string[];
};

/** What a line is to its page: `header` and `footer` come again on other pages and say nothing new. */
export type LineRole = 'body' | 'header' | 'footer';

/** One visual row of a page: its cells from left to right. */
export type Line = {
  /** Counted from 1. */
  readonly page: number;
  readonly box: Box;
  readonly cells: readonly Cell[];
  /** The cells, two spaces between them. */
  readonly text: string;
  /** Height of the type, in points. */
  readonly size: number;
  readonly role: LineRole;
};

/** How a page's text was got: from its text layer, by OCR of its picture, or not at all. */
export type PageSource = 'text' | 'ocr' | 'none';

/**
 * How a page was brought upright before it was read: first turned clockwise by `quarters` quarter turns, then turned about its
 * middle, against the clock, by `angle` (radians). Boxes hold for the page so turned.
 */
export type PageView = { readonly quarters: number; readonly angle: number };

export type Page = {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly source: PageSource;
  /** Absent when the page is read as the file shows it. */
  readonly view?: PageView;
  readonly lines: readonly Line[];
};

/** What a document is as a file; `json` is a declaration as data. */
export type DocumentKind = 'pdf' | 'image' | 'docx' | 'workbook' | 'json' | 'text';

/** A document of any kind as the rest of the module sees it. */
export type Document = {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly pages: readonly Page[];
  /** The value of a JSON file; the first cell of each line is the JSON Pointer of the second. */
  readonly json?: unknown;
};
