import { describe, expect, test } from 'vitest';
import { extractFile } from '../files/extract-file.ts';
import { textSds } from '../testing/text-sds.ts';

async function valuesOf(section: string): Promise<Record<string, unknown>> {
  const { values } = await extractFile({ name: 'sheet.txt', bytes: textSds({ 9: section }) });
  return Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, value]));
}

describe('a density', () => {
  test.each([
    ['is the liquid’s, not its vapour’s', 'Vapor density: 5 [Air = 1]\nRelative density: 0.93', '0.93'],
    ['is not stated where only the vapour’s is', 'Vapour density (air = 1): 5.3', null],
    ['is not the vapour’s in German', 'Relative Dampfdichte: 2,1\nDichte: 0,79 g/cm3', '0,79 g/cm3'],
    ['is not the vapour’s in French', 'Densité de vapeur: 2,1\nDensité: 0,79', '0,79'],
    ['stands under a label with its temperature', 'Densidad a 20 °C: 0,66 g/cm³', '0,66 g/cm³'],
    ['stands under a label with its unit', 'Density, g/ml: 1.35', '1.35'],
    ['has its name short', 'Boiling Pt: 101°C · Sp. Gr.: 1.15', '1.15'],
    ['stands behind a dash, with a remark', 'Density (20 °C) - 1.2 (water = 1)', '1.2 (water = 1)'],
    ['stands under a label with what it is compared with', 'Specific Gravity H2O=1 @25 C: 0.87', '0.87'],
  ])('%s', async (_, section, value) => {
    expect((await valuesOf(section)).density).toBe(value);
  });
});

describe('a flash point', () => {
  test.each([
    [
      'is the closed cup’s, on a line of its own',
      'Flash point, open cup: 115 °C\nFlash point, closed cup: 108 °C',
      108,
    ],
    ['has a tolerance', 'Flash point: 36 +/- 2 °C', 36],
    [
      'is the liquid’s beside the propellant’s',
      'Flash point: -60 °C (propellant)\nFlash point of the liquid without propellant: 25 °C',
      25,
    ],
    ['is the lower end of a range in words', 'Flash Point: -104 to 60°C', -104],
    [
      'stands under a label that asks for the method in its second line',
      'FLASHPOINT (°F) &\nMETHOD       < 100F (Closed Cup)',
      37.8,
    ],
    [
      'ends before a label that stands beside it',
      'Flash point (°C)      >93.3      Taste                       Not Available\nBoiling point (°C)    >200       Molecular weight (g/mol)    Not Applicable',
      93.3,
    ],
    ['stands under a label with both units and the method', 'Flash Point, °F (°C) / Method     140 (60) PMCC', 60],
    ['stands under a label with the method’s short name and the unit', 'Flash point, PM, °C     > 140', 140],
    ['stands behind a cell with its unit', 'Colour            Yellow\nFlash point     °C     > 55', 55],
    ['is the closed cup’s of two below freezing', '闪点(℃): -17(CC);-9(OC)', -17],
    ['is the closed cup’s in Chinese, whichever stands first', '闪点(℃): 43(开杯);38(闭杯)', 38],
    ['has its method behind a figure whose unit the label gives', 'Flash point (°F): 73 Method: ASTM D56', 22.8],
    ['is in the label’s degrees where "c.c." stands behind it', 'Flash point, °F: 81 c.c.', 27.2],
    [
      'stands in the column behind its method',
      'Flash point (deg C)       ASTM D93                Closed cup: 148',
      148,
    ],
    ['may be called a temperature in Spanish', 'Temperatura de inflamación: -18 °C', -18],
    ['may be called a temperature', 'Flash temperature: 10 °C (Abel-Pensky)', 10],
    ['is not what the next pair of a row says', '闪点(℃)     无意义     饱和蒸气压(kPa)     0.13(145.8℃)', null],
  ])('%s', async (_, section, celsius) => {
    expect((await valuesOf(section)).flashPointCelsius).toBe(celsius);
  });
});

describe('a flash point of a component', () => {
  const COMPOSITION = 'Isopropyl alcohol     67-63-0     10 - 30 %\nButyl acetate         123-86-4    30 - 60 %';
  const celsiusOf = async (section: string, composition = COMPOSITION) => {
    const bytes = textSds({ 3: composition, 9: section });
    return (await extractFile({ name: 'sheet.txt', bytes })).values.flashPointCelsius?.value;
  };

  test.each([
    ['named in brackets behind the figure', 'Flash point: 12 °C (isopropyl alcohol)', null],
    ['named in brackets behind the label', 'Flash point (butyl acetate): 22 °C', null],
    ['named before the figure', 'Flash point: Butyl acetate 22 °C', null],
    ['beside the product’s', 'Flash point: 12 °C (isopropyl alcohol); 18 °C (product)', 18],
  ])('does not count: %s', async (_, section, celsius) => {
    expect(await celsiusOf(section)).toBe(celsius);
  });

  test('is the product’s where it is all there is', async () => {
    expect(await celsiusOf('Flash point: 12 °C (isopropyl alcohol)', 'Isopropyl alcohol     67-63-0     100 %')).toBe(
      12,
    );
  });
});

test('a flash point may be told in a sentence on fire', async () => {
  const bytes = textSds({
    5: '5.1 Flammability: The flash point is greater than 230 deg. F / 110 deg. C (closed cup)',
    9: 'Appearance: black liquid',
  });
  expect((await extractFile({ name: 'sheet.txt', bytes })).values.flashPointCelsius?.value).toBe(110);
});

