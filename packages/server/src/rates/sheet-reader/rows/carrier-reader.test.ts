import { describe, expect, it } from 'vitest';
import { createCarrierDirectory } from '../../../carriers/index.ts';
import { findCarrierIn, readCarriers } from './carrier-reader.ts';

const directory = createCarrierDirectory();
const scacsOf = (text: string) => readCarriers(text, directory).carriers.map((carrier) => carrier?.scac ?? null);

describe('a cell of carriers', () => {
  it.each([
    ['MSC/HPL', ['MSCU', 'HLCU']],
    ['APL/ANL/CNC/CMA CGM', ['APLU', 'ANNU', 'CHNL', 'CMDU']],
    ['COSCO+OOCL+EMC', ['COSU', 'OOLU', 'EGLV']],
    ['ONE/HMM/YML (THEA)', ['ONEY', 'HDMU', 'YMLU']],
    ['SITC-KMTC', ['SITC', 'KMTU']],
    ['Hapag-Lloyd', ['HLCU']],
    ['马士基/地中海', ['MAEU', 'MSCU']],
    ['地中海航运(MSC)', ['MSCU']],
    ['長榮、陽明', ['EGLV', 'YMLU']],
    ['고려해운/장금상선', ['KMTU', 'SKLU']],
    ['マースク', ['MAEU']],
    ['MSK SPOT', ['MAEU']],
    ['Evergreen Line (Asia)', ['EGLV']],
  ])('%s names %j', (text, scacs) => {
    expect(scacsOf(text)).toEqual(scacs);
    expect(readCarriers(text, directory).unknown).toEqual([]);
  });

  it('is read with a typo, and says so', () => {
    const { carriers, misspelt } = readCarriers('MAERKS', directory);
    expect(carriers).toEqual([{ scac: 'MAEU', name: 'Maersk' }]);
    expect(misspelt.map(({ name }) => name)).toEqual(['MAERKS']);
  });

  it('keeps a name that no directory has, and never takes a similar one for it', () => {
    const { carriers, unknown } = readCarriers('MSC / Carrier X', directory);
    expect(carriers).toEqual([
      { scac: 'MSCU', name: 'Mediterranean Shipping Company' },
      { scac: null, name: 'Carrier X' },
    ]);
    expect(unknown.map(({ name }) => name)).toEqual(['Carrier X']);
  });
});

it.each([
  ['VOLTA OCEAN LINES LTD (NVOCC)', undefined],
  ['Maersk Logistics, Rotterdam', undefined],
  ['Evergreen Shipping Agency Ltd', 'EGLV'],
  ['rates of Maersk for December', 'MAEU'],
])('of companies, "%s" names the carrier %s', (line, scac) => {
  expect(findCarrierIn(line, directory)?.scac).toBe(scac);
});
