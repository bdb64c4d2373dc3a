import { describe, expect, it } from 'vitest';
import { printEms } from '../codes/ems.ts';
import type { UnNumber } from '../codes/un-number.ts';
import { chineseNames } from '../names/chinese-names.ts';
import { listShippingNames } from '../names/shipping-names.ts';
import { tradeNames } from '../names/trade-names.ts';
import { listSegregationGroups } from '../segregation/segregation-groups.ts';
import { findEntries, listEntries, listUnNumbers } from './built-in-entries.ts';
import type { DangerousGoodsEntry } from './entry.ts';
import { printEntryLine, readEntryLine } from './entry-line.ts';
import { limitedQuantityOf } from './quantity-limits.ts';
import { tables } from './rows/tables.ts';
import { findWithdrawn, listWithdrawn } from './withdrawn.ts';

const rowsOf = (un: string) => findEntries(un as UnNumber);

/** Number, a proper shipping name, class, subsidiary hazards, packing groups, EmS, and what else matters of it. */
type Spot = [
  un: string,
  name: string,
  hazards: string,
  groups: string,
  ems: string,
  more?: Partial<DangerousGoodsEntry>,
];

/* Written by hand, apart from the tables. */
const SPOTS: readonly Spot[] = [
  ['0012', 'CARTRIDGES, SMALL ARMS', '1.4S', '', 'F-B, S-X', { limitedQuantity: '5 kg' }],
  ['0336', 'FIREWORKS', '1.4G', '', 'F-B, S-X'],
  ['1001', 'ACETYLENE, DISSOLVED', '2.1', '', 'F-D, S-U'],
  ['1005', 'AMMONIA, ANHYDROUS', '2.3 8', '', 'F-C, S-U', { marinePollutant: true }],
  ['1017', 'CHLORINE', '2.3 5.1 8', '', 'F-C, S-U', { marinePollutant: true }],
  ['1040', 'ETHYLENE OXIDE', '2.3 2.1', '', 'F-D, S-U'],
  ['1057', 'LIGHTERS', '2.1', '', 'F-D, S-U'],
  ['1066', 'NITROGEN, COMPRESSED', '2.2', '', 'F-C, S-V', { limitedQuantity: '120 mL', exceptedQuantity: 'E1' }],
  ['1075', 'PETROLEUM GASES, LIQUEFIED', '2.1', '', 'F-D, S-U'],
  ['1090', 'ACETONE', '3', 'II', 'F-E, S-D', { limitedQuantity: '1 L', exceptedQuantity: 'E2' }],
  ['1114', 'BENZENE', '3', 'II', 'F-E, S-D'],
  ['1133', 'ADHESIVES', '3', 'I II III', 'F-E, S-D'],
  ['1170', 'ETHANOL SOLUTION', '3', 'II III', 'F-E, S-D'],
  ['1197', 'EXTRACTS, LIQUID', '3', 'II III', 'F-E, S-D'],
  ['1202', 'DIESEL FUEL', '3', 'III', 'F-E, S-E', { limitedQuantity: '5 L' }],
  ['1203', 'GASOLINE', '3', 'II', 'F-E, S-E'],
  ['1219', 'ISOPROPANOL', '3', 'II', 'F-E, S-D'],
  ['1230', 'METHANOL', '3 6.1', 'II', 'F-E, S-D'],
  ['1263', 'PAINT RELATED MATERIAL', '3', 'I II III', 'F-E, S-E', { limitedQuantity: '500 mL' }],
  ['1266', 'PERFUMERY PRODUCTS', '3', 'II III', 'F-E, S-D'],
  ['1294', 'TOLUENE', '3', 'II', 'F-E, S-D'],
  ['1299', 'TURPENTINE', '3', 'III', 'F-E, S-E', { marinePollutant: true }],
  ['1307', 'XYLENES', '3', 'II III', 'F-E, S-D'],
  ['1325', 'FLAMMABLE SOLID, ORGANIC, N.O.S.', '4.1', 'II III', 'F-A, S-G', { technicalNameProvision: 274 }],
  ['1350', 'SULPHUR', '4.1', 'III', 'F-A, S-G'],
  ['1361', 'CARBON', '4.2', 'II III', 'F-A, S-J', { limitedQuantity: '0' }],
  ['1362', 'CARBON, ACTIVATED', '4.2', 'III', 'F-A, S-J', { limitedQuantity: '0', exceptedQuantity: 'E1' }],
  ['1402', 'CALCIUM CARBIDE', '4.3', 'I II', 'F-G, S-N'],
  ['1428', 'SODIUM', '4.3', 'I', 'F-G, S-N'],
  ['1479', 'OXIDIZING SOLID, N.O.S.', '5.1', 'I II III', 'F-A, S-Q', { technicalNameProvision: 274 }],
  ['1486', 'POTASSIUM NITRATE', '5.1', 'III', 'F-A, S-Q', { limitedQuantity: '5 kg' }],
  ['1495', 'SODIUM CHLORATE', '5.1', 'II', 'F-H, S-Q'],
  ['1547', 'ANILINE', '6.1', 'II', 'F-A, S-A', { limitedQuantity: '100 mL', exceptedQuantity: 'E4' }],
  ['1593', 'DICHLOROMETHANE', '6.1', 'III', 'F-A, S-A', { limitedQuantity: '5 L' }],
  ['1689', 'SODIUM CYANIDE, SOLID', '6.1', 'I', 'F-A, S-A', { marinePollutant: true }],
  ['1748', 'CALCIUM HYPOCHLORITE, DRY', '5.1', 'II III', 'F-H, S-Q', { marinePollutant: true }],
  ['1760', 'CORROSIVE LIQUID, N.O.S.', '8', 'I II III', 'F-A, S-B', { technicalNameProvision: 274 }],
  ['1789', 'HYDROCHLORIC ACID', '8', 'II III', 'F-A, S-B'],
  ['1790', 'HYDROFLUORIC ACID', '8 6.1', 'I II', 'F-A, S-B'],
  ['1791', 'HYPOCHLORITE SOLUTION', '8', 'II III', 'F-A, S-B', { marinePollutant: true }],
  ['1805', 'PHOSPHORIC ACID SOLUTION', '8', 'III', 'F-A, S-B'],
  ['1823', 'SODIUM HYDROXIDE, SOLID', '8', 'II', 'F-A, S-B', { limitedQuantity: '1 kg' }],
  ['1824', 'SODIUM HYDROXIDE SOLUTION', '8', 'II III', 'F-A, S-B', { limitedQuantity: '1 L' }],
  ['1830', 'SULPHURIC ACID', '8', 'II', 'F-A, S-B', { limitedQuantity: '1 L' }],
  ['1845', 'CARBON DIOXIDE, SOLID', '9', '', 'F-C, S-V'],
  ['1866', 'RESIN SOLUTION', '3', 'I II III', 'F-E, S-E'],
  ['1942', 'AMMONIUM NITRATE', '5.1', 'III', 'F-H, S-Q'],
  ['1950', 'AEROSOLS', '2.1', '', 'F-D, S-U', { limitedQuantity: 'SP 277' }],
  ['1977', 'NITROGEN, REFRIGERATED LIQUID', '2.2', '', 'F-C, S-V'],
  ['1987', 'ALCOHOLS, N.O.S.', '3', 'II III', 'F-E, S-D', { technicalNameProvision: 274 }],
  ['1992', 'FLAMMABLE LIQUID, TOXIC, N.O.S.', '3 6.1', 'I II III', 'F-E, S-D', { technicalNameProvision: 274 }],
  ['1993', 'FLAMMABLE LIQUID, N.O.S.', '3', 'I II III', 'F-E, S-E', { technicalNameProvision: 274 }],
  ['2014', 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION', '5.1 8', 'II', 'F-H, S-Q'],
  ['2031', 'NITRIC ACID', '8 5.1', 'I II', 'F-A, S-Q'],
  ['2055', 'STYRENE MONOMER, STABILIZED', '3', 'III', 'F-E, S-D'],
  ['2078', 'TOLUENE DIISOCYANATE', '6.1', 'II', 'F-A, S-A'],
  ['2211', 'POLYMERIC BEADS, EXPANDABLE', '9', 'III', 'F-A, S-I', { limitedQuantity: '5 kg' }],
  ['2447', 'PHOSPHORUS, WHITE, MOLTEN', '4.2 6.1', 'I', 'F-A, S-M', { marinePollutant: true }],
  ['2672', 'AMMONIA SOLUTION', '8', 'III', 'F-A, S-B', { marinePollutant: true }],
  ['2735', 'AMINES, LIQUID, CORROSIVE, N.O.S.', '8', 'I II III', 'F-A, S-B', { technicalNameProvision: 274 }],
  ['2789', 'ACETIC ACID, GLACIAL', '8 3', 'II', 'F-E, S-C'],
  ['2790', 'ACETIC ACID SOLUTION', '8', 'II III', 'F-A, S-B'],
  ['2794', 'BATTERIES, WET, FILLED WITH ACID', '8', '', 'F-A, S-B', { limitedQuantity: '1 L', state: 'article' }],
  ['2800', 'BATTERIES, WET, NON-SPILLABLE', '8', '', 'F-A, S-B'],
  ['2814', 'INFECTIOUS SUBSTANCE, AFFECTING HUMANS', '6.2', '', 'F-A, S-T', { technicalNameProvision: 318 }],
  ['2880', 'CALCIUM HYPOCHLORITE, HYDRATED', '5.1', 'II III', 'F-H, S-Q', { marinePollutant: true }],
  ['2920', 'CORROSIVE LIQUID, FLAMMABLE, N.O.S.', '8 3', 'I II', 'F-E, S-C'],
  ['2924', 'FLAMMABLE LIQUID, CORROSIVE, N.O.S.', '3 8', 'I II III', 'F-E, S-C', { technicalNameProvision: 274 }],
  ['2967', 'SULPHAMIC ACID', '8', 'III', 'F-A, S-B', { limitedQuantity: '5 kg' }],
  ['3077', 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, SOLID, N.O.S.', '9', 'III', 'F-A, S-F', { marinePollutant: true }],
  ['3082', 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.', '9', 'III', 'F-A, S-F', { limitedQuantity: '5 L' }],
  ['3090', 'LITHIUM METAL BATTERIES', '9', '', 'F-A, S-I', { state: 'article' }],
  ['3091', 'LITHIUM METAL BATTERIES PACKED WITH EQUIPMENT', '9', '', 'F-A, S-I'],
  ['3105', 'ORGANIC PEROXIDE TYPE D, LIQUID', '5.2', '', 'F-J, S-R', { limitedQuantity: '125 mL' }],
  ['3166', 'VEHICLE, FLAMMABLE GAS POWERED', '9', '', 'F-D, S-U'],
  ['3171', 'BATTERY-POWERED VEHICLE', '9', '', 'F-A, S-I'],
  ['3265', 'CORROSIVE LIQUID, ACIDIC, ORGANIC, N.O.S.', '8', 'I II III', 'F-A, S-B', { technicalNameProvision: 274 }],
  ['3295', 'HYDROCARBONS, LIQUID, N.O.S.', '3', 'I II III', 'F-E, S-D', { technicalNameProvision: null }],
  ['3480', 'LITHIUM ION BATTERIES', '9', '', 'F-A, S-I', { limitedQuantity: '0', exceptedQuantity: 'E0' }],
  ['3481', 'LITHIUM ION BATTERIES CONTAINED IN EQUIPMENT', '9', '', 'F-A, S-I'],
  ['3536', 'LITHIUM BATTERIES INSTALLED IN CARGO TRANSPORT UNIT', '9', '', 'F-A, S-I'],
  ['3551', 'SODIUM ION BATTERIES', '9', '', 'F-A, S-I'],
  ['3556', 'VEHICLE, LITHIUM ION BATTERY POWERED', '9', '', 'F-A, S-I'],
  ['3560', 'TETRAMETHYLAMMONIUM HYDROXIDE AQUEOUS SOLUTION', '6.1 8', 'I', 'F-A, S-B'],
];

describe('the dangerous goods list', () => {
  it('holds every number in force with all its rows', () => {
    expect(listUnNumbers().length).toBeGreaterThanOrEqual(2345);
    expect(listUnNumbers().length).toBeLessThanOrEqual(2360);
    expect(listEntries().length).toBeGreaterThanOrEqual(2850);
    expect(listEntries().length).toBeLessThanOrEqual(3000);
  });

  it('has the numbers in ascending order and no row twice', () => {
    expect(listUnNumbers()).toEqual([...listUnNumbers()].sort());
    const lines = listEntries().map(printEntryLine);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('prints every row as in the tables', () => {
    const lines = tables.flatMap((table) => table.trim().split('\n'));
    expect(listEntries().map(printEntryLine)).toEqual(lines);
  });

  it('refuses a malformed line', () => {
    expect(() => readEntryLine('1090|ACETONE|3||II|L|F-E S-D|1 litre|E2||')).toThrow('Malformed entry');
    expect(() => readEntryLine('1090|ACETONE|3.1||II|L|F-E S-D|1 L|E2||')).toThrow('1090');
  });

  it.each(SPOTS)('lists UN %s %s', (un, name, hazards, groups, ems, more = {}) => {
    const rows = rowsOf(un);
    const first = rows[0];
    expect(rows.flatMap((row) => listShippingNames(row.name).map(({ proper }) => proper))).toContain(name);
    expect([first?.hazardClass, ...(first?.subsidiaryHazards ?? [])].join(' ')).toBe(hazards);
    expect([...new Set(rows.map((row) => row.packingGroup ?? ''))].join(' ')).toBe(groups);
    expect(first?.ems === null || first === undefined ? '' : printEms(first.ems)).toBe(ems);
    expect(first).toMatchObject(more);
  });

  it('has no packing groups in the classes without them', () => {
    const without = listEntries().filter(({ hazardClass }) => /^(?:1|2|5\.2|6\.2|7)/.test(hazardClass));
    expect(without.filter(({ packingGroup }) => packingGroup !== null)).toEqual([]);
  });

  it('has numbers that start with 0 for explosives only', () => {
    for (const { un, hazardClass } of listEntries()) expect(hazardClass.startsWith('1')).toBe(un.startsWith('0'));
  });

  it('has emergency schedules for every entry allowed in sea transport', () => {
    const allowed = listEntries().filter(({ seaTransport }) => seaTransport === 'allowed');
    expect(allowed.filter(({ ems }) => ems === null)).toEqual([]);
  });

  it('marks entries that are prohibited, not subject to the Code or not used in sea transport', () => {
    expect(rowsOf('1512')[0]?.seaTransport).toBe('prohibited');
    expect(rowsOf('2455')[0]?.seaTransport).toBe('prohibited');
    expect(rowsOf('1910')[0]?.seaTransport).toBe('not-subject');
    expect(rowsOf('3509')[0]?.seaTransport).toBe('not-by-sea');
  });

  it('has the explosive hazard of type B substances as a conditional hazard', () => {
    expect(rowsOf('3101')[0]).toMatchObject({ subsidiaryHazards: [], conditionalHazards: ['1'] });
    expect(rowsOf('3548')[0]?.furtherHazards).toBe(true);
  });

  it('reads every limited quantity as amounts', () => {
    for (const entry of listEntries()) {
      const limit = limitedQuantityOf(entry);
      if (limit.kind === 'allowed') expect(limit.perInnerPackaging.every(({ value }) => value > 0)).toBe(true);
    }
    expect(limitedQuantityOf({ limitedQuantity: '500 mL/500 g' })).toEqual({
      kind: 'allowed',
      perInnerPackaging: [
        { value: 500, unit: 'mL' },
        { value: 500, unit: 'g' },
      ],
    });
  });

  it.each([
    ['5 L', '1133 1139 1197 1210 1263 1266 1286 1287 1306 1866 1999', 'II'],
    ['500 mL', '1133 1139 1197 1210 1263 1266 1286 1287 1306 1866 1999', 'I'],
    ['0', '3301', 'II'],
    ['0', '2857', null],
    ['100 mL', '2743', 'II'],
    ['500 g', '3400', 'II'],
    ['1 kg', '3400', 'III'],
  ])('has %s as the limited quantity of UN %s, packing group %s', (limit, numbers, group) => {
    const rows = numbers.split(' ').flatMap((un) => rowsOf(un).filter(({ packingGroup }) => packingGroup === group));
    expect(new Set(rows.map(({ limitedQuantity }) => limitedQuantity))).toEqual(
      new Set(rows.length > 0 ? [limit] : []),
    );
  });

  it.each(['1089 1093 1131 1221 1992 2758 2924 3021 3286', '1261 1278 1545 1603 2381 2404', '1361 1363 1386 2217'])(
    'allows no excepted quantity of UN %s',
    (numbers) => {
      const flammable = numbers.startsWith('1089');
      const rows = numbers.split(' ').flatMap(rowsOf);
      const strict = flammable ? rows.filter(({ packingGroup }) => packingGroup === 'I') : rows;
      expect(
        strict.filter(({ packingGroup }) => packingGroup !== null).map(({ exceptedQuantity }) => exceptedQuantity),
      ).toEqual(strict.filter(({ packingGroup }) => packingGroup !== null).map(() => 'E0'));
    },
  );

  it('refers to listed numbers only', () => {
    const listed = new Set<string>(listUnNumbers());
    const members = listSegregationGroups().flatMap((group) => group.members);
    const successors = listWithdrawn().flatMap((withdrawn) => withdrawn.successors);
    const named = [...chineseNames.keys(), ...tradeNames.keys()];
    expect([...members, ...successors, ...named].filter((un) => !listed.has(un))).toEqual([]);
  });

  it('has no withdrawn number among those in force', () => {
    for (const { un } of listWithdrawn()) expect(rowsOf(un)).toEqual([]);
    expect(findWithdrawn('1169' as UnNumber)?.successors).toEqual(['1197']);
  });

  it('has Chinese names for at least 500 numbers, lithium batteries among them', () => {
    expect(chineseNames.size).toBeGreaterThanOrEqual(500);
    expect(rowsOf('3480')[0]?.nameZh).toBe('锂离子电池组（包括聚合物锂离子电池组）');
    expect([...chineseNames.values()].filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([]);
  });
});
