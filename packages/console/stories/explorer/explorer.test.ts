import { expect, test } from 'vitest';
import { openConsole } from '../open-console.ts';
import { makeSampleWork } from '../sample-work.ts';
import { explore } from './explore.ts';

const { url, signIn, keyWith } = await openConsole([{ origin: 'CNSHA', destination: 'USLAX', amount: 1800 }]);
await makeSampleWork(url, await keyWith(['admin']));

test('somebody who clicks about for a while meets no fault', { timeout: 90_000 }, async () => {
  const page = await signIn();
  const signInAgain = async () => {
    await page.locator('input[name=key]').fill(await keyWith(['admin']));
    await page.locator('button[type=submit]').click();
    await page.locator('nav').first().waitFor({ state: 'attached' });
  };
  const { steps, faults } = await explore(page, { seed: 7, milliseconds: 25_000, url, signIn: signInAgain });
  expect(faults).toEqual([]);
  expect(steps).toBeGreaterThan(20);
});
