import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createCommandRunner } from '../testing/run-command.ts';

const { run } = await createCommandRunner();
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-documents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sheet = join(folder, 'thinner.txt');
const SHEET = [
  'SAFETY DATA SHEET',
  'SECTION 1: Identification',
  'Product name: Brightwater Thinner 40',
  'SECTION 9: Physical and chemical properties',
  'Flash point: -17 °C (closed cup)',
  'SECTION 14: Transport information',
  'IMDG',
  'UN number: UN1993',
  'Class: 3',
  'Packing group: II',
].join('\n');
writeFileSync(sheet, SHEET);

describe('agent-rate documents', () => {
  test('keeps a file once, lists it and gives it back', async () => {
    expect(await run(`documents upload ${sheet}`)).toMatchObject({
      code: 0,
      out: expect.stringContaining('document 1.'),
    });
    const again = JSON.parse((await run(`documents upload ${sheet} --json`)).out);
    expect(again).toMatchObject([{ file: sheet, document: { id: 1, isDuplicate: true, name: 'thinner.txt' } }]);
    expect((await run('documents list --name THIN')).out).toMatch(/1 +thinner\.txt +safety-data-sheet +en/);
    expect((await run('documents show 1')).out).toContain('UN number: UN1993');
    const copy = join(folder, 'copy.txt');
    expect((await run(`documents download 1 -o ${copy}`)).code).toBe(0);
    expect(readFileSync(copy, 'utf8')).toBe(SHEET);
  });

  test('goes on with the other files after a bad one, and says which it was', async () => {
    const empty = join(folder, 'empty.pdf');
    writeFileSync(empty, '');
    const { code, out, err } = await run(`documents upload ${empty} ${sheet}`);
    expect(code).toBe(1);
    expect(err).toContain('document_empty');
    expect(out).toContain('thinner.txt');
  });

  test('extracts, corrects, and shows both values', async () => {
    const extraction = JSON.parse((await run('documents extract 1 --json')).out);
    expect(extraction).toMatchObject({ status: 'done', record: { unNo: 'UN1993', flashPointCelsius: -17 } });
    const corrected = await run(`documents correct ${extraction.id} flashPointCelsius -18 --reason "newer sheet"`);
    expect(corrected.out).toMatch(/flashPointCelsius +-18 +corrected +1\.00 +1, 1 +by tester; read as -17/);
    const cleared = JSON.parse((await run(`documents correct ${extraction.id} unNo --clear --json`)).out);
    expect(cleared.record).toMatchObject({ unNo: null, flashPointCelsius: -18 });
    expect((await run('documents extractions')).out).toMatch(/done +yml_chemical_data +thinner\.txt/);
  });

  test('says what is wrong with a question', async () => {
    expect((await run('documents show one')).code).toBe(2);
    expect((await run('documents show 999')).err).toContain('document_not_found');
    expect((await run('documents correct 1 unNo')).code).toBe(2);
    expect((await run('documents correct 1 noSuchField x')).err).toContain('correction_invalid');
  });
});
