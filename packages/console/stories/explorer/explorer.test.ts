import { expect, test } from 'vitest';
import { openConsole } from '../open-console.ts';
import { makeSampleWork } from '../sample-work.ts';
import { explore, textOf } from './explore.ts';

const { url, signIn, keyWith } = await openConsole([{ origin: 'CNSHA', destination: 'USLAX', amount: 1800 }]);
await makeSampleWork(url, await keyWith(['admin']));

/** About 15 seconds on a machine of two cores that does nothing else. */
const STEPS = 100;

test('somebody who clicks about for a while meets no fault', { timeout: 240_000 }, async () => {
  const page = await signIn();
  const signInAgain = async () => {
    await page.locator('input[name=key]').fill(await keyWith(['admin']));
    await page.locator('button[type=submit]').click();
    await page.locator('nav').first().waitFor({ state: 'attached' });
  };
  const { addresses, faults } = await explore(page, { seed: 10, steps: STEPS, url, signIn: signInAgain });
  // Whole, as the message of the failure: a comparison would be cut.
  if (faults.length > 0) throw new Error(`${faults.length} faults:\n${faults.map(textOf).join('\n')}`);
  expect(addresses).toBeGreaterThan(3);
});
