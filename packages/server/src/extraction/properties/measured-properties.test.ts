import { describe, expect, test } from 'vitest';
import { answerOf, answerOfSections } from '../testing/answer-of.ts';

const valuesOf = (section: string) => answerOfSections({ 9: section });

describe('a density', () => {
  test.each([
    ['is the liquid’s, not its vapour’s', 'Vapor density: 5 [Air = 1]\nRelative density: 0.93', { density: '0.93' }],
    ['is not stated where only the vapour’s is', 'Vapour density (air = 1): 5.3', {}],
    ['is not the vapour’s in German', 'Relative Dampfdichte: 2,1\nDichte: 0,79 g/cm3', { density: '0,79 g/cm3' }],
    ['is not the vapour’s in French', 'Densité de vapeur: 2,1\nDensité: 0,79', { density: '0,79' }],
    ['stands under a label with its temperature', 'Densidad a 20 °C: 0,66 g/cm³', { density: '0,66 g/cm³' }],
    ['stands under a label with its unit', 'Density, g/ml: 1.35', { density: '1.35' }],
    ['has its name short', 'Boiling Pt: 101°C · Sp. Gr.: 1.15', { boilingPoint: '101°C', density: '1.15' }],
    ['stands behind a dash, with a remark', 'Density (20 °C) - 1.2 (water = 1)', { density: '1.2 (water = 1)' }],
    ['stands under a label with what it is compared with', 'Specific Gravity H2O=1 @25 C: 0.87', { density: '0.87' }],
  ])('%s', async (_, section, answer) => {
    expect(await valuesOf(section)).toEqual(answer);
  });
});

describe('a flash point', () => {
  test.each([
    [
      'is the closed cup’s, on a line of its own',
      'Flash point, open cup: 115 °C\nFlash point, closed cup: 108 °C',
      { flashPointCelsius: 108, flashPoint: '108 °C' },
    ],
    ['has a tolerance', 'Flash point: 36 +/- 2 °C', { flashPointCelsius: 36, flashPoint: '36 +/- 2 °C' }],
    [
      'is the liquid’s beside the propellant’s',
      'Flash point: -60 °C (propellant)\nFlash point of the liquid without propellant: 25 °C',
      { flashPointCelsius: 25, flashPoint: '25 °C' },
    ],
    [
      'is the lower end of a range in words',
      'Flash Point: -104 to 60°C',
      { flashPointCelsius: -104, flashPoint: '-104 to 60°C' },
    ],
    [
      'stands under a label that asks for the method in its second line',
      'FLASHPOINT (°F) &\nMETHOD       < 100F (Closed Cup)',
      { flashPointCelsius: 37.8, flashPoint: '< 100F (Closed Cup)' },
    ],
    [
      'ends before a label that stands beside it',
      'Flash point (°C)      >93.3      Taste                       Not Available\nBoiling point (°C)    >200       Molecular weight (g/mol)    Not Applicable',
      { flashPointCelsius: 93.3, flashPoint: '>93.3', boilingPoint: '>200' },
    ],
    [
      'stands under a label with both units and the method',
      'Flash Point, °F (°C) / Method     140 (60) PMCC',
      { flashPointCelsius: 60, flashPoint: '140 (60) PMCC' },
    ],
    [
      'stands under a label with the method’s short name and the unit',
      'Flash point, PM, °C     > 140',
      { flashPointCelsius: 140, flashPoint: '> 140' },
    ],
    [
      'stands behind a cell with its unit',
      'Colour            Yellow\nFlash point     °C     > 55',
      { flashPointCelsius: 55, flashPoint: '> 55' },
    ],
    [
      'is the closed cup’s of two below freezing',
      '闪点(℃): -17(CC);-9(OC)',
      { flashPointCelsius: -17, flashPoint: '-17(CC);-9(OC)' },
    ],
    [
      'is the closed cup’s in Chinese, whichever stands first',
      '闪点(℃): 43(开杯);38(闭杯)',
      { flashPointCelsius: 38, flashPoint: '43(开杯);38(闭杯)' },
    ],
    [
      'has its method behind a figure whose unit the label gives',
      'Flash point (°F): 73 Method: ASTM D56',
      { flashPointCelsius: 22.8, flashPoint: '73 Method: ASTM D56' },
    ],
    [
      'is in the label’s degrees where "c.c." stands behind it',
      'Flash point, °F: 81 c.c.',
      { flashPointCelsius: 27.2, flashPoint: '81 c.c.' },
    ],
    [
      'stands in the column behind its method',
      'Flash point (deg C)       ASTM D93                Closed cup: 148',
      { flashPointCelsius: 148, flashPoint: 'Closed cup: 148' },
    ],
    [
      'may be called a temperature in Spanish',
      'Temperatura de inflamación: -18 °C',
      { flashPointCelsius: -18, flashPoint: '-18 °C' },
    ],
    [
      'may be called a temperature',
      'Flash temperature: 10 °C (Abel-Pensky)',
      { flashPointCelsius: 10, flashPoint: '10 °C (Abel-Pensky)' },
    ],
    [
      'is not what the next pair of a row says',
      '闪点(℃)     无意义     饱和蒸气压(kPa)     0.13(145.8℃)',
      { flashPointCelsius: '(negated)', flashPoint: '(negated)' },
    ],
  ])('%s', async (_, section, answer) => {
    expect(await valuesOf(section)).toEqual(answer);
  });
});

