import { describe, expect, test } from 'vitest';
import { answerOfSections } from '../testing/answer-of.ts';

const valuesOf = (section: string) => answerOfSections({ 9: section });

describe('a flash point in section 9', () => {
  test.each([
    [
      'the product’s own, not its components’',
      'Flash point:\n  Ethanol: 13 °C\n  Acetone: -17 °C',
      { flashPointCelsius: '(negated)', flashPoint: '(negated)' },
    ],
    [
      'not its propellant’s',
      'Flash point     -58.0 °F (-50.0 °C) PROPELLANT estimated',
      { flashPointCelsius: '(negated)', flashPoint: '(negated)' },
    ],
    [
      'as printed in °C, where °F stands first',
      'Flash point (Fahrenheit): -100\nFlash point (Celsius): -73',
      { flashPointCelsius: -73, flashPoint: '-73' },
    ],
    [
      'the closed cup’s',
      'Flash point     62 °C (Open cup)\n                55 °C (Closed cup)',
      { flashPointCelsius: 55, flashPoint: '62 °C (Open cup) 55 °C (Closed cup)' },
    ],
    [
      'under a label that names other matters, too',
      'Flash point/Flammability limits: 12 °C / LEL 2 %',
      { flashPointCelsius: 12, flashPoint: '12 °C / LEL 2 %' },
    ],
    [
      'below a label that asks for the method, too',
      'Flash Point and Method\n< 20 °F by closed-cup tester\nExplosion Limits\n2 %',
      { flashPointCelsius: -6.7, flashPoint: '< 20 °F by closed-cup tester' },
    ],
    [
      'not the propellant’s',
      'Flash point     -58.0 °F (-50.0 °C) PROPELLANT estimated',
      { flashPointCelsius: '(negated)', flashPoint: '(negated)' },
    ],
    [
      'not the propellant’s by its label',
      'Flash point (propellant): -104 °C',
      { flashPointCelsius: '(negated)', flashPoint: '(negated)' },
    ],
    [
      'not the lowest component’s',
      'Flash point     -156 °F / -104 °C (lowest component)',
      { flashPointCelsius: '(negated)', flashPoint: '(negated)' },
    ],
    [
      'the product’s beside the propellant’s',
      'Flash point: 13 °C (closed cup); propellant: -97 °C',
      { flashPointCelsius: 13, flashPoint: '13 °C (closed cup); propellant: -97 °C' },
    ],
    [
      'the product’s without the propellant',
      'Flash point: 40 °C (without propellant)',
      { flashPointCelsius: 40, flashPoint: '40 °C (without propellant)' },
    ],
    [
      'the product’s in a list',
      'Flash point     Propellant: -97 °C\n                Product: 13 °C',
      { flashPointCelsius: 13, flashPoint: 'Propellant: -97 °C Product: 13 °C' },
    ],
    [
      'under the head of a table',
      'Flash Point     Method     Boiling Point\n23 °C           TCC        56 °C',
      { flashPointCelsius: 23, flashPoint: '23 °C', boilingPoint: '56 °C' },
    ],
    [
      'behind its method',
      'Flash point     Tag closed cup 81 °F (27 °C)',
      { flashPointCelsius: 27, flashPoint: 'Tag closed cup 81 °F (27 °C)' },
    ],
  ])('is %s', async (_, section, answer) => {
    expect(await valuesOf(section)).toEqual(answer);
  });

  test('stands in a list with letters, whose labels run over two lines', async () => {
    const section = `
a) Appearance                          Form: liquid
e) Melting point/freezing point        Melting point/range: -94 °C (-137 °F)
f) Initial boiling point and boiling   56 °C at 1,013 hPa
range
g) Flash point                         -17 °C (1 °F) - closed cup`;
    expect(await valuesOf(section)).toEqual({
      appearance: 'Liquid',
      flashPointCelsius: -17,
      flashPoint: '-17 °C (1 °F) - closed cup',
      cargoAppearanceDescription: 'liquid',
      boilingPoint: '56 °C at 1,013 hPa',
    });
  });
});

test.each([
  ['Flash Point (deg C): 23', { flashPoint: '23' }],
  ['Flash point in °C: 23', { flashPoint: '23' }],
  ['Flash Point and Method: 23 °C TCC', { flashPoint: '23 °C TCC' }],
  ['Closed cup flash point: 23 °C', { flashPoint: '23 °C' }],
  ['Flash point of mixture: 23 °C', { flashPoint: '23 °C' }],
  ['Flash Point °C / °F: 23 / 73', { flashPoint: '23 / 73' }],
])('a flash point under "%s"', async (section, answer) => {
  expect(await valuesOf(section)).toEqual({ flashPointCelsius: 23, ...answer });
});

