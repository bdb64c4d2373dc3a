import { expect, test } from 'vitest';
import { composeLetter } from './letter.ts';

test('the letter states masses with their unit, as a figure and as a text', () => {
  const choice = { kind: 'general', language: 'both', attachments: [] } as const;
  const { rows } = composeLetter({ grossWeight: 24_000, netWeight: '23,500 KGS' }, choice);
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  expect([values.get('grossWeight'), values.get('netWeight')]).toEqual(['24000 kg', '23,500 KGS']);
});
