import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const key = Buffer.alloc(32, 7);
const sealedWith = expect.objectContaining({ code: 'secret_sealed' });

test('an encrypted secret is not readable, differs each time, and opens again', () => {
  const box = createSecretBox(() => [key]);
  const sealed = box.seal('whsec_abc', 'whk_1');
  expect(sealed).not.toContain('abc');
  expect(box.seal('whsec_abc', 'whk_1')).not.toBe(sealed);
  expect(box.open(sealed, 'whk_1')).toBe('whsec_abc');
});

test('it does not open with another key, without a key, for another webhook, or when a bit changed', () => {
  const sealed = createSecretBox(() => [key]).seal('whsec_abc', 'whk_1');
  expect(() => createSecretBox(() => [Buffer.alloc(32, 8)]).open(sealed, 'whk_1')).toThrow(sealedWith);
  expect(() => createSecretBox(() => []).open(sealed, 'whk_1')).toThrow(sealedWith);
  expect(() => createSecretBox(() => [key]).open(sealed, 'whk_2')).toThrow(sealedWith);
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'Q' : 'A');
  expect(() => createSecretBox(() => [key]).open(changed, 'whk_1')).toThrow(sealedWith);
});

test('secrets stored before a key was set still open', () => {
  const kept = createSecretBox(() => []).seal('whsec_abc', 'whk_1');
  expect(createSecretBox(() => [key]).open(kept, 'whk_1')).toBe('whsec_abc');
  expect(createSecretBox(() => [key]).open('whsec_abc', 'whk_1')).toBe('whsec_abc');
});

test('after a rotation the newest key seals, and the former one still opens', () => {
  const former = createSecretBox(() => [key]).seal('whsec_abc', 'whk_1');
  const newest = Buffer.alloc(32, 9);
  const both = createSecretBox(() => [newest, key]);
  expect(both.open(former, 'whk_1')).toBe('whsec_abc');
  expect(createSecretBox(() => [newest]).open(both.seal('whsec_abc', 'whk_1'), 'whk_1')).toBe('whsec_abc');
});

test('a seal that was cut short does not open, whatever is left of its tag', () => {
  const box = createSecretBox(() => [key]);
  const sealed = box.seal('whsec_abc', 'whk_1');
  for (const letters of [0, 8, 20, 30, 36]) {
    expect(() => box.open(sealed.slice(0, 'a256gcm.'.length + letters), 'whk_1')).toThrow(sealedWith);
  }
});
