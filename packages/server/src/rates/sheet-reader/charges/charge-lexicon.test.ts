import { describe, expect, it } from 'vitest';
import { findCharge } from './charge-lexicon.ts';

describe('a charge is known by its code, its name or its Chinese name', () => {
  it.each([
    ['ACC | Alameda Corridor charge | Alameda', 'Alameda Corridor charge', 'ACC'],
    ['PCC | Panama Canal | Panama Canal surcharge', 'Panama Canal surcharge', 'PCC'],
    ['CFS | CFS charge | Container freight station charge', 'Container freight station charge', 'CFS'],
    ['Cleaning fee | container cleaning fee | 洗箱费', 'Container cleaning fee', 'CCF'],
    ['ISPS | Port security | 港口设施保安费 | 港口安保费', 'Port security charge', 'ISPS'],
    ['Port congestion surcharge | 拥堵费 | 港口拥堵费 | 港口拥挤附加费', 'Port congestion surcharge', 'PCS'],
    ['港口附加费 | Port surcharge', 'Port surcharge', null],
    ['港杂费 | Port charges', 'Port charges', null],
    ['港口建设费', 'Port construction fee', null],
    ['码头操作费 | 码头作业费 | Terminal handling', 'Terminal handling charge', 'THC'],
    ['操作费 | Handling fee', 'Handling fee', null],
    ['FuelEU | FuelEU Maritime surcharge', 'FuelEU Maritime surcharge', null],
    ['EU ETS | ETS | 碳排放附加费', 'Emissions trading surcharge', 'ETS'],
    ['RRI | Rate restoration', 'Rate restoration', 'RRI'],
    ['GRI | 综合费率上涨附加费', 'General rate increase', 'GRI'],
    ['AMS | 舱单费', 'Advance manifest filing', 'AMS'],
    ['Local charges', 'Local charges', null],
  ])('%s: %s', (texts, name, code) => {
    for (const text of texts.split(' | ')) expect({ text, ...findCharge(text) }).toMatchObject({ text, name, code });
  });
});

it('A code is kept as the sheet writes it', () => {
  expect(findCharge('pct')?.code).toBe('PCT');
  expect(findCharge('OHC')).toEqual({ code: 'OHC', name: 'Terminal handling at origin', basis: 'PER_CONTAINER' });
});

it('A code that carriers use for different charges is not given one meaning', () => {
  expect(findCharge('AMF')?.name).toBe('Advance manifest or amendment fee');
});
