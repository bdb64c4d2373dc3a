/** What people and their clipboards put into fields: places, amounts, nonsense, and text that is meant to be run. */
export const TEXTS = [
  'Shanghai',
  '鹿特丹',
  'CNSHA',
  'UN1263',
  'USD 20000',
  '2027-01-15',
  '0',
  '-1',
  '999999999999999999',
  '1e400',
  ' ',
  '🚢 مرفأ',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '%00%2e%2e%2f',
  "'; DROP TABLE rates; --",
  '\u202Egnp.exe',
  'x'.repeat(3_000),
] as const;

export const DAYS = ['2026-12-01', '2027-02-28', '0001-01-01', '9999-12-31', ''] as const;
export const NUMBERS = ['1', '0', '-3', '2.5', '99999999999', ''] as const;
export const KEYS = [
  'Escape',
  'Enter',
  'Tab',
  'ArrowDown',
  'ArrowUp',
  'n',
  'a',
  '?',
  '/',
  ']',
  '[',
  'g',
  'o',
  'd',
] as const;

const rows = (...lines: readonly string[]) => Buffer.from(lines.join('\n'));
const HOSTILE = '<img src=x onerror=alert(1)>';

/** Files that are dropped: good ones, wrong ones, empty ones. */
export const FILES = [
  {
    name: 'spot.csv',
    mimeType: 'text/csv',
    buffer: rows(
      'POL,POD,Carrier,40HC,Currency,Valid from,Valid to',
      'Shanghai,Rotterdam,MSC,2100,USD,2027-01-01,2027-12-31',
    ),
  },
  { name: 'no-currency.csv', mimeType: 'text/csv', buffer: rows('POL,POD,Carrier,20GP', 'Ningbo,Hamburg,MSC,1400') },
  {
    name: `${HOSTILE}.csv`,
    mimeType: 'text/csv',
    buffer: rows(
      'POL,POD,Carrier,20GP,Currency,Valid from,Valid to',
      `${HOSTILE},Hamburg,MSC,1,USD,2027-01-01,2027-12-31`,
    ),
  },
  {
    name: 'paint.txt',
    mimeType: 'text/plain',
    buffer: rows(
      'SAFETY DATA SHEET',
      `Product name: ${HOSTILE}`,
      'SECTION 14: Transport information',
      'UN number: UN1263',
    ),
  },
  { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and then nothing') },
  { name: 'photo.heic', mimeType: 'image/heic', buffer: Buffer.from([0, 1, 2, 3]) },
] as const;
