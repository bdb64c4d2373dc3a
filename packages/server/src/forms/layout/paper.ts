/** A box of a paper: its printed number and title, its width in columns of the page, and what stands in it. */
export type FormBox = {
  readonly number: string;
  /** Empty: the box holds only its text, as the cells of a table do. */
  readonly title: string;
  readonly span: number;
  readonly text: string;
  /** Words printed on every form: small type, no answer. */
  readonly printed?: boolean;
  /** The head of a column of a table. */
  readonly head?: boolean;
};

/** A row of boxes; `height` is the least, in points on A4. */
export type FormRow = {
  readonly height: number;
  readonly boxes: readonly FormBox[];
  /** Takes some of what is left of the page. */
  readonly grows?: boolean;
};

/** A paper as it is set, page by page, whatever the kind of file. */
export type Paper = {
  readonly title: string;
  readonly subtitle: string;
  /** Columns of the page that the boxes of each row share. */
  readonly columns: number;
  readonly landscape?: boolean;
  /** Name of the sheet of a workbook; of the dangerous goods form when absent. */
  readonly sheet?: string;
  /** Red hatching at the sides, as the dangerous goods form has it. */
  readonly hatched?: boolean;
  readonly pages: readonly (readonly FormRow[])[];
  readonly footnote: string;
};

/** A box with an answer. */
export const box = (number: string, title: string, span: number, text = ''): FormBox => ({
  number,
  title,
  span,
  text,
});
/** Words that stand on every form. */
export const printed = (number: string, title: string, span: number): FormBox => ({
  number,
  title,
  span,
  text: '',
  printed: true,
});
/** The head of a column. */
export const head = (title: string, span: number): FormBox => ({ number: '', title, span, text: '', head: true });
/** A cell of a table. */
export const cell = (text: string, span: number): FormBox => ({ number: '', title: '', span, text });

/** The printed title of a box. */
export const titleOf = ({ number, title }: FormBox): string => (number === '' ? title : `${number}. ${title}`);

/** Everything that a paper states, without its printed words. */
export const textOfPaper = ({ pages }: Paper): string =>
  pages.flatMap((rows) => rows.flatMap(({ boxes }) => boxes.map(({ text }) => text))).join('\n');

/** Points that one line of nine points takes. */
const LINE = 14;
/** Usable width of an A4 page in points, upright and landscape. */
const WIDTHS = { upright: 527, landscape: 773 } as const;
/** Points of width of a Latin letter of nine points; signs of Chinese are twice as wide. */
const LETTER = 4.4;

const wide = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0);

/** About how high a row is at nine points, so that all kinds of file turn the page at the same goods. */
export function heightOfRow(row: FormRow, paper: Pick<Paper, 'columns' | 'landscape'>): number {
  const unit = WIDTHS[paper.landscape ? 'landscape' : 'upright'] / paper.columns;
  const heights = row.boxes.map(({ text, span, title }) => {
    if (text === '') return 0;
    const letters = Math.max(1, Math.floor((span * unit - 8) / LETTER));
    const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(wide(line) / letters)), 0);
    return lines * LINE + (title === '' ? 4 : 16);
  });
  return Math.max(row.height, ...heights);
}

/**
 * Rows over pages: as many as fit in `first` points on the first, in `further` on the others. A page has one row at least.
 */
export function turnPages(
  rows: readonly FormRow[],
  paper: Pick<Paper, 'columns' | 'landscape'>,
  space: { readonly first: number; readonly further: number },
): FormRow[][] {
  const pages: FormRow[][] = [[]];
  let left = space.first;
  for (const row of rows) {
    const height = heightOfRow(row, paper);
    const page = pages.at(-1);
    if (page !== undefined && (page.length === 0 || height <= left)) {
      page.push(row);
      left -= height;
    } else {
      pages.push([row]);
      left = space.further - height;
    }
  }
  return pages;
}
