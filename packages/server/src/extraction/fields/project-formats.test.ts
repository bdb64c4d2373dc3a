import { describe, expect, it } from 'vitest';
import { projectField } from './project-formats.ts';

const stated = (value: string) => ({ value, status: 'stated' });

describe('the non-dangerous goods letter’s two names of the goods', () => {
  it.each([
    ['Hand cream 护手霜', 'Hand cream', '护手霜'],
    ['快干磁漆 QUICK DRYING ENAMEL', 'QUICK DRYING ENAMEL', '快干磁漆'],
    ['护手霜（Hand cream）', 'Hand cream', '护手霜'],
    ['PVC 管', 'PVC 管', 'PVC 管'],
  ])('are the halves of "%s"', (name, english, chinese) => {
    const values = { commodityName: stated(name) };
    expect(projectField(values, 'cargoEnglishName')?.value).toBe(english);
    expect(projectField(values, 'cargoChineseName')?.value).toBe(chinese);
  });

  it('are what a person put in their place', () => {
    const values = { commodityName: stated('Hand cream'), cargoChineseName: { value: '护手霜', status: 'corrected' } };
    expect(projectField(values, 'cargoChineseName')?.value).toBe('护手霜');
    expect(projectField(values, 'cargoEnglishName')?.value).toBe('Hand cream');
  });
});
