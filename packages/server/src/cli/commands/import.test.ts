import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createCommandRunner } from '../testing/run-command.ts';

const { run } = await createCommandRunner();
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

const YEAR = new Date().getUTCFullYear() + 1;

function sheet(name: string, lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

const HEADER = 'POL,POD,Carrier,20GP,40HC,Currency,Valid from,Valid to';
const whole = sheet('whole.csv', [
  HEADER,
  `Shanghai,Rotterdam,MSC,1200,2150,USD,${YEAR}-01-01,${YEAR}-03-31`,
  `Ningbo,Hamburg,MSC,1250,2250,USD,${YEAR}-01-01,${YEAR}-03-31`,
]);
const unclear = sheet('unclear.csv', ['POL,POD,20GP', 'Shanghai,Rotterdam,1300']);
const broken = sheet('broken.csv', [HEADER, `Atlantis,Rotterdam,MSC,1200,2150,USD,${YEAR}-01-01,${YEAR}-03-31`]);

test('a sheet becomes a draft, and the next step is named', async () => {
  const { code, out } = await run(`import ${whole}`);
  expect(code).toBe(0);
  expect(out).toContain('whole.csv: draft, 4 rates');
  expect(out).toMatch(/Publish it with: agent-rate sheets publish \d+/);
});

test('the same file again is recognised, and can be published then', async () => {
  const { code, out } = await run(`import ${whole} --publish`);
  expect(code).toBe(0);
  expect(out).toContain('was imported before');
  expect(out).toContain('4 added, 0 changed, 0 unchanged');
  const again = JSON.parse((await run(`import ${whole} --publish --json`)).out);
  expect(again).toMatchObject([{ isDuplicate: true, sheet: { status: 'published' }, publication: null }]);
});

test('published rates are listed, summarised and shown', async () => {
  const list = await run('rates list --origin shanghai --destination rotterdam --carrier MSC');
  expect(list.out).toContain('from "shanghai": Shanghai (CNSHA)');
  expect(list.out).toContain('USD 2,150');
  const { data, meta } = JSON.parse((await run('rates list --equipment 40HC --json')).out);
  expect(meta).toMatchObject({ total: 2 });
  expect(data[0]).toMatchObject({ base: { amount: 2150, currency: 'USD' } });
  expect((await run('rates stats --group-by origin')).out).toContain('4 rates, 2 lanes, 1 carrier, 4 ports');
  expect(JSON.parse((await run(`rates get ${data[0].id}`)).out)).toEqual(data[0]);
});

test('a file in which nothing is understood is an error and no success', async () => {
  const { code, out } = await run(`import ${sheet('minutes.csv', ['Minutes of the meeting', 'Nobody came'])}`);
  expect(code).toBe(3);
  expect(out).toContain('error     No ocean container rate was found in this file.');
});

test('a draft says how far prices move', async () => {
  const dearer = sheet('dearer.csv', [
    HEADER,
    `Shanghai,Rotterdam,MSC,1260,2150,USD,${YEAR}-01-01,${YEAR}-03-31`,
    `Ningbo,Hamburg,MSC,1250,2200.50,USD,${YEAR}-01-01,${YEAR}-03-31`,
  ]);
  const { out } = await run(`import ${dearer}`);
  expect(out).toContain('changed 2 prices: +1.4 % on average, from -2.2 % to +5.0 %.');
  const shorter = sheet('shorter.csv', [HEADER, `Shanghai,Rotterdam,MSC,1200,2150,USD,${YEAR}-01-01,${YEAR}-02-28`]);
  expect((await run(`import ${shorter}`)).out).toMatch(/No price moves|leaves 2 as they are/);
});

test('an unknown place is reported, and is no failure', async () => {
  const { code, out } = await run('rates list --origin atlantis');
  expect(code).toBe(0);
  expect(out).toContain('from "atlantis": no such place');
  expect(out).toContain('No rate matches.');
});

test('a sheet that leaves things out asks, ends with 3, and takes the answers', async () => {
  const asked = await run(`import ${unclear}`);
  expect(asked.code).toBe(3);
  for (const option of ['--currency', '--valid-from', '--valid-to']) expect(asked.out).toContain(option);
  const answered = await run(
    `import ${unclear} --currency USD --carrier MSC --valid-from ${YEAR}-01-01 --valid-to ${YEAR}-01-31 --json`,
  );
  expect(answered.code).toBe(0);
  expect(JSON.parse(answered.out)[0].sheet).toMatchObject({ status: 'draft', rates: 1 });
});

test('a row that is not understood is held back and reported with its cell: 3', async () => {
  const { code, out } = await run(`import ${broken}`);
  expect(code).toBe(3);
  expect(out).toMatch(/error +broken!A2: .*Atlantis/);
});

test('a file that is not there does not keep the others out', async () => {
  const { code, out, err } = await run(`import ${join(folder, 'none.csv')} ${whole}`);
  expect(code).toBe(1);
  expect(err).toMatch(/^file_unreadable: There is no such file: .*none\.csv/);
  expect(out).toContain('whole.csv: published');
});

test('a day that does not exist is wrong usage', async () => {
  expect(await run(`import ${whole} --valid-from 2026-02-30`)).toMatchObject({ code: 2, out: '' });
});

test('sheets are listed, shown, published and reverted by number', async () => {
  const { data: sheets } = JSON.parse((await run('sheets list --json')).out);
  const published = sheets.find((one: { status: string }) => one.status === 'published');
  expect((await run('sheets list')).out).toContain('whole.csv');
  expect((await run(`sheets show ${published.id}`)).out).toContain('whole.csv: published');
  expect((await run(`sheets publish ${published.id}`)).err).toMatch(/^rate_sheet_not_draft/);
  expect((await run(`sheets rates ${published.id}`)).out).toContain('CARRIER');
  expect((await run(`sheets revert ${published.id}`)).out).toBe(`Sheet ${published.id} is reverted.\n`);
  expect((await run('rates list')).out).toContain('No rate matches.');
  expect((await run('sheets show 99999')).err).toMatch(/^rate_sheet_not_found/);
});

test('the rates and changes of a draft are listed, and a draft is deleted', async () => {
  const file = sheet('draft.csv', [HEADER, `Xiamen,Rotterdam,MSC,1200,2150,USD,${YEAR}-01-01,${YEAR}-03-31`]);
  const { id } = JSON.parse((await run(`import ${file} --json`)).out)[0].sheet;
  expect((await run(`sheets rates ${id} --search 40hc`)).out).toMatch(/Xiamen +Rotterdam .*40HC +USD +2,150/);
  expect((await run(`sheets changes ${id} --kind added`)).out).toMatch(/added +CNXMN +NLRTM .*20GP/);
  expect((await run(`sheets delete ${id}`)).out).toBe(`Sheet ${id} is deleted.\n`);
  expect((await run(`sheets rates ${id}`)).err).toMatch(/^rate_sheet_not_found/);
});

test('an answer that makes no sense is refused, and nothing is imported', async () => {
  const { code, err } = await run(`import ${unclear} --currency DOLLAR --origin Atlantis`);
  expect(code).toBe(1);
  expect(err).toContain('rate_sheet_answer_invalid');
  expect(err).toContain('"DOLLAR" is not an ISO 4217 code');
});

test('a refusal names the file that it is about', async () => {
  const torn = sheet('torn.xlsx', ['PK\u0003\u0004 and nothing more']);
  const { code, err, out } = await run(`import ${torn} ${whole}`);
  expect(code).toBe(1);
  expect(err).toMatch(/file_\w+: .*\n.*torn\.xlsx/);
  expect(out).toContain('whole.csv');
});

test('what is pasted to standard input is read as what it looks like', async () => {
  const table = [HEADER, `Xiamen,Hamburg,MSC,1200,2150,USD,${YEAR}-01-01,${YEAR}-03-31`].join('\n');
  const csv = await run('import - --json', { stdin: table });
  expect(csv.code).toBe(0);
  expect(JSON.parse(csv.out)[0].sheet).toMatchObject({ file: 'stdin.csv', status: 'draft', rates: 2 });
  const mail = `Dear all,\n\nQingdao - Hamburg USD 1,850/40HC, carrier MSC, valid 1 Jan ${YEAR} to 31 Jan ${YEAR}.\n`;
  const text = await run('import - --name "MSC by mail" --json', { stdin: mail });
  expect(JSON.parse(text.out)[0].sheet).toMatchObject({ file: 'MSC by mail.txt', rates: 1 });
  expect((await run('import -', { stdin: '' })).err).toMatch(/^file_empty/);
});
