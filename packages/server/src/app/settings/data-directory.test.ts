import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../../bin/agent-rate.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-empty-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: string, env: Record<string, string> = {}) {
  const options = { cwd: folder, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args.split(' ')], options);
  return { code: status, out: stdout, err: stderr };
}

test.each(['rates list', 'sheets list', 'keys create --name x --scopes admin', 'import rates.csv', 'mcp'])(
  '"agent-rate %s" in a folder without a database refuses to create one, and says what to do',
  (command) => {
    const { code, out, err } = run(command);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`no_database: There is no database in ${join(folder, 'data')}.`);
    expect(err).toContain('set AGENT_RATE_DATA_DIR');
    expect(err).toContain('agent-rate serve');
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('the data directory that is named in the refusal is the one that was set', () => {
  const elsewhere = join(folder, 'elsewhere');
  expect(run('rates list', { AGENT_RATE_DATA_DIR: elsewhere }).err).toContain(`There is no database in ${elsewhere}.`);
});

test('what needs no database works there, and leaves nothing behind', () => {
  expect(run('ports show CNSHA --json')).toMatchObject({
    code: 0,
    out: expect.stringContaining('"Shanghai"'),
    err: '',
  });
  expect(run('formats list').out).toContain('yml_chemical_data');
  expect(run('doctor', { PORT: '0' })).toMatchObject({
    code: 0,
    out: expect.stringContaining(`note  database        there is none in ${join(folder, 'data')} yet`),
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('a name that is no setting is reported by every command that reads settings, and by doctor', () => {
  const env = { AGENT_RATE_DATADIR: '/var/lib/rates', PORT: '0' };
  const warning = 'AGENT_RATE_DATADIR is not a setting and is ignored. Did you mean AGENT_RATE_DATA_DIR?';
  expect(run('rates list', env).err).toContain(`warning: ${warning}\n`);
  expect(run('doctor', env).out).toContain(`note  settings        ${warning}\n`);
});
