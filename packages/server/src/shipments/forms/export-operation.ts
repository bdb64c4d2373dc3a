import { Type } from 'typebox';
import { type Operation, operation, type Walled, wallsOf } from '../../base/index.ts';
import { findingHeaders, refuseDoubtsParam } from '../../forms/index.ts';
import type { SeenShipments } from '../shipments.ts';

const BodySchema = Type.Object(
  {
    container: Type.Optional(
      Type.String({ maxLength: 20, description: 'Of this container; needed where the shipment has several' }),
    ),
    values: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]), {
        description: 'Values of the shipment that its papers do not have, by field key',
      }),
    ),
    edition: Type.Optional(
      Type.String({
        pattern: '^\\d{2}-\\d{2}$',
        description: 'Amendment of the IMDG Code; that of the day of sailing if absent',
        examples: ['42-24'],
      }),
    ),
  },
  {
    examples: [
      { container: 'MSKU1234565', values: { declarantName: 'Li Wei', declarantPlaceAndDate: 'Qingdao, 2026-11-20' } },
    ],
  },
);

/** A shipment as an OpenDGD declaration. */
export function exportShipmentOperation(shipments: Walled<SeenShipments>): Operation {
  return operation({
    name: 'export-shipment-opendgd',
    service: 'documents',
    summary: 'Export a shipment as OpenDGD',
    description:
      'A shipment, or one of its containers, as an OpenDGD 1.0 declaration with all its goods: each value with document, page, ' +
      'box and quote in `extensions`, and the signature of this service. Refused (409) while its papers or the rules have ' +
      'errors that no person overruled, and where number, name or class are unknown. X-Finding-Codes names all that POST ' +
      '/opendgd/declarations/check says of the document, beside doubts about its papers.',
    method: 'POST',
    path: '/shipments/{id}/opendgd',
    problems: [
      ...(['shipment_not_found', 'shipment_container_needed', 'shipment_container_unknown'] as const),
      ...(['form_has_errors', 'form_has_doubts', 'opendgd_incomplete'] as const),
    ],
    scope: 'documents:read',
    params: Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the shipment' }) }),
    query: Type.Object({ refuse_doubts: refuseDoubtsParam }),
    body: Type.Optional(BodySchema),
    output: Type.Object({}, { additionalProperties: true, title: 'OpenDgdDocument' }),
    audit: { none: 'it makes a file and keeps nothing' },
    command: {
      words: 'shipments opendgd',
      operands: ['id'],
      json: true,
      example: 'shipments opendgd 3 --container MSKU1234565 > declaration.json',
    },
    run: async ({ params: { id }, query, body, caller, now }) => {
      const given = { container: body?.container, values: body?.values ?? {}, edition: body?.edition };
      const wish = { ...given, refuseDoubts: query.refuse_doubts, at: now };
      const { document, findings } = await shipments.within(wallsOf(caller)).exportDeclaration(id, wish);
      return { body: document, headers: findingHeaders(findings) };
    },
  });
}
