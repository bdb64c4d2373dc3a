import { expect, test } from 'vitest';
import { verifyForm } from '../../forms/index.ts';
import { findProvenancePart } from '../../forms/ooxml/provenance-part.ts';
import { parseProvenance } from '../../forms/provenance.ts';
import { startService } from '../../testing/start-service.ts';

const { url, keyWith } = await startService([{ amount: 1800 }]);
const key = await keyWith(['documents:read', 'documents:write']);
const PARTY = {
  shipper: 'Brightwater Coatings\nQingdao',
  declarantName: 'Li Wei',
  declarantPlaceAndDate: 'Qingdao, 2026-11-20',
};

const PAINT = {
  ...{ unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3', packingGroup: 'III', marinePollutant: 'N' },
  ...{ flashPoint: '86 °F (closed cup)', emergencyContactTelephone: '+86 532 8388 9090' },
};
const packed = (container: string, count: number) => ({
  ...{ container, count, kind: '钢桶 (1A1)', grossMassKg: count * 26, netMassKg: count * 25 },
});
const CONTAINERS = [
  { number: 'MSKU1234565', sizeType: '22G1', seals: 'CN998877', tareKg: 2230 },
  { number: 'TGHU7654329', sizeType: '22G1', tareKg: 2250 },
];

async function create(content: object): Promise<number> {
  const response = await fetch(`${url}/shipments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reference: 'EXP-2026-118', values: PARTY, ...content }),
  });
  return Number(((await response.json()) as { id: unknown }).id);
}
const several = await create({
  goods: [{ values: PAINT, packages: [packed('MSKU1234565', 40), packed('TGHU7654329', 10)] }],
  containers: CONTAINERS,
});

/** How each value of a form reads on it, by the record in the file. */
async function shownOn(shipment: number, form: string) {
  const path = `${url}/shipments/${shipment}/forms/${form}?as=docx`;
  const response = await fetch(path, { headers: { authorization: `Bearer ${key}` } });
  if (!response.ok) throw new Error(await response.text());
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect((await verifyForm({ name: 'form.docx', bytes })).verified).toBe(true);
  const record = parseProvenance(findProvenancePart(bytes) ?? '');
  return Object.fromEntries((record?.values ?? []).map((one) => [one.key, one.shown]));
}

test('the form of a whole shipment has its reference, and says of each container what is its own', async () => {
  expect(await shownOn(several, 'dangerous-goods-form')).toMatchObject({
    shippersReference: 'EXP-2026-118',
    containerNumber: '1) MSKU1234565\n2) TGHU7654329',
    sealNumbers: '1) CN998877\n2) -',
    containerSizeType: '22G1',
    tareMassKgs: '1) 2230\n2) 2250',
    totalGrossMassKgs: '1) 3270\n2) 2510',
  });
});

test('the masses of a container are left open where it is not said what travels in it', async () => {
  const { container: _, ...unplaced } = packed('', 5);
  const open = await create({ goods: [{ values: PAINT, packages: [unplaced] }], containers: CONTAINERS });
  const shown = await shownOn(open, 'dangerous-goods-form');
  expect([shown.tareMassKgs, shown.totalGrossMassKgs]).toEqual(['1) 2230\n2) 2250', undefined]);
});

test.each([
  ['dangerous-goods-form', '30 °C c.c.', '50 steel drums (1A1)'],
  ['dangerous-goods-manifest', '30 °C', '50 steel drums (1A1)'],
  ['safe-transport-declaration', '30 °C', '50 钢桶 (1A1)'],
])(
  '%s has the EmS of the list, the flash point in °C and the packages in its language',
  async (form, flash, packages) => {
    expect(await shownOn(several, form)).toMatchObject({
      emsCode: 'F-E, S-E',
      flashPoint: flash,
      packageQuantityAndType: packages,
    });
  },
);
