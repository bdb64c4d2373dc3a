import { describe, expect, test } from 'vitest';
import { builtInList } from '../../dangerous-goods/offline.ts';
import type { Order, OrderRequest } from '../order.schema.ts';
import { openTestOrders, orderOf } from '../testing/open-test-orders.ts';
import { readClaims } from './check-cargo-text.ts';

const { orders, publish, callerWith, extractions, values, imported } = await openTestOrders();
const now = new Date();
const agent = await callerWith(['rates:read', 'orders:read', 'orders:write']);
const account = await orders.accountOf(agent);

const surcharge = (condition: string | null, amount: number | null = 200) => ({
  ...{ code: 'DGS', name: 'Dangerous goods surcharge', amount, currency: 'USD', basis: 'PER_CONTAINER' as const },
  ...{ paymentTerm: null, status: 'subject-to' as const, condition },
});
const CHARGES = [surcharge('dangerous goods only')];

let lanes = 0;
async function quoteOf(charges = CHARGES) {
  lanes += 1;
  const origin = `CNT${String.fromCharCode(65 + Math.floor(lanes / 26), 65 + (lanes % 26))}`;
  const [rateId = 0] = await publish([{ origin, amount: 1000, charges }]);
  return orders.quotes.create({ rateId, quantities: { containers: 2 } }, account, now);
}

