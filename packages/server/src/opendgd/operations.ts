import { Type } from 'typebox';
import { type Operation, operation, textEnum } from '../base/index.ts';
import { checkConformance } from './check-conformance.ts';
import { OPENDGD_VERSION, OpenDgdSchema } from './declaration.schema.ts';

const SCHEMA_TEXT = JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...OpenDgdSchema });

/** A body that is checked by the operation itself, so that every fault is answered as the standard says. */
export const OpenDgdBodySchema = Type.Any({
  title: 'OpenDgd',
  description: 'An OpenDGD 1.0 declaration; GET /opendgd/schema is its JSON Schema',
  examples: [
    {
      openDgdVersion: '1.0',
      documentType: 'IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM',
      regulation: { code: 'IMDG', edition: '42-24' },
      consignment: {
        parties: { shipper: { name: 'Harbour Coatings B.V.' } },
        cargoTransportUnit: { identificationNumber: 'MSKU 123456-5' },
        dangerousGoods: [{ unNumber: '1263', properShippingName: 'PAINT', class: ['3'], packingGroup: 'III' }],
      },
    },
  ],
});

const ConformanceFindingSchema = Type.Object(
  {
    severity: textEnum(['error', 'warning', 'info']),
    code: Type.String({ examples: ['OPENDGD-REQUIRED'] }),
    message: Type.String(),
    jsonPointer: Type.String({ description: 'RFC 6901', examples: ['/consignment/dangerousGoods/0/class'] }),
    next: Type.Optional(Type.String({ description: 'What to do about it' })),
  },
  { title: 'OpenDgdFinding' },
);

/** Whether a document conforms, as the standard words it. */
export const ConformanceSchema = Type.Object(
  { conforms: Type.Boolean(), findings: Type.Array(ConformanceFindingSchema) },
  { title: 'OpenDgdConformance', examples: [{ conforms: true, findings: [] }] },
);

/** The schema of OpenDGD, and whether a document conforms to it. */
export function openDgdOperations(): Operation[] {
  return [getSchema(), checkOpenDgdConformance()];
}

function getSchema(): Operation {
  return operation({
    name: 'get-opendgd-schema',
    service: 'dangerous-goods',
    summary: 'Get the OpenDGD schema',
    description: 'The JSON Schema (2020-12) that OpenDGD 1.0 declarations are checked with. Needs no key.',
    method: 'GET',
    path: '/opendgd/schema',
    scope: 'open',
    query: Type.Object({
      version: Type.Optional(textEnum([OPENDGD_VERSION], { description: 'Of the standard' })),
    }),
    output: Type.Object({}, { title: 'OpenDgdSchema' }),
    produces: ['application/schema+json'],
    run: () => ({ body: SCHEMA_TEXT, contentType: 'application/schema+json' }),
  });
}

function checkOpenDgdConformance(): Operation {
  return operation({
    name: 'check-opendgd-conformance',
    service: 'dangerous-goods',
    summary: 'Check that a document conforms to OpenDGD',
    description:
      'Whether a document is an OpenDGD 1.0 declaration in shape; each finding has a JSON Pointer. It does not say ' +
      'whether the goods are declared rightly: POST /opendgd/declarations/check does.',
    method: 'POST',
    path: '/opendgd/declarations/conformance',
    scope: 'documents:read',
    body: OpenDgdBodySchema,
    output: ConformanceSchema,
    audit: { none: 'it only checks' },
    command: {
      words: 'opendgd conformance',
      operands: ['file'],
      rows: 'findings',
      columns: { CODE: '{code}', PLACE: '{jsonPointer}', MESSAGE: '{message}', NEXT: '{next|}' },
      empty: 'It conforms to OpenDGD 1.0.',
      example: 'opendgd conformance declaration.json',
    },
    run: ({ body }) => {
      const { conforms, findings } = checkConformance(body);
      return { body: { conforms, findings } };
    },
  });
}
