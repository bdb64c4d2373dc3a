import { parseEquipmentList } from '../../../record/equipment.ts';
import { findCurrency } from '../../prices/parse-currency.ts';
import { isCurrencyName } from '../../prices/parse-price.ts';
import type { Grid } from '../grid.ts';
import { classifyHeader, type HeaderMeaning } from '../headers/classify-header.ts';
import { withTypesOfCharges } from './charges-under-types.ts';
import type { ColumnRole } from './column-lexicon.ts';

/** What the heading above a column says, in one row or several. `groups` are the labels over several prices. */
export type ColumnLabel = {
  column: number;
  /** Its words, the upper ones first; empty where no heading is above the column. */
  header: string;
  /** The words of the lowest row alone. */
  own: string;
  meaning: HeaderMeaning;
  groups?: readonly string[];
};

/** "POL", and "40" over "HC", head their own column only; "Ocean freight (USD)" may head several. */
function namesOwnColumn(text: string, below: string): boolean {
  const meaning = classifyHeader(text);
  if (meaning.kind === 'field') return meaning.role !== 'amount' && meaning.role !== 'known';
  const whole = classifyHeader(`${text} ${below}`);
  return meaning.kind === 'price' && whole.kind === 'price' && whole.qualifier === undefined;
}

/** A label without a merge holds for the blank cells to its right, as far as the header below goes on. */
function labelFromLeft(grid: Grid, row: number, { column, lowest }: { column: number; lowest: number }): string {
  for (let at = column; at >= 0 && grid.text(lowest, at) !== ''; at--) {
    const text = grid.text(row, at);
    if (text !== '') return at !== column && namesOwnColumn(text, grid.text(lowest, at)) ? '' : text;
  }
  return '';
}

function textsAbove(grid: Grid, rows: readonly number[], column: number): string[] {
  const texts: string[] = [];
  const lowest = rows.at(-1) ?? 0;
  for (const row of rows) {
    const own = grid.text(row, column);
    const text = own === '' && row !== lowest ? labelFromLeft(grid, row, { column, lowest }) : own;
    if (text !== '' && !texts.includes(text)) texts.push(text);
  }
  return texts;
}

/** "POL" over "Code" and "Name". */
function refineRole(role: ColumnRole, above: HeaderMeaning | undefined): ColumnRole {
  if (above?.kind !== 'field' || (above.role !== 'origin' && above.role !== 'destination')) return role;
  if (role === 'code') return `${above.role}-code`;
  if (role === 'port-name') return above.role;
  if (role === 'destination-country') return `${above.role}-country`;
  return role;
}

type Meaning = Pick<ColumnLabel, 'meaning' | 'groups'>;

/** "(USD)", "days": the unit of what is above it. */
function isUnit(text: string, { kind, ...rest }: HeaderMeaning): boolean {
  if (/^[([（].*[)\]）]$/s.test(text.trim())) return true;
  return kind === 'field' && 'role' in rest && (rest.role === 'currency' || rest.role === 'amount');
}

/** What the texts above a column mean together. */
function combine(texts: readonly string[]): Meaning {
  const own = classifyHeader(texts.at(-1) ?? '');
  if (texts.length < 2) return { meaning: own };
  const above = classifyHeader(texts[0] ?? '');
  const whole = classifyHeader(texts.join(' '));
  if (above.kind !== 'unknown' && isUnit(texts.at(-1) ?? '', own)) {
    if (whole.kind !== 'unknown') return { meaning: whole };
    if (above.kind === 'price' || above.kind === 'charge') return { meaning: above };
  }
  if (own.kind === 'field') {
    // "Port of" over "loading", "Valid" over "to": the words are one heading.
    if (above.kind === 'unknown' && whole.kind === 'field') return { meaning: whole };
    return { meaning: { ...own, role: refineRole(own.role, above) } };
  }
  if (own.kind === 'price') return priceBelow(above, own, { texts, whole });
  if (own.kind === 'unknown') {
    const priced = pricedAbove(texts, whole);
    if (priced) return priced;
    if (whole.kind !== 'unknown') return { meaning: whole };
    if (above.kind !== 'unknown') return { meaning: above };
  }
  return { meaning: own };
}

/** "THC" over "20GP": of what the price of a container type is the price. */
function priceBelow(
  above: HeaderMeaning,
  own: HeaderMeaning & { kind: 'price' },
  { texts, whole }: { texts: readonly string[]; whole: HeaderMeaning },
): Meaning {
  const { equipment, lcl } = own;
  const upper = texts.slice(0, -1);
  const currency = own.currency ?? upper.map((text) => findCurrency(text)).find((found) => found !== undefined);
  const inCurrency = currency === undefined ? {} : { currency };
  if (above.kind === 'charge') return { meaning: { ...above, equipment, ...inCurrency, ...(lcl ? { lcl } : {}) } };
  // "Lowest" over the types: a repetition of the prices beside it.
  if (above.kind === 'field' && above.role === 'known') return { meaning: above };
  // "HQ" over "40": both are one type.
  const joined = parseEquipmentList(texts.join(' ')) ?? parseEquipmentList([...texts].reverse().join(' '));
  if (joined?.length === 1) return { meaning: { ...own, ...inCurrency, equipment: joined } };
  if (whole.kind === 'charge' || (whole.kind === 'price' && whole.qualifier === undefined))
    return { meaning: { ...whole, equipment, ...(lcl ? { lcl } : {}) } };
  const meaning = { ...own, ...inCurrency };
  const groups = upper.filter(isLabel);
  return groups.length === 0 ? { meaning } : { meaning, groups };
}

/** Whether a text over prices says something of them by itself; a role or a currency does not. */
function isLabel(text: string): boolean {
  return classifyHeader(text).kind !== 'field' && !isCurrencyName(text);
}

/** "Rotterdam" below "20'GP": a label of the prices of that type. "High cube" below "40" is part of the type. */
function pricedAbove(texts: readonly string[], whole: HeaderMeaning): Meaning | undefined {
  const upper = texts.slice(0, -1);
  const priced = upper.map(classifyHeader).find(({ kind }) => kind === 'price');
  if (priced?.kind !== 'price' || priced.equipment.length === 0) return undefined;
  if (whole.kind === 'charge' || (whole.kind === 'price' && whole.qualifier === undefined)) return undefined;
  const others = upper.filter((text) => classifyHeader(text).kind === 'unknown' && isLabel(text));
  return { meaning: priced, groups: [...others, texts.at(-1) ?? ''] };
}

/** The labels of all columns of a grid, under the rows `first` to `last` of a header. A row -1 is none. */
export function labelColumns(
  grid: Grid,
  [first, last]: readonly [first: number, last: number],
): readonly ColumnLabel[] {
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((row) => row >= 0);
  const labels = Array.from({ length: grid.columnCount }, (_, column) => {
    const texts = textsAbove(grid, rows, column);
    return { column, header: texts.join(' '), own: texts.at(-1) ?? '', ...combine(texts) };
  });
  return withTypesOfCharges(grid, rows, labels);
}
