import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listUnNumbers } from '../dangerous-goods/index.ts';
import { checkDeclaration, checkNonDangerousLetter } from './check-declaration.ts';
import { DOCUMENT_TYPES, GOODS_FIELDS, MODE_FIELDS, MODES } from './declaration/declaration.ts';
import { parseDeclaration } from './declaration/parse-declaration.ts';

/** Texts that documents do write, and any others. */
const texts = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    ...['UN1993', 'N/A', '3', '6.1, 8', '1.4S', 'II', '川', '-18 °C c.c.', '> 60 °C', '1 L', 'Y', 'SP188', '无'],
  ),
  fc.constantFrom(
    ...['4G/Y30/S/24/CN/330012', '31HA1/Y/02 24/CN/C330012/4060/2050', '80 drums of 200 L', 'H225+H314', '2026-02-30'],
  ),
  fc.constantFrom(...listUnNumbers()),
);
const value = fc.oneof(texts, fc.double(), fc.boolean(), fc.constant(null), fc.array(texts, { maxLength: 3 }));
const stated = fc.oneof(value, fc.record({ value, places: fc.constant([{ document: 'a.pdf', page: 1, quote: 'x' }]) }));
const objectOf = (keys: readonly string[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, stated])), { requiredKeys: [] });

const goods = fc
  .tuple(
    objectOf(Object.keys(GOODS_FIELDS)),
    fc.array(fc.record({ name: texts, casNo: texts, ecNo: texts, percent: fc.oneof(texts, fc.double()) }), {
      maxLength: 3,
    }),
    fc.record(Object.fromEntries(MODES.map((mode) => [mode, objectOf(MODE_FIELDS)])), { requiredKeys: [] }),
  )
  .map(([fields, composition, modes]) => ({ ...fields, composition, modes }));
const documents = fc
  .tuple(
    objectOf(['certificateNo', 'issueDate', 'validUntil', 'amendment', 'packagesLeft']),
    fc.constantFrom(...DOCUMENT_TYPES),
  )
  .map(([fields, type]) => ({ ...fields, type, name: 'a.pdf' }));
const declarations = fc
  .tuple(
    fc.array(goods, { maxLength: 3 }),
    fc.array(documents, { maxLength: 2 }),
    objectOf(['shipperDeclareAs', 'emergencyContactTelephone', 'sailingDate', 'signedBy', 'signedOn']),
  )
  .map(([entries, sources, whole]) => ({ goods: entries, documents: sources, ...whole }));

describe('any declaration', () => {
  it('is checked without failing, and each finding names its rule, its paragraph and a sentence', () => {
    fc.assert(
      fc.property(declarations, (json) => {
        const declaration = parseDeclaration(json);
        for (const finding of [...checkDeclaration(declaration), ...checkNonDangerousLetter(declaration).findings]) {
          expect(finding.code).toMatch(/^[a-z0-9_]+$/);
          expect(finding.source.length).toBeGreaterThan(3);
          expect(finding.message).not.toMatch(/undefined|NaN|\[object/);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is read from any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => void checkDeclaration(parseDeclaration(json))));
  });

  it('keeps the gate closed once it is closed, whatever warnings come with it', () => {
    fc.assert(
      fc.property(objectOf(['cargoMainUsage', 'emsCode', 'density', 'commodityName']), (more) => {
        const declaration = parseDeclaration({ goods: [{ ...more, unNo: 'UN1090' }] });
        expect(checkNonDangerousLetter(declaration).allowed).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});
