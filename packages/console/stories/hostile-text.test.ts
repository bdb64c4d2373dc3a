import { afterEach, expect, test } from 'vitest';
import { everyPage } from './every-page.ts';
import { openConsole } from './open-console.ts';
import { makeSampleWork } from './sample-work.ts';
import { showPage } from './show-page.ts';

const { url, signIn, complaints, keyWith } = await openConsole([
  { origin: 'CNSHA', destination: 'USLAX', amount: 1800 },
]);
const IMAGE = '<img src=x onerror=alert(1)>';
const LINK = '<a href="javascript:alert(2)">javascript:alert(2)</a>';

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

test('text of cells, documents, orders and keys is shown as it is written, and never becomes markup', {
  timeout: 120_000,
}, async () => {
  const key = await keyWith(['admin']);
  const work = await makeSampleWork(url, key, {
    shipper: `${IMAGE} Co., Ltd.`,
    goods: LINK,
    file: `${IMAGE}.csv`,
    key: `${IMAGE}\u202Eagent`,
  });
  const text = [
    'SAFETY DATA SHEET',
    `Product name: ${IMAGE}`,
    `Manufacturer: ${LINK}`,
    'SECTION 14: Transport information',
    'UN number: UN1263',
    `Proper shipping name: PAINT ${IMAGE}`,
  ].join('\n');
  const extraction = await extractText(key, `${IMAGE}.txt`, text);
  const page = await signIn();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  let shown = 0;
  for (const address of [...everyPage(work), `/documents/review/${extraction}`]) {
    await showPage(page, `${url}/console${address}`);
    const found = await page.evaluate(() => ({
      markup: document.querySelectorAll('[onerror], a[href^="javascript:"], main script, main iframe').length,
      text: document.body.innerText.split('onerror=alert').length - 1,
    }));
    expect([address, found.markup]).toEqual([address, 0]);
    shown += found.text;
  }
  expect(dialogs).toEqual([]);
  expect(shown).toBeGreaterThan(10);
});

/** Extracts a text document and gives the id of the extraction when it is done. */
async function extractText(key: string, name: string, text: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}` };
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/plain' }), name);
  const uploaded = await (await fetch(`${url}/documents`, { method: 'POST', headers, body: form })).json();
  const { data } = uploaded as { data: { id: number }[] };
  const begun = await fetch(`${url}/extractions`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ documents: data.map(({ id }) => id) }),
  });
  const { id } = (await begun.json()) as { id: number };
  const isDone = async () => {
    const answer = await fetch(`${url}/extractions/${id}`, { headers });
    return ((await answer.json()) as { status: string }).status;
  };
  await expect.poll(isDone, { timeout: 60_000 }).toBe('done');
  return id;
}
