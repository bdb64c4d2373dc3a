import { textSaysOfCharges } from '../../charge-text/mentions.ts';
import { readChargeText } from '../../charge-text/read-charge-text.ts';
import type { TextRow } from '../../facts/read-facts.ts';
import type { SheetFacts } from '../../facts/sheet-facts.ts';
import type { DateContext } from '../../validity/parse-validity.ts';
import type { PriceColumn, Table } from '../table.ts';
import { classifyHeader } from './classify-header.ts';

/**
 * What stands in the rows of a header and is no heading of prices or charges: "Rates include BAF, THC on top" beside the headings or
 * right over them. It is said of the rows below, as a line of the title is.
 */
export function headerStatements({ grid, header }: Pick<Table, 'grid' | 'header'>): TextRow[] {
  const rows: TextRow[] = [];
  for (let row = header[0]; row <= header[1]; row++) {
    const texts = grid.textsOf(row).filter(isStatement);
    if (texts.length > 0) rows.push({ row, texts });
  }
  return rows;
}

function isStatement(text: string): boolean {
  const { kind } = classifyHeader(text);
  return kind !== 'price' && kind !== 'charge' && textSaysOfCharges(text);
}

/** What the heading of a column of prices, and the labels over it, say of charges: "20GP incl. BAF, plus THC EUR 200". */
export function chargesOfHeading(
  { header, groups = [] }: PriceColumn,
  dates: DateContext,
): Pick<SheetFacts, 'charges'> {
  const texts = new Set([header, ...groups].filter((text) => textSaysOfCharges(text)));
  const read = [...texts].map((text) => readChargeText(text, { dates }));
  const charges = read.flatMap(({ charges: stated, unclear }) => (unclear.length > 0 ? [] : stated));
  return charges.length > 0 ? { charges } : {};
}
