import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';
import { placeTestOrder } from './place-test-order.ts';

const opened = await openConsole([{ origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800 }]);
const { url, signIn, complaints } = opened;

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const APPROVER = { scopes: ['orders:read', 'orders:approve'] } as const;

/** Takes a decision with the reason typed, and confirms it. */
async function decide(page: Page, action: string, reason = '', label = 'Reason') {
  await page.locator('.choices').getByRole('button', { name: action, exact: true }).click();
  await page.getByLabel(new RegExp(`^${label}`)).fill(reason);
  await page.locator('p > button.primary').click();
  await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
}

test('an approver finds an order by its reference and approves it with everything in view', async () => {
  const { id } = await placeTestOrder(opened);
  const page = await signIn(APPROVER);
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByLabel('Reference').fill('sea-2026-1181');
  await page.getByLabel('Container type').fill('20GP');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('No order fits these filters').waitFor();
  await page.getByLabel('Container type').fill('40HC');
  await page.getByLabel('State').selectOption('PENDING_APPROVAL');
  await page.getByText('1 order', { exact: true }).waitFor();
  await page.getByRole('link', { name: id }).click();
  for (const text of ['CNSHA → NLRTM', 'Ningbo <i>Coatings</i> Co., Ltd.', 'Water-based paint', 'USD 3,600'])
    await page.getByText(text).first().waitFor();
  await expectAccessible(page);
  await decide(page, 'Approve', 'agreed by phone');
  await page.getByText('The order was approved').waitFor();
  await page.getByRole('heading', { level: 1 }).getByText('received').waitFor();
});

test('an order is confirmed with the booking number, and completed', async () => {
  const { id } = await placeTestOrder(opened);
  const page = await signIn(APPROVER);
  await page.goto(`${url}/console/orders/${id}`);
  await decide(page, 'Approve');
  await page.getByText('The order was approved').waitFor();
  await page.locator('.choices').getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByLabel('Booking number of the carrier').fill('MAEU4711');
  await decide(page, 'Confirm');
  await page.getByText('Booking number of the carrier: MAEU4711').first().waitFor();
  await decide(page, 'Complete');
  await page.getByText('The order was completed').waitFor();
  expect(await page.locator('.choices').count()).toBe(0);
});

