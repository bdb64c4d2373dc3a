import { type Parts, setPart, writeParts } from '../ooxml/parts.ts';
import { escapeXml } from '../ooxml/xml-tree.ts';
import { columnLetters, parseCellRange, printCellName } from './cell-reference.ts';

/** How a cell looks. Colours are RGB in hexadecimal. */
export type CellStyle = {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly size?: number;
  readonly color?: string;
  readonly fill?: string;
  readonly border?: 'box' | 'none';
  readonly horizontal?: 'left' | 'center' | 'right';
  readonly vertical?: 'top' | 'center';
};

/** A cell, or a merged range of them (`B2:D2`). Without a value it is only drawn. */
export type NewCell = { readonly ref: string; readonly value?: string | number | undefined; readonly style: CellStyle };

/** A workbook of one sheet, to be made from nothing. It is printed on one page, or with `breaks` on several. */
export type NewWorkbook = {
  readonly sheet: string;
  /** Widths in characters, from column A on. */
  readonly columns: readonly number[];
  /** Heights in points, by row. */
  readonly heights: Readonly<Record<number, number>>;
  readonly cells: readonly NewCell[];
  /** Choices offered in a cell. */
  readonly lists: readonly { readonly ref: string; readonly options: readonly string[] }[];
  readonly landscape?: boolean;
  /** Rows after which a printed page ends. */
  readonly breaks?: readonly number[];
};

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
/** Per cent at which a paper of several pages is no wider than A4, also where a wider font stands for the one asked for. */
const SCALE = 76;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Collects each distinct XML once and numbers it. */
class Pool {
  readonly items: string[];
  constructor(...first: string[]) {
    this.items = first;
  }
  add(xml: string): number {
    const known = this.items.indexOf(xml);
    return known >= 0 ? known : this.items.push(xml) - 1;
  }
}

class Styles {
  private readonly fonts = new Pool(
    '<font><sz val="10"/><color rgb="FF1F2933"/><name val="Arial"/><family val="2"/></font>',
  );
  private readonly fills = new Pool(
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  );
  private readonly borders = new Pool('<border><left/><right/><top/><bottom/><diagonal/></border>');
  private readonly formats = new Pool('<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>');

  add(style: CellStyle): number {
    const { bold, italic, size = 10, color = '1F2933', fill, border, horizontal = 'left', vertical = 'center' } = style;
    const font = this.fonts.add(
      `<font>${bold ? '<b/>' : ''}${italic ? '<i/>' : ''}<sz val="${size}"/><color rgb="FF${color}"/><name val="Arial"/><family val="2"/></font>`,
    );
    const fills = fill
      ? this.fills.add(
          `<fill><patternFill patternType="solid"><fgColor rgb="FF${fill}"/><bgColor indexed="64"/></patternFill></fill>`,
        )
      : 0;
    const side = (name: string) => `<${name} style="thin"><color rgb="FF9AA5B1"/></${name}>`;
    const borders =
      border === 'box'
        ? this.borders.add(`<border>${['left', 'right', 'top', 'bottom'].map(side).join('')}<diagonal/></border>`)
        : 0;
    return this.formats.add(
      `<xf numFmtId="0" fontId="${font}" fillId="${fills}" borderId="${borders}" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment horizontal="${horizontal}" vertical="${vertical}" wrapText="1"${horizontal === 'left' ? ' indent="1"' : ''}/></xf>`,
    );
  }

  print(): string {
    const list = (name: string, { items }: Pool) => `<${name} count="${items.length}">${items.join('')}</${name}>`;
    const base = '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>';
    const names = '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>';
    return `${HEAD}<styleSheet xmlns="${MAIN}">${list('fonts', this.fonts)}${list('fills', this.fills)}${list('borders', this.borders)}${base}${list('cellXfs', this.formats)}${names}</styleSheet>`;
  }
}

