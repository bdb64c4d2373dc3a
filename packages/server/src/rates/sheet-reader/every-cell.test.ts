import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { EMPTY_ROW } from '../../spreadsheets/index.ts';
import { isClaimed, type TabAccounts } from './accounts/cell-account.ts';
import { openRateSheet } from './index.ts';
import { type SampleSheet, sampleBytes } from './samples/sample-workbook.ts';
import type { DraftLcl, SheetReading } from './sheet-reading.ts';

const folder = new URL('./samples/', import.meta.url);
const samples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.sheet.json'))
  .sort();
const context = {
  ports: createPortResolver(),
  carriers: createCarrierDirectory(),
  now: new Date('2026-11-20T00:00:00Z'),
};

function read(file: string): SheetReading {
  const sheet = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as SampleSheet;
  const { answers = {} } = JSON.parse(readFileSync(new URL(file.replace('.sheet.', '.expected.'), folder), 'utf8')) as {
    answers?: object;
  };
  return openRateSheet({ name: sheet.file, bytes: sampleBytes(sheet) }, context).read({ answers, ...context });
}

/** The filled cells of a tab, from 0. */
function cellsOf({ tab }: TabAccounts): { row: number; column: number; text: string }[] {
  return tab.rows.flatMap((line, row) =>
    (line ?? EMPTY_ROW).values.flatMap((value, column) => {
      const text = value === null || value === undefined ? '' : String(value).trim();
      return text === '' ? [] : [{ row, column, text }];
    }),
  );
}

describe('every cell of a sheet is accounted for', () => {
  it.each(samples)('%s', (file) => {
    const { accounts, rates, lcl = [], findings } = read(file);
    const unclaimed: string[] = [];
    const unpriced: string[] = [];
    for (const tab of accounts) {
      for (const { row, column, text } of cellsOf(tab)) {
        const account = tab.of(row, column);
        const name = tab.tab.name;
        const isNamed = findings.some(({ rows }) =>
          rows.some((one) => one.tab === name && one.first <= row && row <= one.last),
        );
        if (!isClaimed(account) && !isNamed) unclaimed.push(`${name}!${row + 1}:${column} ${text}`);
        if (account.role !== 'price' || !/\d/.test(text)) continue;
        const ofRow = lcl.filter((rate) => rate.tab === name && rate.row === row + 1);
        const isRate =
          rates.some((rate) => rate.tab === name && rate.row === row + 1 && rate.column === column) ||
          ofRow.some((rate) => rate.column === column || amountsOf(rate).includes(Number(text)));
        const isOfTab = findings.some(({ place, code }) => place?.tab === name && code === 'tab_hidden');
        if (!isRate && !isNamed && !isOfTab && !wasCopied(tab, { row, column }))
          unpriced.push(`${name}!${row + 1}:${column} ${text}`);
      }
    }
    expect({ unclaimed, unpriced }).toEqual({ unclaimed: [], unpriced: [] });
  });
});

/** Every number in the freight of an LCL rate: prices, also per tonne, breaks and minimums. */
function amountsOf({ content: { freight } }: DraftLcl): (number | null)[] {
  const { amount, kgPerM3, minimum, minimumQuantity, breaks } = freight;
  const perTonne = Math.round((amount * 1000 * 1000) / kgPerM3) / 1000;
  return [amount, perTonne, minimum, minimumQuantity, ...breaks.map((one) => one.amount)];
}

/** A price of a merged range counts where it is read, in any of its rows. */
function wasCopied({ tab }: TabAccounts, { row, column }: { row: number; column: number }): boolean {
  return tab.merges.some(
    ({ top, bottom, left, right }) => top <= row && row <= bottom && left <= column && column <= right,
  );
}
