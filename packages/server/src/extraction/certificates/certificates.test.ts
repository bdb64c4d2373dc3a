import { describe, expect, test } from 'vitest';
import { type Scan, scanPage } from '../../documents/testing/scan-page.ts';
import { extractFile } from '../files/extract-file.ts';
import { CERTIFICATE_LAYOUTS, type CertificateLayout } from '../testing/certificate-layouts.ts';

/** How each layout is scanned: on its side, on its head, askew, or several of these. */
const SCANS: readonly Scan[] = [
  { quarters: 3, skewDegrees: -1 },
  { quarters: 1 },
  { skewDegrees: 2.5 },
  { quarters: 2 },
  { skewDegrees: -2 },
  { quarters: 1, noise: 16 },
  { skewDegrees: 1 },
  { quarters: 2, skewDegrees: 2 },
];
const CASES = CERTIFICATE_LAYOUTS.map((layout, index) => ({ layout, scan: SCANS[index] ?? {}, name: layout.name }));

/** OCR does not tell how wide a blank is, nor that a digit is raised: both are left out on both sides. */
const packed = (value: string | number) =>
  typeof value === 'string' ? value.normalize('NFKC').replace(/\s/g, '') : value;

async function fieldsOf(layout: CertificateLayout, bytes: Uint8Array) {
  const { documentType, values } = await extractFile({ name: layout.name, bytes });
  const known = Object.entries(values).flatMap(([key, { value }]) => (value === null ? [] : [[key, value] as const]));
  return { documentType, fields: Object.fromEntries(known), values };
}

describe('a certificate with text gives every field it states and no other', () => {
  test.each(CASES)('$name', async ({ layout }) => {
    const { documentType, fields, values } = await fieldsOf(layout, await layout.draw());
    expect(documentType).toBe(layout.documentType);
    expect(fields).toEqual(layout.fields);
    for (const [key, { value, evidence }] of Object.entries(values)) {
      if (value !== null) expect(evidence.length, key).toBeGreaterThan(0);
    }
  });
});

describe('a scanned certificate gives the same fields', () => {
  test.each(CASES)(
    '$name',
    async ({ layout, scan }) => {
      const { documentType, fields } = await fieldsOf(layout, await scanPage(await layout.draw(), scan));
      const pack = (all: Readonly<Record<string, string | number>>) =>
        Object.fromEntries(Object.entries(all).map(([key, value]) => [key, packed(value)]));
      expect(documentType).toBe(layout.documentType);
      expect(pack(fields)).toEqual(pack(layout.fields));
    },
    120_000,
  );
});
