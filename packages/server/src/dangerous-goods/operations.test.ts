import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { type OperationInput, Problem } from '../base/index.ts';
import { dangerousGoodsOperations } from './operations.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
const caller: OperationInput['caller'] = { keyId: null, name: 'test', scopes: [] };

async function run(name: string, input: { params?: Record<string, unknown>; query?: Record<string, unknown> }) {
  const operation = dangerousGoodsOperations().find((one) => one.name === name);
  if (operation === undefined) throw new Error(name);
  const answer = await operation.run({
    params: {},
    query: {},
    body: undefined,
    files: [],
    caller,
    now: new Date(),
    ...input,
  });
  const isOutput = ajv.compile(operation.output);
  expect(isOutput(JSON.parse(JSON.stringify(answer.body))), JSON.stringify(isOutput.errors?.slice(0, 2))).toBe(true);
  return answer;
}

const refusalOf = async (un: string): Promise<Problem> => {
  try {
    await run('get-dangerous-goods', { params: { un } });
  } catch (error) {
    if (error instanceof Problem) return error;
  }
  throw new Error(`${un} was not refused`);
};

describe('GET /dangerous-goods', () => {
  it('finds by name, names the edition and counts its pages', async () => {
    const { body, page } = await run('list-dangerous-goods', { query: { search: 'sodium hydroxide', per_page: 5 } });
    expect(body).toMatchObject({
      data: [{ un: '1823' }, { un: '1824' }, {}, {}],
      meta: { search: 'sodium hydroxide', edition: { name: 'IMDG Code Amendment 42-24', mandatoryFrom: '2026-01-01' } },
    });
    expect(page?.total).toBe(4);
  });

  it('lists every number without a search', async () => {
    const { page } = await run('list-dangerous-goods', { query: { page: 3, per_page: 100 } });
    expect(page).toMatchObject({ page: 3, perPage: 100 });
    expect(page?.total).toBeGreaterThan(2300);
  });
});

describe('GET /dangerous-goods/{un}', () => {
  it('returns every row of a number, with its alternative names', async () => {
    const { body } = await run('get-dangerous-goods', { params: { un: 'UN 1203' } });
    expect(body).toMatchObject({
      un: '1203',
      nameZh: '车用汽油或汽油',
      rows: [
        { hazardClass: '3', packingGroup: 'II', ems: 'F-E, S-E', shippingNames: [{}, { proper: 'GASOLINE' }, {}] },
      ],
      edition: { amendment: '42-24' },
    });
  });

  it('returns the segregation groups', async () => {
    const { body } = await run('get-dangerous-goods', { params: { un: '1830' } });
    expect(body).toMatchObject({ segregationGroups: [{ code: 'SGG1', name: 'Acids' }, { code: 'SGG1a' }] });
  });

  it('answers that an unknown number is not in the loaded list, not that it is invalid', async () => {
    const refusal = await refusalOf('9999');
    expect(refusal).toMatchObject({ code: 'un_number_not_loaded', status: 404 });
    expect(refusal.message).toBe('This number is not in the loaded list.');
    expect(refusal.data).toMatchObject({ edition: { amendment: '42-24' } });
  });

  it('answers that a number was withdrawn, with the numbers for such goods now', async () => {
    const refusal = await refusalOf('1169');
    expect(refusal.message).toBe(
      'UN 1169 (EXTRACTS, AROMATIC, LIQUID) was withdrawn and is not in the loaded list. Such goods are now listed under UN 1197.',
    );
    expect(refusal.data).toMatchObject({ withdrawn: { successors: ['1197'] } });
  });

  it('refuses an invalid UN number with the reason', async () => {
    expect(await refusalOf('NA1993')).toMatchObject({ code: 'un_number_unreadable', status: 400 });
    expect((await refusalOf('NA1993')).message).toContain('North American');
  });
});
