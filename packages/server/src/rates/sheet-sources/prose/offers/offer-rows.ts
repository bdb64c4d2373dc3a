import type { LineDoubt, TextCells } from '../../source-tab.ts';
import type { Field, Said } from '../statement.ts';
import type { Offer } from './offer.ts';

const HEADS: readonly (readonly [field: Field, head: string])[] = [
  ['origin', 'POL'],
  ['destination', 'POD'],
  ['receipt', 'Place of receipt'],
  ['delivery', 'Place of delivery'],
  ['via', 'Via'],
  ['carrier', 'Carrier'],
  ['service', 'Service'],
  ['commodity', 'Commodity'],
  ['contract', 'Contract no'],
  ['transit', 'Transit time'],
  ['free-time', 'Free time'],
  ['validity', 'Validity'],
  ['valid-from', 'Valid from'],
  ['valid-to', 'Valid to'],
  ['currency', 'Currency'],
];
/** What stands for a blank, where another row has a value and a blank would repeat it. */
const UNSAID: Partial<Record<Field, string>> = { origin: '?', destination: '?', carrier: '-', validity: '-' };

type Cell = { text: string; row: number };
type Column = { head: string; cellOf: (offer: Offer) => Cell | undefined };

const cellOf = (said: Said | undefined): Cell | undefined => said && { text: said.text, row: said.from.row };

/** Offers as the rows of one table, each cell with the line that says it. */
export function rowsOfOffers(offers: readonly Offer[]): TextCells[] {
  if (offers.length === 0) return [];
  const fields = HEADS.filter(([field]) => offers.some(({ said }) => said[field] !== undefined));
  const types = [...new Set(offers.flatMap(({ prices }) => prices.map(({ equipment }) => equipment)))];
  const columns: Column[] = [
    ...fields.map(
      ([field, head]): Column => ({
        head,
        cellOf: ({ said, statement }) => cellOf(said[field]) ?? { text: UNSAID[field] ?? '', row: statement.from.row },
      }),
    ),
    ...types.map(
      (type): Column => ({
        head: type,
        cellOf: ({ prices, statement }) => {
          const price = prices.find(({ equipment }) => equipment === type);
          return price && { text: price.value, row: statement.from.row };
        },
      }),
    ),
  ];
  if (offers.some(({ remarks }) => remarks.length > 0)) columns.push({ head: 'Remarks', cellOf: remarksOf });
  const rows = offers.map((offer): TextCells => {
    const cells = columns.map((column) => column.cellOf(offer));
    return {
      cells: cells.map((cell) => cell?.text ?? ''),
      from: offer.statement.from,
      ...doubtOf(offer),
      at: cells.map((cell) => cell && { row: cell.row, column: 0 }),
    };
  });
  return [{ cells: columns.map(({ head }) => head), from: null }, ...rows];
}

const doubtOf = (offer: Offer): { doubt?: LineDoubt } => {
  if (offer.hasCarrierOfLineAbove) return { doubt: carrierOfLineAbove(offer) };
  return offer.hasCommonOrigin ? { doubt: commonOrigin(offer) } : {};
};

/** The line names no carrier, and goes on below one that does. */
const carrierOfLineAbove = ({ said, statement }: Offer): LineDoubt => ({
  code: 'carrier_from_line_above',
  severity: 'warning',
  message: `The line names no carrier; "${said.carrier?.text}" was taken from line ${said.carrier?.from.row} above it.`,
  quote: statement.text.trim(),
});

/** The line names no port of loading, and has that of all others. */
const commonOrigin = ({ said, statement }: Offer): LineDoubt => ({
  code: 'place_from_name',
  severity: 'warning',
  message: `The line names no port of loading; "${said.origin?.text}" was taken, where all other lines begin.`,
  quote: statement.text.trim(),
});

function remarksOf({ remarks }: Offer): Cell | undefined {
  const [first] = remarks;
  return first && { text: remarks.map(({ text }) => text).join('; '), row: first.from.row };
}
