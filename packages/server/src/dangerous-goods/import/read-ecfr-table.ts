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

/** Whether a file is the table of 49 CFR 172.101 as eCFR publishes it. */
export const isEcfrTable = (text: string): boolean => /<TR\b/i.test(text) && /172\.101|<DIV\d|<ECFR|<TABLE/i.test(text);

/**
 * The rows of the hazardous materials table of 49 CFR 172.101 from eCFR's XML: UN numbers only (NA numbers are American),
 * without materials that are forbidden and references to other names. Rows that leave name, class or number blank go on
 * with those above. Throws `dangerous_goods_list_unreadable` when there is no such table.
 */
export function readEcfrTable(xml: string): ListRow[] {
  const rows: ListRow[] = [];
  let above = { name: '', hazard: '', number: '', labels: '' };
  for (const [index, match] of [...xml.matchAll(ROW)].entries()) {
    const cells = [...(match[1] ?? '').matchAll(CELL)].map((cell) => cell[1] ?? '');
    if (cells.length < COLUMNS - 1) continue;
    const [symbols = '', name = '', hazard = '', number = '', group = '', labels = '', provisions = ''] = cells;
    const own = { name: nameOf(name), hazard: textOf(hazard), number: textOf(number), labels: textOf(labels) };
    const goesOn = own.name === '' && own.number === '' && textOf(group) !== '';
    const row = goesOn ? { ...above, labels: own.labels === '' ? above.labels : own.labels } : own;
    if (!goesOn) above = row;
    if (!/^UN\d{4}$/.test(row.number) || /forbidden/i.test(row.hazard) || row.hazard === '') continue;
    const subsidiary = row.labels
      .split(/,\s*/)
      .slice(1)
      .filter((label) => /^\d/.test(label))
      .join(', ');
    const technical = textOf(symbols).includes('G') ? '274' : '';
    const isDomestic = /\bD\b/.test(textOf(symbols));
    if (isDomestic) continue;
    rows.push({
      row: index + 1,
      un: row.number,
      name: row.name,
      class: row.hazard,
      ...(subsidiary === '' ? {} : { subsidiary }),
      ...(textOf(group) === '' ? {} : { packingGroup: textOf(group) }),
      // The table's provisions are American; only «G» has the meaning of 274.
      ...(technical === '' ? {} : { specialProvisions: technical }),
      ...(provisions === '' ? {} : {}),
    });
  }
  if (rows.length === 0)
    throw dangerousGoodsProblem(
      'dangerous_goods_list_unreadable',
      {},
      'No row of a hazardous materials table was found.',
    );
  return rows;
}
