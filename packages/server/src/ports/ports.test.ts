import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/index.ts';
import { createTestDatabase, createTestFeed } from '../testing/index.ts';
import { openPorts } from './ports.ts';

const { database, url } = await createTestDatabase();
const here = await openPorts({ database, changes: await createTestFeed(url) });
const there = await openPorts({ database: openDatabase(url, 2), changes: await createTestFeed(url) });

const meaning = (ports: typeof here, text: string) => ports.resolver().resolve(text).candidates[0]?.code;

describe('port aliases', () => {
  it('are added and removed in every process within a second', async () => {
    expect(meaning(there, 'Kajtek Yard')).toBeUndefined();
    await here.addAlias({ text: ' Kajtek  Yard ', code: 'PLGDN' }, 'test');
    await expect.poll(() => meaning(there, 'kajtek yard'), { timeout: 1_000, interval: 20 }).toBe('PLGDN');
    expect(meaning(here, 'Kajtek Yard')).toBe('PLGDN');
    await there.removeAlias('Kajtek Yard');
    await expect.poll(() => meaning(here, 'Kajtek Yard'), { timeout: 1_000, interval: 20 }).toBeUndefined();
  });

  it('resolve a name that several ports share', async () => {
    expect(here.resolver().resolve('Manzanillo').ambiguous).toBe(true);
    await here.addAlias({ text: 'Manzanillo', code: 'MXZLO' }, 'test');
    const { codes, name, country } = here.get('MXZLO');
    const port = { kind: 'port', code: 'MXZLO', codes, name, country, portCodes: ['MXZLO'] };
    expect(here.resolver().resolve('Manzanillo')).toEqual({
      query: 'Manzanillo',
      candidates: [{ ...port, score: 1, reason: 'alias' }],
      ambiguous: false,
      suggestions: [],
    });
  });

  it('cannot change the meaning of a code, and need an existing port', async () => {
    await expect(here.addAlias({ text: 'NLRTM', code: 'PLGDN' }, 'test')).rejects.toMatchObject({
      code: 'port_alias_invalid',
    });
    await expect(here.addAlias({ text: 'Somewhere', code: 'ZZZZZ' }, 'test')).rejects.toMatchObject({
      code: 'port_not_found',
    });
    await expect(here.removeAlias('never added')).rejects.toMatchObject({ code: 'port_alias_not_found' });
  });
});
