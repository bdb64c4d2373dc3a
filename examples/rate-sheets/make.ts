/**
 * Writes the example rate sheets beside this file: `node examples/rate-sheets/make.ts`.
 * Carriers and ports are real, every price is invented. The demo publishes those of this
 * folder in the order of their names, so that the weekly update follows the long table that it changes, and leaves `revised/`
 * to be imported. Three of them hold for years, so that the demo always has valid prices.
 */
import { writeFileSync } from 'node:fs';
import * as XLSX from '@e965/xlsx';

type Row = (string | number | null)[];

const here = (name: string) => new URL(name, import.meta.url);

function workbook(tabs: { name: string; rows: Row[]; merges?: string[]; widths?: number[] }[]): Uint8Array {
  const book = XLSX.utils.book_new();
  for (const { name, rows, merges = [], widths = [] } of tabs) {
    const sheet = XLSX.utils.aoa_to_sheet(rows);
    sheet['!merges'] = merges.map((range) => XLSX.utils.decode_range(range));
    sheet['!cols'] = widths.map((wch) => ({ wch }));
    XLSX.utils.book_append_sheet(book, sheet, name);
  }
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

/** A carrier's FAK sheet: title block, two-row header, merged ports, a tab of dangerous goods surcharges. */
const carrierFak = workbook([
  {
    name: 'Asia - North Europe',
    rows: [
      ['MSC MEDITERRANEAN SHIPPING COMPANY - FAK RATES'],
      ['Validity: 01 Dec 2026 - 31 Dec 2029'],
      ['All rates in USD, per container, CY/CY'],
      ['Contract number', 'DEMO-FAK-2612'],
      [],
      [
        'POL',
        'POD',
        "20'GP",
        "40'GP",
        "40'HC",
        "LSS\n20'/40'",
        'Service',
        'Transit time (days)',
        'Free time at destination',
        'Remarks',
      ],
      [
        'Shanghai',
        'Rotterdam',
        1420,
        2480,
        2480,
        '35/70',
        'Lion',
        '31-33',
        '14 days combined',
        'Subject to THC at both ends',
      ],
      [null, 'Hamburg', 1460, 2560, 2560, '35/70', 'Lion', '33-35', '14 days combined', null],
      [null, 'Felixstowe', 1490, 2610, 2610, '35/70', 'Lion', 34, '7/7 days', null],
      ['Ningbo', 'Rotterdam / Antwerp', 1410, 2460, 2460, '35/70', 'Swan', 32, '14 days combined', null],
      ['Yantian', 'Le Havre', 1475, 2590, 2590, '35/70', 'Swan', '30-31', '14 days combined', null],
      ['Busan', 'Gdansk t/s Bremerhaven', 1690, 2920, 2950, '35/70', 'Silk', 41, '10/14 days', null],
    ],
    merges: ['A1:J1', 'A2:J2', 'A3:J3', 'A7:A9'],
    widths: [12, 24, 8, 8, 8, 10, 10, 12, 18, 28],
  },
  {
    name: 'DG SURCHARGE',
    rows: [
      ['POL', 'POD', '20ft', '40ft', 'Remark'],
      ['Shanghai', 'Rotterdam', 200, 400, 'Class 1 and 7 on request'],
      ['Shanghai', 'Hamburg', 220, 440, null],
    ],
    widths: [12, 14, 8, 8, 28],
  },
]);

/** The carrier's next sheet, which the demo does not publish: some prices change, and it does not say its currency. */
const revisedFak = workbook([
  {
    name: 'Asia - North Europe',
    rows: [
      ['MSC MEDITERRANEAN SHIPPING COMPANY - FAK RATES'],
      ['Validity: 01 Jan 2027 - 31 Dec 2029'],
      ['Contract number', 'DEMO-FAK-2612'],
      [],
      ['POL', 'POD', "20'GP", "40'GP", "40'HC", 'Service', 'Transit time (days)', 'Free time at destination'],
      ['Shanghai', 'Rotterdam', 1380, 2390, 2390, 'Lion', '31-33', '14 days combined'],
      [null, 'Hamburg', 1460, 2560, 2560, 'Lion', '33-35', '14 days combined'],
      [null, 'Gothenburg', 1610, 2790, 2790, 'Lion', 37, '14 days combined'],
    ],
    merges: ['A1:H1', 'A2:H2', 'A6:A8'],
    widths: [12, 24, 8, 8, 8, 10, 12, 18],
  },
]);

/** A Chinese forwarder's sheet: several carriers, Chinese headers, a note below. */
const forwarderSheet = workbook([
  {
    name: '美线',
    rows: [
      ['美线海运费报价（美元）'],
      ['有效期：2026年12月1日-12月31日'],
      ['起运港', '目的港', '船公司', '20GP', '40GP', '40HQ', '航程', '截关', '中转港', '免箱期', '备注'],
      ['上海', '洛杉矶', '中远海运', 1480, 1850, 1850, 15, '周三', null, '8天', '直达'],
      ['上海', '长滩', '美森', null, 3150, 3150, 11, '周四', null, '5天', '快船'],
      ['宁波', '洛杉矶', '长荣', 1465, 1830, 1830, 17, '周五', null, '8天', null],
      ['深圳', '纽约', '以星', 2310, 2890, 2890, '32-34', '周日', null, '7天', '经巴拿马运河'],
      ['青岛', '萨凡纳', '海洋网联', 2280, 2850, 2850, 36, '周二', '釜山', '7天', null],
      ['厦门', '休斯敦', '现代商船', 2420, 3020, '单询', 38, '周一', null, '7天', null],
      ['备注：以上报价不含目的港码头费'],
    ],
    merges: ['A1:K1', 'A2:K2'],
    widths: [8, 10, 12, 8, 8, 8, 8, 8, 8, 8, 20],
  },
]);

/** A long table: a row a rate. */
const LONG: string[][] = [
  [
    'origin',
    'destination',
    'carrier',
    'equipment',
    'amount',
    'currency',
    'valid_from',
    'valid_to',
    'transit_days',
    'free_days',
    'remarks',
  ],
  ['CNSHA', 'SGSIN', 'Wan Hai', '20GP', '310', 'USD', '2026-11-15', '2029-12-31', '7', '7', ''],
  ['CNSHA', 'SGSIN', 'Wan Hai', '40HC', '540', 'USD', '2026-11-15', '2029-12-31', '7', '7', ''],
  ['CNSHA', 'JPTYO', 'SITC', '20GP', '180', 'USD', '2026-11-15', '2029-12-31', '4', '7', ''],
  ['CNSHA', 'JPTYO', 'SITC', '40HC', '320', 'USD', '2026-11-15', '2029-12-31', '4', '7', ''],
  ['CNNGB', 'AEJEA', 'Hapag-Lloyd', '20GP', '890', 'USD', '2026-12-01', '2029-12-31', '21', '10', ''],
  ['CNNGB', 'AEJEA', 'Hapag-Lloyd', '40HC', '1340', 'USD', '2026-12-01', '2029-12-31', '21', '10', ''],
  ['VNSGN', 'USLAX', 'Ocean Network Express', '40HC', '1790', 'USD', '2026-12-01', '2029-12-31', '19', '8', ''],
  ['VNSGN', 'NLRTM', 'CMA CGM', '40HC', '2310', 'USD', '2026-12-01', '2029-12-31', '29', '14', ''],
  ['THLCH', 'AUSYD', 'OOCL', '20GP', '720', 'USD', '2026-12-01', '2029-12-31', '14', '10', ''],
  ['THLCH', 'AUSYD', 'OOCL', '40HC', '1260', 'USD', '2026-12-01', '2029-12-31', '14', '10', ''],
  ['INNSA', 'DEHAM', 'Maersk', '40HC', '1580', 'USD', '2026-12-01', '2029-12-31', '26', '14', ''],
  ['DEHAM', 'CNSHA', 'Hapag-Lloyd', '20GP', '410', 'EUR', '2026-11-01', '2029-12-31', '34', '14', 'all-in'],
  ['DEHAM', 'CNSHA', 'Hapag-Lloyd', '40HC', '640', 'EUR', '2026-11-01', '2029-12-31', '34', '14', 'all-in'],
  ['KRPUS', 'USLAX', 'HMM', '20GP', '1380', 'USD', '2026-12-01', '2029-12-31', '13', '8', ''],
  ['KRPUS', 'USLAX', 'HMM', '40HC', '1760', 'USD', '2026-12-01', '2029-12-31', '13', '8', ''],
  ['TWKHH', 'USOAK', 'Yang Ming', '40HC', '1910', 'USD', '2026-12-01', '2029-12-31', '16', '8', ''],
  ['MYPKG', 'ITGOA', 'Evergreen', '40HC', '2480', 'USD', '2026-12-01', '2029-12-31', '27', '14', ''],
  ['IDJKT', 'NLRTM', 'CMA CGM', '20GP', '1310', 'USD', '2026-12-01', '2029-12-31', '31', '14', ''],
  ['LKCMB', 'GBFXT', 'MSC', '40HC', '1690', 'USD', '2026-12-01', '2029-12-31', '24', '14', ''],
  ['CNTAO', 'AUMEL', 'COSCO', '20GP', '930', 'USD', '2026-12-01', '2029-12-31', '19', '10', ''],
  ['CNTAO', 'AUMEL', 'COSCO', '40HC', '1720', 'USD', '2026-12-01', '2029-12-31', '19', '10', ''],
  ['BRSSZ', 'NLRTM', 'MSC', '40RH', '3150', 'USD', '2026-12-01', '2029-12-31', '19', '10', 'reefer'],
];

/** What a week changes in the long table: its header, and the lanes with another price. */
const WEEKLY: string[][] = [
  LONG[0] ?? [],
  ['KRPUS', 'USLAX', 'HMM', '20GP', '1290', 'USD', '2026-12-01', '2029-12-31', '13', '8', ''],
  ['KRPUS', 'USLAX', 'HMM', '40HC', '1650', 'USD', '2026-12-01', '2029-12-31', '13', '8', ''],
  ['KRPUS', 'USLAX', 'Yang Ming', '40HC', '1710', 'USD', '2026-12-01', '2029-12-31', '15', '8', ''],
  ['VNSGN', 'NLRTM', 'CMA CGM', '40HC', '2465', 'USD', '2026-12-01', '2029-12-31', '31', '14', ''],
  ['INNSA', 'DEHAM', 'Maersk', '40HC', '1645', 'USD', '2026-12-01', '2029-12-31', '26', '14', ''],
];

writeFileSync(here('msc-fak-asia-north-europe.xlsx'), carrierFak);
writeFileSync(here('revised/msc-fak-2027.xlsx'), revisedFak);
writeFileSync(here('forwarder-us-lines-2026-12.xlsx'), forwarderSheet);
const csv = (rows: readonly string[][]) => `${rows.map((row) => row.join(',')).join('\n')}\n`;
writeFileSync(here('long-table.csv'), csv(LONG));
writeFileSync(here('weekly-update.csv'), csv(WEEKLY));
