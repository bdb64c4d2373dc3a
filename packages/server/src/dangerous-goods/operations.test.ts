import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { type OperationInput, Problem } from '../base/index.ts';
import { builtInList } from './list/dangerous-goods-list.ts';
import { dangerousGoodsOperations } from './operations.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
const caller: OperationInput['caller'] = { keyId: null, account: 'main', name: 'test', scopes: [] };

async function run(name: string, input: { params?: Record<string, unknown>; query?: Record<string, unknown> }) {
  const operation = dangerousGoodsOperations().find((one) => one.name === name);
  if (operation === undefined) throw new Error(name);
  const answer = await operation.run({
    params: {},
    query: {},
    body: undefined,
    files: [],
    caller,
    adapter: 'rest',
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

const EDITION = {
  name: 'IMDG Code Amendment 42-24',
  amendment: '42-24',
  voluntaryFrom: '2025-01-01',
  mandatoryFrom: '2026-01-01',
};
/** A row of one liquid of packing group II, without hazards beyond its class. */
const ROW = {
  row: 1,
  subsidiaryHazards: [],
  conditionalHazards: [],
  furtherHazards: false,
  packingGroup: 'II',
  state: 'liquid',
  limitedQuantity: '1 L',
  exceptedQuantity: 'E2',
  marinePollutant: false,
  technicalName: false,
  seaTransport: 'allowed',
  provisionsSource: 'IMDG Code Amendment 42-24, from knowledge of the field',
};
const CFR = '49 CFR 172.101 of 2026-06-01';
const from49Cfr = (codes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(codes).map(([column, values]) => [
      column,
      {
        values: values === '' ? [] : values.split(' '),
        source: column === 'packingInstructions' ? `${CFR}, after its section of part 173` : CFR,
      },
    ]),
  );

describe('GET /dangerous-goods', () => {
  it('finds by name, names the edition and counts its pages', async () => {
    const { body, page } = await run('list-dangerous-goods', { query: { search: 'sodium hydroxide', per_page: 5 } });
    const { data, meta } = body as { data: { un: string }[]; meta: unknown };
    expect(data.map(({ un }) => un)).toEqual(['1823', '1824', '3320', '1907']);
    const counts = { total: 4, page: 1, perPage: 5 };
    expect(meta).toEqual({ ...counts, totalPages: 1, search: 'sodium hydroxide', edition: EDITION });
    expect(page).toEqual(counts);
  });

  it('lists every number without a search', async () => {
    const { page } = await run('list-dangerous-goods', { query: { page: 3, per_page: 100 } });
    expect(page).toEqual({ page: 3, perPage: 100, total: builtInList.unNumbers.length });
  });
});

describe('GET /dangerous-goods/{un}', () => {
  it('returns every row of a number, with its alternative names', async () => {
    const { body } = await run('get-dangerous-goods', { params: { un: 'UN 1203' } });
    expect(body).toEqual({
      un: '1203',
      nameZh: '车用汽油或汽油',
      segregationGroups: [],
      rows: [
        {
          ...ROW,
          name: 'MOTOR SPIRIT or GASOLINE or PETROL',
          shippingNames: ['MOTOR SPIRIT', 'GASOLINE', 'PETROL'].map((text) => ({ text, proper: text, synonyms: [] })),
          hazardClass: '3',
          ems: 'F-E, S-E',
          specialProvisions: [243],
          carriage: from49Cfr({
            stowageCategory: 'E',
            stowageCodes: '',
            segregationCodes: '',
            packingInstructions: 'P001',
            ibcInstructions: 'IBC02',
            ibcProvisions: '',
            tankInstructions: 'T4',
            tankProvisions: '',
          }),
        },
      ],
      codes: { E: 'cargo ships: on deck or under deck; other passenger ships: prohibited' },
      edition: EDITION,
    });
  });

  it('returns the segregation groups', async () => {
    const { body } = await run('get-dangerous-goods', { params: { un: '1830' } });
    const name = 'SULPHURIC ACID with more than 51% acid';
    expect(body).toEqual({
      un: '1830',
      nameZh: '硫酸，含酸大于51%',
      segregationGroups: [
        { code: 'SGG1', name: 'Acids' },
        { code: 'SGG1a', name: 'Strong acids' },
      ],
      rows: [
        {
          ...ROW,
          name,
          shippingNames: [{ text: name, proper: 'SULPHURIC ACID', synonyms: [] }],
          hazardClass: '8',
          ems: 'F-A, S-B',
          specialProvisions: [],
          carriage: from49Cfr({
            stowageCategory: 'C',
            stowageCodes: 'SW15',
            segregationCodes: 'SG36 SG49',
            packingInstructions: 'P001',
            ibcInstructions: 'IBC02',
            ibcProvisions: '',
            tankInstructions: 'T8',
            tankProvisions: 'TP2',
          }),
        },
      ],
      codes: {
        C: 'cargo ships: on deck only; other passenger ships: on deck only',
        SW15: 'category B in metal drums',
        SG36: 'separated from alkalis',
        SG49: 'separated from cyanides',
      },
      edition: EDITION,
    });
  });

  const NOT_INVALID =
    'This does not make it invalid: look it up in the edition in force, or search by name with ' +
    'GET /dangerous-goods?search=.';
  it.each([
    [
      'that an unknown number is not in the loaded list, not that it is invalid',
      '9999',
      {
        code: 'un_number_not_loaded',
        message: 'This number is not in the loaded list.',
        data: { status: 404, un: '9999', edition: EDITION, next: NOT_INVALID },
      },
    ],
    [
      'that a number was withdrawn, with the numbers for such goods now',
      '1169',
      {
        code: 'un_number_not_loaded',
        message:
          'UN 1169 (EXTRACTS, AROMATIC, LIQUID) was withdrawn and is not in the loaded list. ' +
          'Such goods are now listed under UN 1197.',
        data: {
          status: 404,
          un: '1169',
          withdrawn: { name: 'EXTRACTS, AROMATIC, LIQUID', successors: ['1197'] },
          edition: EDITION,
          next: NOT_INVALID,
        },
      },
    ],
    [
      'why a text is not a UN number',
      'NA1993',
      {
        code: 'un_number_unreadable',
        message: 'NA1993 is a North American number; sea transport needs a UN number.',
        data: {
          status: 400,
          un: 'NA1993',
          edition: EDITION,
          next:
            'A UN number is four digits, with or without the letters UN. Find it by name with ' +
            'GET /dangerous-goods?search=.',
        },
      },
    ],
  ])('answers %s', async (_title, un, body) => {
    expect((await refusalOf(un)).toBody()).toEqual(body);
  });
});
