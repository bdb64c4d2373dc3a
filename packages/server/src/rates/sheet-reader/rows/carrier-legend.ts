import type { Carrier, CarrierDirectory } from '../../../carriers/index.ts';
import { plainText } from '../plain-text.ts';
import type { Grid } from '../tables/grid.ts';

/** "A = Maersk", "PABV: PIL": what the sheet writes for a carrier. */
const EXPLAINED = /^\W*([\p{L}\d]{1,6})\s*(?:[=:：]|[-–—](?=\s))\s*(\S.{1,40})$/u;

/** The carriers that a sheet explains its own short names for, in a line or in a cell beside the name. */
function readLegend(grids: readonly Grid[], carriers: CarrierDirectory): ReadonlyMap<string, Carrier> {
  const legend = new Map<string, Carrier>();
  const add = (name: string, meant: string) => {
    const carrier = carriers.find(meant.replace(/[\s.]+$/, ''));
    if (carrier && carriers.find(name) === undefined) legend.set(plainText(name), carrier);
  };
  for (const grid of grids)
    for (let row = 0; row < grid.rowCount; row++) {
      const columns = grid.filledColumns(row);
      if (columns.length === 0 || columns.length > MOST_CELLS) continue;
      const texts = columns.map((column) => grid.text(row, column));
      const [name = '', meant = '', ...others] = texts;
      if (others.length === 0 && /^[\p{L}\d]{1,6}$/u.test(name) && meant.length < LONGEST_NAME) add(name, meant);
      for (const part of texts.flatMap((text) => text.split(/[,;/|\n]|\s{2,}/))) {
        const [, short = '', long = ''] = EXPLAINED.exec(part.trim()) ?? [];
        if (short !== '') add(short, long);
      }
    }
  return legend;
}

/** A legend stands in lines of few cells. */
const MOST_CELLS = 4;
const LONGEST_NAME = 50;

/** The carriers of the service and what a sheet calls them. */
export function withLegend(carriers: CarrierDirectory, grids: readonly Grid[]): CarrierDirectory {
  const legend = readLegend(grids, carriers);
  if (legend.size === 0) return carriers;
  return { ...carriers, find: (text) => carriers.find(text) ?? legend.get(plainText(text)) };
}
