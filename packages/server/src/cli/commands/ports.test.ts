import { expect, test } from 'vitest';
import { createCommandRunner } from '../testing/run-command.ts';

const { run } = await createCommandRunner();

const resolve = async (args: string, stdin?: string) => {
  const { out } = await run(`ports resolve ${args} --json`, stdin === undefined ? {} : { stdin });
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

test('each text is answered by one JSON object on a line of its own', async () => {
  const [shanghai, nowhere, ...rest] = await resolve('上海 Atlantis');
  expect(rest).toEqual([]);
  expect(shanghai).toMatchObject({ query: '上海', ambiguous: false });
  expect(shanghai.candidates[0]).toMatchObject({ code: 'CNSHA', name: 'Shanghai', country: 'CN' });
  expect(Object.keys(shanghai.candidates[0])).toEqual(expect.arrayContaining(['codes', 'score', 'reason']));
  expect(nowhere).toMatchObject({ query: 'Atlantis', candidates: [] });
});

test('without a text, the lines of standard input are resolved, one object each', async () => {
  const answers = await resolve('', 'CNSHA\n\nNLRTM\r\nnowhere at all\n');
  expect(answers.map(({ query, candidates }) => [query, candidates[0]?.code])).toEqual([
    ['CNSHA', 'CNSHA'],
    ['NLRTM', 'NLRTM'],
    ['nowhere at all', undefined],
  ]);
});

test('a text that names two places is one object with both, and each under places', async () => {
  const [answer, ...rest] = await resolve('LA/LB');
  expect(rest).toEqual([]);
  expect(answer.candidates.slice(0, 2).map(({ code }: { code: string }) => code)).toEqual(['USLAX', 'USLGB']);
  expect(answer.places).toHaveLength(2);
});

test('no text and a terminal is wrong usage rather than waiting for ever', async () => {
  const stdin = Object.assign((async function* () {})(), { isTTY: true });
  const streams = { stdin, stdout: { write: () => true }, stderr: { write: () => true } };
  expect(await run('ports resolve', { context: { streams } })).toMatchObject({ code: 2 });
});

test('a port is shown by any of its codes', async () => {
  expect(JSON.parse((await run('ports show cnshg --json')).out)).toMatchObject({ code: 'CNSHA' });
  expect((await run('ports show ZZZZZ')).err).toMatch(/^port_not_found/);
});

test('search lists what begins with a text', async () => {
  expect((await run('ports search rotter')).out).toContain('NLRTM');
});

test('a spelling that was taught is known, listed, and can be forgotten', async () => {
  expect((await run('ports alias add "Grand Harbour Nine" NLRTM')).out).toBe('"Grand Harbour Nine" now means NLRTM.\n');
  expect((await resolve('"Grand Harbour Nine"'))[0].candidates[0]).toMatchObject({ code: 'NLRTM' });
  expect(JSON.parse((await run('ports alias list --json')).out)).toMatchObject({
    data: [{ text: 'Grand Harbour Nine', createdBy: 'tester' }],
  });
  expect((await run('ports alias remove "Grand Harbour Nine"')).code).toBe(0);
  expect((await resolve('"Grand Harbour Nine"'))[0].candidates[0]?.code).not.toBe('NLRTM');
  expect((await run('ports alias remove "Grand Harbour Nine"')).err).toMatch(/^port_alias_not_found/);
});
