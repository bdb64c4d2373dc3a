import { expect, test } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { openRateSource } from './open-source.ts';

const now = new Date('2026-11-22T00:00:00Z');
const context = { ports: createPortResolver(), carriers: createCarrierDirectory(), now, answers: {} };

/** The LCL rates of a file, a line each, and how many rates of containers it has. */
async function ratesOf(name: string, text: string) {
  const { rates, lcl = [] } = (await openRateSource({ name, bytes: Buffer.from(text) }, context)).read(context);
  const lines = lcl.map(({ content: { origin, destination, freight, validTo } }) => {
    const { amount, currency, basis, minimum, minimumQuantity } = freight;
    return [origin.code, destination.code, amount, currency, basis, minimum, minimumQuantity, validTo].join(' ');
  });
  return { containers: rates.length, lines };
}

test('a table of LCL rates in a mail', async () => {
  const rows = [
    ['POL', 'POD', 'Carrier', 'USD per W/M', 'Min USD'],
    ['Shanghai', 'Hamburg', 'MSC', '38', '40'],
    ['Ningbo', 'Hamburg', 'MSC', '39', '45'],
  ];
  const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const body = `<p>Our LCL rates, valid 1-31 December 2026:</p><table>${table}</table>`;
  const head = 'From: a@example.com\r\nTo: b@example.com\r\nSubject: LCL rates\r\nMIME-Version: 1.0\r\n';
  const mail = `${head}Content-Type: text/html; charset=utf-8\r\n\r\n${body}\r\n`;
  expect(await ratesOf('lcl.eml', mail)).toEqual({
    containers: 0,
    lines: ['CNSHA DEHAM 38 USD PER_WM 40  2026-12-31', 'CNNGB DEHAM 39 USD PER_WM 45  2026-12-31'],
  });
});

test('a table of LCL rates in pasted text', async () => {
  const text = [
    'LCL rates in USD per CBM, valid 1-31 December 2026, minimum 1 CBM',
    '',
    'POL        POD         Carrier   USD/CBM',
    'Shanghai   Hamburg     MSC       38',
    'Ningbo     Rotterdam   MSC       36',
  ].join('\n');
  expect(await ratesOf('pasted.txt', text)).toEqual({
    containers: 0,
    lines: ['CNSHA DEHAM 38 USD PER_M3  1 2026-12-31', 'CNNGB NLRTM 36 USD PER_M3  1 2026-12-31'],
  });
});