test('properties stand in sections that Finnish, Hungarian and Turkish number', async () => {
  const sheetOf = (section: (number: number) => string, property: string) =>
    new TextEncoder().encode(
      [
        'SAFETY DATA SHEET',
        ...Array.from({ length: 16 }, (_, at) => `${section(at + 1)}\n${at === 8 ? property : '–'}`),
      ].join('\n\n'),
    );
  const readOf = async (bytes: Uint8Array) => {
    const { values } = await extractFile({ name: 'sheet.txt', bytes });
    return [values.appearance?.value, values.flashPointCelsius?.value];
  };
  expect(await readOf(sheetOf((n) => `KOHTA ${n}: Otsikko`, 'Olomuoto: neste\nLeimahduspiste: 41 °C'))).toEqual([
    'Liquid',
    41,
  ]);
  expect(await readOf(sheetOf((n) => `${n}. SZAKASZ: Cím`, 'Fizikai állapot: folyékony\nLobbanáspont: 41 °C'))).toEqual(
    ['Liquid', 41],
  );
  expect(await readOf(sheetOf((n) => `BÖLÜM ${n}: Başlık`, 'Fiziksel hal: katı\nParlama noktası: 41 °C'))).toEqual([
    'Solid',
    41,
  ]);
});

test('a boiling point under a label of two lines is not taken for the melting point’s', async () => {
  const section = `
Melting point/freezing point           -306.4 °F (-188 °C)
Initial boiling point and boiling      -43.6 °F (-42 °C)
range
Flash point                            -155.2 °F (-104.0 °C)`;
  expect(await valuesOf(section)).toMatchObject({ boilingPoint: '-43.6 °F (-42 °C)', flashPointCelsius: -104 });
});

test('a boiling point stands beside a label whose last word is far below', async () => {
  const section = 'Initial boiling point and boiling     82 °C\n\n\nrange';
  expect((await valuesOf(section)).boilingPoint).toBe('82 °C');
});

test('figures stand in the last of three columns, behind their method', async () => {
  const section = `
Property             Method          Result
Flash point          ASTM D93        61 °C
Boiling range        ASTM D86        155 - 180 °C
Density at 15 °C     ASTM D4052      0.79 kg/l`;
  expect(await valuesOf(section)).toMatchObject({
    flashPointCelsius: 61,
    boilingPoint: '155 - 180 °C',
    density: '0.79 kg/l',
  });
});

test('a column of remarks is no part of a value', async () => {
  const section = `
Property              Value         Remark
Flash point           -17 °C        closed cup
Boiling point         56 °C         1013 hPa
Relative density      0.81          20 °C`;
  expect(await valuesOf(section)).toMatchObject({ flashPointCelsius: -17, boilingPoint: '56 °C', density: '0.81' });
});

test('a state of matter stands under a label with two remarks', async () => {
  expect((await valuesOf('APPEARANCE (Physical State) and COLOR: Viscous liquid')).appearance).toBe('Liquid');
});

describe('the state of matter that a form ticks', () => {
  test.each([
    ['stands behind its box', 'Physical State: ☐ Gas  ☐ Liquid  ☒ Solid (article)', 'Solid'],
    ['stands behind brackets', 'PHYSICAL STATE:  [ ] GAS   [X] LIQUID   [ ] SOLID   [ ] PASTE', 'Liquid'],
    ['stands behind brackets in a column of its own', 'Physical state     [ ] Gas [ ] Liquid [X] Solid', 'Solid'],
    ['stands before its blank', 'Physical state:  Solid ____   Liquid _X_   Gas ____', 'Liquid'],
    ['stands nearer to the tick than others', 'Physical state:   Gas       Liquid X       Solid', 'Liquid'],
    ['is Chinese', '物态: □气体 ☑液体 □固体', 'Liquid'],
    ['is not known where ticks are lost', 'Physical State:   Gas     Liquid     Solid', null],
    ['is not known of a paste', 'Physical state: ☐ Liquid ☒ Paste ☐ Solid', null],
  ])('%s', async (_, section, state) => {
    expect((await valuesOf(section)).appearance).toBe(state);
  });
});

test.each(['Physical State & Appearance', 'State, colour, odour', 'Apparence'])(
  'a state of matter stands under "%s"',
  async (label) => {
    expect((await valuesOf(`${label}: Amber, oily liquid`)).appearance).toBe('Liquid');
  },
);

test('a state of matter is what a section in prose says first', async () => {
  const values = await valuesOf('Pale green-yellow liquid with a smell of chlorine. pH 12.5 (neat). Not flammable.');
  expect(values.appearance).toBe('Liquid');
});

test('labels stand in square brackets', async () => {
  const values = await valuesOf('[Appearance] Clear liquid\n[Boiling point] 110°C\n[Specific gravity] 1.33 (20°C)');
  expect(values).toMatchObject({ appearance: 'Liquid', boilingPoint: '110°C', density: '1.33 (20°C)' });
});

test('figures stand behind a column of units, and words behind its dash', async () => {
  const section = [
    'Test                       Unit     Typical                Method',
    'Appearance                 -        Clear bright liquid    Visual',
    'Density @ 15               kg/l     0.87                   ASTM D1298',
    'Flash point, closed cup    °C       190                    ASTM D93',
  ].join('\n');
  const values = await valuesOf(section);
  expect(values).toMatchObject({ appearance: 'Liquid', flashPointCelsius: 190 });
  expect(values.density).toContain('0.87');
});

test('labels in a sentence stand behind semicolons, in small letters', async () => {
  const values = await valuesOf(
    'Appearance: liquid; colour: colourless; boiling point: 78 °C; flash point: 17 °C (c.c.).',
  );
  expect(values).toMatchObject({ appearance: 'Liquid', boilingPoint: '78 °C', flashPointCelsius: 17 });
});