test.each([
  ['Physical description'],
  ['Physical state at 20 °C'],
  ['Odor and appearance'],
  ['Color/Form'],
  ['Consistency'],
])('a state of matter under "%s"', async (label) => {
  expect(await valuesOf(`${label}: clear liquid`)).toEqual({
    appearance: 'Liquid',
    cargoAppearanceDescription: 'clear liquid',
  });
});

test.each([
  ['Boiling Pt: 82 °C', '82 °C'],
  ['Boiling point or initial boiling point and boiling range: 82 °C', '82 °C'],
  ['Boiling point at 1013 hPa: 82 °C', '82 °C'],
  ['Boiling Range, °C: 100 - 196', '100 - 196'],
  ['Temperatura de ebullición a presión atmosférica: 100 °C', '100 °C'],
])('a boiling point: %s', async (section, value) => {
  expect(await valuesOf(section)).toEqual({ boilingPoint: value });
});

describe('the state of matter of an article', () => {
  test.each([
    ['none, when only the thing is named', 'Physical state: Battery', { cargoAppearanceDescription: 'Battery' }],
    [
      'none, when only its contents have one',
      'Appearance: Sealed article; the electrolyte inside is a clear liquid',
      { cargoAppearanceDescription: 'Sealed article; the electrolyte inside is a clear liquid' },
    ],
    [
      'none, when a word of its name has one',
      'Appearance: Pen-type article holding flammable liquid absorbed in solid fibre',
      { cargoAppearanceDescription: 'Pen-type article holding flammable liquid absorbed in solid fibre' },
    ],
    [
      'what the sheet says in words',
      'Physical state: Solid battery containing liquid electrolyte',
      { appearance: 'Solid', cargoAppearanceDescription: 'Solid battery containing liquid electrolyte' },
    ],
    [
      'what stands behind the thing',
      'Physical state: Article, solid',
      { appearance: 'Solid', cargoAppearanceDescription: 'Article, solid' },
    ],
  ])('is %s', async (_, section, answer) => {
    expect(await valuesOf(section)).toEqual(answer);
  });
});

describe('a flash point with an ingredient’s name in brackets', () => {
  const mixture = 'Ethanol    64-17-5    40 %\nPropan-2-ol    67-63-0    60 %';
  const flashOf = async (composition: string, words: string) => {
    return answerOfSections({ 3: composition, 9: `Physical state: Liquid\n${words}` });
  };

  test.each([['Flash point: 13 °C (ethanol)'], ['Flash point (ethanol): 13 °C']])(
    'is not the mixture’s: "%s"',
    async (words) => {
      expect(await flashOf(mixture, words)).toEqual({
        appearance: 'Liquid',
        flashPointCelsius: '(negated)',
        flashPoint: '(negated)',
        cargoAppearanceDescription: 'Liquid',
        casNo: '64-17-5, 67-63-0',
      });
    },
  );

  test('is left for the mixture’s own beside it', async () => {
    expect(await flashOf(mixture, 'Flash point: 13 °C (ethanol); 17 °C (product)')).toEqual({
      appearance: 'Liquid',
      flashPointCelsius: 17,
      flashPoint: '13 °C (ethanol); 17 °C (product)',
      cargoAppearanceDescription: 'Liquid',
      casNo: '64-17-5, 67-63-0',
    });
  });

  test('is that of a single substance, and a method in brackets is no name', async () => {
    expect(await flashOf('Ethanol    64-17-5    100 %', 'Flash point: 13 °C (ethanol)')).toEqual({
      appearance: 'Liquid',
      flashPointCelsius: 13,
      flashPoint: '13 °C (ethanol)',
      cargoAppearanceDescription: 'Liquid',
      casNo: '64-17-5',
    });
    expect(await flashOf(mixture, 'Flash point: 13 °C (closed cup)')).toEqual({
      appearance: 'Liquid',
      flashPointCelsius: 13,
      flashPoint: '13 °C (closed cup)',
      cargoAppearanceDescription: 'Liquid',
      casNo: '64-17-5, 67-63-0',
    });
  });
});
