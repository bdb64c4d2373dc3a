/** A cell's place, both counted from 1. */
export type CellPlace = { readonly column: number; readonly row: number };
/** A rectangle of cells, ends included. */
export type CellRange = { readonly from: CellPlace; readonly to: CellPlace };

/** `D3` or `$D$3` → column 4, row 3; undefined for anything else. */
export function parseCellName(text: string): CellPlace | undefined {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(text.trim());
  if (!match?.[1]) return undefined;
  const place = { column: columnNumber(match[1]), row: Number(match[2]) };
  return place.row >= 1 && place.row <= 1_048_576 && place.column <= 16_384 ? place : undefined;
}

/** `A1:C3`, or one cell; undefined for anything else. */
export function parseCellRange(text: string): CellRange | undefined {
  const [from, to] = text.split(':').map(parseCellName);
  return from ? { from, to: to ?? from } : undefined;
}

/** `AB` → 28. */
export function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** 28 → `AB`. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

export function printCellName({ column, row }: CellPlace): string {
  return `${columnLetters(column)}${row}`;
}

export function contains({ from, to }: CellRange, { column, row }: CellPlace): boolean {
  return column >= from.column && column <= to.column && row >= from.row && row <= to.row;
}
