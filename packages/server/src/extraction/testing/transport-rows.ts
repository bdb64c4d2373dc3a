import { A4, Sketch } from '../../documents/testing/sketch.ts';
import { answerOf } from './answer-of.ts';

/** A row of a table: its cells, each with its lines. */
export type Row = readonly (readonly string[])[];
/** Where in its row a cell stands. */
export type Align = 'top' | 'middle' | 'bottom';

/** An SDS whose section 14 is a table of cells of several lines, set at the top, the middle or the bottom of their row. */
export async function valuesOfRows(rows: readonly Row[], { lefts, align }: { lefts: readonly number[]; align: Align }) {
  const sketch = new Sketch(A4).text(45, 40, 'SAFETY DATA SHEET').text(45, 60, 'SECTION 14: Transport information');
  let top = 84;
  for (const row of rows) {
    const height = Math.max(...row.map((lines) => lines.length));
    row.forEach((lines, column) => {
      const spare = height - lines.length;
      const first = align === 'top' ? 0 : align === 'middle' ? spare / 2 : spare;
      lines.forEach((text, at) => {
        sketch.text(lefts[column] ?? 0, top + (first + at) * 11, text, 8);
      });
    });
    top += height * 11 + 8;
  }
  sketch.text(45, top + 12, 'SECTION 15: Regulatory information').text(45, top + 28, 'None.');
  return answerOf(await sketch.bytes());
}

/** The lines of a name in a narrow cell, and what an SDS says that has it. */
export const name = ['ENVIRONMENTALLY HAZARDOUS', 'SUBSTANCE, LIQUID, N.O.S.', '(brightol, water-clear)'];
export const polluting = {
  document: 'safety-data-sheet en',
  shipperDeclareAs: 'DG Cargo (derived)',
  unNo: 'UN3082',
  properShippingName: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.',
  technicalName: 'brightol, water-clear',
  imoHazardClassNo: '9',
  packingGroup: 'III',
};

/** The lines of another name. */
export const other = ['FLAMMABLE LIQUID, CORROSIVE,', 'N.O.S. (ethanol)'];
