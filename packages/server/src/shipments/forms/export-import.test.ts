import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startService } from '../../testing/start-service.ts';

const { url, keyWith } = await startService([{ amount: 1800 }]);
const key = await keyWith(['documents:read', 'documents:write']);

async function send(path: string, body: object) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}
type Found = { code: string; severity: string };

const PAINT = { unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3', packingGroup: 'III' };
const PACKAGES = [
  { container: 'MSKU1234565', count: 40, kind: 'steel drums (1A1)', grossMassKg: 1040, netMassKg: 1000 },
];
const perhaps = <T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

/** Shipments that may be exported: what is stated of the goods, and who signs. */
const shipments = fc.record({
  goods: fc.array(
    fc.record({
      values: fc
        .record({
          flashPoint: fc.constantFrom('30 °C', '86 °F', '30 °C (open cup)', '< 35 °C'),
          emsCode: perhaps('F-E, S-E', 'F-A, S-B'),
          marinePollutant: perhaps('Y', 'N'),
          emergencyContactTelephone: perhaps('+86 532 8388 9090', '800 555 0100'),
        })
        .map((own) => ({ ...PAINT, ...own })),
      packages: fc.constant(PACKAGES),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  values: fc.record({
    shipper: fc.constant('Brightwater Coatings\n1 Quay, Qingdao'),
    declarantName: perhaps('Li Wei', 'n/a'),
    declarantPlaceAndDate: perhaps('Qingdao, 2026-11-20'),
  }),
  containers: fc.constant([{ number: 'MSKU1234565', sizeType: '22G1', tareKg: 2230 }]),
  sailingDate: perhaps('2026-12-01'),
});

test('an exported declaration is told by its check what its export said of it', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(shipments, async (content) => {
      const { id } = (await send('/shipments', content)).body;
      const exported = await send(`/shipments/${id}/opendgd`, {});
      fc.pre(exported.status === 200);
      const checked = (await send('/opendgd/declarations/check', exported.body)).body.findings as Found[];
      const doubts = checked.filter(({ severity }) => severity !== 'note').map(({ code }) => code);
      const said = (exported.headers.get('x-finding-codes') ?? '')
        .split(', ')
        .filter((code) => !/^(?:opendgd_|$)/.test(code));
      expect(said.toSorted()).toEqual([...new Set(doubts)].toSorted());
      for (const code of said) seen.add(code);
    }),
    { numRuns: 25, seed: 18 },
  );
  // Errors, such as a missing signature, keep the declaration: doubts are told.
  expect([...seen]).toContain('ems_mismatch');
});

test('what is wrong with the shipment alone keeps the declaration, until a person answers for it', async () => {
  const goods = [
    { values: { ...PAINT, flashPoint: '30 °C', marinePollutant: 'N', emsCode: 'F-E, S-E' }, packages: PACKAGES },
  ];
  const values = { shipper: 'Brightwater Coatings, Qingdao', declarantName: 'Li Wei' };
  const containers = [{ number: 'MSKU1234565', sizeType: '22G1', tareKg: 2230 }];
  const { id } = (await send('/shipments', { goods, values, containers })).body;
  const refused = await send(`/shipments/${id}/opendgd`, {});
  expect(refused).toMatchObject({ status: 409, body: { code: 'form_has_errors' } });
  const { findings } = refused.body.data as { findings: Found[] };
  expect(findings.map(({ code }) => code)).toEqual(['declaration_unsigned']);
  const signed = await send(`/shipments/${id}/opendgd`, { values: { declarantPlaceAndDate: 'Qingdao, 2026-11-20' } });
  expect(signed.status).toBe(200);
  // As a form to sign, the same: a declaration with errors is refused where that is asked for.
  const wrong = structuredClone(signed.body) as { consignment: { dangerousGoods: { properShippingName: string }[] } };
  for (const one of wrong.consignment.dangerousGoods) one.properShippingName = 'NAIL CLEANER';
  const set = await send('/opendgd/declarations/docx?refuse_errors=true', wrong);
  const { findings: errors } = (set.body.data ?? {}) as { findings?: Found[] };
  expect([set.status, set.body.code, errors?.map(({ code }) => code)]).toEqual([
    409,
    'form_has_errors',
    ['shipping_name_not_in_list'],
  ]);
});