test('a decision about a version that changed meanwhile is not taken; the change is shown and nothing typed is lost', async () => {
  const { id, ask } = await placeTestOrder(opened);
  const page = await signIn(APPROVER);
  await page.goto(`${url}/console/orders/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await ask('PATCH', `/orders/${id}`, { remarks: 'call first' });
  await decide(page, 'Approve', 'agreed by phone');
  await page.getByText('The order changed after you opened it.').waitFor();
  await page.getByText('Remarks: — → call first').first().waitFor();
  expect(await page.getByLabel(/^Reason/).inputValue()).toBe('agreed by phone');
  expect(complaints.splice(0)).toContain(`409 ${url}/orders/${id}/approve`);
  await page.getByRole('button', { name: 'I have read the change' }).click();
  await decide(page, 'Approve', 'agreed by phone');
  await page.getByText('The order was approved').waitFor();
});

test('a test order is never among the real ones, and says what it is wherever it is shown', async () => {
  const { id, key } = await placeTestOrder(opened, 'test');
  const { id: real } = await placeTestOrder(opened);
  for (const language of ['en', 'zh'] as const) {
    const says = { en: 'Test order', zh: '测试订单' }[language];
    const page = await signIn({ ...APPROVER, language });
    const badge = page.getByRole('table').getByText(says, { exact: true });
    await page.getByRole('listitem').filter({ hasText: id }).getByText(says).first().waitFor();
    await page.goto(`${url}/console/orders`);
    await page.getByRole('link', { name: real }).waitFor();
    expect([await page.getByRole('link', { name: id }).count(), await badge.count()]).toEqual([0, 0]);
    await page.locator('select[name=test]').selectOption('true');
    await page.getByRole('row').filter({ hasText: id }).getByText(says).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    await expectAccessible(page);
    await page.getByRole('link', { name: id }).click();
    await page.getByRole('heading', { level: 1, name: id }).getByText(says).waitFor();
    await page.getByRole('note').getByText({ en: 'nothing is booked', zh: '不会询问船公司' }[language]).waitFor();
    await expectAccessible(page);
  }
  // Who is signed in with a key for tests sees no others, and is told so.
  const page = await opened.open();
  await page.goto(`${url}/console`);
  await page.locator('input[name=key]').fill(key);
  await page.locator('button[type=submit]').click();
  await page.locator('nav').waitFor();
  await page.goto(`${url}/console/orders`);
  await page.getByText('every order here is a test order').waitFor();
  await page.getByRole('row').filter({ hasText: id }).getByText('Test order', { exact: true }).waitFor();
});

test('on a phone an approver reads an order and refuses it with a reason', async () => {
  const { id } = await placeTestOrder(opened);
  const page = await signIn(APPROVER);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await page.getByRole('link', { name: id }).click();
  await page.getByRole('heading', { level: 1, name: id }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.locator('.choices').getByRole('button', { name: 'Do not approve' }).click();
  expect(await page.locator('p > button.primary').isDisabled()).toBe(true);
  await decide(page, 'Do not approve', 'too dear');
  await page.getByText('The order was not approved').waitFor();
  await page.getByText('Reason: too dear').first().waitFor();
  await expectAccessible(page);
});

test('a forwarder confirms in part, the buyer accepts, and the rest is confirmed later; in Chinese on a phone too', async () => {
  const { id, key } = await placeTestOrder(opened);
  const forwarder = await signIn({ ...APPROVER, language: 'zh' });
  await forwarder.setViewportSize({ width: 390, height: 844 });
  await forwarder.goto(`${url}/console/orders/${id}`);
  await decide(forwarder, '批准', '', '理由');
  await forwarder.locator('.choices').getByRole('button', { name: '部分确认' }).click();
  await forwarder.getByText('请填写部分箱量').waitFor();
  await forwarder.getByRole('spinbutton').fill('1');
  await forwarder.getByLabel('待定：以后可再确认').check();
  expect(await forwarder.locator('p > button.primary').isDisabled()).toBe(true);
  expect(await forwarder.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(forwarder);
  await decide(forwarder, '部分确认', '舱位不足', '理由');
  await forwarder.getByRole('heading', { level: 1 }).getByText('部分确认，待接受').waitFor();
  const buyer = await opened.open();
  await buyer.goto(`${url}/console`);
  await buyer.locator('input[name=key]').fill(key);
  await buyer.locator('button[type=submit]').click();
  await buyer.locator('nav').waitFor();
  await buyer.goto(`${url}/console/orders/${id}`);
  await buyer.getByRole('heading', { level: 1 }).getByText('confirmed in part: to accept').waitFor();
  await buyer.getByText('1 of 2 × 40HC, CNSHA → NLRTM, MAEU').first().waitFor();
  await buyer.getByText('USD 1,800').first().waitFor();
  await expectAccessible(buyer);
  await decide(buyer, 'Accept what is confirmed');
  await buyer.getByText('The part that was confirmed was accepted').waitFor();
  await buyer.getByText('The rest is open.').first().waitFor();
  await forwarder.reload();
  await forwarder.locator('.choices').getByRole('button', { name: '再确认一部分' }).click();
  await decide(forwarder, '再确认一部分', '', '理由');
  await forwarder.getByText('现已全部确认。').first().waitFor();
  expect(await opened.getJson(`/orders/${id}`)).toMatchObject({
    bookingStatus: 'CONFIRMED',
    confirmation: { rest: 'none', parts: [{ part: 1, ordered: 2, confirmed: 2 }] },
  });
});

/** Signed in with a key that sees every order and may change it. */
const CLERK = { scopes: ['rates:read', 'orders:read', 'orders:write', 'orders:approve'] } as const;

test('the content of an order is changed in a form; what was not touched stays as it was', async () => {
  const { id } = await placeTestOrder(opened);
  const page = await signIn(CLERK);
  await page.goto(`${url}/console/orders/${id}`);
  await page.getByRole('button', { name: 'Change the order' }).click();
  const form = page.getByRole('region', { name: 'Change the order' });
  await form.getByText('The changed order waits for approval again.').waitFor();
  expect(await form.getByRole('button', { name: 'Save the change' }).isDisabled()).toBe(true);
  await form.getByRole('button', { name: 'Add: Parties' }).click();
  await form.getByLabel('Name').nth(1).fill('Maas Verf B.V.');
  await form.getByLabel('Remarks').fill('call first');
  await expectAccessible(page);
  // What was typed stays when the page is loaded again.
  await page.reload();
  await page.getByRole('button', { name: 'Change the order' }).click();
  expect(await form.getByLabel('Name').nth(1).inputValue()).toBe('Maas Verf B.V.');
  await form.getByRole('button', { name: 'Save the change' }).click();
  await page.getByText('Remarks: — → call first').first().waitFor();
  await page.getByText('Maas Verf B.V.').first().waitFor();
  const order = (await opened.getJson(`/orders/${id}`)) as Record<string, unknown>;
  expect(order).toMatchObject({
    remarks: 'call first',
    parties: [
      { role: 'SHIPPER', name: 'Ningbo <i>Coatings</i> Co., Ltd.', address: '18 Harbour Road' },
      { role: 'CONSIGNEE', name: 'Maas Verf B.V.' },
    ],
    cargo: [{ description: 'Water-based paint', packages: { count: 80, type: 'drum' }, grossWeightKg: 17_600 }],
  });
});

test.each([
  { language: 'en', change: 'Change the order', quote: 'Quote', save: 'Save the change' },
  { language: 'zh', change: '更改订单', quote: '报价', save: '保存更改' },
] as const)('another quote is put on an order: its containers and price change ($language)', async (words) => {
  const { id, ask } = await placeTestOrder(opened);
  const lane = { origin: 'CNSHA', destination: 'NLRTM', equipment: '40HC', quantities: { containers: 5 } };
  const { id: larger } = await ask('POST', '/quotes', lane);
  const page = await signIn({ ...CLERK, language: words.language });
  await page.goto(`${url}/console/orders/${id}`);
  await page.getByRole('button', { name: words.change }).click();
  const form = page.getByRole('region', { name: words.change });
  await form.getByLabel(words.quote).fill(String(larger));
  await expectAccessible(page);
  await form.getByRole('button', { name: words.save }).click();
  await page.getByText('5 × 40HC').first().waitFor();
  const order = (await opened.getJson(`/orders/${id}`)) as { quote: { id: string } };
  expect(order.quote.id).toBe(larger);
});

test('two people change one order: the second sees both versions, keeps what was typed and decides', async () => {
  const { id } = await placeTestOrder(opened);
  const [first, second] = [await signIn(CLERK), await signIn(CLERK)];
  for (const page of [first, second]) {
    await page.goto(`${url}/console/orders/${id}`);
    await page.getByRole('button', { name: 'Change the order' }).click();
  }
  await first.getByLabel('Remarks').fill('call first');
  await first.getByLabel('Description').fill('Solvent-based paint');
  await first.getByRole('button', { name: 'Save the change' }).click();
  await first.getByText('Remarks: — → call first').first().waitFor();
  await second.getByLabel('Remarks').fill('send an e-mail');
  await second.getByRole('button', { name: 'Save the change' }).click();
  const conflict = second.getByRole('alert').filter({ hasText: 'Somebody else changed the order' });
  await conflict.waitFor();
  expect(complaints.splice(0)).toContain(`409 ${url}/orders/${id}`);
  expect(await conflict.getByRole('row', { name: /^Remarks/ }).allTextContents()).toEqual([
    'Remarks both changed—call firstsend an e-mail',
  ]);
  expect(await conflict.getByRole('row', { name: /^Cargo/ }).textContent()).toMatch(/Solvent-based paint/);
  expect(await second.getByLabel('Remarks').inputValue()).toBe('send an e-mail');
  await expectAccessible(second);
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await second.getByText('Remarks: call first → send an e-mail').first().waitFor();
  const order = (await opened.getJson(`/orders/${id}`)) as Record<string, unknown>;
  expect(order).toMatchObject({ remarks: 'send an e-mail', cargo: [{ description: 'Solvent-based paint' }] });
});

test('a correction is requested property by property, and read so by the customer, in Chinese too', async () => {
  const { id } = await placeTestOrder(opened);
  const page = await signIn(CLERK);
  await page.goto(`${url}/console/orders/${id}`);
  await decide(page, 'Approve');
  await page.getByText('The order was approved').waitFor();
  await page.locator('.choices').getByRole('button', { name: 'Request a correction' }).click();
  const feedback = page.getByRole('region', { name: 'What has to change' });
  await feedback.getByLabel('About').selectOption('Parties');
  await feedback.getByLabel('In a sentence').fill('The address of the shipper has no country.');
  await feedback.getByRole('button', { name: 'Add feedback' }).click();
  await feedback.getByLabel('How serious').nth(1).selectOption('to know');
  await feedback.getByLabel('In a sentence').nth(1).fill('The vessel is not known yet.');
  await expectAccessible(page);
  await decide(page, 'Request a correction');
  await page.getByText('a correction is requested').first().waitFor();
  await page.getByText('prevents the order · must be changed · Parties').first().waitFor();
  expect(((await opened.getJson(`/orders/${id}`)) as { feedbacks: unknown }).feedbacks).toEqual([
    {
      ...{ severity: 'ERROR', code: 'PROPERTY_VALUE_MUST_CHANGE', jsonPath: '$.parties' },
      message: 'The address of the shipper has no country.',
    },
    { severity: 'INFO', code: 'PROPERTY_VALUE_MUST_CHANGE', message: 'The vessel is not known yet.' },
  ]);
  const chinese = await signIn({ ...CLERK, language: 'zh', dark: true });
  await chinese.goto(`${url}/console/orders/${id}`);
  await chinese.getByText('订单不能进行 · 必须更改 · 当事人').first().waitFor();
  await chinese.getByRole('button', { name: '更改订单' }).click();
  await chinese.getByRole('button', { name: '保存更改' }).waitFor();
  await expectAccessible(chinese);
});

test('more than a hundred events of an order are read page by page, the newest first', async () => {
  const { id, ask } = await placeTestOrder(opened);
  for (let n = 1; n <= 101; n += 1) await ask('PATCH', `/orders/${id}`, { remarks: `change ${n}` });
  const page = await signIn(CLERK);
  await page.goto(`${url}/console/orders/${id}`);
  const events = page.locator('.life-line > li');
  await expect.poll(() => events.count()).toBe(100);
  await events.first().getByText('change 100 → change 101').waitFor();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByText('The order was placed').waitFor();
  expect(await events.count()).toBe(103);
});

test('that the price has moved, and the order keeps that of its quote, is said before it is approved', async () => {
  const { id } = await placeTestOrder(opened);
  await opened.publish([{ origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1950 }]);
  const page = await signIn(CLERK);
  await page.goto(`${url}/console/orders/${id}`);
  await page.getByText('The rate has changed since. This quote keeps its price and can still be ordered.').waitFor();
  await page.locator('p > button.primary').click();
  await page.getByRole('alertdialog').getByText('USD 3,900').waitFor();
});
