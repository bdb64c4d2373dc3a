import { expect, test } from 'vitest';
import { makePdf, type TextAt } from '../../documents/testing/make-pdf.ts';
import { scanPage } from '../../documents/testing/scan-page.ts';
import { readSource } from './testing/read-source.ts';

const line = (y: number, texts: readonly string[]): TextAt[] =>
  texts.map((text, at): TextAt => [50 + at * 110, y, text, 11]);

test('a scanned table of rates is read by OCR', { timeout: 60_000 }, async () => {
  const page = [
    ...line(60, ['Evergreen, valid 1 December 2026 to 31 December 2026. USD per container']),
    ...line(110, ['POL', 'POD', '20GP', '40HC']),
    ...line(135, ['Kaohsiung', 'Los Angeles', '1,650', '2,080']),
    ...line(160, ['Keelung', 'Oakland', '1,690', '2,120']),
    ...line(200, ['Rates include BAF. THC at both ends not included.']),
  ];
  const { rates, charges } = await readSource('scan.png', await scanPage(makePdf([page]), { noise: 8 }));
  expect({ rates, charges }).toEqual({
    rates: [
      'TWKHH-USLAX 20GP 1650 USD 2026-12-01..2026-12-31 EGLV page 1 3',
      'TWKHH-USLAX 40HC 2080 USD 2026-12-01..2026-12-31 EGLV page 1 3',
      'TWKEL-USOAK 20GP 1690 USD 2026-12-01..2026-12-31 EGLV page 1 4',
      'TWKEL-USOAK 40HC 2120 USD 2026-12-01..2026-12-31 EGLV page 1 4',
    ],
    charges: Array.from({ length: 4 }, () => ['BAF included', 'THC on top']),
  });
});