type Cargo = OrderRequest['cargo'][number];
const PAINT: Cargo = {
  ...{ description: 'UN1263 PAINT class 3', packages: { count: 80, type: 'drum' }, grossWeightKg: 17_600 },
  dangerousGoods: { extractionId: 1 },
};
extractions.set(1, []);
values.set(1, { unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3' });

async function preview(cargo: Cargo, charges = CHARGES) {
  const request = orderOf((await quoteOf(charges)).id, { cargo: [cargo] });
  return orders.preview({ request, caller: agent, now });
}
const rulesOf = async (cargo: Cargo) =>
  (await preview(cargo)).findings.map(({ severity, rule, jsonPath }) => `${severity} ${rule} ${jsonPath}`);

describe('cargo that is not declared as dangerous goods', () => {
  test.each([
    ['UN1263 PAINT class 3', 'UN1263, class 3'],
    ['Resin solution, UN No. 1866', 'UN1866'],
    ['Cleaner (IMO class 8)', 'class 8'],
    ['Thinner, dangerous goods', '"dangerous goods"'],
    ['油漆 危险品', '"危险品"'],
    ['class 3 resin', 'class 3'],
    ['Gas, class 2.1', 'class 2.1'],
  ])('is refused when its description is "%s"', async (description, named) => {
    const { permitted, findings } = await preview({ description, grossWeightKg: 100 });
    expect(permitted).toBe(false);
    expect(findings).toEqual([
      {
        ...{ severity: 'ERROR', code: 'PROPERTY_VALUE_MUST_CHANGE', rule: 'cargo_text_dangerous' },
        jsonPath: '$.cargo[0].description',
        message:
          `The description names ${named}, and the cargo is not declared as dangerous goods. ` +
          'Give the extraction of its data sheet in `dangerousGoods`, or say in `notDangerous` why it is none.',
      },
    ]);
  });

  test.each([
    ['RESIN SOLUTION', 'UN1866 RESIN SOLUTION (class 3)'],
    ['80 steel drums resin solution', 'UN1866 RESIN SOLUTION (class 3)'],
    ['LITHIUM ION BATTERIES', 'UN3480 LITHIUM ION BATTERIES (class 9)'],
    ['FLAMMABLE LIQUID, N.O.S.', 'UN1993 FLAMMABLE LIQUID, N.O.S. (class 3)'],
    ['corrosive liquid n.o.s.', 'UN1760 CORROSIVE LIQUID, N.O.S. (class 8)'],
    ['Paint', 'UN1263 PAINT (class 3)'],
    ['锂电池', 'UN3480 LITHIUM ION BATTERIES (class 9)'],
    ['易燃液体 树脂溶液', 'UN1866 RESIN SOLUTION (class 3)'],
    ['涂料 非危险品', 'UN1263 PAINT (class 3)'],
    ['环保油漆 200桶', 'UN1263 PAINT (class 3)'],
    ['Toxic cleaning agent', 'a hazard of the IMDG Code'],
    ['有毒固体', 'a hazard of the IMDG Code'],
  ])('is asked about when its description is "%s", with what the list says', async (description, says) => {
    const [finding, ...others] = (await preview({ description, grossWeightKg: 100 })).findings;
    expect([finding?.severity, finding?.rule, others]).toEqual(['WARN', 'cargo_name_listed', []]);
    expect(finding?.message).toContain(says);
    expect(finding?.message).toContain('declare them with their UN number');
  });

  const HARMLESS =
    'Furniture; Wooden furniture, knocked down; Plywood; Ceramic tiles; Cotton T-shirts; Cotton yarn; Fresh garlic; Water paint ' +
    'brushes; Paint rollers; Battery holders; Battery boxes, empty; Battery chargers; Plastic toys; LED lamps; Steel coils; Aluminium ' +
    'foil; Copper wire; Auto parts; Tyres; Rubber gloves; Glassware; Bicycles; Refrigerators; Air conditioners; Kraft paper; Coffee ' +
    'beans; Frozen fish; Olive oil; Mineral water; Salt; Polyethylene resin; PVC flooring; Latex paint; Fire extinguisher cabinets; ' +
    'Carbon steel screws; Lead-free solder wire; Magnesium oxide bricks; Calcium carbonate; Titanium dioxide; Oxygen sensors; Perfume ' +
    'bottles, empty; Non-flammable fabric; Non-toxic crayons; Corrosion resistant pipe; Engine parts; Gas meters; Acid-resistant tiles; ' +
    'Liquid soap; Solid wood doors; Resin crafts; 家具; 胶合板; 瓷砖; 棉纱; 大蒜; 塑料玩具; 电池盒; 油漆刷; 无毒玩具; 耐腐蚀管; 抗氧化剂; ' +
    '阻燃面料; 聚乙烯树脂; 水性油漆';

  test('is not asked about when its description is one of common harmless goods', () => {
    const asked = HARMLESS.split('; ').filter((description) => {
      const { numbers, classes, words, named } = readClaims(description, builtInList);
      return [numbers, classes, words, named.numbers, named.words].flat().length > 0;
    });
    expect(asked).toEqual([]);
  });

  test.each([
    'Water-based paint',
    'Non-dangerous goods: brushes',
    'Not dangerous goods',
    'Bolts, strength class 8.8, DIN 931',
    'Sun 1263 brand shirts',
    'Business class 3 seats',
  ])('is accepted when its description is "%s"', async (description) => {
    expect(await rulesOf({ description, grossWeightKg: 100 })).toEqual([]);
  });

  test('is accepted with a reason, which the forwarder sees as a warning', async () => {
    const cargo = { ...PAINT, dangerousGoods: undefined, notDangerous: 'Sample cards printed with UN1263, no paint' };
    const { dangerousGoods: _none, ...plain } = cargo;
    expect(await rulesOf(plain)).toEqual(['WARN cargo_text_dangerous $.cargo[0].description']);
  });

  test('is asked about when its HS code is one of goods that usually are', async () => {
    const paint = { description: 'Paint', hsCode: '320810', grossWeightKg: 100 };
    const asked = 'WARN cargo_name_listed $.cargo[0].description';
    expect(await rulesOf(paint)).toEqual([asked, 'WARN hs_code_usually_dangerous $.cargo[0].hsCode']);
    expect(await rulesOf({ ...paint, notDangerous: 'Flash point above 60 °C' })).toEqual([asked]);
    const brushes = { ...paint, description: 'Water-based paint' };
    expect(await rulesOf({ ...brushes, hsCode: '320910' })).toEqual([]);
    expect(await rulesOf({ ...brushes, notDangerous: 'Flash point above 60 °C' })).toEqual([]);
  });
});

describe('dangerous goods', () => {
  test('are accepted when text and extraction agree', async () => {
    expect(await rulesOf(PAINT)).toEqual([]);
  });

  test('are refused when their description names another UN number or class than their extraction', async () => {
    const { findings } = await preview({ ...PAINT, description: 'UN3082 resin, class 9' });
    expect(findings.map(({ rule, message }) => [rule, message])).toEqual([
      [
        'cargo_text_contradicts',
        'The description names UN3082, class 9; the extraction declares UN1263, class 3. Correct one of them.',
      ],
    ]);
  });

  const RESIN = {
    ...{ unNo: 'UN1866', properShippingName: 'RESIN SOLUTION', imoHazardClassNo: '3', packingGroup: 'III' },
    ...{ packageQuantityAndType: '80 steel drums (1A1)', grossWeightKgs: '16,000', netWeightKgs: '14400 kg' },
  };
  const DRUMS: Cargo = {
    ...{ description: 'RESIN SOLUTION', packages: { count: 80, type: 'Steel drums' } },
    ...{ grossWeightKg: 16_000, netWeightKg: 14_400, dangerousGoods: { extractionId: 2 } },
  };

  test('are compared with their papers: name, number and kind of packages and masses, with both values', async () => {
    extractions.set(2, []).set(3, []);
    values
      .set(2, RESIN)
      .set(3, { unNo: 'UN1760', properShippingName: 'CORROSIVE LIQUID, N.O.S.', imoHazardClassNo: '8' });
    expect(await rulesOf(DRUMS)).toEqual([]);
    const packages = { count: 30, type: 'plastic jerricans' };
    const { findings } = await preview({ ...DRUMS, packages, grossWeightKg: 26_000, netWeightKg: 25_000 });
    // The declaration is signed from the papers: fewer packages may be a part of them, more mass is not covered.
    expect(findings.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
      'WARN cargo_differs_from_papers',
      'WARN cargo_differs_from_papers',
      'ERROR cargo_not_covered_by_papers',
      'ERROR cargo_not_covered_by_papers',
    ]);
    const less = { ...DRUMS, packages: { count: 40, type: 'drum' }, grossWeightKg: 8000, netWeightKg: 7200 };
    expect((await rulesOf(less)).map((one) => one.slice(0, 30))).toEqual(
      Array(3).fill('WARN cargo_differs_from_papers'),
    );
    const said = findings.map(({ message }) => message.split('. ')[0]);
    expect(said).toEqual([
      'The kind of packages of the order, plastic jerricans, is not that of its papers: steel drums (1A1) by the extraction',
      'The number of packages of the order, 30, is not that of its papers: 80 by the extraction',
      'The gross mass of the order, 26000 kg, is not that of its papers: 16000 kg by the extraction',
      'The net mass of the order, 25000 kg, is not that of its papers: 14400 kg by the extraction',
    ]);
    const { permitted, findings: ofOther } = await preview({ ...DRUMS, dangerousGoods: { extractionId: 3 } });
    const [other] = ofOther;
    expect([permitted, other?.rule]).toEqual([false, 'cargo_not_covered_by_papers']);
    expect(other?.message).toContain(
      '"RESIN SOLUTION" (UN1866 RESIN SOLUTION (class 3)), is not that of its papers: UN1760 CORROSIVE LIQUID, N.O.S.',
    );
    const ofGroup = await preview({ ...DRUMS, description: 'UN1866 RESIN SOLUTION, class 3, PG II' });
    expect([ofGroup.permitted, ofGroup.findings[0]?.message]).toEqual([
      false,
      'The description names packing group II; the extraction declares UN1866, class 3, packing group III. Correct one of them.',
    ]);
  });

  test('are known by the names of the list that the operator imported', async () => {
    const cargo = { description: 'Quayite paste', grossWeightKg: 100 };
    expect(await rulesOf(cargo)).toEqual([]);
    const [row] = builtInList.find('1866' as never);
    const own = row && [{ ...row, name: 'QUAYITE PASTE', hazardClass: '4.1' as typeof row.hazardClass }];
    imported.list = { ...builtInList, find: (un) => (un === '1866' ? (own ?? []) : builtInList.find(un)) };
    const [finding] = (await preview(cargo)).findings;
    imported.list = builtInList;
    expect([finding?.rule, finding?.message]).toEqual([
      'cargo_name_listed',
      expect.stringContaining('The list has it as UN1866 QUAYITE PASTE (class 4.1).'),
    ]);
  });

  test('share the quantities of the papers that they are declared with', async () => {
    const half = { ...DRUMS, packages: { count: 40, type: 'drum' }, grossWeightKg: 8000, netWeightKg: 7200 };
    const request = orderOf((await quoteOf()).id, { cargo: [half, half] });
    expect((await orders.preview({ request, caller: agent, now })).findings).toEqual([]);
  });

  test('need packages and a gross mass', async () => {
    const { packages: _packages, grossWeightKg: _mass, ...bare } = PAINT;
    expect(await rulesOf(bare)).toEqual([
      'ERROR dangerous_packages_missing $.cargo[0].packages',
      'ERROR dangerous_mass_missing $.cargo[0].grossWeightKg',
    ]);
  });

  test('make their surcharge certain in the total of the order; the signed quote keeps its condition', async () => {
    const quote = await quoteOf();
    expect(quote.totals).toMatchObject([{ certain: 2000, conditional: 400, complete: false }]);
    const place = async (cargo: Cargo, key: string) => {
      const { id } = key === 'plain' ? await quoteOf() : quote;
      return JSON.parse(
        (await orders.place({ request: orderOf(id, { cargo: [cargo] }), caller: agent, key, now })).body,
      );
    };
    const order = (await place(PAINT, 'dangerous')) as Order;
    expect(order.price).toEqual({
      totals: [{ currency: 'USD', certain: 2400, conditional: 0, atLeast: 2400, atMost: 2400, complete: true }],
      ...{ complete: true, missing: [] },
      applied: [{ code: 'DGS', name: 'Dangerous goods surcharge', amount: 400, currency: 'USD' }],
    });
    expect(order.quote).toEqual(quote);
    expect(((await place({ description: 'Brushes' }, 'plain')) as Order).price.totals).toEqual(quote.totals);
  });

  test('leave a surcharge conditional that asks for more than dangerous goods', async () => {
    const { applied, totals } = await preview(PAINT, [surcharge('dangerous goods of class 1')]);
    expect([applied, totals[0]?.conditional]).toEqual([[], 400]);
  });

  test('are warned of when the quote names no surcharge for them', async () => {
    const { findings, permitted } = await preview(PAINT, []);
    expect([permitted, findings.map(({ rule }) => rule)]).toEqual([true, ['dangerous_surcharge_not_quoted']]);
  });
});

describe('cargo', () => {
  test.each([
    [57_200, true, []],
    [57_201, true, ['WARN weight_above_usual_payload $.cargo']],
    [148_000, false, ['ERROR weight_above_payload $.cargo']],
  ])('of %i kg for two 40HC: permitted %s', async (grossWeightKg, isPermitted, rules) => {
    const cargo = { description: 'Bolts', grossWeightKg };
    const { permitted, findings } = await preview(cargo);
    expect([permitted, findings.map(({ severity, rule, jsonPath }) => `${severity} ${rule} ${jsonPath}`)]).toEqual([
      isPermitted,
      rules,
    ]);
    if (!isPermitted) expect(findings[0]?.message).toContain('2 × 40HC carry at most 64200 kg');
  });
});
