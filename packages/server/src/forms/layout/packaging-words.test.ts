import { expect, test } from 'vitest';
import { packagesIn } from './packaging-words.ts';

test.each([
  ['80 桶', '80 drums'],
  ['1只钢桶（1A1）', '1 steel drum (1A1)'],
  ['400个闭口钢桶 (1A1)，12纸箱', '400 steel drums, non-removable head (1A1), 12 fibreboard boxes'],
  ['1,280 箱', '1,280 boxes'],
  [
    'MSKU1234565: 40 桶, 1040 kg\nTGHU7654321: 20 桶, 520 kg',
    'MSKU1234565: 40 drums, 1040 kg\nTGHU7654321: 20 drums, 520 kg',
  ],
])('an English form says %s as %s', (written, said) => {
  expect(packagesIn('en', written)).toBe(said);
});

test.each([
  ['40 steel drums (1A1), 12 boxes (4G)', '40 钢桶 (1A1), 12 箱 (4G)'],
  ['1 flexible IBC (13H2/Y)', '1 柔性中型散装容器 (13H2/Y)'],
  ['12 composite IBCs (31HZ1)', '12 复合中型散装容器 (31HZ1)'],
  ['20 plastic jerricans (3H1)', '20 塑料罐 (3H1)'],
  ['40 drums and 2 IBCs', '40 桶、2 中型散装容器'],
  ['MSKU1234565: 40 cartons, 1040 kg', 'MSKU1234565: 40 纸箱, 1040 kg'],
])('a Chinese form says %s as %s', (written, said) => {
  expect(packagesIn('zh', written)).toBe(said);
});

test('words that are not known, and what is in the language already, stay as they are', () => {
  for (const written of ['80 特种桶', '80 steel drums (1A1)', '80']) expect(packagesIn('en', written)).toBe(written);
  for (const written of ['12 crates of parts', '80 桶', '80']) expect(packagesIn('zh', written)).toBe(written);
});
