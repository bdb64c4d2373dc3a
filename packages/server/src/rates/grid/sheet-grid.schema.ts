import { type Static, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { CELL_ROLES } from '../sheet-reader/index.ts';

const Rates = (description: string) => Type.Array(Type.Integer(), { description });
const FindingNumbers = Type.Array(Type.Integer(), {
  description: 'Numbers of findings: places in the list of findings of the sheet, from 0',
});

const CellSchema = Type.Object(
  {
    cell: Type.String({ examples: ['D12'] }),
    text: Type.String({ description: 'As a spreadsheet program shows it', examples: ['1,840'] }),
    role: textEnum(CELL_ROLES, { description: 'What the cell is for a rate' }),
    reason: Type.Union([Type.String(), Type.Null()], {
      description: 'Why it is ignored, or what a heading or default says',
    }),
    comment: Type.Union([Type.String(), Type.Null()], { description: 'The comment attached to the cell' }),
    findings: FindingNumbers,
    rates: Rates('Of a price: the rates that it led to'),
  },
  { title: 'SheetCell' },
);

/** One row of a tab with its filled cells. */
export const GridRowSchema = Type.Object(
  {
    row: Type.Integer({ minimum: 1, examples: [12] }),
    cells: Type.Array(CellSchema, {
      description: 'The cells that say something, left to right; none for an empty row',
    }),
    findings: FindingNumbers,
    rates: Rates('The rates that the row led to: places in the draft from 0, or ids once the sheet is published'),
  },
  { title: 'SheetGridRow' },
);
/** One row of a tab with its filled cells. */
export type GridRow = Static<typeof GridRowSchema>;

/** A tab of a sheet whose cells are kept. */
export const GridTabSchema = Type.Object({
  name: Type.String({ examples: ['Asia - North Europe'] }),
  rows: Type.Integer({ description: 'The last row that has a cell' }),
  columns: Type.Integer(),
});
/** A tab of a sheet whose cells are kept. */
export type GridTab = Static<typeof GridTabSchema>;

/** A row that a finding is about. */
export const FindingRowSchema = Type.Object(
  {
    tab: Type.String({ examples: ['Asia - North Europe'] }),
    row: Type.Integer({ minimum: 1, examples: [12] }),
    cell: Type.Union([Type.String(), Type.Null()], { description: 'Null when it is about the whole row' }),
  },
  { title: 'FindingRow' },
);
/** A row that a finding is about. */
export type FindingRow = Static<typeof FindingRowSchema>;
