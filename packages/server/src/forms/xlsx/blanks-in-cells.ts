import { findSlots, type Slot } from '../docx/find-slots.ts';
import type { LabelIndex } from '../labels/label-index.ts';
import { findChild } from '../ooxml/xml-tree.ts';
import type { CellPlace } from './cell-reference.ts';
import { findCell, listTexts, type SheetGrid } from './sheet-grid.ts';
import type { CellWrite } from './write-cells.ts';

/** A drawn line behind a label in the same cell: "Vessel: ______ Voyage: ______". */
export type CellBlank = {
  readonly place: CellPlace;
  readonly text: string;
  readonly slot: Pick<Slot, 'start' | 'end'>;
};

/** The drawn lines within cells whose label is known; cells with a formula have none. */
export function findBlanksInCells(
  grid: SheetGrid,
  strings: readonly string[],
  labels: LabelIndex,
): (CellBlank & { readonly slot: Slot })[] {
  return listTexts(grid, strings).flatMap(({ place, text }) =>
    findChild(findCell(grid, place), 'f')
      ? []
      : findSlots(text, labels)
          .filter(({ start, end }) => /[_＿]{2,}/.test(text.slice(start, end)))
          .map((slot) => ({ place, text, slot })),
  );
}

/** The text of a cell with values on its lines; lines that get none stay. */
export function writeBlanks(blanks: readonly (CellBlank & { readonly value: string })[]): CellWrite[] {
  const cells = Map.groupBy(blanks, ({ place }) => `${place.column} ${place.row}`);
  return [...cells.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const fromTheEnd = [...own].sort((a, b) => b.slot.start - a.slot.start);
    const value = fromTheEnd.reduce(
      (text, { slot, value: written }) => text.slice(0, slot.start) + written + text.slice(slot.end),
      first.text,
    );
    return [{ place: first.place, value }];
  });
}
