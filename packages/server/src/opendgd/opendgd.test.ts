import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSchema, type JsonSchema } from '../schemas/index.ts';
import { composeAppendedLines, composeDescription, composePackages } from './box-14/compose-description.ts';
import { SEGMENTS } from './box-14/segments.ts';
import { checkConformance, requireConforming } from './check-conformance.ts';
import { conformingDocuments } from './testing/documents.ts';

/** The published standard, where it is at hand. It is no part of this repository. */
const STANDARD = new URL('../../../../../shared/standards/opendgd/', import.meta.url);
const isAtHand = existsSync(STANDARD);
const readStandard = (path: string) => JSON.parse(readFileSync(new URL(path, STANDARD), 'utf8'));

const PAINT = { unNumber: '1263', properShippingName: 'PAINT', class: ['3'], packingGroup: 'III' as const };
const declarationOf = (line: object) => ({
  openDgdVersion: '1.0',
  documentType: 'IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM',
  regulation: { code: 'IMDG', edition: '42-24' },
  consignment: {
    parties: { shipper: { name: 'Harbour Coatings B.V.' } },
    cargoTransportUnit: {},
    dangerousGoods: [line],
  },
});

describe('box 14', () => {
  it('has the 35 parts of the standard, each once and in order', () => {
    expect(SEGMENTS.map(({ number }) => number)).toEqual(Array.from({ length: 35 }, (_, at) => at + 1));
  });

  it('sets parts behind their separators and ends with one full stop', () => {
    const line = {
      ...PAINT,
      technicalName: 'xylene',
      class: ['3', '8'],
      qualifiers: { isWaste: true, isExceptedQuantity: true },
      specialProvisionNotes: ['367', 'Dispensed.'],
    };
    expect(composeDescription(line)).toBe(
      'UN 1263, WASTE PAINT (xylene), Class 3 (8), PG III. Dangerous goods in excepted quantities. ' +
        'Transport in accordance with special provision 367. Dispensed.',
    );
  });

  it('takes a description that the declaration brings as it is', () => {
    expect(composeDescription({ ...PAINT, descriptionOverride: 'UN 1263 PAINT 3 III' })).toBe('UN 1263 PAINT 3 III');
  });

  it('sets packages above, firework codes and approvals below', () => {
    const line = {
      ...PAINT,
      packaging: { numberOfPackages: 80, kindOfPackages: 'Steel drums' },
      fireworkClassificationCode: 'GB/1234',
      competentAuthorityApproval: 'NL',
    };
    expect([composePackages(line), ...composeAppendedLines(line)]).toEqual([
      '80 Steel drums',
      'Firework Classification Code: GB/1234',
      'Packaging approved by the competent authority of NL',
    ]);
  });
});

describe('conformance', () => {
  it('names each fault with a code, its JSON Pointer, and what to do', () => {
    const { class: _class, ...line } = PAINT;
    const document = {
      ...declarationOf({ ...line, 'psn/old': 'PAINT', flashpoint: { valueCelsius: '27' } }),
      extra: 1,
    };
    const faults = checkConformance(document).findings.map(({ code, jsonPointer, next }) => [code, jsonPointer, next]);
    expect(faults).toEqual([
      ['OPENDGD-UNKNOWN-PROPERTY', '/extra', expect.stringContaining('extensions')],
      ['OPENDGD-REQUIRED', '/consignment/dangerousGoods/0/class', expect.stringContaining('Add class')],
      ['OPENDGD-UNKNOWN-PROPERTY', '/consignment/dangerousGoods/0/psn~1old', expect.any(String)],
      ['OPENDGD-TYPE', '/consignment/dangerousGoods/0/flashpoint/valueCelsius', 'Give it as number.'],
    ]);
  });

  it.each([null, [], 'text', 7])('does not take %j for a declaration', (document) => {
    expect(checkConformance(document)).toMatchObject({ conforms: false, findings: [{ jsonPointer: '' }] });
  });

  it('refuses what is nested without end, and more goods than a form holds', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);
    expect(checkConformance({ ...declarationOf(PAINT), extensions: deep }).findings).toMatchObject([
      { code: 'OPENDGD-TOO-DEEP' },
    ]);
    const many = declarationOf(PAINT);
    many.consignment.dangerousGoods = Array.from({ length: 201 }, () => PAINT);
    expect(() => requireConforming(many)).toThrow(expect.objectContaining({ code: 'opendgd_too_many_lines' }));
  });

  it('leaves the document as it is', () => {
    const document = declarationOf(PAINT);
    const before = structuredClone(document);
    checkConformance(document);
    expect(document).toEqual(before);
  });
});

describe.skipIf(!isAtHand)('the published standard', () => {
  it('has three examples, which conform, and whose box 14 is composed as it says', () => {
    const examples = readdirSync(new URL('examples/', STANDARD)).map((name) => readStandard(`examples/${name}`));
    const descriptions = examples.map((example) => {
      expect(checkConformance(example)).toMatchObject({ conforms: true });
      return composeDescription(example.consignment.dangerousGoods[0]);
    });
    const rendering = readFileSync(new URL('spec/rendering.md', STANDARD), 'utf8');
    expect(rendering).toContain(descriptions.find((one) => one.startsWith('UN 1090')));
    expect(descriptions.filter((one) => one.endsWith('.') && !one.endsWith('..'))).toHaveLength(3);
  });

  it('allows and refuses the same documents as its own schema', () => {
    const theirs = compileSchema(withoutDefaults(readStandard('spec/opendgd.schema.json')) as JsonSchema);
    fc.assert(
      fc.property(conformingDocuments, fc.nat(), fc.constantFrom(...FAULTS), (document, at, fault) => {
        expect(theirs(document)).toEqual([]);
        const broken = breakAt(structuredClone(document), at, fault);
        expect(checkConformance(broken).conforms).toBe(theirs(broken).length === 0);
      }),
      { numRuns: 100 },
    );
  });
});

/** Defaults would be filled in, and compared. */
function withoutDefaults(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === 'default' ? undefined : value)));
}

const FAULTS: readonly unknown[] = [
  null,
  '',
  'x'.repeat(5000),
  -1,
  1.5,
  true,
  [],
  {},
  'UN 1263',
  '2026-02-30',
  undefined,
];

/** Puts another value, or an unknown property, at one of the places of a document. */
function breakAt(document: unknown, at: number, fault: unknown): unknown {
  const places: (() => void)[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const object = value as Record<string, unknown>;
    for (const key of [...Object.keys(object), 'unknown']) {
      places.push(() => {
        object[key] = fault;
      });
      visit(object[key]);
    }
  };
  visit(document);
  places[at % places.length]?.();
  return JSON.parse(JSON.stringify(document));
}
