import { dangerousGoodsProblem } from '../problems.ts';
import type { ListRow } from './list-row.ts';

const ROW = /<TR\b[^>]*>([\s\S]*?)<\/TR>/gi;
const CELL = /<TD\b[^>]*?(?:\/>|>([\s\S]*?)<\/TD>)/gi;
/** Symbols, name, class, number, packing group, labels, special provisions, and seven more. */
const COLUMNS = 14;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function textOf(xml: string): string {
  return xml
    .replace(/<I>([\s\S]*?)<\/I>/gi, (_, italic: string) => italic.toLowerCase())
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      return point > 0 && point < 0x110000 ? String.fromCodePoint(point) : whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Proper shipping names are in capitals in our list; what the table has in italics is qualifying text. */
function nameOf(xml: string): string {
  const parts = xml.split(/(<I>[\s\S]*?<\/I>)/i);
  const written = parts.map((part) => (/^<I>/i.test(part) ? part.replace(/<\/?I>/gi, '').toLowerCase() : upper(part)));
  return textOf(written.join(''));
}
const upper = (xml: string) =>
  xml.replace(
    /(<[^>]*>|&[^;\s]*;)|([^<&]+)/g,
    (_, keep?: string, text?: string) => keep ?? (text ?? '').toUpperCase().replaceAll(' OR ', ' or '),
  );

/** The cells of a row as texts. */
type Cells = { symbols: string; name: string; hazard: string; number: string; group: string; labels: string };

const NO_ROW_ABOVE: Cells = { symbols: '', name: '', hazard: '', number: '', group: '', labels: '' };

function cellsOf(xml: string): Cells | undefined {
  const cells = [...xml.matchAll(CELL)].map((cell) => cell[1] ?? '');
  if (cells.length < COLUMNS - 1) return undefined;
  const [symbols = '', name = '', hazard = '', number = '', group = '', labels = ''] = cells;
  return {
    symbols: textOf(symbols),
    name: nameOf(name),
    hazard: textOf(hazard),
    number: textOf(number),
    group: textOf(group),
    labels: textOf(labels),
  };
}

/** Whether the row is another packing group of the material above: name, class and number are empty. */
function isContinuation({ name, number, group }: Cells): boolean {
  return name === '' && number === '' && group !== '';
}

function listRowOf(row: number, { symbols, name, hazard, number, group, labels }: Cells): ListRow | undefined {
  const isDomestic = /\bD\b/.test(symbols);
  if (isDomestic || !/^UN\d{4}$/.test(number) || /forbidden/i.test(hazard) || hazard === '') return undefined;
  const subsidiary = labels
    .split(/,\s*/)
    .slice(1)
    .filter((label) => /^\d/.test(label))
    .join(', ');
  return {
    row,
    un: number,
    name,
    class: hazard,
    ...(subsidiary === '' ? {} : { subsidiary }),
    ...(group === '' ? {} : { packingGroup: group }),
    // The table's provisions are American; only "G" has the meaning of 274.
    ...(symbols.includes('G') ? { specialProvisions: '274' } : {}),
  };
}

/** Whether a file is the table of 49 CFR 172.101 as eCFR publishes it. */
export const isEcfrTable = (text: string): boolean => /<TR\b/i.test(text) && /172\.101|<DIV\d|<ECFR|<TABLE/i.test(text);

/**
 * The rows of the hazardous materials table of 49 CFR 172.101 from eCFR's XML: UN numbers only (NA numbers are American),
 * without materials that are forbidden and references to other names. Rows with empty name, class and number
 * continue the row above. Throws `dangerous_goods_list_unreadable` when there is no such table.
 */
export function readEcfrTable(xml: string): ListRow[] {
  const rows: ListRow[] = [];
  let above = NO_ROW_ABOVE;
  for (const [index, match] of [...xml.matchAll(ROW)].entries()) {
    const own = cellsOf(match[1] ?? '');
    if (own === undefined) continue;
    const { symbols, group, labels } = own;
    const isMore = isContinuation(own);
    const cells = isMore ? { ...above, symbols, group, labels: labels || above.labels } : own;
    if (!isMore) above = own;
    const row = listRowOf(index + 1, cells);
    if (row) rows.push(row);
  }
  if (rows.length > 0) return rows;
  const reason = 'No row of a hazardous materials table was found.';
  throw dangerousGoodsProblem('dangerous_goods_list_unreadable', {}, reason);
}
