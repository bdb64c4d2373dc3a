import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkConformance } from './check-conformance.ts';
import { GOODS_ROWS } from './fields/goods-fields.ts';
import { SHIPMENT_ROWS } from './fields/shipment-fields.ts';
import { readDeclaration, type StatedFields } from './read-declaration.ts';
import { conformingDocuments } from './testing/documents.ts';
import { writeDeclaration } from './write-declaration.ts';

const OPTIONS = { edition: '42-24', issueDate: '2026-11-24' };

/** Values as documents and people write them: plain ones, such that OpenDGD has no words for, and arbitrary text. */
const WRITTEN: Readonly<Record<string, readonly (string | number)[]>> = {
  unNo: ['UN1263', '1993', 'UN 3480', 'NA1993'],
  properShippingName: ['PAINT', 'WASTE ACETONE', 'Styrene monomer, stabilized'],
  imoHazardClassNo: ['3', '1.4S', 'Class 8', '3 (8)'],
  subRiskClassNo: ['6.1', '(8)', 'none', '6.1, 3', '?'],
  packingGroup: ['II', 'PG III', 'N/A'],
  flashPoint: ['27 °C (closed cup)', '< 23 °C', '-18 °C c.c.', 12, '64 °F'],
  flashPointCelsius: [27],
  marinePollutant: ['Y', 'N', 'P'],
  emsCode: ['F-E, S-E', 'F-E S-D', 'see list'],
  limitedQuantity: ['Y', 'N', '5 L'],
  packageQuantityAndType: ['80 steel drums (1A1)', '1,200 bags', 'drums'],
  packingCode: ['1A1', '4G/Y25/S/26/CN/330004', 'steel'],
  grossWeightKgs: [2000, '2,000 kg', '1.5 t', 'about 800'],
  netWeightKgs: [1900, '0'],
  controlTemperature: [-10, '-10 °C'],
  technicalName: ['(xylene)', 'ethyl acetate, isopropanol'],
  shipper: ['Harbour Coatings B.V.\n1 Quay, Rotterdam', 'Acme'],
  vesselVoyage: ['EVER GIVEN / 021W', 'MSC OSCAR'],
  sailingDate: ['2026-12-01', '1 December'],
};

const place = fc.record({
  document: fc.constant('sheet.pdf'),
  page: fc.integer({ min: 1, max: 9 }),
  box: fc.constant([10, 20.5, 30, 40]),
  quote: fc.string({ maxLength: 20 }),
});
const fields = (keys: readonly string[]) =>
  fc
    .dictionary(
      fc.constantFrom(...keys),
      fc.record({
        value: fc.oneof(fc.string({ minLength: 1, maxLength: 80 }), fc.integer({ min: 0, max: 90_000 })),
        places: fc.array(place, { maxLength: 2 }),
      }),
      { noNullPrototype: true },
    )
    .chain((dictionary) =>
      fc.record(
        Object.fromEntries(
          Object.entries(dictionary).map(([key, stated]) => [
            key,
            fc.oneof(
              { weight: 1, arbitrary: fc.constant(stated) },
              {
                weight: 4,
                arbitrary: fc.constantFrom(...(WRITTEN[key] ?? [stated.value])).map((value) => ({ ...stated, value })),
              },
            ),
          ]),
        ),
        { noNullPrototype: true },
      ),
    );

const GOODS_KEYS = [...GOODS_ROWS.map(({ key }) => key), 'hCodeGHS', 'casNo', 'boilingPoint', 'netMassPerPackageKg'];
const plain = (fields: StatedFields) =>
  Object.fromEntries(Object.entries(fields).map(([key, { value, places }]) => [key, { value, places }]));

test('whatever is declared comes back as it was, wording, pages and boxes included', () => {
  const declared = fc.record({
    goods: fc.array(fields(GOODS_KEYS), { minLength: 1, maxLength: 3 }),
    shipment: fields(SHIPMENT_ROWS.map(({ key }) => key)),
  });
  fc.assert(
    fc.property(declared, (declaration) => {
      const { document } = writeDeclaration(declaration, OPTIONS);
      const { goods, shipment } = readDeclaration(JSON.parse(JSON.stringify(document)));
      expect({ goods: goods.map(plain), shipment: plain(shipment) }).toEqual(declaration);
    }),
    { numRuns: 200 },
  );
});

test('a document that is read and written again is the same document, whatever others put into it', () => {
  fc.assert(
    fc.property(conformingDocuments, (document) => {
      expect(checkConformance(document).findings).toEqual([]);
      const written = writeDeclaration(readDeclaration(document), { ...OPTIONS, base: document });
      expect(written).toEqual({ document, unexpressed: [] });
    }),
    { numRuns: 100 },
  );
});
