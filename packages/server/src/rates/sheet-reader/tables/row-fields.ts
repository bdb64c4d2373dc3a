import type { CellValue } from '../../../spreadsheets/index.ts';
import { endsOfLane } from '../places/lane-text.ts';
import type { ColumnRole } from './columns/column-lexicon.ts';
import type { Grid } from './grid.ts';
import { sizeWithKind } from './headers/size-and-kind.ts';
import type { Table } from './table.ts';

/** A cell as a row gives it, with the format that may hold its currency or say that it is a date. */
export type FieldCell = { readonly value: CellValue; readonly format: string | null; readonly column: number };

/**
 * The cells of one row by what they mean. A hundred thousand rows are held at once: roles are numbered once for the table,
 * and equal cells are one object.
 */
export class RowFields {
  /** The place of each role's cell. */
  readonly #roles: ReadonlyMap<ColumnRole, number>;
  readonly #cells: (FieldCell | undefined)[];

  constructor(roles: ReadonlyMap<ColumnRole, number>, cells: (FieldCell | undefined)[]) {
    this.#roles = roles;
    this.#cells = cells;
  }

  get(role: ColumnRole): FieldCell | undefined {
    const index = this.#roles.get(role);
    return index === undefined ? undefined : this.#cells[index];
  }

  has(role: ColumnRole): boolean {
    return this.get(role) !== undefined;
  }

  /** Puts another cell in the place of a role's; roles that the table lacks are not added. */
  set(role: ColumnRole, cell: FieldCell | undefined): void {
    const index = this.#roles.get(role);
    if (index !== undefined) this.#cells[index] = cell;
  }

  /** A copy with another cell for a role, which the table need not have. */
  with(role: ColumnRole, cell: FieldCell): RowFields {
    const roles = this.#roles.has(role) ? this.#roles : new Map([...this.#roles, [role, this.#cells.length]]);
    const fields = new RowFields(roles, [...this.#cells]);
    fields.set(role, cell);
    return fields;
  }

  /** Calls with each filled role and its cell: for every row, where a generator takes longer. */
  each(see: (role: ColumnRole, cell: FieldCell) => void): void {
    for (const [role, index] of this.#roles) {
      const cell = this.#cells[index];
      if (cell !== undefined) see(role, cell);
    }
  }

  *entries(): IterableIterator<[ColumnRole, FieldCell]> {
    for (const [role, index] of this.#roles) {
      const cell = this.#cells[index];
      if (cell !== undefined) yield [role, cell];
    }
  }
}

/** Reads the fields of rows. */
export type FieldReader = (row: number) => RowFields;

const MAX_REMEMBERED = 20_000;

/**
 * Makes the reader of a table's field columns. Of several columns of one role the first visible filled one counts; remarks add up, a size and
 * its kind are one container type.
 */
export function createFieldReader(grid: Grid, table: Table): FieldReader {
  const roles = [...table.fields.keys()];
  const places = new Map(roles.map((role, index) => [role, index]));
  // A note may add a remark to a row of a table without a column of remarks.
  if (!places.has('remarks')) places.set('remarks', roles.length);
  const columns = [...table.fields.values()];
  const remembered = new Map<number, Map<CellValue, FieldCell>>();

  const cellOf = (value: CellValue, format: string | null, column: number): FieldCell => {
    if (format !== null) return { value, format, column };
    let known = remembered.get(column);
    if (!known) {
      known = new Map();
      remembered.set(column, known);
    }
    let cell = known.get(value);
    if (!cell) {
      cell = { value, format, column };
      if (known.size < MAX_REMEMBERED) known.set(value, cell);
    }
    return cell;
  };

  const read = (row: number, role: ColumnRole | undefined, indexes: readonly number[]): FieldCell | undefined => {
    let first: number | undefined;
    let filled = 0;
    for (const column of indexes) {
      // A heading merged over the whole width speaks for its own column only.
      if (grid.isBlank(row, column) || grid.speaker(row, column) !== column) continue;
      filled++;
      if (first === undefined || (grid.tab.hiddenColumns.has(first) && !grid.tab.hiddenColumns.has(column)))
        first = column;
    }
    if (first === undefined) return undefined;
    const end = first === table.lane ? endAt(grid, row, { column: first, role }) : undefined;
    if (end !== undefined) return cellOf(end, null, first);
    const joined = filled > 1 ? joinedText(grid, row, { role, columns: indexes }) : undefined;
    return cellOf(joined ?? grid.value(row, first), grid.format(row, first), first);
  };

  return (row) =>
    new RowFields(
      places,
      columns.map((indexes, index) => read(row, roles[index], indexes)),
    );
}

/** The end of the lane that a role is, of a cell that names both. */
function endAt(
  grid: Grid,
  row: number,
  { column, role }: { column: number; role: ColumnRole | undefined },
): string | undefined {
  const ends = role === 'origin' || role === 'destination' ? endsOfLane(grid.text(row, column)) : undefined;
  return ends?.[role as 'origin' | 'destination'];
}

/** What several columns of a role say together; undefined where only one of them counts. */
function joinedText(
  grid: Grid,
  row: number,
  { role, columns }: { role: ColumnRole | undefined; columns: readonly number[] },
): string | undefined {
  if (role !== 'remarks' && role !== 'equipment') return undefined;
  const texts = columns.map((column) => grid.text(row, column)).filter((text) => text !== '');
  return role === 'remarks' ? texts.join('; ') : sizeWithKind(texts);
}
