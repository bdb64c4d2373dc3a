import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const { signIn, complaints, database, keyWith, url } = await openConsole([{ amount: 1800 }]);

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const WORDS = {
  en: { jobs: 'Jobs', stop: 'Stop', stopped: 'stopped', problems: 'Recent problems' },
  zh: { jobs: '任务', stop: '停止', stopped: '已停止', problems: '近期问题' },
} as const;

test.each(['en', 'zh'] as const)(
  'an administrator sees what runs, for whom and how far, and stops it (%s)',
  async (language) => {
    const words = WORDS[language];
    const owner = `Documentation ${language}`;
    await database.pool.query(
      `insert into extractions (status, target_format, model, created_by, progress)
     values ('running', 'yml_chemical_data', 'test', $1, '{"document":1,"documents":1,"page":2,"pages":8}')`,
      [owner],
    );
    const page = await signIn({ language });
    await page.goto(`${url}/console/administration?section=jobs`);
    const row = page.getByRole('row').filter({ hasText: owner });
    await row.getByText('2 / 8').waitFor();
    await expectAccessible(page);
    await row.getByRole('button', { name: words.stop }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.stop }).click();
    await row.getByText(words.stopped).waitFor();
  },
);

test.each(['en', 'zh'] as const)(
  'an administrator finds a refusal by its key and request id (%s)',
  async (language) => {
    const reader = await keyWith(['rates:read']);
    const refused = await fetch(`${url}/keys`, { headers: { authorization: `Bearer ${reader}` } });
    const page = await signIn({ language });
    await page.goto(`${url}/console/administration?section=problems`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const row = page.getByRole('row').filter({ hasText: refused.headers.get('x-request-id') ?? '' });
    await row.getByText('insufficient_scope').waitFor();
    await row.getByText('list-keys').waitFor();
    await expectAccessible(page);
    await page.locator('input[name=code]').fill('rate_not_found');
    await page.locator('form.filters button[type=submit]').click();
    await row.waitFor({ state: 'detached' });
  },
);
