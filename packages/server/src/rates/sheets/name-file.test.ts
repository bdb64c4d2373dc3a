import { expect, test } from 'vitest';
import { nameFile } from './name-file.ts';

const nameOf = (text: string | Uint8Array, name?: string) =>
  nameFile(typeof text === 'string' ? Buffer.from(text) : text, { name, stem: 'pasted' }).name;

test.each([
  ['cells copied from a workbook', 'MSC, December\n\nPOL\tPOD\t40HC\nShanghai\tHamburg\t2150\n', 'pasted.tsv'],
  ['a table with commas', 'POL,POD,20GP,40HC\nShanghai,Hamburg,1200,2150\n', 'pasted.csv'],
  ['a table with semicolons', 'POL;POD;40HC\r\nShanghai;Hamburg;2.150\r\n', 'pasted.csv'],
  ['a sentence', 'Shanghai - Hamburg, MSC, USD 1,850/40HC, valid until 31 Dec, THC excluded', 'pasted.txt'],
  ['a table set with blanks', 'POL        POD       40HC\nShanghai   Hamburg   2150\n', 'pasted.txt'],
  ['a letter around one tab', 'Dear all,\n\nour\toffer:\nShanghai - Hamburg USD 1850/40HC\n', 'pasted.txt'],
  ['a web page', '<table><tr><td>POL</td></tr></table>', 'pasted.html'],
  ['a mail with its headers', 'From: a@example.com\nTo: b@example.com\nSubject: Rates\n\nHello', 'pasted.eml'],
])('%s is named by what it looks like', (_what, text, name) => {
  expect(nameOf(text)).toBe(name);
});

test('a name that says the kind stays; one that does not is completed', () => {
  expect(nameOf('POL,POD,20GP,40HC\nA,B,1,2', 'December.txt')).toBe('December.txt');
  expect(nameOf('POL,POD,20GP,40HC\nA,B,1,2', 'MSC no. 5')).toBe('MSC no. 5.csv');
  expect(nameOf('Hello', ' ')).toBe('pasted.txt');
});

test('what is no text is told by its bytes, not by a name', () => {
  expect(nameOf(Buffer.from('PK\u0003\u0004\0\0'))).toBe('pasted');
  expect(nameOf(Buffer.from([0xc9, 0xcf, 0xba, 0xa3, 0x2c]))).toBe('pasted');
});
