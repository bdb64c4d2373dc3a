import { describe, expect, it } from 'vitest';
import { keyOf } from '../resolver/spelling.ts';
import { readBasePorts } from './base-ports.ts';
import { readGazetteer } from './gazetteer.ts';
import { readNamesakes } from './namesakes.ts';
import { parseGazetteer } from './table.ts';
import { toSimplified, toTraditional } from './traditional.ts';

const { ports, regions, countries, languageNames } = readGazetteer();
const own = ports.filter(({ importance }) => importance > 0);

describe('our own ports', () => {
  it('are at least five hundred, each with a Chinese name, a position, a time zone and a region', () => {
    expect(own.length).toBeGreaterThanOrEqual(500);
    for (const port of own) {
      expect(port.nameZhHans, port.code).toMatch(/\p{Script=Han}/u);
      expect(Math.abs(port.latitude ?? 99), port.code).toBeLessThanOrEqual(90);
      expect(Math.abs(port.longitude ?? 999), port.code).toBeLessThanOrEqual(180);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: port.timeZone ?? '' }), port.code).not.toThrow();
      expect(port.regions.length, port.code).toBeGreaterThan(0);
    }
  });

  it('have unique keys and codes', () => {
    const codes = own.flatMap((port) => port.codes);
    expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
    expect(own.filter(({ code }) => !/^[A-Z]{2}[A-Z0-9]{3}$/.test(code))).toEqual([]);
  });

  it('include only existing ports', () => {
    const keys = new Set(ports.map(({ code }) => code));
    expect(ports.flatMap(({ includes }) => includes).filter((code) => !keys.has(code))).toEqual([]);
  });
});

describe('names in other languages', () => {
  it('are of places in the tables, for at least three hundred and fifty of them', () => {
    const keys = new Set(own.map(({ code }) => code));
    expect([...languageNames.keys()].filter((code) => !keys.has(code))).toEqual([]);
    expect(languageNames.size).toBeGreaterThanOrEqual(350);
  });

  it('name one place, unless several share them', () => {
    const shared = new Set([...readNamesakes().values()].flat().map(keyOf));
    const placesOf = new Map<string, Set<string>>();
    for (const [code, names] of languageNames)
      for (const name of names.filter((each) => !each.startsWith('~')))
        placesOf.set(keyOf(name), new Set([...(placesOf.get(keyOf(name)) ?? []), code]));
    const doubled = [...placesOf].filter(([key, codes]) => codes.size > 1 && !shared.has(key));
    expect(doubled.map(([key, codes]) => `${key}: ${[...codes].join(' ')}`)).toEqual([]);
  });
});

describe('regions', () => {
  it('have ports, and ports name only existing regions', () => {
    const keys = new Set(regions.map(({ key }) => key));
    expect(regions.filter(({ portCodes }) => portCodes.length === 0).map(({ key }) => key)).toEqual([]);
    expect(ports.flatMap((port) => port.regions).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('include the ports of their parts', () => {
    const codesOf = (key: string) => regions.find((region) => region.key === key)?.portCodes ?? [];
    expect(codesOf('mediterranean')).toEqual(
      expect.arrayContaining([...codesOf('mediterranean-west'), ...codesOf('adriatic')]),
    );
    expect(codesOf('us-west-coast')).not.toContain('USNYC');
  });
});

describe('base ports', () => {
  it('are main or container ports of their region', () => {
    for (const { key, portCodes, basePorts } of regions) {
      const outside = key === 'us-pacific-north' ? ['CAVAN', 'CAPRR'] : [];
      expect(
        basePorts.filter((code) => !portCodes.includes(code) && !outside.includes(code)),
        key,
      ).toEqual([]);
    }
    const known = new Set(regions.map(({ key }) => key));
    expect([...readBasePorts().keys()].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe('countries', () => {
  it('have every port once', () => {
    expect(countries.reduce((sum, { portCodes }) => sum + portCodes.length, 0)).toBe(ports.length);
  });
});

describe('Chinese characters', () => {
  it('are converted to traditional ones and back', () => {
    expect(toTraditional('青岛')).toBe('青島');
    expect(toSimplified('橫濱')).toBe('横滨');
    for (const { nameZhHans } of own)
      expect(toSimplified(toTraditional(nameZhHans ?? ''))).toBe(toSimplified(nameZhHans ?? ''));
  });
});

describe('a malformed table', () => {
  it('is refused', () => {
    expect(() => parseGazetteer('CNSHA | Shanghai | 上海 | 31.2 121.5')).toThrow(/Malformed/);
    expect(() => parseGazetteer('@ CN Asia/Shanghai china-main\nCNSHA | Shanghai | | 31.2 121.5')).toThrow(/Malformed/);
  });
});
