import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const LOG = fileURLToPath(new URL('./log.ts', import.meta.url));

/** What one log call writes, in a process of its own: the log goes to standard error. */
function logged(error: string): string {
  const program = `import { createLog } from ${JSON.stringify(LOG)}; createLog('info').error({ err: ${error} }, 'failed');`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).stderr;
}

test('an error of the database is logged without rows and without the text that it could not read', () => {
  const error = `Object.assign(new Error('invalid input syntax for type json: "Secret Solvent 7"'), {
    code: '22P02', severity: 'ERROR', detail: 'Token "Secret Solvent 7"', where: 'JSON data: Secret Solvent 7', routine: 'x' })`;
  const line = logged(error);
  expect(line).not.toContain('Secret');
  expect(JSON.parse(line)).toMatchObject({
    msg: 'failed',
    err: { code: '22P02', message: 'invalid input syntax for type json' },
  });
});

test('other errors are logged whole', () => {
  expect(JSON.parse(logged(`new Error('port "8080" is taken')`)).err.message).toBe('port "8080" is taken');
});

test('what a broken connection carries stays out of the log', () => {
  const broken = `Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', client: { secretKey: 4711 } })`;
  const line = logged(`new AggregateError([${broken}], 'no address answers')`);
  expect(logged(broken) + line).not.toContain('4711');
  expect(JSON.parse(line).err).toMatchObject({
    message: 'no address answers',
    aggregateErrors: [{ message: 'read ECONNRESET', code: 'ECONNRESET' }],
  });
});
