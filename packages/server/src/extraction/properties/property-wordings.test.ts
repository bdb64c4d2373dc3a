import { describe, expect, test } from 'vitest';
import { extractFile } from '../files/extract-file.ts';
import { textSds } from '../testing/text-sds.ts';

async function valuesOf(section: string): Promise<Record<string, unknown>> {
  const { values } = await extractFile({ name: 'sheet.txt', bytes: textSds({ 9: section }) });
  return Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, value]));
}

describe('a flash point in section 9', () => {
  test.each([
    ['the product’s own, not its components’', 'Flash point:\n  Ethanol: 13 °C\n  Acetone: -17 °C', null],
    ['not its propellant’s', 'Flash point     -58.0 °F (-50.0 °C) PROPELLANT estimated', null],
    ['as printed in °C, where °F stands first', 'Flash point (Fahrenheit): -100\nFlash point (Celsius): -73', -73],
    ['the closed cup’s', 'Flash point     62 °C (Open cup)\n                55 °C (Closed cup)', 55],
    ['under a label that names other matters, too', 'Flash point/Flammability limits: 12 °C / LEL 2 %', 12],
    [
      'below a label that asks for the method, too',
      'Flash Point and Method\n< 20 °F by closed-cup tester\nExplosion Limits\n2 %',
      -6.7,
    ],
    ['not the propellant’s', 'Flash point     -58.0 °F (-50.0 °C) PROPELLANT estimated', null],
    ['not the propellant’s by its label', 'Flash point (propellant): -104 °C', null],
    ['not the lowest component’s', 'Flash point     -156 °F / -104 °C (lowest component)', null],
    ['the product’s beside the propellant’s', 'Flash point: 13 °C (closed cup); propellant: -97 °C', 13],
    ['the product’s without the propellant', 'Flash point: 40 °C (without propellant)', 40],
    ['the product’s in a list', 'Flash point     Propellant: -97 °C\n                Product: 13 °C', 13],
    ['under the head of a table', 'Flash Point     Method     Boiling Point\n23 °C           TCC        56 °C', 23],
    ['behind its method', 'Flash point     Tag closed cup 81 °F (27 °C)', 27],
  ])('is %s', async (_, section, celsius) => {
    expect((await valuesOf(section)).flashPointCelsius).toBe(celsius);
  });

  test('stands in a list with letters, whose labels run over two lines', async () => {
    const section = `
a) Appearance                          Form: liquid
e) Melting point/freezing point        Melting point/range: -94 °C (-137 °F)
f) Initial boiling point and boiling   56 °C at 1,013 hPa
range
g) Flash point                         -17 °C (1 °F) - closed cup`;
    expect(await valuesOf(section)).toMatchObject({
      appearance: 'Liquid',
      flashPointCelsius: -17,
      boilingPoint: '56 °C at 1,013 hPa',
    });
  });
});

test.each([
  ['Flash Point (deg C): 23'],
  ['Flash point in °C: 23'],
  ['Flash Point and Method: 23 °C TCC'],
  ['Closed cup flash point: 23 °C'],
  ['Flash point of mixture: 23 °C'],
  ['Flash Point °C / °F: 23 / 73'],
])('a flash point under "%s"', async (section) => {
  expect((await valuesOf(section)).flashPointCelsius).toBe(23);
});

test.each([
  ['Physical description'],
  ['Physical state at 20 °C'],
  ['Odor and appearance'],
  ['Color/Form'],
  ['Consistency'],
])('a state of matter under "%s"', async (label) => {
  expect((await valuesOf(`${label}: clear liquid`)).appearance).toBe('Liquid');
});

test.each([
  ['Boiling Pt: 82 °C', '82 °C'],
  ['Boiling point or initial boiling point and boiling range: 82 °C', '82 °C'],
  ['Boiling point at 1013 hPa: 82 °C', '82 °C'],
  ['Boiling Range, °C: 100 - 196', '100 - 196'],
  ['Temperatura de ebullición a presión atmosférica: 100 °C', '100 °C'],
])('a boiling point: %s', async (section, value) => {
  expect((await valuesOf(section)).boilingPoint).toBe(value);
});

describe('the state of matter of an article', () => {
  test.each([
    ['none, when only the thing is named', 'Physical state: Battery', null],
    [
      'none, when only its contents have one',
      'Appearance: Sealed article; the electrolyte inside is a clear liquid',
      null,
    ],
    [
      'none, when a word of its name has one',
      'Appearance: Pen-type article holding flammable liquid absorbed in solid fibre',
      null,
    ],
    ['what the sheet says in words', 'Physical state: Solid battery containing liquid electrolyte', 'Solid'],
    ['what stands behind the thing', 'Physical state: Article, solid', 'Solid'],
  ])('is %s', async (_, section, state) => {
    expect((await valuesOf(section)).appearance).toBe(state);
  });
});

describe('a flash point with an ingredient’s name in brackets', () => {
  const mixture = 'Ethanol    64-17-5    40 %\nPropan-2-ol    67-63-0    60 %';
  const flashOf = async (composition: string, words: string) => {
    const bytes = textSds({ 3: composition, 9: `Physical state: Liquid\n${words}` });
    return (await extractFile({ name: 'sheet.txt', bytes })).values.flashPointCelsius?.value;
  };

  test.each([['Flash point: 13 °C (ethanol)'], ['Flash point (ethanol): 13 °C']])(
    'is not the mixture’s: "%s"',
    async (words) => {
      expect(await flashOf(mixture, words)).toBeNull();
    },
  );

  test('is left for the mixture’s own beside it', async () => {
    expect(await flashOf(mixture, 'Flash point: 13 °C (ethanol); 17 °C (product)')).toBe(17);
  });

  test('is that of a single substance, and a method in brackets is no name', async () => {
    expect(await flashOf('Ethanol    64-17-5    100 %', 'Flash point: 13 °C (ethanol)')).toBe(13);
    expect(await flashOf(mixture, 'Flash point: 13 °C (closed cup)')).toBe(13);
  });
});
