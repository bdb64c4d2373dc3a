import { describe, expect, test } from 'vitest';
import { answerOf, answerOfSections } from '../testing/answer-of.ts';

test('A Spanish sheet for the United States, which prints statements without codes, is read section by section', async () => {
  const text = `HOJA DE DATOS DE SEGURIDAD
Sección 1 - Identificación
Identificador de producto          Brisa Clara Limpiador
Uso recomendado                    Limpiador de pisos.
Nombre de la empresa               Brightwater Chemicals, Inc.
Sección 2 - Identificación de peligro(s)
Palabra de advertencia             Peligro
Peligros para la salud             Líquido y vapor altamente inflamables. Nocivo si se ingiere.
                                   Causa quemaduras graves en la piel y daño a los ojos. Causa irritación de los ojos.
Consejos de prudencia              El uso repetido puede causar irritación de la piel.
Sección 3 - Composición/información sobre los componentes
Sección 9 - Propiedades físicas y químicas
Punto de inflamación               Vaso abierto: 17 °C (62.6 °F)
Sección 14 - Información relativa al transporte
IMDG
Número ONU                         UN1170
Clase de peligro en el transporte  3
Etiquetas requeridas               LTD QTY
EmS                                F-E, S-D`;
  expect(await answerOf(text)).toEqual({
    document: 'safety-data-sheet es',
    commodityName: 'Brisa Clara Limpiador',
    cargoMainUsage: 'Limpiador de pisos.',
    manufacturerCompanyName: 'Brightwater Chemicals, Inc.',
    hCodeGHS: 'H225, H302, H314, H320',
    flashPoint: 'Vaso abierto: 17 °C (62.6 °F)',
    flashPointCelsius: 17,
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN1170',
    imoHazardClassNo: '3',
    limitedQuantity: 'Y',
    emsCode: 'F-E, S-D',
  });
});

test('A label that ends in "o" goes on in the next line, beside the address of the company', async () => {
  const section = `Datos del proveedor o         : Brightwater Petroleum Corporation
fabricante                      P.O. Box 40
                                Alderton, TX 75001
                                Los Estados Unidos de América`;
  expect(await answerOfSections({ 1: section })).toEqual({
    manufacturerCompanyName: 'Brightwater Petroleum Corporation',
  });
});

describe('a degree sign that the file has as a zero', () => {
  test.each([
    ['Flash point: 35.6 0F (2 0C), closed cup', { flashPoint: '35.6 0F (2 0C), closed cup', flashPointCelsius: 2 }],
    [
      'Flash point: -30 °F (-34 °C) for propellant only; 35.6 0F (2 0C) Concentrate only',
      { flashPoint: '(negated)', flashPointCelsius: '(negated)' },
    ],
  ])('%s', async (section, answer) => {
    expect(await answerOfSections({ 9: section })).toEqual(answer);
  });
});

describe('statements that are written together', () => {
  test.each([
    ['Causes eye and skin irritation.', 'H315, H320'],
    ['Contains air under pressure; may explode if heated.', 'H280'],
  ])('%s', async (statement, codes) => {
    expect(await answerOfSections({ 2: `Hazard statements: ${statement}` })).toEqual({ hCodeGHS: codes });
  });
});

test('Rows whose labels stand behind numbers of their own are read by the column of the sea', async () => {
  const section = `ADR                 IMDG                IATA
14.1.   UN number
UN 1950             UN 1950             UN 1950
14.2.   UN proper shipping name
AEROSOLS            AEROSOLS            Aerosols, flammable
14.3.   Transport hazard class
2.1                 2.1                 2.1`;
  expect(await answerOfSections({ 14: section })).toEqual({
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN1950',
    properShippingName: 'AEROSOLS',
    imoHazardClassNo: '2.1',
  });
});

test('The greatest inner packaging is the limited quantity of a description', async () => {
  expect(await answerOfSections({ 14: 'IMDG: UN1950, AEROSOLS, 2.1 (LTD QTY, IP VOL < 1.0 L)' })).toEqual({
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN1950',
    properShippingName: 'AEROSOLS',
    imoHazardClassNo: '2.1',
    limitedQuantity: '1 L',
  });
});
