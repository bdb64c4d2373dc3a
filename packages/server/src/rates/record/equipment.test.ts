import { describe, expect, it } from 'vitest';
import { EQUIPMENT_TYPES, equipmentRef, parseEquipment, parseEquipmentList } from './equipment.ts';

describe('container types', () => {
  it.each([
    ['20GP', "20' 20'GP 20ft 20DC 20DRY 20DV 20ST 20GP 20尺 20尺柜 小柜 1x20GP D20 22G1 20"],
    ['40GP', "40' 40ft 40DC 40DRY 40GP 大柜 42G1 40 40尺"],
    ['40HC', "40HC 40HQ 40'HC 40’HQ 40HDRY 40尺高柜 高柜 HQ 1x40HC HC40 45G1"],
    ['45HC', '45HC 45HQ 45HDRY 45 L5G1'],
    ['40RH', '40RH 40RQ 40HR 40RFHC 40REEFHC 40HQRE 40尺冷高柜'],
    ['20RF', '20RF 20REEFER 22R1 20尺冷藏柜'],
    ['40NOR', '40NOR 40尺冻代干'],
    ['20OT', '20OT 22U1 20尺开顶柜'],
    ['40FR', '40FR 42P3 40FLATRACK'],
    ['40OTH', '40OTH 40HCOPENTOP 40OTHQ'],
    ['20TK', '20TK 20TANK 22T6'],
  ])('%s is also written %s', (code, spellings) => {
    for (const text of spellings.split(' ')) expect(parseEquipment(text)?.code, text).toBe(code);
  });

  it('reads words with spaces', () => {
    expect(parseEquipment("40' High Cube")?.code).toBe('40HC');
    expect(parseEquipment('20 Dry Van')?.code).toBe('20GP');
    expect(parseEquipment('2 x 40HC')?.code).toBe('40HC');
  });

  it.each(['', '53HC', '2000', 'LCL', '20XY', 'kg', '400', 'Total'])('does not guess at %j', (text) => {
    expect(parseEquipment(text)).toBeUndefined();
  });

  it('reads lists, and only when every part is a type', () => {
    const codes = (text: string) => parseEquipmentList(text)?.map(({ code }) => code);
    expect(codes('20/40/40HQ')).toEqual(['20GP', '40GP', '40HC']);
    expect(codes("20'/40'")).toEqual(['20GP', '40GP']);
    expect(codes('40GP/HQ')).toEqual(['40GP', '40HC']);
    expect(codes('20GP & LCL')).toBeUndefined();
    expect(codes("20'/40'/40'RF")).toEqual(['20GP', '40GP', '40RF']);
  });

  it.each([
    ["reefers 20' and 40'", '20RF 40RF'],
    ["20' and 40' reefers", '20RF 40RF'],
    ["Kühlcontainer 20' und 40'", '20RF 40RF'],
    ["20' & 40' open top", '20OT 40OT'],
    ["flat rack 20'/40'", '20FR 40FR'],
    ["20'/40RF", '20GP 40RF'],
  ])('%s names one kind for all its sizes: %s', (text, codes) => {
    expect(parseEquipmentList(text)?.map(({ code }) => code)).toEqual(codes.split(' '));
  });

  it('every type is found by its trade name, and by its ISO codes unless another type shares them', () => {
    for (const type of EQUIPMENT_TYPES) {
      expect(parseEquipment(type.code)).toBe(type);
      for (const iso of type.isoVariants) expect(parseEquipment(iso)).toBe(type);
      expect(parseEquipment(type.isoCode)?.isoCode).toBe(equipmentRef(type).isoCode);
    }
  });
});