describe('a flash point of a component', () => {
  const COMPOSITION = 'Isopropyl alcohol     67-63-0     10 - 30 %\nButyl acetate         123-86-4    30 - 60 %';
  const celsiusOf = async (section: string, composition = COMPOSITION) => {
    return answerOfSections({ 3: composition, 9: section });
  };

  test.each([
    [
      'named in brackets behind the figure',
      'Flash point: 12 °C (isopropyl alcohol)',
      { flashPointCelsius: '(negated)', flashPoint: '(negated)' },
    ],
    [
      'named in brackets behind the label',
      'Flash point (butyl acetate): 22 °C',
      { flashPointCelsius: '(negated)', flashPoint: '(negated)' },
    ],
    [
      'named before the figure',
      'Flash point: Butyl acetate 22 °C',
      { flashPointCelsius: '(negated)', flashPoint: '(negated)' },
    ],
    [
      'beside the product’s',
      'Flash point: 12 °C (isopropyl alcohol); 18 °C (product)',
      { flashPointCelsius: 18, flashPoint: '12 °C (isopropyl alcohol); 18 °C (product)' },
    ],
  ])('does not count: %s', async (_, section, answer) => {
    expect(await celsiusOf(section)).toEqual({ casNo: '67-63-0, 123-86-4', ...answer });
  });

  test('is the product’s where it is all there is', async () => {
    expect(
      await celsiusOf('Flash point: 12 °C (isopropyl alcohol)', 'Isopropyl alcohol     67-63-0     100 %'),
    ).toEqual({ flashPointCelsius: 12, flashPoint: '12 °C (isopropyl alcohol)', casNo: '67-63-0' });
  });
});

test('a flash point may be in a sentence on fire', async () => {
  expect(
    await answerOfSections({
      5: '5.1 Flammability: The flash point is greater than 230 deg. F / 110 deg. C (closed cup)',
      9: 'Appearance: black liquid',
    }),
  ).toEqual({
    appearance: 'Liquid',
    flashPointCelsius: 110,
    flashPoint: 'greater than 230 deg. F / 110 deg. C (closed cup)',
    cargoAppearanceDescription: 'black liquid',
  });
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
    return answerOf(bytes);
  };
  expect(await readOf(sheetOf((n) => `KOHTA ${n}: Otsikko`, 'Olomuoto: neste\nLeimahduspiste: 41 °C'))).toEqual({
    document: 'safety-data-sheet en',
    appearance: 'Liquid',
    flashPointCelsius: 41,
    flashPoint: '41 °C',
    cargoAppearanceDescription: 'neste',
  });
  expect(await readOf(sheetOf((n) => `${n}. SZAKASZ: Cím`, 'Fizikai állapot: folyékony\nLobbanáspont: 41 °C'))).toEqual(
    {
      document: 'safety-data-sheet en',
      appearance: 'Liquid',
      flashPointCelsius: 41,
      flashPoint: '41 °C',
      cargoAppearanceDescription: 'folyékony',
    },
  );
  expect(await readOf(sheetOf((n) => `BÖLÜM ${n}: Başlık`, 'Fiziksel hal: katı\nParlama noktası: 41 °C'))).toEqual({
    document: 'safety-data-sheet en',
    appearance: 'Solid',
    flashPointCelsius: 41,
    flashPoint: '41 °C',
    cargoAppearanceDescription: 'katı',
  });
});

test('a boiling point under a label of two lines is not taken for the melting point’s', async () => {
  const section = `
Melting point/freezing point           -306.4 °F (-188 °C)
Initial boiling point and boiling      -43.6 °F (-42 °C)
range
Flash point                            -155.2 °F (-104.0 °C)`;
  expect(await valuesOf(section)).toEqual({
    flashPointCelsius: -104,
    flashPoint: '-155.2 °F (-104.0 °C)',
    boilingPoint: '-43.6 °F (-42 °C)',
  });
});

