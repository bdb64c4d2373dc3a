import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';
import { publishPriceHistory } from './price-history.ts';

const { url, signIn, complaints, keyWith } = await openConsole([
  { origin: 'CNNGB', destination: 'DEHAM', carrier: 'COSU', amount: 2100 },
]);
const moments = await publishPriceHistory(url, await keyWith(['admin']));

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const WORDS = {
  en: {
    rates: 'Rates',
    link: 'Statistics, map, and why prices changed',
    find: 'Find rates',
    levels: 'Price levels by carrier',
    asTable: 'As a table',
    miles: 'Shanghai to Rotterdam by sea: about 10,600 nautical miles.',
    suez: /the Suez Canal/,
    avoid: 'Avoid the canals (Suez, Panama)',
    around: /the Cape of Good Hope/,
    changed: '1 changed',
    base: 'Base rate',
    was: /november\.csv, .*cell D2/,
    is: /december\.csv, .*cell D2/,
    back: 'These rates in the list',
  },
  zh: {
    rates: '运价',
    link: '统计、航线图与价格变动原因',
    find: '查询运价',
    levels: '各船公司价格水平',
    asTable: '以表格显示',
    miles: /上海至鹿特丹海运：约 10,600 海里/,
    suez: /苏伊士运河/,
    avoid: '避开运河（苏伊士、巴拿马）',
    around: /好望角/,
    changed: '1 变更',
    base: '基本海运费',
    was: /november\.csv.*单元格 D2/,
    is: /december\.csv.*单元格 D2/,
    back: '在列表中查看这些运价',
  },
} as const;

test.each(['en', 'zh'] as const)(
  'a pricing manager sees what a lane costs, where it runs, and why its price changed (%s)',
  { timeout: 90_000 },
  async (language) => {
    const words = WORDS[language];
    const page = await signIn({ language, scopes: ['rates:read', 'rates:write'], dark: language === 'zh' });
    await page.getByRole('navigation').getByRole('link', { name: words.rates, exact: true }).click();
    await page.locator('input[name=origin]').fill('shanghai');
    await page.locator('input[name=destination]').fill('rotterdam');
    await page.getByRole('button', { name: words.find }).click();
    await page.getByRole('link', { name: words.link }).click();
    await page.getByRole('heading', { name: words.levels }).waitFor();
    expect(await page.locator('input[name=origin]').inputValue()).toBe('shanghai');
    await page.getByText(words.miles).waitFor();
    await page.getByText(words.suez).waitFor();
    await page.locator('.chart canvas').waitFor();
    await page.getByText(words.asTable).click();
    await page.getByRole('cell', { name: '1,980' }).first().waitFor();
    await page.goto(
      `${url}/console/rates/statistics?origin=shanghai&destination=rotterdam&from=${encodeURIComponent(moments.november)}`,
    );
    await page.getByRole('button', { name: words.changed }).click();
    const change = page.getByRole('listitem').filter({ hasText: '40HC' }).filter({ hasText: 'december.csv' });
    await change.getByRole('row').filter({ hasText: words.base }).getByText('+180 (+10 %)').waitFor();
    await change.getByText(words.was).waitFor();
    await change.getByText(words.is).waitFor();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: words.avoid }).check();
    await page.getByText(words.around).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.back }).click();
    expect(await page.locator('input[name=destination]').inputValue()).toBe('rotterdam');
  },
);

test('a lane of many ports says that a map needs one, and what is wrong is told in the words of the service', async () => {
  const page = await signIn({ scopes: ['rates:read'] });
  await page.goto(`${url}/console/rates/statistics?origin=china&destination=rotterdam`);
  await page.getByText('The map needs one port at each end.').waitFor();
  await expectAccessible(page);
  await page.goto(`${url}/console/rates/statistics?from=2031-01-02&to=2031-01-01`);
  await page.getByText('to is earlier than from. Exchange them.').waitFor();
  await expectAccessible(page);
  expect(complaints.splice(0).filter((text) => !text.includes('400'))).toEqual([]);
});

test.each([
  ['en', 'Why did this price change?', 'Base rate'],
  ['zh', '此价格为何变动？', '基本海运费'],
] as const)('a pricing manager asks of one rate why its price changed (%s)', async (language, why, base) => {
  const page = await signIn({ language, scopes: ['rates:read'] });
  await page.goto(`${url}/console/rates?origin=CNSHA&destination=NLRTM&carrier=MSCU`);
  await page.locator('tbody tr button').first().click();
  await page.getByRole('link', { name: why }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).searchParams.get('carrier')).toBe('MSCU');
  const row = page.getByRole('row').filter({ hasText: base });
  await row.getByText('1,980').waitFor();
  expect(await row.textContent()).toContain('1,800');
  await expectAccessible(page);
});

test('the statistics open in a browser that names its language as its system does', { timeout: 60_000 }, async () => {
  const page = await signIn({ scopes: ['rates:read'] });
  await page.addInitScript(`Object.defineProperty(Navigator.prototype, 'language', { get: () => 'en-US@posix' })`);
  await page.goto(`${url}/console/rates/statistics?origin=CNSHA&destination=NLRTM`);
  await page.locator('canvas').first().waitFor();
});
