import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { describeService, target } from './target.ts';

const STORIES = fileURLToPath(new URL('../examples/stories/', import.meta.url));
/** What the stories share. */
const SHARED = new Set(['service.ts']);
const names = readdirSync(STORIES).filter((name) => name.endsWith('.ts') && !SHARED.has(name));

describeService('the stories in examples/stories', () => {
  it.each(names)('the story %s comes to its end', async (name) => {
    const child = spawn(process.execPath, [STORIES + name], {
      env: { ...process.env, AGENT_RATE_URL: target.url, AGENT_RATE_KEY: target.key },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    const code = await new Promise((resolve) => child.on('exit', resolve));
    expect(code, said).toBe(0);
  });
});
