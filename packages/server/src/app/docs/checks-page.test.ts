import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printChecksPage } from './checks-page.ts';

describe('docs/checks.md', () => {
  it('is as the code prints it (npm run docs:checks)', () => {
    expect(readFileSync(new URL('../../../../../docs/checks.md', import.meta.url), 'utf8')).toBe(printChecksPage());
  });

  it('names each rule once', () => {
    const codes = [...printChecksPage().matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(100);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
