import { textSaysOfCharges } from '../charge-text/mentions.ts';
import { isBaseFreight } from '../charges/charge-lexicon.ts';
import type { TextRow } from '../facts/read-facts.ts';
import { LCL_MODE } from '../lcl/lcl-table.ts';
import { phraseSource } from '../lexicon/phrases.ts';
import type { TabTold } from '../mapping.ts';
import { plainText } from '../plain-text.ts';
import { CURRENCY_CODES } from '../prices/parse-currency.ts';
import type { Grid } from './grid.ts';
import { columnOf, hasColumn, type Table } from './table.ts';

/** What a table is about, by its header, its tab's name and its title. */
export type TableKind = 'rates' | 'add-ons' | 'charges' | 'port-names' | 'other-mode' | 'unknown';

const MODES: readonly (readonly [mode: string, pattern: RegExp])[] = [
  ['air freight', /\bair\b|\bairfreight\b|空运|\baereo\b|\bluftfracht\b|\baerien\b/],
  [LCL_MODE, /\blcl\b|拼箱|散货|\bconsol(?:e|idation)?\b|\bgroupage\b/],
  ['rail', /\brail(?:way)?\b|\b(?:block )?train\b|铁路|班列|\bbahn\b|\bferro/],
  [
    'trucking',
    new RegExp(
      String.raw`\btruck(?:ing)?\b|\broad freight\b|\bdrayage\b|拖车|卡车|陆运|\blkw\b|\bhaulage\b|${phraseSource('road-carriage')}`,
    ),
  ],
];
const ADD_ON = new RegExp(phraseSource('add-on'));
const OCEAN = /\bsea\b|\bocean\b|\bfcl\b|海运|整箱|\bfak\b/;
const CHARGES =
  /\bsurcharges?\b|附加费|\blocal charges?\b|本地费|\blocals\b|\bother charges?\b|\brecargos?\b|\bzuschlage?\b/;
const TITLE_OF_MODE =
  /^\W*(?:\w+\W+){0,3}(?:air|airfreight|lcl|rail|railway|train|truck|trucking|haulage)\W+(?:freight|cargo|rates?|tariff|charges|service|card)|\bblock train\b|\bby (?:rail|train|truck|road|air)\b|\b(?:rail|railway|train) (?:freight|service)|空运|拼箱|铁路|班列|拖车费/;

/** "Cartage ex Durban port", "Camionage Le Havre": a title that begins with carriage by road. */
const TITLE_OF_ROAD = new RegExp(String.raw`^\W*(?:${phraseSource('road-carriage')})`);
/** "(not part of ocean freight)", "excluding sea freight": what a title says that it is not about. */
const NOT_ABOUT =
  /\b(?:not (?:part of|included in|incl\.? in)|excluding|excl\.?|without|no incluid[oa]s? en|nicht (?:in|teil)|hors)\b[^().;]*/g;

/** "Pre-carriage by truck EUR 320 per container" is a charge, and no title. */
const PRICED = new RegExp(`(?:${CURRENCY_CODES.join('|')}|[$€£¥])\\s?\\d`, 'i');

/** The mode of transport that a tab's name or title names when it is not ocean containers. */
export function findOtherMode(tabName: string, title: readonly TextRow[]): string | undefined {
  const name = plainText(tabName).replace(/[_-]+/g, ' ');
  if (OCEAN.test(name)) return undefined;
  const named = MODES.find(([, pattern]) => pattern.test(name));
  if (named) return named[0];
  for (const { texts } of title.slice(0, 3)) {
    const text = plainText(texts.join(' '));
    const isTitle = TITLE_OF_MODE.test(text) || TITLE_OF_ROAD.test(text);
    if (isTitle && !OCEAN.test(text.replace(NOT_ABOUT, ' ')) && !PRICED.test(text))
      return MODES.find(([, pattern]) => pattern.test(text))?.[0];
  }
  return undefined;
}

/** The lines over the first table of a tab, and those right over this one where another is above it. */
type Lines = { title: readonly TextRow[]; lead: readonly TextRow[] };

/** Amounts on top of the rates of a base port: arbitraries, feeder and inland add-ons. By themselves they are no rates. */
function isAddOn(tabName: string, { title, lead }: Lines): boolean {
  if (ADD_ON.test(plainText(tabName).replace(/[_-]+/g, ' '))) return true;
  return (lead.length > 0 ? lead.slice(-2) : title.slice(0, 2)).some(
    ({ texts: [text = '', ...more] }) => more.length === 0 && text.length < 90 && ADD_ON.test(plainText(text)),
  );
}

function isChargesTab(tabName: string, title: readonly TextRow[]): boolean {
  if (CHARGES.test(plainText(tabName).replace(/[_-]+/g, ' '))) return true;
  return title.slice(0, 2).some(({ texts: [text = '', ...more] }, at) => {
    const isHeading = more.length === 0 && text.length < 40 && CHARGES.test(plainText(text));
    // "BAF USD 120 per TEU", "prices without local charges": said of the rates below.
    return isHeading && !textSaysOfCharges(text) && !isOfLines(text, title[at + 1]?.texts[0]);
  });
}

/** "Surcharges:" over a line of text, or over an item of a list, is the heading of those lines and of no table. */
function isOfLines(heading: string, next: string | undefined): boolean {
  return next !== undefined && (/[:：]\s*$/.test(heading) || /^\s*[-•*·–]\s/.test(next));
}

/** Whether a long table with a charge column has any base freight in it. */
function hasBaseRows(grid: Grid, table: Table): boolean {
  const column = columnOf(table, 'charge');
  if (column === undefined) return true;
  for (let row = table.header[1] + 1; row <= table.last; row++) {
    const text = grid.text(row, column);
    if (isBaseFreight(text) || (text === '' && table.prices.some((price) => grid.text(row, price.column) !== '')))
      return true;
  }
  return false;
}

/** Decides what a table is. Tables of another mode are recognised before anything in them can be taken for a rate. */
export function classifyTable(
  grid: Grid,
  table: Table,
  context: Lines & { mode: string | undefined; told: TabTold | undefined },
): TableKind {
  const priced = table.prices.length > 0 || hasColumn(table, 'amount');
  if (!priced && table.charges.length === 0) {
    if (hasColumn(table, 'other-mode-price')) return 'other-mode';
    if (hasColumn(table, 'code') && hasColumn(table, 'port-name')) return 'port-names';
    return context.mode !== undefined ? 'other-mode' : 'unknown';
  }
  if (context.told === 'charges') return 'charges';
  if (context.told === 'rates' && priced) return 'rates';
  if (context.mode !== undefined) return 'other-mode';
  if (hasColumn(table, 'other-mode-price') && table.prices.length === 0) return 'other-mode';
  if (!hasColumn(table, 'charge') && isAddOn(grid.tab.name, context)) return 'add-ons';
  if (isChargesTab(grid.tab.name, context.title)) return 'charges';
  if (!priced || !hasBaseRows(grid, table)) return 'charges';
  return 'rates';
}
