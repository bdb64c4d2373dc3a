import { describe, expect, it } from 'vitest';
import { parsePlaceText } from '../places/parse-place-text.ts';
import { roleOfHeader } from '../tables/columns/column-lexicon.ts';
import { classifyHeader } from '../tables/headers/classify-header.ts';
import { parseFreeTime, parseTransit } from './parse-days.ts';

describe('headers', () => {
  it.each([
    [
      'origin',
      'POL | P.O.L. | Port of Loading | 起运港 | POL 起运港 | Puerto de carga | Porto de origem | Ladehafen | Port de chargement | quoted_POL',
    ],
    [
      'destination',
      'POD | Port of Discharge | 目的港 | 卸货港 | Puerto de descarga | Porto de destino | Löschhafen | Port de déchargement',
    ],
    ['carrier', 'Carrier | 船公司 | Naviera | Armador | Reederei | Compagnie maritime'],
    ['valid-to', 'Valid to | Expiry Date | 有效期至 | Válido hasta | Gültig bis | Date de fin'],
    ['transit', 'Transit Time \n(Days) | T/T | 航程（天） | Tiempo de tránsito (días) | Laufzeit | Temps de transit'],
    ['free-time', 'Free time (Days) \nat Destination | 免箱期 | Días libres | DEM/DET'],
    ['remarks', 'Rate Condition & Remark | 备 注 | Observaciones | Bemerkungen | Remarques'],
    ['currency', 'Currency | 币种 | Moneda | Währung | Devise'],
    ['other-mode-price', 'Rate per kg (USD) | $/KG | MIN $'],
    ['via', 'Via | 中转港 | T/S Port'],
    ['known', 'ETD | 截关 | Frequency | 序号'],
  ])('%s: %s', (role, headers) => {
    for (const header of headers.split(' | ')) expect(roleOfHeader(header), header).toBe(role);
  });

  it('a date alone is no last day, though "data do" is', () => {
    expect(['Data', 'Date', 'Datum', 'Fecha'].map(roleOfHeader)).toEqual(Array.from({ length: 4 }));
    expect(['Data do', 'Data fine'].map(roleOfHeader)).toEqual(['valid-to', 'valid-to']);
  });

  it.each([
    ['20ft Price (USD)', { kind: 'price', codes: '20GP', currency: 'USD' }],
    ["40'HC", { kind: 'price', codes: '40HC' }],
    ['20/40/40HQ', { kind: 'price', codes: '20GP 40GP 40HC' }],
    ['海运费 40HQ', { kind: 'price', codes: '40HC' }],
    ["Flete 20' (USD)", { kind: 'price', codes: '20GP', currency: 'USD' }],
    ['Selling 40HC', { kind: 'price', codes: '40HC', side: 'sell' }],
    ['40HC SOC', { kind: 'price', codes: '40HC', qualifier: 'soc' }],
    ["Subject to Origin LSS \r\n20'/40' (USD)", { kind: 'charge', codes: '20GP 40GP', charge: 'LSS', currency: 'USD' }],
    ['THC 20', { kind: 'charge', codes: '20GP', charge: 'THC' }],
    ['燃油附加费', { kind: 'charge', codes: '', charge: 'BAF' }],
  ])('%s', (text, expected) => {
    const meaning = classifyHeader(text);
    const { codes, charge, ...rest } = { charge: undefined, ...expected };
    expect(meaning).toMatchObject(rest);
    expect('equipment' in meaning ? meaning.equipment.map((type) => type.code).join(' ') : '').toBe(codes);
    if (charge) expect(meaning.kind === 'charge' && meaning.charge.code).toBe(charge);
  });
});

describe('days', () => {
  it.each([
    ['14-15', { max: 15, min: 14 }],
    ['28d', { max: 28, min: null }],
    ['约18天', { max: 18, min: null }],
    [12, { max: 12, min: null }],
  ])('transit %s', (value, expected) => {
    expect(parseTransit(value)).toEqual(expected);
  });

  it.each([
    ['10/14 days', { demurrage: 10, detention: 14, combined: null }],
    ['14 days combined', { demurrage: null, detention: null, combined: 14 }],
    ['7 DEM + 10 DET', { demurrage: 7, detention: 10, combined: null }],
    ['DET 10 DEM 7', { demurrage: 7, detention: 10, combined: null }],
    ['DEM 5', { demurrage: 5, detention: null, combined: null }],
    [21, { demurrage: null, detention: null, combined: 21 }],
  ])('free time %s', (value, expected) => {
    expect(parseFreeTime(value)).toEqual(expected);
  });

  it('does not take other words for days', () => {
    expect(parseTransit('weekly')).toBeUndefined();
    expect(parseFreeTime('as per tariff')).toBeUndefined();
    expect(parseTransit('2026-12-01')).toBeUndefined();
  });
});

describe('cells of ports', () => {
  it.each([
    ['SGSIN 3', ['SGSIN'], []],
    ['Melbourne **', ['Melbourne'], []],
    ['HO CHI MINH*', ['HO CHI MINH'], []],
    ['Xingang, Dalian \r\nt/s Pusan', ['Xingang, Dalian'], ['Pusan']],
    ['Hamburg via Singapore', ['Hamburg'], ['Singapore']],
    ['Shanghai、Ningbo', ['Shanghai', 'Ningbo'], []],
    ['EX Ningbo', ['Ningbo'], []],
    ['汉堡 经 新加坡', ['汉堡'], ['新加坡']],
  ])('%j', (text, places, via) => {
    expect(parsePlaceText(text)).toEqual({ places, via });
  });
});
