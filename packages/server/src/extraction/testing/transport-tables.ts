import type { SdsWriter } from './sds-layouts.ts';
import type { SdsWords } from './sds-words.ts';
import { entriesOf, numbered, type TransportLayout } from './transport-layouts.ts';

type Row = readonly (readonly [x: number, text: string, width: number])[];

const COLUMNS = [200, 320, 440];

function heads(sheet: SdsWriter, words: SdsWords): void {
  sheet.row(entriesOf(words).map(({ mode }, index) => [COLUMNS[index] ?? 0, mode, 110]));
}

function rowOf(label: string, texts: readonly string[]): Row {
  return [[50, label, 130], ...texts.map((text, index) => [COLUMNS[index] ?? 0, text, 110] as const)];
}

/** Tables of section 14 with merged cells, wrapped cells, and labels and values in pairs. */
export const TRANSPORT_TABLES: readonly TransportLayout[] = [
  {
    name: 'a table with a column for each mode and one value for all in the middle',
    write: (sheet, words) => {
      heads(sheet, words);
      for (const [, label, key] of numbered(words)) {
        const texts = entriesOf(words).map((entry) => entry[key]);
        if (new Set(texts).size > 1) sheet.row(rowOf(label, texts));
        else
          sheet.row([
            [50, label, 130],
            [330, texts[0] ?? '', 200],
          ]);
      }
      sheet.row([
        [50, words.marinePollutant, 130],
        [355, words.no, 110],
      ]);
    },
    also: { marinePollutant: 'N' },
  },
  {
    name: 'a table of labels and values in pairs, two on a row',
    write: (sheet, words) => {
      const sea = entriesOf(words)[1];
      const pair = (left: readonly [string, string], right: readonly [string, string]) =>
        sheet.row([
          [50, left[0], 110],
          [170, left[1], 120],
          [310, right[0], 110],
          [430, right[1], 120],
        ]);
      sheet.line([50, 'IMDG']);
      pair([words.unNumber, sea?.un ?? ''], [words.class, sea?.class ?? '']);
      pair([words.packingGroup, sea?.group ?? ''], [words.marinePollutant, words.no]);
      pair([words.shippingName, sea?.name ?? ''], [words.ems, 'F-E, S-E']);
    },
    also: { emsCode: 'F-E, S-E', marinePollutant: 'N' },
  },
  {
    name: 'a table with a row for each mode and narrow, wrapped columns',
    write: (sheet, words) => {
      const cells = (texts: readonly string[]): Row =>
        texts.map((text, index) => [[50, 125, 190, 330, 420][index] ?? 0, text, [68, 58, 95, 80, 90][index] ?? 80]);
      sheet.row(cells(['', words.unNumber, words.shippingName, words.class, words.packingGroup]));
      for (const { mode, un, name, class: hazard, group } of entriesOf(words))
        sheet.row(cells([mode, un, name, hazard, group]));
    },
  },
  {
    name: 'a table with a column for each mode whose heads have two lines',
    write: (sheet, words) => {
      const above = ['Road/Rail', 'Sea', 'Air'];
      sheet.line(...above.map((text, index) => [COLUMNS[index] ?? 0, text] as const));
      sheet.line(...entriesOf(words).map(({ mode }, index) => [COLUMNS[index] ?? 0, `(${mode})`] as const));
      for (const [, label, key] of numbered(words))
        sheet.row(
          rowOf(
            label,
            entriesOf(words).map((entry) => entry[key]),
          ),
        );
    },
  },
  {
    name: 'a block for each mode, over a page break between a label and its value',
    write: (sheet, words) => {
      for (const entry of entriesOf(words)) {
        sheet.line([50, entry.mode]);
        for (const [, label, key] of numbered(words)) {
          if (entry.mode !== 'IMDG' || key !== 'class') {
            sheet.field(label, entry[key]);
            continue;
          }
          sheet.line([50, `${label}:`]);
          sheet.newPage();
          sheet.line([64, entry[key]]);
        }
      }
    },
  },
];
