/** The struck-through cells of a tab: for each row the columns, both counted from 0. */
export type StruckCells = ReadonlyMap<number, ReadonlySet<number>>;

/** A cell of which some words are struck through: those that are, and those that are left. */
export type StruckText = { struck: string; left: string };

/** A piece of a cell's text that is written in one font. */
export type TextRun = { text: string; isStruck: boolean };

/** What is struck through on a tab: whole cells, and the words of others. Rows and columns count from 0. */
export class Struck {
  readonly #cells = new Map<number, Set<number>>();
  readonly #texts = new Map<number, Map<number, StruckText>>();

  get cells(): StruckCells {
    return this.#cells;
  }

  get isEmpty(): boolean {
    return this.#cells.size + this.#texts.size === 0;
  }

  /** The words of a cell that is struck through in part. */
  textOf(row: number, column: number): StruckText | undefined {
    return this.#texts.get(row)?.get(column);
  }

  /** Every cell that is struck through in part. */
  *texts(): Generator<StruckText & { row: number; column: number }> {
    for (const [row, columns] of this.#texts) for (const [column, text] of columns) yield { row, column, ...text };
  }

  addCell(row: number, column: number): void {
    this.#cells.set(row, (this.#cells.get(row) ?? new Set()).add(column));
  }

  /** Adds what is struck through of a cell: all of it, some words, or nothing. */
  addRuns(row: number, column: number, runs: readonly TextRun[]): void {
    const text = (isStruck: boolean) =>
      runs
        .map((run) => (run.isStruck === isStruck ? run.text : ' '))
        .join('')
        .trim();
    const [struck, left] = [text(true), text(false)];
    if (struck === '') return;
    if (left === '') this.addCell(row, column);
    else this.#texts.set(row, (this.#texts.get(row) ?? new Map()).set(column, { struck, left }));
  }
}
