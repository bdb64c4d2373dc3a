import { expect, test } from 'vitest';
import { listChangedProperties } from './changed-properties.ts';

test('only what changed is listed, inside of objects too', () => {
  const before = { name: 'Grace', role: 'viewer', limits: { approval: 'never', lanes: ['CNSHA-NLRTM'] }, gone: 1 };
  const after = {
    name: 'Grace',
    role: 'approver',
    limits: { approval: 'always', lanes: ['CNSHA-NLRTM'] },
    since: null,
  };
  expect(listChangedProperties(before, after)).toEqual([
    { name: 'role', before: 'viewer', after: 'approver' },
    { name: 'limits.approval', before: 'never', after: 'always' },
    { name: 'gone', before: '1', after: null },
  ]);
});

test('what was made or removed is listed whole, without what is empty', () => {
  const made = { text: 'Nhava S.', code: 'INNSA', note: null, tags: [] };
  expect(listChangedProperties(null, made)).toEqual([
    { name: 'text', before: null, after: 'Nhava S.' },
    { name: 'code', before: null, after: 'INNSA' },
  ]);
  expect(listChangedProperties([{ kind: 'xlsx' }], null)).toEqual([
    { name: '', before: '[{"kind":"xlsx"}]', after: null },
  ]);
});
