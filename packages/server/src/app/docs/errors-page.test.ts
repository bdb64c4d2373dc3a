import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyProblem, printErrorsPage } from './errors-page.ts';

describe('docs/errors.md', () => {
  const page = readFileSync(new URL('../../../../../docs/errors.md', import.meta.url), 'utf8');
  const inCode = Object.values(everyProblem).flatMap((table) =>
    Object.entries(table).map(([code, { status }]) => `${code} ${status}`),
  );
  const inPage = [...page.matchAll(/^\| `(\w+)` \| (\d{3}) \|/gm)].map(([, code, status]) => `${code} ${status}`);

  it('lists every code of the service, and no other', () => {
    expect(inPage.toSorted()).toEqual(inCode.toSorted());
  });

  it('is as the code prints it (npm run docs:errors)', () => {
    expect(page).toBe(printErrorsPage());
  });

  it('names each code once, with a status that is a refusal', () => {
    expect(new Set(inPage.map((line) => line.split(' ')[0])).size).toBe(inPage.length);
    for (const line of inPage) expect(Number(line.split(' ')[1])).toBeGreaterThanOrEqual(400);
  });
});
