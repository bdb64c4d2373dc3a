import type { CarrierDirectory } from '../../../carriers/index.ts';
import type { ScopeReader } from '../charges/charge-scope.ts';
import type { SheetFacts } from '../facts/sheet-facts.ts';
import type { Doubts, RowDoubt } from '../finding-list.ts';
import type { PlaceReader } from '../places/place-reader.ts';
import type { CurrencyReading } from '../prices/parse-currency.ts';
import type { SheetAnswers } from '../sheet-reading.ts';
import type { ChosenColumns } from '../tables/columns/price-columns.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { Table } from '../tables/table.ts';
import type { DateContext } from '../validity/parse-validity.ts';
import type { ValidityReader } from '../validity/validity-reader.ts';

/** Everything around the rows of one table that it takes to make rates of them. */
export type RowScope = {
  tab: string;
  table: Table;
  columns: ChosenColumns;
  /** What holds where there is no section heading above the row. */
  title: SheetFacts;
  /** The lines of the title and the name of the file or the subject of the mail: what the sheet is about. */
  about: readonly string[];
  /** What holds under each section heading. */
  sections: readonly SheetFacts[];
  places: PlaceReader;
  carriers: CarrierDirectory;
  validity: ValidityReader;
  /** How days in texts are read. */
  dates: DateContext;
  /** Whom charges are for that name a place or a carrier. */
  chargeScopes: ScopeReader;
  /** What a bare ¥ means in this sheet; null when it is not known. */
  yen: string | null;
  answers: SheetAnswers;
  findings: Doubts;
};

/** Puts a doubt about a row on the list. */
export function report(scope: RowScope, row: RawRow, doubt: RowDoubt): void {
  scope.findings.add({ ...doubt, tab: scope.tab, row: row.row });
}

/** What titles and headings say over a row. */
export function factsOver(scope: RowScope, row: RawRow): SheetFacts {
  return scope.sections[row.section] ?? scope.title;
}

/** The ISO 4217 code of a reading; a bare ¥ is what the sheet's language says. Null when it is not known. */
export function resolveCurrency(scope: RowScope, found: CurrencyReading | undefined): string | null {
  return (found === 'yen-or-yuan' ? scope.yen : found) ?? null;
}
