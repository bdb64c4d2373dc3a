import { describe, expect, it } from 'vitest';
import { checkNonDangerousLetter } from '../check-declaration.ts';
import { parseDeclaration } from '../declaration/parse-declaration.ts';
import { nonDangerousLetterRules } from './gate-rules.ts';

const said = {
  notDangerous: { value: 'Y', places: [{ document: 'sds.pdf', page: 7, quote: 'IMDG: Not regulated' }] },
};
const gate = (goods: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
  checkNonDangerousLetter(parseDeclaration({ goods: [{ commodityName: 'Sample 12', ...said, ...goods }], ...rest }), {
    on: '2026-11-20',
  });
const said12 = { name: 'cert.pdf', type: 'transport-certificate' };

type Case = [sentence: string, code: string, goods: Record<string, unknown>, rest?: Record<string, unknown>];

const BLOCKED: Case[] = [
  ['a UN number', 'letter_un_number', { unNo: 'UN1090' }],
  ['a UN number for air only', 'letter_un_number_other_mode', { modes: { air: { unNo: 'UN 3082' } } }],
  ['a class without a number', 'letter_transport_class', { imoHazardClassNo: '3' }],
  ['a flash point of -18 °C', 'letter_flash_point', { flashPoint: '-18 °C (closed cup)' }],
  ['a flash point given in °F', 'letter_flash_point', { flashPoint: '100 °F' }],
  ['a flash point of exactly 60 °C', 'letter_flash_point', { flashPointCelsius: 60 }],
  ['an open cup flash point of 64 °C', 'letter_flash_point', { flashPoint: '64 °C (open cup)' }],
  ['H225', 'letter_hazard_statements', { hCodeGHS: 'H225, H319' }],
  ['H411 in drums', 'letter_marine_pollutant', { hCodeGHS: ['H411'], innerPackagingNet: '200 L' }],
  ['"marine pollutant: P"', 'letter_marine_pollutant', { marinePollutant: 'P' }],
  ['a gas', 'letter_gas', { appearance: 'Gas' }],
  ['acetone', 'letter_listed_name', { commodityName: 'Acetone' }],
  ['acetone by its CAS number', 'letter_listed_substance', { commodityName: 'Cleaner', casNo: '67-64-1' }],
  ['goods of which nothing is said', 'letter_nothing_stated', { commodityName: null, notDangerous: null }],
  ['氢氧化钠 by its Chinese name', 'letter_listed_name', { commodityName: '固态氢氧化钠' }],
  ['a name that nobody knows', 'letter_not_shown', { notDangerous: null }],
  ['a CAS number without a name', 'letter_not_shown', { commodityName: null, casNo: '9003-01-4', notDangerous: null }],
  [
    'furniture beside which a battery is spoken of',
    'letter_not_shown',
    { commodityName: 'Wooden chairs', additionalInformation: 'with rechargeable battery', notDangerous: null },
  ],
  ['a power bank', 'letter_suspect_cargo', { commodityName: 'Power bank 10000 mAh' }],
  ['锂电池', 'letter_suspect_cargo', { commodityName: '锂离子电池组' }],
  ['charcoal', 'letter_suspect_cargo', { commodityName: 'BBQ charcoal briquettes' }],
  [
    'a packing certificate',
    'letter_packing_certificate',
    {},
    { documents: [{ name: 'use.pdf', type: 'packing-use-certificate' }] },
  ],
  ['goods declared as DG cargo', 'letter_declared_dangerous', {}, { shipperDeclareAs: 'DG Cargo' }],
];

const LOOKED_AT: Case[] = [
  ['a UN mark', 'letter_un_mark', { packingCode: '4G/Y30/S/24/CN/330012' }],
  ['a flash point of "≥ 55 °C"', 'letter_flash_point', { flashPoint: '≥ 55 °C' }],
  ['H411 in bottles of 1 L', 'letter_marine_pollutant', { hCodeGHS: 'H411', innerPackagingNet: '1 L' }],
  [
    'lithium batteries under SP 188',
    'letter_suspect_cargo',
    { commodityName: 'Lithium battery 37 Wh', exemptedFromIMDGCode: 'SP188', grossMassPerPackageKg: 10 },
  ],
  ['a cover of laptop batteries', 'letter_suspect_cargo', { commodityName: 'Laptop battery cover' }],
  ['activated carbon', 'letter_suspect_cargo', { commodityName: 'Activated carbon' }],
  [
    'an expired certificate',
    'letter_certificate_expired',
    {},
    { documents: [{ ...said12, validUntil: '2025-12-31' }] },
  ],
];

const FREE: Case[] = [
  ['"UN number: not applicable"', 'letter_un_number', { unNo: 'N/A' }],
  ['"none" for a packing group', 'letter_transport_class', { packingGroup: 'none' }],
  ['a flash point of 61 °C', 'letter_flash_point', { flashPoint: '61 °C' }],
  ['an open cup flash point of 66 °C', 'letter_flash_point', { flashPoint: '66 °C open cup' }],
  ['a flash point above 93 °C', 'letter_flash_point', { flashPoint: '> 93 °C' }],
  ['H319 and H412', 'letter_hazard_statements', { hCodeGHS: 'H319, H412' }],
  ['"marine pollutant: no"', 'letter_marine_pollutant', { marinePollutant: 'N' }],
  ['a solid', 'letter_gas', { appearance: 'Solid' }],
  ['lithium grease', 'letter_suspect_cargo', { commodityName: 'Lithium grease EP2' }],
  ['truck tyres', 'letter_suspect_cargo', { commodityName: 'Truck tyres 315/80 R22.5' }],
  ['car tyres', 'letter_suspect_cargo', { commodityName: 'Tyres 155 R12C, new' }],
  ['seals of TDI injectors', 'letter_suspect_cargo', { commodityName: 'Rubber seals, TDI injector' }],
  ['paint thinner that flashes at 80 °C', 'letter_suspect_cargo', { commodityName: 'Thinner', flashPoint: '80 °C' }],
  ['titanium dioxide', 'letter_listed_name', { commodityName: 'Titanium dioxide' }],
  ['wooden furniture', 'letter_not_shown', { commodityName: 'Wooden furniture', notDangerous: null }],
  ['a valid certificate', 'letter_certificate_expired', {}, { documents: [{ ...said12, validUntil: '2026-12-31' }] }],
  ['a transport certificate', 'letter_packing_certificate', {}, { documents: [said12] }],
  ['goods declared as general cargo', 'letter_declared_dangerous', {}, { shipperDeclareAs: 'General Cargo' }],
  ['a packaging code alone', 'letter_un_mark', { packingCode: '4G' }],
  ['the words of the sea row', 'letter_basis', {}],
  ['sea words and an equal number elsewhere', 'letter_un_number_other_mode', { modes: { air: { unNo: 'none' } } }],
];

describe('the gate for a non-dangerous goods letter', () => {
  it.each(BLOCKED)('is closed by %s', (_, code, goods, rest) => {
    const { allowed, findings } = gate(goods, rest);
    expect(findings).toContainEqual(expect.objectContaining({ code, severity: 'error' }));
    expect(allowed).toBe(false);
  });

  it.each(LOOKED_AT)('asks to look at %s, and stays open', (_, code, goods, rest) => {
    const { allowed, findings } = gate(goods, rest);
    expect(findings).toContainEqual(expect.objectContaining({ code, severity: 'warning' }));
    expect(allowed).toBe(true);
  });

  it.each(FREE)('has nothing against %s', (_, code, goods, rest) => {
    expect(gate(goods, rest).findings.map((finding) => finding.code)).not.toContain(code);
  });

  it('says of calcium oxide that it is exempt by sea only', () => {
    const { allowed, findings } = gate({ commodityName: 'Quicklime', modes: { air: { unNo: 'UN1910' } } });
    expect(allowed).toBe(true);
    expect(findings).toContainEqual(expect.objectContaining({ code: 'letter_un_number_other_mode', severity: 'note' }));
  });

  it('only warns of UN 3077 by US DOT, which is also used for reportable quantities', () => {
    const { allowed, findings } = gate({ modes: { dot: { unNo: 'UN3077' } } });
    expect(allowed).toBe(true);
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'letter_un_number_other_mode', severity: 'warning' }),
    );
  });

  it('only warns of a combustible liquid by US DOT, which flashes above 60 °C', () => {
    const dot = { unNo: 'UN1993', properShippingName: 'Combustible liquid, n.o.s.' };
    expect(gate({ modes: { dot } }).allowed).toBe(true);
    expect(gate({ modes: { dot: { ...dot, properShippingName: 'Flammable liquid, n.o.s.' } } }).allowed).toBe(false);
  });

  it('says of a number that several modes give once that it is dangerous', () => {
    const { findings } = gate({ modes: { air: { unNo: 'UN1760' }, dot: { unNo: 'UN1760' } } });
    expect(findings.filter(({ code }) => code === 'letter_un_number_other_mode')).toHaveLength(1);
  });

  it('takes "< 10 %" of a substance for less than 10 %', () => {
    const cleaner = (percent: string) => gate({ composition: [{ casNo: '141-43-5', percent }, { percent: '80' }] });
    expect(cleaner('< 10').allowed).toBe(true);
    expect(cleaner('10').findings).toContainEqual(expect.objectContaining({ code: 'letter_listed_substance' }));
  });

  it('does not take the air provision A197 for one of the sea', () => {
    expect(gate({ unNo: 'UN3082', exemptedFromIMDGCode: 'SPA197' }).allowed).toBe(false);
  });

  it('is closed while a document contradicts itself on the UN number', () => {
    const declaration = parseDeclaration({ goods: [said] });
    const [goods] = declaration.goods;
    const unclear = [{ field: 'unNo', reason: 'conflict', places: [] }] as const;
    const { allowed, findings } = checkNonDangerousLetter({
      ...declaration,
      goods: goods ? [{ ...goods, unclear }] : [],
    });
    expect(allowed).toBe(false);
    expect(findings[0]?.code).toBe('letter_unclear');
  });

  it('names the quote and the question of what closes it', () => {
    const place = { document: 'sds.pdf', page: 4, quote: 'Flash point: -17 °C' };
    const { findings } = gate({ flashPoint: { value: '-17 °C', places: [place] } });
    expect(findings[0]?.places).toEqual([place]);
    expect(findings[0]?.ask?.english).toContain('flash point');
    expect(findings[0]?.ask?.chinese).toContain('闪点');
  });

  it('says in a note which ordinary merchandise a name says, where no document says anything of the sea', () => {
    const { allowed, findings } = gate({ commodityName: 'Wooden chairs', notDangerous: null });
    expect(allowed).toBe(true);
    expect(findings).toEqual([
      expect.objectContaining({ code: 'letter_basis', severity: 'note', message: expect.stringContaining('chairs') }),
    ]);
  });

  it('is asked by every rule in both cases', () => {
    const tripped = new Set(
      [...BLOCKED, ...LOOKED_AT].map(([, code]) => code).concat('letter_unclear', 'letter_raw_text', 'letter_basis'),
    );
    expect(nonDangerousLetterRules.map(({ code }) => code).filter((code) => !tripped.has(code))).toEqual([]);
  });
});
