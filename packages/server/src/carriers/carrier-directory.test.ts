import { describe, expect, it } from 'vitest';
import { createCarrierDirectory } from './carrier-directory.ts';
import { readCarrierNames } from './carrier-names.ts';
import { readCarriers } from './carrier-table.ts';
import { keysInRates, lastingKey } from './former-keys.ts';

const carriers = createCarrierDirectory();

describe('a carrier', () => {
  it.each([
    ['MAEU', 'MAEU'],
    ['maersk', 'MAEU'],
    ['MAERSK LINE', 'MAEU'],
    ['马士基', 'MAEU'],
    ['MSC', 'MSCU'],
    ['MEDU', 'MSCU'],
    ['CMA-CGM', 'CMDU'],
    ['COSCO', 'COSU'],
    ['中远海运', 'COSU'],
    ['OOCL', 'OOLU'],
    ['Hapag Lloyd', 'HLCU'],
    ['Hamburg Süd', 'SUDU'],
    ['HAMBURG-SUD', 'SUDU'],
    ['one', 'ONEY'],
    ['T.S. Lines', 'TXZJ'],
    ['Heung A', 'HASL'],
    ['德翔', 'TXZJ'],
    ['X-PRESS', 'XPRS'],
    ['長榮', 'EGLV'],
    ['高麗海運', 'KMTU'],
    ['머스크', 'MAEU'],
    ['고려해운', 'KMTU'],
    ['エバーグリーン', 'EGLV'],
    ['Хапаг-Ллойд', 'HLCU'],
    ['ميرسك', 'MAEU'],
    ['Unifeeder', 'UFEE'],
    ['Admiral', 'ADMU'],
    ['TransContainer', 'TKRU'],
  ])('is found by %s', (text, scac) => {
    expect(carriers.find(text)?.scac).toBe(scac);
  });

  it('is SM Line for SML, as in the trade', () => {
    expect(carriers.find('SML')?.name).toBe('SM Line');
  });

  it('is not found by a part or a misspelling of its name: the filter is exact', () => {
    expect(carriers.find('Maer')).toBeUndefined();
    expect(carriers.find('Mearsk')).toBeUndefined();
    expect(carriers.find('')).toBeUndefined();
  });

  it('is suggested for a misspelling', () => {
    expect(carriers.suggest('Mearsk')[0]?.scac).toBe('MAEU');
    expect(carriers.suggest('Evergren')[0]?.scac).toBe('EGLV');
    expect(carriers.suggest('Hapag Loyd')[0]?.scac).toBe('HLCU');
    expect(carriers.suggest('Atlantis Spaceways')).toEqual([]);
  });
});

describe('a carrier whose key was another before', () => {
  it('is found by both, and rates that carry either are its rates', () => {
    expect(['REGU', 'RCLC', 'RCL', '宏海箱运'].map((text) => carriers.find(text)?.scac)).toEqual(Array(4).fill('REGU'));
    expect([keysInRates('REGU'), keysInRates('MSCU')]).toEqual([['REGU', 'RCLC'], ['MSCU']]);
    expect([lastingKey('REGU'), lastingKey('RCLC'), lastingKey('MSCU')]).toEqual(['RCLC', 'RCLC', 'MSCU']);
  });
});

describe('the names in other languages', () => {
  it('are of carriers in the table, and none is there already', () => {
    const carriers = new Map(readCarriers().map((carrier) => [carrier.scac, carrier]));
    for (const [scac, names] of readCarrierNames()) {
      expect(carriers.has(scac), scac).toBe(true);
      expect(new Set(carriers.get(scac)?.aliases).size, `${scac}: ${names}`).toBe(carriers.get(scac)?.aliases.length);
    }
  });
});

describe('the directory', () => {
  it('has at least sixty carriers, each with unique codes', () => {
    const codes = carriers.list().flatMap(({ scacs }) => scacs);
    expect(carriers.list().length).toBeGreaterThanOrEqual(60);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('gives no name or alias to two carriers', () => {
    for (const carrier of carriers.list()) {
      for (const text of [carrier.name, carrier.nameZh ?? carrier.name, ...carrier.aliases]) {
        expect(carriers.find(text)?.scac, text).toBe(carrier.scac);
      }
    }
  });
});