test('a boiling point stands beside a label whose last word is far below', async () => {
  const section = 'Initial boiling point and boiling     82 °C\n\n\nrange';
  expect(await valuesOf(section)).toEqual({ boilingPoint: '82 °C' });
});

test('figures stand in the last of three columns, behind their method', async () => {
  const section = `
Property             Method          Result
Flash point          ASTM D93        61 °C
Boiling range        ASTM D86        155 - 180 °C
Density at 15 °C     ASTM D4052      0.79 kg/l`;
  expect(await valuesOf(section)).toEqual({
    flashPointCelsius: 61,
    flashPoint: '61 °C',
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
  expect(await valuesOf(section)).toEqual({
    flashPointCelsius: -17,
    flashPoint: '-17 °C',
    boilingPoint: '56 °C',
    density: '0.81',
  });
});

test('a state of matter stands under a label with two remarks', async () => {
  expect(await valuesOf('APPEARANCE (Physical State) and COLOR: Viscous liquid')).toEqual({
    appearance: 'Liquid',
    cargoAppearanceDescription: 'Viscous liquid',
  });
});

describe('the state of matter that a form ticks', () => {
  test.each([
    ['stands behind its box', 'Physical State: ☐ Gas  ☐ Liquid  ☒ Solid (article)', { appearance: 'Solid' }],
    [
      'stands behind brackets',
      'PHYSICAL STATE:  [ ] GAS   [X] LIQUID   [ ] SOLID   [ ] PASTE',
      { appearance: 'Liquid' },
    ],
    [
      'stands behind brackets in a column of its own',
      'Physical state     [ ] Gas [ ] Liquid [X] Solid',
      { appearance: 'Solid' },
    ],
    ['stands before its blank', 'Physical state:  Solid ____   Liquid _X_   Gas ____', { appearance: 'Liquid' }],
    [
      'stands nearer to the tick than others',
      'Physical state:   Gas       Liquid X       Solid',
      { appearance: 'Liquid' },
    ],
    ['is Chinese', '物态: □气体 ☑液体 □固体', { appearance: 'Liquid' }],
    ['is not known where ticks are lost', 'Physical State:   Gas     Liquid     Solid', {}],
    ['is not known of a paste', 'Physical state: ☐ Liquid ☒ Paste ☐ Solid', {}],
  ])('%s', async (_, section, answer) => {
    expect(await valuesOf(section)).toEqual(answer);
  });
});

test.each(['Physical State & Appearance', 'State, colour, odour', 'Apparence'])(
  'a state of matter stands under "%s"',
  async (label) => {
    expect(await valuesOf(`${label}: Amber, oily liquid`)).toEqual({
      appearance: 'Liquid',
      cargoAppearanceDescription: 'Amber, oily liquid',
    });
  },
);

test('a state of matter is what a section in prose says first', async () => {
  expect(await valuesOf('Pale green-yellow liquid with a smell of chlorine. pH 12.5 (neat). Not flammable.')).toEqual({
    appearance: 'Liquid',
    cargoAppearanceDescription: 'Pale green-yellow liquid with a smell of chlorine',
  });
});

test('labels stand in square brackets', async () => {
  expect(await valuesOf('[Appearance] Clear liquid\n[Boiling point] 110°C\n[Specific gravity] 1.33 (20°C)')).toEqual({
    appearance: 'Liquid',
    cargoAppearanceDescription: 'Clear liquid',
    boilingPoint: '110°C',
    density: '1.33 (20°C)',
  });
});

test('figures stand behind a column of units, and words behind its dash', async () => {
  const section = [
    'Test                       Unit     Typical                Method',
    'Appearance                 -        Clear bright liquid    Visual',
    'Density @ 15               kg/l     0.87                   ASTM D1298',
    'Flash point, closed cup    °C       190                    ASTM D93',
  ].join('\n');

  expect(await valuesOf(section)).toEqual({
    appearance: 'Liquid',
    flashPointCelsius: 190,
    flashPoint: '190',
    cargoAppearanceDescription: 'Clear bright liquid',
    density: 'kg/l 0.87',
  });
});

test('labels in a sentence stand behind semicolons, in small letters', async () => {
  expect(
    await valuesOf('Appearance: liquid; colour: colourless; boiling point: 78 °C; flash point: 17 °C (c.c.).'),
  ).toEqual({
    appearance: 'Liquid',
    flashPointCelsius: 17,
    flashPoint: '17 °C (c.c.).',
    cargoAppearanceDescription: 'liquid',
    boilingPoint: '78 °C',
  });
});
