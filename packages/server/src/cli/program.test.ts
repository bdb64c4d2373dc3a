import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Problem } from '../base/index.ts';
import { COMMANDS as ENTRIES } from './commands.ts';
import { loadOperations, OPERATIONS } from './nouns.ts';
import { createCommandRunner } from './testing/run-command.ts';

const { run } = await createCommandRunner();

const COMMANDS = [
  '',
  'serve',
  'migrate',
  'backup',
  'restore',
  'import',
  ...['', ' list', ' show', ' publish', ' revert'].map((name) => `sheets${name}`),
  'sources',
  ...['', ' list', ' stats', ' history', ' changes', ' get'].map((name) => `rates${name}`),
  ...['', ' resolve', ' search', ' show', ' alias', ' alias add', ' alias list', ' alias remove'].map(
    (name) => `ports${name}`,
  ),
  ...['', ' create', ' list', ' limit', ' revoke', ' rotate'].map((name) => `keys${name}`),
  ...['', ' create', ' list', ' show', ' verify', ' keys', ' rotate-key'].map((name) => `quotes${name}`),
  ...['', ' audit'].map((name) => `invoices${name}`),
  ...['', ' place', ' list', ' show', ' events', ' change', ' approve', ' reject', ' confirm', ' cancel'].map(
    (name) => `orders${name}`,
  ),
  ...['', ' upload', ' list', ' show', ' download', ' delete', ' extract'].map((name) => `documents${name}`),
  'extract',
  'fill',
  'verify',
  'check',
  ...['', ' check', ' import', ' reset'].map((name) => `dangerous-goods${name}`),
  'mcp',
  ...['', ' list', ' follow'].map((name) => `events${name}`),
  ...[
    '',
    ' list',
    ' create',
    ' enable',
    ' disable',
    ' delete',
    ' rotate-secret',
    ' test',
    ' deliveries',
    ' resend',
  ].map((name) => `webhooks${name}`),
  ...['', ' list', ' add', ' remove'].map((name) => `subscriptions${name}`),
  ...['', ' list', ' show', ' schema'].map((name) => `formats${name}`),
  'openapi',
  'doctor',
];

test.each(COMMANDS)('"agent-rate %s --help" explains itself', async (command) => {
  const { code, out, err } = await run(`${command} --help`);
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toMatch(/^Usage: agent-rate/);
  expect(out.split('\n')[2]).not.toBe('');
});

test('"agent-rate --help" lists every command, and "agent-rate help" explains the one that it is asked about', async () => {
  const { out } = await run('--help');
  for (const { name } of ENTRIES) expect(out).toMatch(new RegExp(`^  ${name}( |$)`, 'm'));
  expect((await run('help keys')).out).toMatch(/^ {2}create \[options\]/m);
});

test('docs/command-line.md has a row for every command', () => {
  const page = readFileSync(new URL('../../../../docs/command-line.md', import.meta.url), 'utf8');
  const documented = [...page.matchAll(/^\| `agent-rate ([a-z-]+)(?: FILE…?)?` \|/gm)].map(([, name]) => name);
  expect(documented.sort()).toEqual(ENTRIES.map(({ name }) => name).sort());
});

test.each([
  'nonsense',
  'keys',
  'keys create',
  'keys create --name x --scopes rates:read --per-order USD:lots',
  'keys limit key_x --lanes Shanghai',
  'orders list --booking-status SOMETHING',
  'orders approve ord_x --seen first',
  'quotes create --rate x',
  'rates list --per-page 1000',
  'rates list --order up',
  'rates get x',
  'ports search a --limit 0',
])('"agent-rate %s" is wrong usage: exit code 2, nothing on standard output', async (command) => {
  const { code, out, err } = await run(command);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).not.toBe('');
});

test('a refusal says its code, what is wrong and what to do, and ends with 1', async () => {
  const { code, out, err } = await run('formats show nonsense');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^format_not_found: There is no target format with that id\.\n/);
  expect(err).toContain('Use one of the ids in known, or read');
});

test('with --json a refusal is JSON on standard error', async () => {
  const { code, out, err } = await run('formats show nonsense --json');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(JSON.parse(err)).toMatchObject({ code: 'format_not_found', data: { status: 404 } });
});

test('what the database log said is shown with the refusal', async () => {
  const problem = new Problem(
    'database_start_failed',
    { status: 503, message: 'No.', next: 'Do.' },
    { log: ['FATAL: x'] },
  );
  const { code, err } = await run('keys list', { context: { openService: () => Promise.reject(problem) } });
  expect({ code, err }).toEqual({ code: 1, err: 'database_start_failed: No.\n  | FATAL: x\n  Do.\n' });
});

test('a declaration that is no JSON is refused with what is wrong with it', async () => {
  const { code, err } = await run('dangerous-goods check -', { stdin: '{' });
  expect(code).toBe(1);
  expect(err).toMatch(/^file_not_json: /);
});

test('an unexpected error ends with 1 too', async () => {
  const { code, err } = await run('keys list', { context: { openService: () => Promise.reject(new Error('boom')) } });
  expect(code).toBe(1);
  expect(err).toMatch(/^internal_error: Error: boom/);
});

test('the version is the one the service declares', async () => {
  expect(await run('--version')).toEqual({ code: 0, out: '1.0.0\n', err: '' });
});

test('migrating an up-to-date database says so', async () => {
  expect((await run('migrate')).out).toBe('The schema is up to date.\n');
  expect(JSON.parse((await run('migrate --json')).out)).toEqual({ applied: [] });
});

test('every operation that declares a command has one, in a group that the help lists', async () => {
  const groups = new Set<string>(Object.keys(OPERATIONS));
  const operations = await loadOperations();
  const commands = operations.flatMap(({ command }) => command ?? []).map(({ words }) => words);
  expect(commands.filter((words) => !groups.has(words.split(' ')[0] ?? ''))).toEqual([]);
  expect(commands.length).toBeGreaterThan(60);
  expect(new Set(commands).size).toBe(commands.length);
});

test('advice that names a route names the command instead', async () => {
  const { err } = await run('orders show ord_none');
  expect(err).not.toMatch(/\b(?:GET|POST) \//);
  expect(err).toContain('`agent-rate orders list`');
});

test('a backup is written to the file of its argument or of --output, and of both at once to none', async () => {
  const written: string[] = [];
  const backUp = async (file: string) => {
    written.push(file);
    return { bytes: 5, keyFile: null };
  };
  for (const args of ['/none/one.backup', '--output /none/two.backup'])
    expect(await run(`backup ${args}`, { context: { backUp } })).toMatchObject({ code: 0 });
  for (const args of ['', '/none/three.backup --output /none/four.backup'])
    expect((await run(`backup ${args}`, { context: { backUp } })).err).toContain('name one new file');
  const there = fileURLToPath(import.meta.url);
  expect((await run(`backup --output ${there}`, { context: { backUp } })).err).toContain('is there already');
  expect(written).toEqual(['/none/one.backup', '/none/two.backup']);
});
