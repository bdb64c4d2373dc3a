import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { documentedOperations } from '../../server/src/http/reference/documented.ts';
import { exampleRequest } from '../../server/src/http/reference/example-request.ts';
import { samplesOf } from '../../server/src/http/reference/samples.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-samples-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The sample of each operation in a function of its own, with `client` in scope. */
function printSamples(): string {
  const document = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8'));
  const functions = documentedOperations(document).map((operation) => {
    const samples = samplesOf(operation, exampleRequest(operation), { baseUrl: '', tools: [] });
    const text = samples.find(({ language }) => language === 'client')?.text ?? '';
    const body = text.replace(/^import .*\n\n/, '');
    return `async () => {\n${body}\n${body.startsWith('const answer') ? 'return answer;' : ''}\n}`;
  });
  return [
    `import { openAsBlob } from 'node:fs';`,
    `import { createClient } from '${join(ROOT, 'packages/client/src/index.ts')}';`,
    `const client = createClient({ baseUrl: 'http://localhost:8080' });`,
    `export const samples = [openAsBlob, ${functions.join(',\n')}];`,
  ].join('\n');
}

it('every TypeScript sample of the reference page fits the types of the client', () => {
  writeFileSync(join(folder, 'samples.mts'), printSamples());
  const compiler = join(
    dirname(createRequire(join(ROOT, 'package.json')).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--verbatimModuleSyntax'];
  const targets = ['--target', 'es2024', '--module', 'nodenext', '--types', 'node'];
  const types = ['--typeRoots', join(ROOT, 'node_modules/@types')];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, ...options, ...targets, ...types, join(folder, 'samples.mts')],
    { encoding: 'utf8', cwd: folder },
  );
  expect(stdout + stderr).toBe('');
});
