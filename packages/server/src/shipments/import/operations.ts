import { type Operation, operation, type Walled, wallsOf } from '../../base/index.ts';
import { OpenDgdBodySchema, requireConforming } from '../../opendgd/index.ts';
import { sendRecorded } from '../../orders/index.ts';
import { ShipmentSchema } from '../shipment.schema.ts';
import type { SeenShipments } from '../shipments.ts';
import { contentOfDeclaration } from './content-of-declaration.ts';

/** Storing a declaration of somebody else as a shipment. */
export function importOperations(shipments: Walled<SeenShipments>): Operation[] {
  return [importOpenDgd(shipments)];
}

function importOpenDgd(shipments: Walled<SeenShipments>): Operation {
  return operation({
    name: 'import-opendgd',
    service: 'documents',
    summary: 'Store an OpenDGD declaration as a shipment',
    description:
      'An OpenDGD 1.0 declaration becomes a shipment with its goods, packages and container, to which documents can be ' +
      'added. A document that does not conform is refused (400) with `findings`; whether the goods are declared rightly is ' +
      'asked with GET /shipments/{id}/check. With an Idempotency-Key a repetition gets the first answer.',
    method: 'POST',
    path: '/shipments/opendgd',
    status: 201,
    problems: ['opendgd_not_conforming', 'opendgd_too_many_lines', 'shipment_invalid', 'idempotency_key_reused'],
    scope: 'documents:write',
    body: OpenDgdBodySchema,
    output: ShipmentSchema,
    command: {
      words: 'opendgd import',
      operands: ['file'],
      done: 'Shipment {id} is stored.',
      example: 'opendgd import declaration.json',
    },
    audit: { subject: 'shipments/{id}' },
    run: async ({ body, caller, now, idempotencyKey: key }) => {
      const content = contentOfDeclaration(requireConforming(body));
      return sendRecorded(await shipments.within(wallsOf(caller)).create(content, { caller, now, key }));
    },
  });
}