function cellXml(ref: string, value: string | number | undefined, style: number): string {
  if (value === undefined || value === '') return `<c r="${ref}" s="${style}"/>`;
  if (typeof value === 'number') return `<c r="${ref}" s="${style}"><v>${value}</v></c>`;
  return `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

/** Every cell of the grid, row by row; a merged range is drawn in all its cells and holds its value in the first. */
function rowsXml({ cells, heights }: NewWorkbook, styles: Styles): string {
  const rows = new Map<number, Map<number, string>>();
  for (const number of Object.keys(heights)) rows.set(Number(number), new Map());
  for (const { ref, value, style } of cells) {
    const range = parseCellRange(ref);
    if (!range) continue;
    const number = styles.add(style);
    for (let row = range.from.row; row <= range.to.row; row++) {
      const inRow = rows.get(row) ?? new Map<number, string>();
      rows.set(row, inRow);
      for (let column = range.from.column; column <= range.to.column; column++) {
        const isFirst = row === range.from.row && column === range.from.column;
        inRow.set(column, cellXml(printCellName({ column, row }), isFirst ? value : undefined, number));
      }
    }
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([row, inRow]) => {
      const height = heights[row] === undefined ? '' : ` ht="${heights[row]}" customHeight="1"`;
      const written = [...inRow].sort(([a], [b]) => a - b).map(([, xml]) => xml);
      return `<row r="${row}"${height}>${written.join('')}</row>`;
    })
    .join('');
}

function sheetXml(workbook: NewWorkbook, styles: Styles): string {
  const columns = workbook.columns.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const merges = workbook.cells.filter(({ ref }) => ref.includes(':')).map(({ ref }) => `<mergeCell ref="${ref}"/>`);
  const lists = workbook.lists.map(
    ({ ref, options }) =>
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${ref}"><formula1>"${escapeXml(options.join(','))}"</formula1></dataValidation>`,
  );
  const counted = (name: string, items: readonly string[]) =>
    items.length === 0 ? '' : `<${name} count="${items.length}">${items.join('')}</${name}>`;
  const { landscape = false, breaks = [] } = workbook;
  const ends = breaks.map((row) => `<brk id="${row}" max="16383" man="1"/>`).join('');
  // Programs turn the page where it is asked for only when the sheet is not fitted to its pages.
  const size = breaks.length === 0 ? 'fitToWidth="1" fitToHeight="1"' : `scale="${SCALE}"`;
  const count = `count="${breaks.length}" manualBreakCount="${breaks.length}"`;
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="${breaks.length === 0 ? 1 : 0}"/></sheetPr>` +
    '<sheetViews><sheetView showGridLines="0" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15"/>' +
    `<cols>${columns.join('')}</cols><sheetData>${rowsXml(workbook, styles)}</sheetData>` +
    `${counted('mergeCells', merges)}${counted('dataValidations', lists)}` +
    '<printOptions horizontalCentered="1"/><pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>' +
    `<pageSetup paperSize="9" orientation="${landscape ? 'landscape' : 'portrait'}" ${size}/>` +
    `${breaks.length === 0 ? '' : `<rowBreaks ${count}>${ends}</rowBreaks>`}</worksheet>`
  );
}

/** Makes a workbook of A4 pages. The same content makes the same bytes. */
export function buildWorkbook(workbook: NewWorkbook): Uint8Array {
  const styles = new Styles();
  const sheet = sheetXml(workbook, styles);
  const last = columnLetters(workbook.columns.length);
  const bottom = Math.max(...Object.keys(workbook.heights).map(Number));
  const name = `'${workbook.sheet.replaceAll("'", "''")}'`;
  const parts: Parts = new Map();
  const overrides = [
    ['/xl/workbook.xml', `${TYPE}.sheet.main+xml`],
    ['/xl/worksheets/sheet1.xml', `${TYPE}.worksheet+xml`],
    ['/xl/styles.xml', `${TYPE}.styles+xml`],
  ].map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`);
  const link = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${LINKS}/${kind}" Target="${target}"/>`;
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>';
  setPart(
    parts,
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">${defaults}${overrides.join('')}</Types>`,
  );
  setPart(
    parts,
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${link(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  );
  setPart(
    parts,
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets><sheet name="${escapeXml(workbook.sheet)}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">${escapeXml(name)}!$A$1:$${last}$${bottom}</definedName></definedNames></workbook>`,
  );
  setPart(
    parts,
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${link(1, 'worksheet', 'worksheets/sheet1.xml')}${link(2, 'styles', 'styles.xml')}</Relationships>`,
  );
  setPart(parts, 'xl/worksheets/sheet1.xml', sheet);
  setPart(parts, 'xl/styles.xml', styles.print());
  return writeParts(parts);
}
