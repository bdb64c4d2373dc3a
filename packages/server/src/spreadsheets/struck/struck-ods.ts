import { zipParts } from '../../base/offline.ts';
import { type Attributes, listenXml } from './listen-xml.ts';
import { Struck, type TextRun } from './struck.ts';

/** Whether the content or the styles of an ODS file strike something through. */
export function strikesInOds(name: string, bytes: Uint8Array): boolean {
  return (
    /^(?:content|styles)\.xml$/i.test(name) &&
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('text-line-through')
  );
}

/** The names of the styles that strike through, also by the style that they are based on: ODF 1.3 part 3, 20.376 and 16.2. */
class StruckStyles {
  readonly #struck = new Map<string, boolean>();
  readonly #parents = new Map<string, string>();
  #style: string | undefined;

  open(name: string, attributes: Attributes): void {
    if (name === 'style' || name === 'default-style') {
      this.#style = attributes['style:name'];
      const parent = attributes['style:parent-style-name'];
      if (this.#style !== undefined && parent !== undefined) this.#parents.set(this.#style, parent);
    }
    if (name !== 'text-properties' || this.#style === undefined) return;
    const [line, type] = [attributes['style:text-line-through-style'], attributes['style:text-line-through-type']];
    if (line !== undefined || type !== undefined) this.#struck.set(this.#style, line !== 'none' && type !== 'none');
  }

  close(name: string): void {
    if (name === 'style' || name === 'default-style') this.#style = undefined;
  }

  /** Whether a style strikes through; undefined where neither it nor what it is based on says so. */
  isStruck(name: string | undefined): boolean | undefined {
    for (let [at, steps] = [name, 0]; at !== undefined && steps < 20; at = this.#parents.get(at), steps++) {
      const struck = this.#struck.get(at);
      if (struck !== undefined) return struck;
    }
    return undefined;
  }
}

/** Cells that repeat each other beyond these are blank to the end of the tab. */
const MOST_REPEATED = 2000;

const repeatsOf = (attributes: Attributes, of: 'columns' | 'rows') =>
  Math.min(Number(attributes[`table:number-${of}-repeated`] ?? 1) || 1, MOST_REPEATED);

/** Walks over the cells of a content and notes what is struck through. */
class ContentReader {
  readonly found = new Map<string, Struck>();
  readonly #styles: StruckStyles;
  #tab = new Struck();
  #columns: (string | undefined)[] = [];
  #place = { row: 0, rows: 1, column: 0, columns: 1 };
  #rowStyle: string | undefined;
  #isStruckCell = false;
  #isFilled = false;
  #runs: TextRun[] = [];
  #spans: boolean[] = [];
  #isInCell = false;
  #notes = 0;

  constructor(styles: StruckStyles) {
    this.#styles = styles;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'table') this.#openTab(attributes);
    else if (name === 'table-column') this.#openColumn(attributes);
    else if (name === 'table-row') {
      this.#place = { ...this.#place, rows: repeatsOf(attributes, 'rows'), column: 0 };
      this.#rowStyle = attributes['table:default-cell-style-name'];
    } else if (name === 'table-cell' || name === 'covered-table-cell') this.#openCell(attributes);
    else if (name === 'annotation') this.#notes++;
    else if (name === 'p') this.#spans.push(this.#spans.at(-1) ?? this.#isStruckCell);
    else if (name === 'span')
      this.#spans.push(
        this.#styles.isStruck(attributes['text:style-name']) ?? this.#spans.at(-1) ?? this.#isStruckCell,
      );
  }

  text(text: string): void {
    if (this.#isInCell && this.#notes === 0 && this.#spans.length > 0)
      this.#runs.push({ text, isStruck: this.#spans.at(-1) ?? false });
  }

  close(name: string): void {
    if (name === 'p' || name === 'span') this.#spans.pop();
    else if (name === 'annotation') this.#notes--;
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#closeCell();
    else if (name === 'table-row') this.#place.row += this.#place.rows;
  }

  #openTab(attributes: Attributes): void {
    this.#tab = new Struck();
    this.#columns = [];
    this.#place = { row: 0, rows: 1, column: 0, columns: 1 };
    this.found.set(attributes['table:name'] ?? '', this.#tab);
  }

  #openColumn(attributes: Attributes): void {
    const style = attributes['table:default-cell-style-name'];
    for (let at = 0; at < repeatsOf(attributes, 'columns'); at++) this.#columns.push(style);
  }

  #openCell(attributes: Attributes): void {
    const { column } = this.#place;
    const style = attributes['table:style-name'] ?? this.#rowStyle ?? this.#columns[column];
    this.#isStruckCell = this.#styles.isStruck(style) ?? false;
    this.#isFilled = attributes['office:value-type'] !== undefined;
    this.#runs = [];
    this.#isInCell = true;
    this.#place.columns = repeatsOf(attributes, 'columns');
  }

  #closeCell(): void {
    const { row, rows, column, columns } = this.#place;
    this.#isInCell = false;
    this.#place.column += columns;
    if (!this.#isFilled) return;
    for (let r = row; r < row + rows; r++)
      for (let c = column; c < column + columns; c++) {
        if (this.#runs.length > 0) this.#tab.addRuns(r, c, this.#runs);
        else if (this.#isStruckCell) this.#tab.addCell(r, c);
      }
  }
}

/** What is struck through in an ODS file, by the name of the tab. The archive was checked before. */
export function findStruckInOds(archive: Uint8Array): ReadonlyMap<string, Struck> {
  const parts = new Map<string, Uint8Array>();
  const isAbout = (name: string) => name === 'content.xml' || name === 'styles.xml';
  for (const { name, bytes } of zipParts(archive, isAbout)) parts.set(name, bytes.slice());
  const styles = new StruckStyles();
  for (const part of [parts.get('styles.xml'), parts.get('content.xml')])
    if (part)
      listenXml(part, {
        open: (name, attributes) => styles.open(name, attributes),
        close: (name) => styles.close(name),
      });
  const reader = new ContentReader(styles);
  const content = parts.get('content.xml');
  if (content)
    listenXml(content, {
      open: (name, attributes) => reader.open(name, attributes),
      text: (text) => reader.text(text),
      close: (name) => reader.close(name),
    });
  return reader.found;
}
