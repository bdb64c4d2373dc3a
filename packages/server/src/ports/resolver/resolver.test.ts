import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestReadings } from './ranking.ts';
import { createPortResolver } from './resolver.ts';

const resolver = createPortResolver();
const codesOf = (text: string) => resolver.resolve(text).candidates.map(({ code }) => code);
const placesOf = (text: string) => resolver.resolvePlaces(text).map(({ candidates }) => candidates[0]?.code ?? null);

describe('one text', () => {
  it.each(['shanghai', 'Shangai', 'CNSHA', 'CNSHG', '上海', '上海港', 'SHANGHAI, CHINA', 'Yangshan', 'Shanghai (CY)'])(
    'means Shanghai: %s',
    (text) => {
      expect(codesOf(text)[0]).toBe('CNSHA');
    },
  );

  it.each([
    ['Kapstadt', 'ZACPT'],
    ['Xangai', 'CNSHA'],
    ['Nova York', 'USNYC'],
    ['Amberes', 'BEANR'],
    ['Roterdã', 'NLRTM'],
    ['Le Pirée', 'GRPIR'],
    ['Havanna', 'CUHAV'],
    ['Alexandrie', 'EGALY'],
  ])('means a port under its German, Spanish, Portuguese or French name: %s', (text, code) => {
    expect(resolver.resolve(text).candidates[0]).toMatchObject({ code, reason: 'alias' });
  });

  it.each([
    ['P. Klang', 'MYPKG'],
    ['P.Klang, Malaysia', 'MYPKG'],
    ['L. Chabang', 'THLCH'],
    ['B. Aires', 'ARBUE'],
    ['Bs. Aires', 'ARBUE'],
    ['N. Sheva', 'INNSA'],
    ['D. es Salaam', 'TZDAR'],
    ['Pt. Said', 'EGPSD'],
    ['Pt Louis', 'MUPLU'],
    ['Pt Sudan', 'SDPZU'],
    ['Pt. Elizabeth', 'ZAPLZ'],
    ['PKlang', 'MYPKG'],
    ['Pto. Cabello', 'VEPBL'],
    ['S. Antonio', 'CLSAI'],
  ])('with words cut short means the port whose words begin so: %s', (text, code) => {
    expect(codesOf(text)[0]).toBe(code);
  });

  it.each(['P. Clang', 'M. Wharf', 'X. Gang'])('with words cut short is no misspelling of another port: %s', (text) => {
    expect(codesOf(text)).toEqual([]);
  });

  it('has the reason of its match and a score', () => {
    expect(resolver.resolve('CNSHG').candidates[0]).toMatchObject({ reason: 'code', score: 1 });
    expect(resolver.resolve('Yangshan').candidates[0]).toMatchObject({ reason: 'alias' });
    expect(resolver.resolve('汉堡').candidates[0]).toMatchObject({ reason: 'chinese-name', score: 1 });
    expect(resolver.resolve('Rotterd').candidates[0]).toMatchObject({ reason: 'prefix' });
    expect(resolver.resolve('Chabang').candidates[0]).toMatchObject({ reason: 'part' });
    expect(resolver.resolve('Shangai').candidates[0]).toMatchObject({ reason: 'typo' });
    expect(resolver.resolve('Shangai').candidates[0]?.score).toBeLessThan(0.9);
  });

  it('that means two ports gives both and is ambiguous', () => {
    const resolution = resolver.resolve('奥克兰');
    expect(resolution.ambiguous).toBe(true);
    expect(bestReadings(resolution.candidates).map(({ code }) => code)).toEqual(['NZAKL', 'USOAK']);
  });

  it('that means a main port and a minor one is not ambiguous, and lists both', () => {
    const resolution = resolver.resolve('Sydney');
    expect(resolution.ambiguous).toBe(false);
    expect(resolution.candidates.map(({ code }) => code)).toEqual(['AUSYD', 'CASYD']);
  });

  it.each([
    ['Portland', ['USPDX', 'USPWM', 'GBPTL']],
    ['Birmingham', ['GBBHM', 'USBHM']],
    ['Vancouver', ['CAVAN', 'USVAN']],
    ['St. Petersburg', ['RULED', 'USPIE']],
    ['瓦伦西亚', ['ESVLC', 'VEVLN']],
  ])('that several places of the trade are called is ambiguous, the main port first: %s', (text, codes) => {
    const resolution = resolver.resolve(text);
    expect(resolution.ambiguous).toBe(true);
    expect(bestReadings(resolution.candidates).map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['Geneva', 'CHGVA'],
    ['Genova', 'ITGOA'],
    ['Zhengzhou', 'CNCGO'],
    ['Zhangzhou', 'CNZZH'],
    ['Praha', 'CZPRG'],
    ['Praia', 'CVRAI'],
    ['Amman', 'JOAMM'],
    ['Ajman', 'AEAJM'],
    ['Jinan', 'CNTNA'],
  ])('means the inland point or the port with this name, not the one spelt alike: %s', (text, code) => {
    expect(resolver.resolve(text)).toMatchObject({ ambiguous: false, candidates: [{ code }] });
  });

  it.each([
    ['Vancouver CA', ['CAVAN']],
    ['Vancouver WA', ['USVAN']],
    ['Wilmington, DE', ['USILG']],
    ['Kansas City KS', ['USMKC']],
    ['Norfolk VA', ['USORF']],
    ['Tirana AL', ['ALTIA']],
    ['Columbus GA', []],
    ['Portland TN', []],
    ['Charleston WV', []],
    ['Newark DE', []],
    ['Georgetown GA', []],
  ])('with a state behind it means a port in that state, or none: %s', (text, codes) => {
    expect(bestReadings(resolver.resolve(text).candidates).map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ...['Geneva, Italy', 'Praha, Cape Verde', 'Amman, UAE', 'Dijon', 'Cannes', 'Chiang Rai'],
    ...['Halifax UK', 'Melbourne FL', 'Long Beach NY', 'San Juan AR', 'Huzhou', 'Jinjiang', 'Chengzhou', 'Monterey'],
  ])('that names a place elsewhere is not bent to a port: %s', (text) => {
    expect(resolver.resolve(text).candidates).toEqual([]);
  });

  it.each([
    ['any US west coast port', 'us-west-coast'],
    ['CHINA BASE PORTS', 'china-main'],
    ['EMP', 'north-europe-base'],
    ['North Europe base ports', 'north-europe-base'],
    ['欧基港', 'north-europe-base'],
    ['美西基本港', 'us-west-coast'],
  ])('that names a group of ports means the region: %s', (text, code) => {
    expect(resolver.resolve(text).candidates[0]).toMatchObject({ kind: 'region', code });
  });

  it('that names no port has no candidates but suggestions', () => {
    const resolution = resolver.resolve('Atlantis');
    expect(resolution.candidates).toEqual([]);
    expect(resolution.suggestions.map(({ code }) => code)).toContain('USATL');
  });

  it('with the wrong country has no candidates, and the port as a suggestion', () => {
    const resolution = resolver.resolve('Hamburg, China');
    expect(resolution.candidates).toEqual([]);
    expect(resolution.suggestions[0]?.code).toBe('DEHAM');
  });

  it('that means a region or a country stands for all its ports', () => {
    const [westCoast] = resolver.resolve('美西').candidates;
    expect(westCoast).toMatchObject({ kind: 'region', code: 'us-west-coast' });
    expect(westCoast?.portCodes).toEqual(expect.arrayContaining(['USLAX', 'USLGB', 'USOAK', 'USSEA']));
    const [china] = resolver.resolve('中国').candidates;
    expect(china).toMatchObject({ kind: 'country', code: 'CN' });
    expect(china?.portCodes).toEqual(expect.arrayContaining(['CNSHA', 'CNTAO']));
  });

  it('a country that is told from another by its marks alone is the one of the port before it', () => {
    expect(codesOf('Los Angeles, Mỹ')[0]).toBe('USLAX');
    expect(codesOf('Phú Mỹ')[0]).toBe('VNPHU');
    expect(codesOf('bờ Tây Mỹ')).toEqual(codesOf('USWC'));
  });

  it.each([
    ['EUA', 'US'],
    ['EE.UU.', 'US'],
    ['ABD', 'US'],
    ['США', 'US'],
    ['EAU', 'AE'],
    ['VAE', 'AE'],
    ['Hollande', 'NL'],
    ['Coreia', 'KR'],
    ['Mỹ', 'US'],
    ['Áo', 'AT'],
    ['Ý', 'IT'],
    ['MY', 'MY'],
    ['AO', 'AO'],
  ])('that is short for a country in another language means the country: %s', (text, code) => {
    expect(resolver.resolve(text).candidates[0]).toMatchObject({ kind: 'country', code });
  });

  it('that means an area stands for the ports in it, but not the reverse', () => {
    expect(resolver.resolve('Shenzhen').candidates[0]?.portCodes).toEqual(
      expect.arrayContaining(['CNSZX', 'CNYTN', 'CNSHK']),
    );
    expect(resolver.resolve('Yantian').candidates[0]?.portCodes).toEqual(['CNYTN']);
  });

  it.each([
    ['Ho Chi Minh*', 'VNSGN'],
    ['Melbourne **', 'AUMEL'],
    ['SGSIN 3', 'SGSIN'],
    ['Singapore  ', 'SGSIN'],
    ['Xingang t/s Pusan', 'CNTXG'],
    ['Kansas City via Los Angeles', 'USMKC'],
    ['PORT OF FELIXSTOWE', 'GBFXT'],
    ['Yokohama area', 'JPYOK'],
    ['上海地区', 'CNSHA'],
    ['Manzanillo (MX)', 'MXZLO'],
    ['CN-NGB', 'CNNGB'],
    ['Shanghai Chnia', 'CNSHA'],
    ['Ningbo (Beilun)', 'CNNGB'],
    ['São Francisco do Sul', 'BRSFS'],
    ['Владивосток', 'RUVVO'],
    ['부산', 'KRPUS'],
  ])('is read without remarks around the name: %s', (text, code) => {
    expect(codesOf(text)[0]).toBe(code);
  });

  it.each(['', ' ', '*', '0', 'N/A', 'TBA', '待定'])('that names no place has no candidates: "%s"', (text) => {
    expect(resolver.resolve(text).candidates).toEqual([]);
  });
});

describe('what stands beside a text', () => {
  it('decides between places of one name: a country, or the ports of the trade', () => {
    const westCanada = resolver.regions().find(({ key }) => key === 'canada-west')?.portCodes;
    expect(resolver.resolve('Birmingham', { country: 'US' })).toMatchObject({
      ambiguous: false,
      candidates: [{ code: 'USBHM' }],
    });
    expect(resolver.resolve('Vancouver', { portCodes: westCanada })).toMatchObject({
      ambiguous: false,
      candidates: [{ code: 'CAVAN' }],
    });
    expect(resolver.resolve('Hamburg', { country: 'CN' })).toMatchObject({
      candidates: [],
      suggestions: [{ code: 'DEHAM' }],
    });
  });

  it('decides by its code, and says when the name is another place', () => {
    expect(resolver.resolve('Portland', { code: 'US PWM' })).toMatchObject({
      ambiguous: false,
      candidates: [{ code: 'USPWM', reason: 'code' }],
      conflict: undefined,
    });
    expect(resolver.resolve('Shenzhen', { code: 'CNYTN' }).conflict).toBeUndefined();
    expect(resolver.resolve('Hamburg', { code: 'CNSHA' })).toMatchObject({
      candidates: [{ code: 'CNSHA' }],
      conflict: { kind: 'other-country', named: { code: 'DEHAM' } },
    });
    expect(resolver.resolve('Ningbo', { code: 'CNSHA' }).conflict).toMatchObject({
      kind: 'other-place',
      named: { code: 'CNNGB' },
    });
  });

  it('with a code that is not known, leaves what its country allows', () => {
    expect(resolver.resolve('Hamburg', { code: 'DEQQQ' })).toMatchObject({ candidates: [{ code: 'DEHAM' }] });
    expect(resolver.resolve('Hamburg', { code: 'CNQQQ' })).toMatchObject({
      candidates: [],
      conflict: { kind: 'other-country', named: { code: 'DEHAM' } },
    });
  });
});

describe('a text with several places', () => {
  it.each([
    ['Gdansk/Gdynia', ['PLGDN', 'PLGDY']],
    ['LA/LB', ['USLAX', 'USLGB']],
    ['Shanghai, Ningbo', ['CNSHA', 'CNNGB']],
    ['Shekou & Nansha', ['CNSHK', 'CNNSA']],
    ['上海、宁波', ['CNSHA', 'CNNGB']],
    ['BKK / LCH', ['THBKK', 'THLCH']],
    ['Pusan, Kwangyang, Ulsan', ['KRPUS', 'KRKAN', 'KRUSN']],
    ['Xingang, Dalian \r\nt/s Pusan', ['CNTXG', 'CNDLC']],
    ['Busan, Korea, Ningbo', ['KRPUS', 'CNNGB']],
    ['Shanghai, Atlantis', ['CNSHA', null]],
    ['USWC/USEC', ['us-west-coast', 'us-east-coast']],
  ])('is split: %s', (text, codes) => {
    expect(placesOf(text)).toEqual(codes);
  });

  it.each([
    ['Shanghai, China', 'CNSHA'],
    ['Port Klang (West)', 'MYPKG'],
    ['Busan, Korea', 'KRPUS'],
    ['NY/NJ', 'USNYC'],
    ['Trinidad and Tobago', 'TT'],
    ['Fos-sur-Mer', 'FRFOS'],
    ['Los Angeles, CA, USA', 'USLAX'],
  ])('is not split when it is one place: %s', (text, code) => {
    expect(placesOf(text)).toEqual([code]);
  });

  it('resolved as one place means all of them', () => {
    expect(codesOf('LA/LB')).toEqual(['USLAX', 'USLGB']);
    expect(resolver.resolve('LA/LB').ambiguous).toBe(true);
  });
});

describe('an alias', () => {
  it('is resolved, and takes precedence over similar names', () => {
    const withAliases = createPortResolver([
      { text: 'Shangai Tower', code: 'CNNGB' },
      { text: 'Shangai', code: 'CNSHG' },
    ]);
    expect(withAliases.resolve('SHANGAI TOWER').candidates[0]).toMatchObject({
      code: 'CNNGB',
      score: 1,
      reason: 'alias',
    });
    expect(withAliases.resolve('Shangai').candidates[0]).toMatchObject({ code: 'CNSHA', score: 1, reason: 'alias' });
    expect(resolver.resolve('Shangai Tower').candidates).toEqual([]);
  });
});

describe('autocomplete', () => {
  it('gives the ports that start with the text, main ports first', () => {
    expect(resolver.search('shang', 3)[0]?.code).toBe('CNSHA');
    expect(resolver.search('ham', 1)[0]?.code).toBe('DEHAM');
    expect(resolver.search('chaban', 1)[0]?.code).toBe('THLCH');
    expect(resolver.search('鹿', 1)[0]?.code).toBe('NLRTM');
    expect(resolver.search('CNS', 50).every(({ codes }) => codes.some((code) => code.startsWith('CNS')))).toBe(true);
  });

  it('gives a port before an inland point that matches as well', () => {
    const [chennai, madrid] = ['INMAA', 'ESMAD'].map((code) =>
      resolver.search('mad', 20).findIndex((each) => each.code === code),
    );
    expect(chennai).toBeLessThan(madrid ?? -1);
  });

  it('allows typos when nothing starts with the text, and keeps the limit', () => {
    expect(resolver.search('rottredam', 5)[0]?.code).toBe('NLRTM');
    expect(resolver.search('s', 7)).toHaveLength(7);
    expect(resolver.search('', 7)).toEqual([]);
  });
});

describe('for any text', () => {
  it('the resolver answers with scores between 0 and 1, best first', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
        for (const { candidates, suggestions } of [resolver.resolve(text), ...resolver.resolvePlaces(text)]) {
          const scores = candidates.map(({ score }) => score);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
          expect([...candidates, ...suggestions].every(({ score }) => score > 0 && score <= 1)).toBe(true);
        }
      }),
    );
  });

  it('every port is found by each of its codes and names', () => {
    for (const port of resolver.list()) {
      for (const code of port.codes)
        expect(resolver.resolve(code).candidates.map((each) => each.code)).toContain(port.code);
      for (const name of [port.name, port.nameZhHans, port.nameZhHant]) {
        if (name) expect(codesOf(name), name).toContain(port.code);
      }
    }
  });

  it('a main port is found with its country after it', () => {
    for (const port of resolver.list().filter(({ importance }) => importance === 3)) {
      expect(codesOf(`${port.name.split(',')[0]}, ${port.countryName}`)[0], port.name).toBe(port.code);
    }
  });
});
