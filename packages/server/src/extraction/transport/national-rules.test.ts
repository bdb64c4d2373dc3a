import { expect, test } from 'vitest';
import { extractFile } from '../offline.ts';

/** What a data sheet says whose section 14 has these lines: a label, and beside it the value. */
async function read(...rows: readonly (readonly [label: string, value?: string])[]) {
  const lines = rows.map(([label, value]) => (value === undefined ? label : label.padEnd(40) + value));
  const head = ['SAFETY DATA SHEET', 'SECTION 1: Identification', 'Product name: Harbour Cleaner 40'];
  const text = [...head, 'SECTION 14: Transport information', ...lines].join('\n');
  const { values } = await extractFile({ name: 'sheet.txt', bytes: new TextEncoder().encode(text) });
  return { declared: values.shipperDeclareAs?.value, un: values.unNo?.value, ...namesOf(values) };
}
const namesOf = (values: Readonly<Record<string, { value: unknown }>>) => ({
  name: values.properShippingName?.value,
  technical: values.technicalName?.value,
});

test.each([
  [
    'in lines of their own',
    [['DOT Non-Regulated'], ['IATA UN1993, Flammable liquid, n.o.s. (Ethanol), 3, III']],
    'DG Cargo',
  ],
  [
    'under one label',
    [
      ['UN Number', 'DOT Non-Regulated'],
      ['', 'IATA UN1993'],
    ],
    'DG Cargo',
  ],
  ['where other rules are to be asked', [['DOT Non-Regulated'], ['IATA Consult the regulations']], null],
  ['where nothing else is said', [['DOT: Non-Regulated']], null],
  ['while the sea frees them too', [['DOT: Not regulated'], ['IMDG: Not regulated']], 'General Cargo'],
] as const)('"DOT Non-Regulated" frees no goods for sea and air: %s', async (_title, rows, declared) => {
  expect((await read(...rows)).declared ?? null).toBe(declared);
});

const NAME = 'LÍQUIDO INFLAMABLE, N.E.P.';

test.each([
  [
    'beside its first lines',
    [['Designación oficial', NAME], ['de transporte de las', '(etanol)'], ['Naciones Unidas']],
  ],
  ['below it', [['Designación oficial'], ['de transporte de las'], ['Naciones Unidas'], [NAME], ['(etanol)']]],
  [
    'of the technical name',
    [
      ['Designación oficial de transporte', NAME],
      ['Nombre técnico'],
      ['(componentes que', 'etanol'],
      ['contribuyen al peligro)'],
    ],
  ],
] as const)('name and technical name under a Spanish label of three lines are read: %s', async (_title, rows) => {
  const { name, technical } = await read(['Número ONU', 'UN1993'], ...rows, ['Clase', '3']);
  expect([name, technical]).toEqual([NAME, 'etanol']);
});
