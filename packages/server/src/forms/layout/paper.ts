import { countLines } from './text-lines.ts';

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
  /** Points that are left to sign in. */
  readonly signed?: number;
};

/** A row of boxes; `height` is the least, in points on A4. */
export type FormRow = {
  readonly height: number;
  readonly boxes: readonly FormBox[];
  /** Takes some of what is left of the page. */
  readonly grows?: boolean;
  /** Stands on the page of the row before it: a line of totals is no page of its own. */
  readonly staysWithPrevious?: boolean;
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
/** A box with who signs, and room for the signature. */
export const signature = (number: string, title: string, span: number, text = ''): FormBox => ({
  ...box(number, title, span, text),
  signed: 34,
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

/** Usable points of an A4 page, below its title and above its footnote. */
const PAGES = { upright: { width: 527, height: 704 }, landscape: { width: 773, height: 458 } } as const;

type Form = Pick<Paper, 'columns' | 'landscape'>;
const pageOf = ({ landscape }: Form) => PAGES[landscape ? 'landscape' : 'upright'];

/** Type sizes of a paper in points. */
export const TYPE = { text: 9, title: 6.2, printed: 6.8, head: 7.5 } as const;

const heightOfLines = (text: string, width: number, size: number) => countLines(text, width, size) * (size * 1.45 + 1);

/** About how high a row is, so that all kinds of file turn the page at the same goods. */
export function heightOfRow(row: FormRow, paper: Form): number {
  const unit = pageOf(paper).width / paper.columns;
  const heights = row.boxes.map((box) => {
    const width = box.span * unit - 8;
    const title = titleOf(box);
    if (box.head) return heightOfLines(title, width, TYPE.head * 1.05) + 6;
    if (box.printed) return heightOfLines(title, width, TYPE.printed) + 6;
    return heightOfLines(title, width, TYPE.title) + heightOfLines(box.text, width, TYPE.text) + 6 + (box.signed ?? 0);
  });
  return Math.max(row.height, ...heights);
}

const heightOfRows = (rows: readonly FormRow[], paper: Form) =>
  rows.reduce((sum, row) => sum + heightOfRow(row, paper), 0);

/** Rows that stay on one page: each with those that stay with it. */
function unitsOf(rows: readonly FormRow[]): FormRow[][] {
  const units: FormRow[][] = [];
  for (const row of rows) {
    const unit = units.at(-1);
    if (row.staysWithPrevious && unit !== undefined) unit.push(row);
    else units.push([row]);
  }
  return units;
}

/**
 * Rows over pages: as many as there is room for beside the boxes that stand on the first page, on each further one, and on
 * the last. A page has one row at least.
 */
export function turnPages(
  rows: readonly FormRow[],
  paper: Form,
  beside: {
    readonly first: readonly FormRow[];
    readonly further: readonly FormRow[];
    readonly last?: readonly FormRow[];
  },
): FormRow[][] {
  const { height } = pageOf(paper);
  const space = {
    first: height - heightOfRows(beside.first, paper),
    further: height - heightOfRows(beside.further, paper),
  };
  const pages: FormRow[][][] = [[]];
  let left = space.first;
  for (const unit of unitsOf(rows)) {
    const needed = heightOfRows(unit, paper);
    const page = pages.at(-1);
    if (page !== undefined && (page.length === 0 || needed <= left)) {
      page.push(unit);
      left -= needed;
    } else {
      pages.push([unit]);
      left = space.further - needed;
    }
  }
  const last = pages.at(-1);
  const final =
    last !== undefined && last.length > 1 && heightOfRows(beside.last ?? [], paper) > left ? last.pop() : undefined;
  return [...pages, ...(final ? [[final]] : [])].map((units) => units.flat());
}
