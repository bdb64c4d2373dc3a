import type { TextRow } from '../facts/read-facts.ts';
import { plainText } from '../plain-text.ts';
import type { Evidence } from './columns/column-sample.ts';
import { sampleColumn } from './columns/column-sample.ts';
import type { Grid } from './grid.ts';
import { hasColumn, type Table } from './table.ts';

/** Headings of amounts by the day: "Day 1-5", "8-14 days", "1st period", "thereafter". */
const BY_DAY =
  /(?:\bdays?|\btage?|\bjours?|\bd[ií]as?|\bdias?|\bgiorn[io])\s*\d|\d\s*(?:[-–~]|to|bis|al?)\s*\d+\s*(?:st|nd|rd|th)?\s*(?:days?|tage?|jours?|dias?|giorni|天|日)|(?:\b(?:1st|2nd|3rd|4th|first|second|third)|\b[1-4]\.)\s*(?:period|tier|slab|step)|\bthere ?after\b|\bper (?:diem|day)\b|\/\s?day\b|\bpro tag\b|第\d+[-~至]\d+天/;
const STORAGE =
  /^\W*(?:free time,?\s*(?:and|&)?\s*)?(?:demurrage|detention|storage|per diem|d\s?&\s?d|dem\/det|standgeld|surestaries|sobrestadias?|demoras?|estadias?|sobreestadias?|滞箱|滞港|超期|デマレージ|디머리지)/;
const DISTANCE = /\b(?:kms?|kilomet\w*|miles|mileage|distanc\w+|distanz|entfernung|distancia)\b|公里|距离/;
const LONGEST_TITLE = 60;

/** Countries that one drives through without a ship. */
const MAINLANDS: readonly ReadonlySet<string>[] = [
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IT LI LT LU LV MD NL NO PL PT RO RS SE SI SK UA BY RU TR'.split(' '),
  ['US', 'CA', 'MX'],
  ['CN'],
].map((countries) => new Set(countries));
/** Countries that the railways to Europe begin in. */
const RAILWAYS_EAST = new Set('CN MN KZ UZ KG VN LA'.split(' '));

type Look = { evidence: Evidence; title: readonly TextRow[] };

/** The mode of a table of other things than ocean freight, by its headings and the places at both ends; undefined where nothing shows one. */
export function modeByEvidence(grid: Grid, table: Table, { evidence, title }: Look): string | undefined {
  const headings = headingsOf(grid, table);
  const ends = {
    from: placesOf(grid, table, { end: 'origin', evidence }),
    to: placesOf(grid, table, { end: 'destination', evidence }),
  };
  const isLane = ends.from.length > 0 && ends.to.length > 0;
  if (!isLane && (headings.some((text) => BY_DAY.test(text)) || isAboutStorage(grid, title)))
    return 'demurrage and detention';
  const scale = isLane ? undefined : scaleOf(grid, table);
  if (scale) return scale;
  if (headings.some((text) => text.length <= 20 && DISTANCE.test(text))) return 'trucking';
  return isLane ? modeOfPlaces(ends) : undefined;
}

/** "1-7", "8 - 14 days", "15+", "> 21": days that are counted. */
const DAY_RANGE =
  /^(?:\d{1,2}\s?[-–~]\s?\d{1,3}|\d{1,3}\s?\+|[>≥]\s?\d{1,3}|(?:from|ab|ab dem)\s\d{1,3}\.?)(?:\s?(?:st|nd|rd|th))?(?:\s?\p{L}+\.?)?$/u;
/** "0-50 km". */
const KM_RANGE = /^\D{0,3}\d{1,4}(?:\s?[-–~]\s?\d{1,4}|\s?\+)?\s?(?:km|kms|mi|miles|公里|км)\.?$/;

/** What a table without ports is about whose rows are stretches of days or of distance. */
function scaleOf(grid: Grid, table: Table): string | undefined {
  const texts: string[] = [];
  for (let row = table.header[1] + 1; row <= table.last && texts.length < 12; row++) {
    const [column, ...others] = grid.filledColumns(row);
    if (column !== undefined && others.length > 0) texts.push(plainText(grid.text(row, column)));
  }
  const isMostly = (pattern: RegExp) =>
    texts.length > 0 && texts.filter((text) => pattern.test(text)).length >= texts.length * MOSTLY;
  if (isMostly(KM_RANGE)) return 'trucking';
  return isMostly(DAY_RANGE) ? 'demurrage and detention' : undefined;
}

const MOSTLY = 0.6;

function headingsOf(grid: Grid, table: Table): string[] {
  const rows = Array.from({ length: table.header[1] - table.header[0] + 1 }, (_, index) => table.header[0] + index);
  return rows.flatMap((row) =>
    row < 0 ? [] : grid.filledColumns(row).map((column) => plainText(grid.text(row, column))),
  );
}

function isAboutStorage(grid: Grid, title: readonly TextRow[]): boolean {
  const lines = [grid.tab.name, ...title.slice(0, 2).flatMap(({ texts }) => texts.slice(0, 1))];
  return lines.some((text) => text.length <= LONGEST_TITLE && STORAGE.test(plainText(text)));
}

/** A place that a column names: its country, and whether ships call there. */
type Point = { country: string; isInland: boolean };

function placesOf(
  grid: Grid,
  table: Table,
  { end, evidence }: { end: 'origin' | 'destination'; evidence: Evidence },
): Point[] {
  if (hasColumn(table, 'receipt', 'delivery')) return [];
  const column = (table.fields.get(end) ?? table.fields.get(`${end}-code`))?.[0];
  if (column === undefined) return [];
  const { cells } = sampleColumn(grid, evidence, { column, first: table.header[1] + 1, last: table.last });
  return cells.flatMap(({ text }) => evidence.pointOf(text) ?? []);
}

const shareOf = (points: readonly Point[], is: (point: Point) => boolean) => points.filter(is).length / points.length;

/** Rail from inland points of Asia to Europe, or back; haulage where every place of one end is inland on the same mainland. */
function modeOfPlaces({ from, to }: { from: readonly Point[]; to: readonly Point[] }): string | undefined {
  const all = [...from, ...to];
  const isHaulage = MAINLANDS.some((countries) => all.every(({ country }) => countries.has(country)));
  const isInland = ({ isInland: inland }: Point) => inland;
  const inland = [shareOf(from, isInland), shareOf(to, isInland)] as const;
  if (isHaulage && Math.max(...inland) >= 0.8) return 'inland haulage';
  const [europe = new Set<string>()] = MAINLANDS;
  const isIn = (points: readonly Point[], countries: ReadonlySet<string>) =>
    points.every(({ country }) => countries.has(country));
  const isOverland = (isIn(from, RAILWAYS_EAST) && isIn(to, europe)) || (isIn(to, RAILWAYS_EAST) && isIn(from, europe));
  return isOverland && Math.max(...inland) >= 0.6 && Math.min(...inland) >= 0.3 ? 'rail' : undefined;
}
