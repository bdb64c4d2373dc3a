import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openConsole } from './open-console.ts';

const example = (name: string) => fileURLToPath(new URL(`../../../examples/documents/${name}`, import.meta.url));
const { signIn, complaints } = await openConsole([
  { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800 },
]);

const GOODS = [
  ['1263', 'PAINT', 'III', 27],
  ['1090', 'ACETONE', 'II', -18],
  ['1170', 'ETHANOL', 'II', 13],
  ['1219', 'ISOPROPANOL', 'II', 12],
  ['1294', 'TOLUENE', 'II', 4],
  ['1307', 'XYLENES', 'III', 28],
  ['1993', 'FLAMMABLE LIQUID, N.O.S.', 'III', 40],
] as const;

function sheetOf([un, name, group, flash]: (typeof GOODS)[number]): string {
  return [
    'SAFETY DATA SHEET',
    'SECTION 1: Identification',
    `Product name: Quay ${name}`,
    'SECTION 9: Physical and chemical properties',
    `Flash point: ${flash} °C`,
    'Appearance: liquid',
    'SECTION 14: Transport information',
    `UN number: UN${un}`,
    `Proper shipping name: ${name}`,
    'Transport hazard class: 3',
    `Packing group: ${group}`,
  ].join('\n');
}

test('ten documents are reviewed without a mouse', { timeout: 120_000 }, async () => {
  const page = await signIn({ scopes: ['documents:read', 'documents:write'] });
  await page.getByRole('link', { name: 'Documents' }).click();
  const texts = GOODS.map((goods) => ({
    name: `un${goods[0]}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(sheetOf(goods)),
  }));
  const drop = page.locator('input[type=file]').first();
  await drop.setInputFiles(['safety-data-sheet.pdf', 'packing-certificate.pdf', 'scanned-data-sheet.pdf'].map(example));
  await expect.poll(() => drop.isEnabled(), { timeout: 60_000 }).toBe(true);
  await drop.setInputFiles(texts);
  await expect.poll(() => page.locator('td a').count(), { timeout: 60_000 }).toBe(10);
  let accepted = 0;
  await page.locator('td a').first().focus();
  await page.keyboard.press('Enter');
  for (let reviewed = 1; reviewed <= 10; reviewed += 1) {
    await page.locator('tr code').first().waitFor();
    const left = () => page.getByText('⚠ check').count();
    await page.keyboard.press('n');
    for (let doubts = await left(); doubts > 0; doubts = await left()) {
      const before = doubts;
      await page.keyboard.press('a');
      await page.waitForTimeout(150);
      accepted += 1;
      if ((await left()) === before) await page.keyboard.press('n');
      if (accepted > 150) break;
    }
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.keyboard.press(']');
    if (reviewed < 10) await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(title);
  }
  await page.getByText('The queue ends here.').waitFor();
  expect(complaints).toEqual([]);
});
