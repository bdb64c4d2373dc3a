import type { CarrierDirectory } from '../../../carriers/index.ts';
import { roleOfHeader } from '../tables/columns/column-lexicon.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { RowScope } from './row-scope.ts';

/** What a cell under "Carrier / Service" says; either may be empty. */
export type CarrierAndService = { carrier: string; service: string };

const BETWEEN = /\s*[/|\n]\s*/;

/** Reads the carrier and the service of a row whose column of carriers is headed by both; undefined for any other. */
export function createCarrierAndServiceReader(scope: RowScope): (row: RawRow) => CarrierAndService | undefined {
  const columns = (scope.table.fields.get('carrier') ?? []).filter((column) => headsBoth(scope, column));
  return ({ fields }) => {
    const cell = fields.get('carrier');
    if (!cell || !columns.includes(cell.column)) return undefined;
    return splitService(textOf(cell.value), scope.carriers);
  };
}

function headsBoth({ table: { grid, header } }: RowScope, column: number): boolean {
  for (let row = Math.max(0, header[0]); row <= header[1]; row++) {
    const parts = grid.text(row, column).split(BETWEEN);
    const roles = parts.map((part) => roleOfHeader(part));
    if (parts.length > 1 && roles.includes('carrier') && roles.includes('service')) return true;
  }
  return false;
}

/** The parts that name carriers, and the others; where none does, the first is the carrier. */
function splitService(text: string, directory: CarrierDirectory): CarrierAndService {
  const parts = text.split(BETWEEN).filter((part) => part !== '');
  const named = parts.filter((part) => directory.find(part));
  const carriers = named.length > 0 ? named : parts.slice(0, 1);
  return {
    carrier: carriers.join('/'),
    service: parts.filter((part) => !carriers.includes(part)).join(' / '),
  };
}
