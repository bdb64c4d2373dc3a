import { Parser } from 'htmlparser2';

/** A paragraph, or a row of a table: its cells from left to right. */
export type HtmlRow = { cells: string[]; isTable: boolean };

/** The rows of HTML, and what is struck out of it: withdrawn, and in no row. */
export type ReadHtml = { rows: HtmlRow[]; struck: string };

type OpenCell = { text: string; columns: number; rows: number };
type OpenTable = { rows: OpenCell[][]; inner: HtmlRow[] };

const BLOCKS = new Set(['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'hr', 'pre']);
const STRUCK = new Set(['s', 'strike', 'del']);
const SKIPPED = new Set(['style', 'script', 'head', 'title']);
/** Wider or higher cells are an error of the program that wrote them. */
const MAX_SPAN = 100;

/**
 * The text of HTML as rows. A table of one column or of one row is layout, and its paragraphs stand for themselves; a table around other
 * tables gives way to them. A cell over several rows or columns says its text in each. Nothing is run or loaded.
 */
export function readHtml(html: string): ReadHtml {
  const reader = new HtmlRowReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: (name) => reader.close(name),
    ontext: (text) => reader.text(text),
  });
  parser.write(html);
  parser.end();
  return { rows: reader.done(), struck: reader.struck() };
}

class HtmlRowReader {
  readonly #rows: HtmlRow[] = [];
  readonly #tables: OpenTable[] = [];
  readonly #open: { name: string; isStruck: boolean }[] = [];
  #line = '';
  #skipped = 0;
  #struck = '';

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#open.push({ name, isStruck: STRUCK.has(name) || /line-through/i.test(attributes.style ?? '') });
    if (SKIPPED.has(name)) this.#skipped += 1;
    else if (name === 'br') this.#break();
    else if (name === 'table') {
      this.#flush();
      this.#tables.push({ rows: [], inner: [] });
    } else if (name === 'tr') this.#tables.at(-1)?.rows.push([]);
    else if (name === 'td' || name === 'th') this.#tables.at(-1)?.rows.at(-1)?.push(cellOf(attributes));
    else if (BLOCKS.has(name)) this.#break();
  }

  close(name: string): void {
    const at = this.#open.findLastIndex((one) => one.name === name);
    if (at >= 0) this.#open.length = at;
    if (SKIPPED.has(name)) this.#skipped -= 1;
    else if (name === 'table') this.#closeTable();
    else if (BLOCKS.has(name)) this.#break();
  }

  text(text: string): void {
    if (this.#skipped > 0) return;
    if (this.#open.some(({ isStruck }) => isStruck)) {
      this.#struck += text;
      return;
    }
    const cell = this.#cell();
    const plain = text.replace(/\s+/g, ' ');
    if (cell) cell.text += plain;
    else this.#line += plain;
  }

  /** What is struck out, and is in no row. */
  struck(): string {
    return this.#struck.replace(/\s+/g, ' ').trim();
  }

  done(): HtmlRow[] {
    while (this.#tables.length > 0) this.#closeTable();
    this.#flush();
    return this.#rows;
  }

  #cell(): OpenCell | undefined {
    return this.#tables.at(-1)?.rows.at(-1)?.at(-1);
  }

  #break(): void {
    const cell = this.#cell();
    if (cell) cell.text += '\n';
    else this.#flush();
  }

  #flush(): void {
    const table = this.#tables.at(-1);
    // Every cell before this place, in its order: what stands above and below a table inside stays above and below it.
    for (const cell of table?.rows.flat() ?? []) {
      table?.inner.push(...linesOf(cell.text));
      cell.text = '';
    }
    this.#rows.push(...linesOf(this.#line));
    this.#line = '';
  }

  #closeTable(): void {
    const table = this.#tables.pop();
    if (!table) return;
    const rows = rowsOfTable(table);
    (this.#tables.at(-1)?.inner ?? this.#rows).push(...rows);
  }
}

function cellOf({ colspan, rowspan }: Readonly<Record<string, string>>): OpenCell {
  const span = (text: string | undefined) => Math.min(MAX_SPAN, Math.max(1, Number.parseInt(text ?? '1', 10) || 1));
  return { text: '', columns: span(colspan), rows: span(rowspan) };
}

function linesOf(text: string): HtmlRow[] {
  const lines = text.split('\n').map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim());
  return lines.filter((line) => line !== '').map((line) => ({ cells: [line], isTable: false }));
}

/** The rows of a table; those of tables inside it stand before what is left of its own cells. */
function rowsOfTable({ rows, inner }: OpenTable): HtmlRow[] {
  const filled = rows.filter((cells) => cells.some(({ text }) => text.trim() !== ''));
  const width = Math.max(0, ...filled.map((cells) => cells.length));
  if (inner.length > 0 || filled.length < 2 || width < 2)
    return [...inner, ...filled.flatMap((cells) => cells.flatMap(({ text }) => linesOf(text)))];
  return spread(rows).map((cells) => ({ cells, isTable: true }));
}

/** Opens cells that span rows or columns. */
function spread(rows: readonly (readonly OpenCell[])[]): string[][] {
  const grid: string[][] = rows.map(() => []);
  rows.forEach((cells, row) => {
    let column = 0;
    for (const cell of cells) {
      while (grid[row]?.[column] !== undefined) column += 1;
      const text = cell.text.replace(/[\s\u00a0]+/g, ' ').trim();
      for (let down = 0; down < cell.rows && row + down < grid.length; down += 1)
        for (let right = 0; right < cell.columns; right += 1) {
          const line = grid[row + down];
          if (line) line[column + right] = text;
        }
      column += cell.columns;
    }
  });
  return grid.map((cells) => Array.from(cells, (text) => text ?? ''));
}
