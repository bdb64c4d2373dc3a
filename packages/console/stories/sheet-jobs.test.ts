import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const { signIn, complaints, service, url } = await openConsole([{ amount: 1800 }]);
const YEAR = new Date().getUTCFullYear() + 1;
const SCOPES = ['rates:read', 'rates:write'] as const;

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const HEADER = 'POL,POD,Carrier,40HC,Currency,Valid from,Valid to';
const csv = (name: string, rows: number, carrier = 'MSC') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [`${HEADER},${name}`]
      .concat(
        Array.from(
          { length: rows },
          (_, row) => `Shanghai,Rotterdam,${carrier},${1000 + row},USD,${YEAR}-01-01,${YEAR}-01-31`,
        ),
      )
      .join('\n'),
  ),
});
/** Imports it within this process, without a job. */
async function importHere({ name, buffer: bytes }: ReturnType<typeof csv>): Promise<number> {
  const input = { source: { file: { name, bytes } }, answers: {}, by: 'Pricing', now: new Date() };
  return (await service.rates.importSheet(input)).sheet.id;
}

const torn = (name: string) => ({
  ...{ name, mimeType: 'application/octet-stream' },
  buffer: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(150_000, 7)]),
});

const WORDS = {
  en: {
    sheets: 'Rate sheets',
    waits: 'Waits for its turn',
    why: 'The file could not be read:',
    remove: 'Remove from the list',
    stop: 'Stop',
  },
  zh: { sheets: '运价表', waits: '等待处理', why: '无法读取此文件：', remove: '从列表中移除', stop: '停止' },
} as const;

describe('while no server works on jobs', () => {
  test.each(['en', 'zh'] as const)(
    'in %s, a large import is shown after leaving and returning, and can be stopped',
    async (language) => {
      const words = WORDS[language];
      const page = await signIn({ language, scopes: SCOPES });
      await page.getByRole('link', { name: words.sheets, exact: true }).click();
      await page.locator('input[type=file]').setInputFiles(csv(`waits-${language}.csv`, 3_000));
      await page.getByText(words.waits).waitFor();
      await page.goto(`${url}/console`);
      await page.getByRole('link', { name: words.sheets, exact: true }).click();
      const row = page.getByRole('row', { name: `waits-${language}.csv` });
      await row.getByRole('progressbar').waitFor();
      await expectAccessible(page);
      await row.getByRole('button', { name: words.stop }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.stop }).click();
      await row.getByRole('button', { name: words.remove }).click();
      await row.waitFor({ state: 'detached' });
    },
  );

  test('a publication that is under way is shown, and stopping it leaves the draft', async () => {
    const id = await importHere(csv('publish.csv', 5_001));
    const page = await signIn({ scopes: SCOPES });
    await page.goto(`${url}/console/sheets/${id}`);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Waits for its turn').waitFor();
    expect(await page.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Waits for its turn').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('button', { name: 'Publish' }).isEnabled()).toBe(true);
  });
});

describe('with a server that works on jobs', () => {
  beforeAll(() => service.rates.jobs.startWork());

  test.each(['en', 'zh'] as const)(
    'in %s, of several files each is read or says in its place why not',
    { timeout: 60_000 },
    async (language) => {
      const words = WORDS[language];
      const page = await signIn({ language, scopes: SCOPES, dark: language === 'zh' });
      await page.goto(`${url}/console/sheets`);
      const names = [`small-${language}.csv`, `large-${language}.csv`, `torn-${language}.xlsx`];
      const [small = '', large = '', broken = ''] = names;
      await page.locator('input[type=file]').setInputFiles([csv(small, 1), csv(large, 3_001), torn(broken)]);
      await page.getByRole('row', { name: small }).waitFor();
      await page.getByRole('row', { name: broken }).getByText(words.why).waitFor({ timeout: 40_000 });
      await page.getByRole('row', { name: large }).getByText(/3,001/).waitFor({ timeout: 40_000 });
      await expectAccessible(page);
    },
  );

  test('an upload that was cut is sent again with one click', async () => {
    const page = await signIn({ scopes: SCOPES });
    await page.goto(`${url}/console/sheets`);
    await page.route('**/rate-sheets?wait=false', (route) => route.abort(), { times: 1 });
    await page.locator('input[type=file]').setInputFiles(csv('cut.csv', 1));
    await page.getByText('The file was not sent whole, and nothing of it was imported.').waitFor();
    expect(complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await page
      .getByRole('link', { name: 'cut.csv' })
      .or(page.getByRole('heading', { level: 1, name: 'cut.csv' }))
      .waitFor();
  });

  test('a publication that lands while a draft is reviewed is said, and the changes are compared anew', async () => {
    const reviewed = await importHere(csv('reviewed.csv', 1, 'ONE'));
    const other = await importHere(csv('other.csv', 2, 'ONE'));
    const page = await signIn({ scopes: SCOPES });
    await page.goto(`${url}/console/sheets/${reviewed}`);
    await page.getByRole('button', { name: '1 new' }).waitFor();
    await service.rates.publish(other, 'Somebody else');
    await page.getByText('Rates were published while you were looking.').waitFor();
    await page.getByRole('button', { name: '1 changed' }).waitFor();
  });

  test('the draft that is reviewed is shown as published when somebody else publishes it', async () => {
    const reviewed = await importHere(csv('published-elsewhere.csv', 1, 'HLCU'));
    const page = await signIn({ scopes: SCOPES });
    await page.goto(`${url}/console/sheets/${reviewed}`);
    await page.getByRole('button', { name: '1 new' }).waitFor();
    // The list of changes answers sooner than the sheet: it must not be asked of a sheet that may be published.
    await page.route(`**/rate-sheets/${reviewed}`, (route) => setTimeout(() => route.continue(), 500));
    await service.rates.publish(reviewed, 'Somebody else');
    await page.getByRole('button', { name: 'Revert' }).waitFor();
  });

  test('a draft that was published while the service was away is shown as published, and asked for no more', async () => {
    const reviewed = await importHere(csv('published-meanwhile.csv', 1, 'ZIMU'));
    const page = await signIn({ scopes: SCOPES });
    await page.goto(`${url}/console/sheets/${reviewed}`);
    await page.getByRole('button', { name: '1 new' }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('does not answer').waitFor();
    await service.rates.publish(reviewed, 'Somebody else');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Revert' }).waitFor();
    expect(complaints.splice(0).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
