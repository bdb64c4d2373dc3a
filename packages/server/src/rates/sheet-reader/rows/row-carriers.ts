import type { RateContent } from '../../record/rate.schema.ts';
import type { SheetFacts } from '../facts/sheet-facts.ts';
import { memoize } from '../memoize.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { createCarrierAndServiceReader } from './carrier-and-service.ts';
import { readCarriers } from './carrier-reader.ts';
import { carrierBlank, carrierMisspelt, carrierQuestion, carrierUnknown } from './row-doubts.ts';
import { type RowScope, report } from './row-scope.ts';

const NO_CARRIER = /^(?:-+|n\/?a|tbc|any|various)?$/i;

/** Reads the carriers of a row; a row of several has a rate for each, and one of none a rate without. */
export type RowCarrierReader = (row: RawRow, facts: SheetFacts) => readonly RateContent['carrier'][];

/** Makes the reader of a table's carriers: of the row's cell, else of what the title says, else of the operator's answer. */
export function createRowCarrierReader(scope: RowScope): RowCarrierReader {
  const carriersOf = memoize((text: string) => readCarriers(text, scope.carriers));
  const besideService = createCarrierAndServiceReader(scope);
  return (row, facts) => {
    const cell = row.fields.get('carrier');
    const text = cell
      ? (besideService(row)?.carrier ?? textOf(cell.value))
      : (besidePort(row, scope) ?? facts.carrier ?? scope.answers.carrier ?? '');
    if (NO_CARRIER.test(text)) {
      const column = scope.table.fields.get('carrier')?.[0];
      report(scope, row, column === undefined || row.fields.has('carrier') ? carrierQuestion() : carrierBlank(column));
      return [null];
    }
    const { carriers, unknown, misspelt } = carriersOf(text);
    for (const one of misspelt) report(scope, row, carrierMisspelt(one.name, one.carrier, cell?.column));
    for (const { name, near } of unknown) report(scope, row, carrierUnknown(name, near, cell?.column));
    return carriers;
  };
}

/** "Shanghai (MSC)": the carrier in brackets behind a port. */
function besidePort({ fields }: RawRow, { carriers }: RowScope): string | undefined {
  const texts = (['origin', 'destination'] as const).map((role) => textOf(fields.get(role)?.value));
  const named = texts.map((text) => /[(（]([^()（）]{2,40})[)）]\s*$/.exec(text)?.[1]);
  return named.find((name) => name !== undefined && carriers.find(name) !== undefined);
}
