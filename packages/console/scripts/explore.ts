/**
 * Does random things on the console of a demo and tells what must not happen. `npm run explore -- --seed N --steps M`; the
 * same seed chooses the same acts, as long as the pages are the same.
 */
import { parseArgs } from 'node:util';
import { explore, textOf } from '../stories/explorer/explore.ts';
import { withBusyDemo } from './busy-demo.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' }, steps: { type: 'string', default: '150' } } });
const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed);
const steps = Number(values.steps);
if (!Number.isInteger(seed) || !(Number.isInteger(steps) && steps > 0))
  throw new Error('--seed is a whole number, --steps one above 0.');

await withBusyDemo(async ({ url, newKey, browser }) => {
  // A person's browser has a language; one without display takes "en-US@posix", which `Intl` refuses.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  const signIn = async () => {
    const cookie = {
      name: 'agent_rate_session',
      value: await newKey(),
      url,
      httpOnly: true,
      sameSite: 'Strict',
    } as const;
    await context.addCookies([cookie]);
    await page.goto(`${url}/console`);
    await page.locator('nav').first().waitFor({ state: 'attached' });
  };
  await signIn();
  const { addresses, faults } = await explore(page, { seed, steps, url, signIn });
  const byFault = Object.groupBy(faults, ({ what }) => what);
  for (const [first, ...others] of Object.values(byFault).map((found) => found ?? [])) {
    if (first) console.log(`${others.length + 1} × ${textOf(first)}`);
  }
  console.log(
    `seed ${seed}: ${steps} acts on ${addresses} pages, ${faults.length} faults of ${Object.keys(byFault).length} kinds`,
  );
  if (faults.length > 0) process.exitCode = 1;
});
