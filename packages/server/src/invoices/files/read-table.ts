import type { Finding } from '../../base/index.ts';
import { parseBasis } from '../../rates/index.ts';
import type { Invoice, InvoiceLine } from '../invoice.schema.ts';
import { type InvoiceColumn, type ReadHeading, readHeading, statedCurrency } from './invoice-columns.ts';
import { type InvoiceRow, textOf } from './invoice-row.ts';
import { readAmount } from './read-amount.ts';

/** The columns of a table, each in its place. */
export type Columns = readonly (ReadHeading | undefined)[];

/** The columns that a row heads; undefined when it is no heading of a table of charges. */
export function readColumns({ cells }: InvoiceRow): Columns | undefined {
  const columns = cells.map((cell) => (typeof cell === 'string' ? readHeading(cell) : undefined));
  const count = (column: InvoiceColumn) => columns.filter((one) => one?.column === column).length;
  return count('description') === 1 && count('amount') >= 1 ? columns : undefined;
}

/** The lines of a table, its total, and a finding for each row that is neither. */
export type ReadTable = { lines: InvoiceLine[]; total: Pick<Invoice, 'total'>; findings: Finding[] };

const TOTAL =
  /^(?:sub-?\s?total|grand\s+total|total|total\s+(?:amount|due|payable|invoice|usd|eur|cny).*|amount\s+due|balance\s+due|invoice\s+total|合计|总计|小计|共计|应付.*|gesamt(?:betrag|summe)?|summe|importe total)\s*[:：]?\s*(?:[A-Z]{3})?$/i;

/** Reads the rows below the heading of a table. */
export function readTable(rows: readonly InvoiceRow[], columns: Columns): ReadTable {
  const lines: InvoiceLine[] = [];
  const findings: Finding[] = [];
  let total: number | undefined;
  for (const row of rows) {
    const text = textOf(row);
    if (text === '' || readColumns(row)) continue;
    const read = row.isHidden ? undefined : readRow(row, columns);
    if (read?.kind === 'line') lines.push(read.line);
    else if (read?.kind === 'total') total = read.amount;
    else findings.push(unread(row, text));
  }
  return { lines, total: total === undefined ? {} : { total }, findings };
}

function unread({ place, isHidden, cells }: InvoiceRow, text: string): Finding {
  const hasAmount = cells.some((cell) => readAmount(cell) !== undefined);
  const message = isHidden
    ? 'This row is hidden and was not read.'
    : 'This row was not read as a charge: it has no one description with one amount.';
  return {
    code: 'invoice_row_not_read',
    severity: hasAmount ? 'warning' : 'note',
    message,
    place,
    quote: text.slice(0, 300),
  };
}

type ReadRow = { kind: 'line'; line: InvoiceLine } | { kind: 'total'; amount: number };

function readRow({ cells }: InvoiceRow, columns: Columns): ReadRow | undefined {
  const at = (column: InvoiceColumn) => columns.findIndex((one) => one?.column === column);
  const textAt = (column: InvoiceColumn) => String(cells[at(column)] ?? '').trim();
  const amounts = columns.flatMap((one, index) =>
    one?.column === 'amount' ? [{ one, read: readAmount(cells[index] ?? null) }] : [],
  );
  const filled = amounts.filter(({ read }) => read !== undefined);
  const [amount] = filled;
  if (amount?.read === undefined || filled.length > 1) return undefined;
  const label =
    textAt('description') || String(cells.find((cell) => typeof cell === 'string' && cell.trim() !== '') ?? '');
  if (TOTAL.test(label.trim())) return { kind: 'total', amount: amount.read.amount };
  const description = textAt('description');
  if (description === '') return undefined;
  const unit = readAmount(cells[at('unit-amount')] ?? null);
  const quantity = readAmount(cells[at('quantity')] ?? null)?.amount;
  const basis = parseBasis(textAt('basis'));
  const currency = statedCurrency(textAt('currency')) ?? amount.read.currency ?? amount.one.currency;
  const code = textAt('code');
  const line: InvoiceLine = {
    description: description.slice(0, 500),
    ...(code === '' || code.length > 20 ? {} : { code }),
    amount: amount.read.amount,
    ...(currency === undefined ? {} : { currency }),
    ...(quantity === undefined || quantity <= 0 ? {} : { quantity }),
    ...(unit === undefined || (unit.currency ?? currency) !== currency ? {} : { unitAmount: unit.amount }),
    ...(basis === undefined || basis === 'UNKNOWN' ? {} : { basis }),
  };
  return { kind: 'line', line };
}
