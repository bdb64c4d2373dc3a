import { expect, it } from 'vitest';
import { ask, describeService, getRefusal } from './target.ts';

type Finding = {
  code: string;
  severity: string;
  source: string;
  places: { quote?: string }[];
  ask?: { english: string };
};
type Check = {
  verdict: string;
  counts: Record<string, number>;
  findings: Finding[];
  letter: { allowed: boolean; findings: Finding[] };
  edition: { name: string };
};

const ACETONE = {
  unNo: 'UN1090',
  properShippingName: 'ACETONE',
  imoHazardClassNo: '3',
  packingGroup: 'II',
  flashPoint: '-18 °C c.c.',
  packageQuantityAndType: '80 steel drums',
  grossWeightKgs: '14400',
};
const post = (body: unknown, path = '/dangerous-goods/check') =>
  ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

async function check(goods: object, rest: object = {}): Promise<Check> {
  const response = await post({ goods: [goods], emergencyContactTelephone: '+86 571 8888 9999', ...rest });
  expect(response.status).toBe(200);
  return (await response.json()) as Check;
}

describeService('POST /dangerous-goods/check', () => {
  it('has no error for a right declaration, and names its edition', async () => {
    const { verdict, counts, edition } = await check(ACETONE);
    expect({ verdict, errors: counts.error }).toEqual({ verdict: 'ok', errors: 0 });
    expect(edition.name).not.toBe('');
  });

  it('names rule, paragraph, place and question of what is wrong', async () => {
    const places = [{ document: 'sds.pdf', page: 7, quote: 'PG III' }];
    const { verdict, findings } = await check({ ...ACETONE, packingGroup: { value: 'III', places } });
    expect(verdict).toBe('error');
    const wrong = findings.find(({ code }) => code === 'packing_group_mismatch');
    expect(wrong).toMatchObject({ severity: 'error', source: expect.stringContaining('IMDG'), places });
    expect(wrong?.ask?.english).not.toBe('');
  });

  it('refuses a non-dangerous goods letter for acetone with the quotes that contradict it', async () => {
    const places = [{ document: 'sds.pdf', page: 4, quote: 'Flash point: -17 °C' }];
    const { letter } = await check({ commodityName: 'Acetone', flashPoint: { value: '-17 °C', places } });
    expect(letter.allowed).toBe(false);
    expect(letter.findings).toContainEqual(expect.objectContaining({ code: 'letter_flash_point', places }));
  });

  it('takes no name alone as permission for the letter, unless it says ordinary merchandise', async () => {
    const { letter } = await check({ commodityName: 'Glimmer beads' });
    expect(letter.allowed).toBe(false);
    const missing = letter.findings.find(({ code }) => code === 'letter_not_shown');
    expect(missing?.ask?.english).toContain('a safety data sheet or a transport certificate');
    expect((await check({ commodityName: 'Wooden dining tables' })).letter.allowed).toBe(true);
  });

  it('counts validity to the day of sailing', async () => {
    const documents = [{ name: 'cert.pdf', type: 'transport-certificate', validUntil: '2026-12-31' }];
    const body = { goods: [ACETONE], documents };
    const codes = async (day: string) =>
      ((await (await post(body, `/dangerous-goods/check?on=${day}`)).json()) as Check).findings.map(({ code }) => code);
    expect(await codes('2026-12-01')).not.toContain('certificate_expired');
    expect(await codes('2027-01-01')).toContain('certificate_expired');
  });

  it('refuses a body without goods, and a request without a key', async () => {
    expect((await post({})).status).toBe(400);
    const bare = await getRefusal('/dangerous-goods/check', { method: 'POST', headers: { authorization: '' } });
    expect(bare.status).toBe(401);
  });

  it('knows no extraction that is not there', async () => {
    expect((await post({}, '/extractions/999999999/check')).status).toBe(404);
  });
});

describeService('POST /documents/{id}/check', () => {
  it('extracts and checks a document in one request, with the place of what is wrong', async () => {
    const form = new FormData();
    const lines = [
      'SAFETY DATA SHEET',
      `Product name: Quay Thinner ${Date.now()}`,
      'SECTION 14: Transport information',
    ];
    const transport = ['IMDG', 'UN number: UN1263', 'Proper shipping name: PAINT', 'Class: 8', 'Packing group: III'];
    form.append('file', new Blob([[...lines, ...transport].join('\n')]), 'quay.txt');
    const uploaded = await ask('/documents', { method: 'POST', body: form });
    if (uploaded.status === 403) return;
    const { data } = (await uploaded.json()) as { data: { id: number }[] };
    const response = await ask(`/documents/${data[0]?.id}/check`, { method: 'POST' });
    expect(response.status).toBe(200);
    const { verdict, findings } = (await response.json()) as Check;
    expect(verdict).toBe('error');
    expect(findings.flatMap(({ places }) => places.map(({ quote }) => quote))).toContain('8');
  });
});
