/** What a written figure is: its number; `ambiguous` where it is two by two conventions; undefined where it is none. */
export type FigureReading = number | 'ambiguous' | undefined;

/**
 * The source of a pattern for a figure with its thousands and decimals, in any convention: `1600`, `1,600.5`, `1.600,5`, `1 600`, `1'600`.
 * It takes all of the signs between digits, so that no part of a figure is read as another one.
 */
export const FIGURE = String.raw`\d+(?:[.,'’]\d+|[ \u00a0\u202f]\d{3}(?![\d]))*`;

const BLANKS_APART = /^\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?$/;
const BOTH_SIGNS = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?!\1)[.,]\d+$/;
const ONE_SIGN_OFTEN = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/;
const ONE_SIGN = /^(\d+)([.,])(\d+)$/;

/**
 * The number of a figure that is written with points or commas, the one way for thousands and the other for decimals. The place of
 * the signs decides: `1.600,5` and `1,600.5` are 1600.5. A comma before three digits parts thousands, as English and Chinese papers
 * write; a point there parts thousands or decimals (`1.600`), and nothing in the figure says which.
 */
export function readFigure(figure: string): FigureReading {
  const written = figure.normalize('NFKC').trim();
  if (/^\d+$/.test(written)) return Number(written);
  if (BLANKS_APART.test(written)) return Number(written.replace(/[ '’]/g, '').replace(',', '.'));
  if (BOTH_SIGNS.test(written)) {
    const decimal = written.lastIndexOf('.') > written.lastIndexOf(',') ? '.' : ',';
    return Number(written.replaceAll(decimal === '.' ? ',' : '.', '').replace(decimal, '.'));
  }
  if (ONE_SIGN_OFTEN.test(written)) return Number(written.replace(/[.,]/g, ''));
  const [, whole = '', sign, part = ''] = ONE_SIGN.exec(written) ?? [];
  if (sign === undefined) return undefined;
  const mayPartThousands = part.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!mayPartThousands) return Number(`${whole}.${part}`);
  return sign === ',' ? Number(whole + part) : 'ambiguous';
}

/** The source of a pattern for a number of things. A blank parts it from what they hold: `80 200 L drums` are 80. */
export const COUNT = String.raw`\d+(?:[.,'’]\d+)*`;

/** The number of things that a figure says, which is whole: `1.600` bags are 1600. Undefined for parts of one. */
export function readCount(figure: string): number | undefined {
  const read = readFigure(figure);
  const count = read === 'ambiguous' ? Number(figure.replaceAll('.', '')) : read;
  return count !== undefined && Number.isInteger(count) ? count : undefined;
}
