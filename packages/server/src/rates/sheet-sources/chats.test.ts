import { expect, test } from 'vitest';
import { readChat } from './chat-lines.ts';
import { readSource } from './testing/read-source.ts';

test('a chat: what is said without its time and name; what one wrote oneself offers nothing', async () => {
  const { rates, reading } = await readSource(
    'chat.txt',
    Buffer.from(
      [
        '[03/12/2026, 9:05] Sana Lahore Lines: hi',
        '[03/12/2026, 9:06] Sana Lahore Lines: rates ex karachi 1-31 dec 2026, usd, one line',
        '',
        'jebel ali 20ft 310 40hc 420',
        'hamad 20ft 480 40hc 640',
        '',
        '[03/12/2026, 9:08] Sana Lahore Lines: bunker in, hamad also port congestion usd 90/cntr on top',
        '[03/12/2026, 9:12] You: can you do jebel ali 20ft 290?',
      ].join('\n'),
    ),
  );
  expect(rates.map((rate) => rate.replace(/ \S+ text/, ' text'))).toEqual([
    'PKKHI-AEJEA 20GP 310 USD 2026-12-01..2026-12-31 text 4',
    'PKKHI-AEJEA 40HC 420 USD 2026-12-01..2026-12-31 text 4',
    'PKKHI-QAHMD 20GP 480 USD 2026-12-01..2026-12-31 text 5',
    'PKKHI-QAHMD 40HC 640 USD 2026-12-01..2026-12-31 text 5',
  ]);
  expect(reading.rates.map(({ content }) => content.charges.map(({ code }) => code).join())).toEqual([
    ...['BAF', 'BAF'],
    ...['BAF,PCS', 'BAF,PCS'],
  ]);
});

test.each([
  '[21.11.26, 14:05:33] Mia: ok',
  '[9:14 AM, 11/21/2026] Mia: ok',
  '21/11/2026, 14:05 - Mia: ok',
  'Mia, [21.11.2026 14:05]',
  'Mia 2026-11-21 14:05:33',
])('a message begins: %s', (line) => {
  expect(readChat([line, line])?.[0]).toMatchObject({ begins: true, isOwn: false });
});

test('a mail is no chat', () => {
  expect(readChat(['Dear Mia,', 'POL: Shanghai', 'POD: Hamburg', "20': USD 1,200"])).toBeUndefined();
});

test('a limit on who may buy stands in the remarks, and a named account is warned of', async () => {
  const { reading } = await readSource(
    'offer.txt',
    [
      'Shanghai - Hamburg USD 1,850/40HC, MSC, valid 1 to 31 Dec 2026, for named account ABC Trading only',
      'Prepaid only, subject to space.',
      'Min 5 containers per week.',
    ].join('\n'),
  );
  const [remarks] = reading.rates.map(({ content }) => content.remarks);
  for (const words of ['named account ABC Trading', 'Prepaid only', 'subject to space', 'Min 5 containers'])
    expect(remarks).toContain(words);
  expect(reading.findings.map(({ code }) => code)).toContain('restriction_not_applied');
});
