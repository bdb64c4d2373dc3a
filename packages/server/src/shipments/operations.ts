import { Type } from 'typebox';
import {
  AccountQueryProperties,
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
  type Walled,
  wallsOf,
} from '../base/index.ts';
import { sendRecorded } from '../orders/index.ts';
import { exportShipmentOperation } from './forms/export-operation.ts';
import { shipmentFormOperations } from './forms/operations.ts';
import { planOperations } from './plan/operations.ts';
import {
  ShipmentChangeSchema,
  ShipmentCheckSchema,
  ShipmentRequestSchema,
  ShipmentSchema,
  ShipmentVersionSchema,
} from './shipment.schema.ts';
import type { SeenShipments, ShipmentCheck } from './shipments.ts';

const reads = { service: 'documents', scope: 'documents:read' } as const;
const writes = { service: 'documents', scope: 'documents:write' } as const;
const params = Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the shipment' }) });

const CONTENT_PROBLEMS = ['shipment_invalid', 'document_not_found', 'extraction_not_found', 'order_not_found'] as const;

/** Storing shipments, checking their papers together, and filling their forms. */
export function shipmentOperations(shipments: Walled<SeenShipments> & Pick<SeenShipments, 'plan'>): Operation[] {
  return [
    create(shipments),
    list(shipments),
    get(shipments),
    change(shipments),
    listVersions(shipments),
    check(shipments),
    ...planOperations(shipments),
    ...shipmentFormOperations(shipments),
    exportShipmentOperation(shipments),
  ];
}

function create(shipments: Walled<SeenShipments>): Operation {
  return operation({
    ...writes,
    name: 'create-shipment',
    summary: 'Store a shipment',
    description:
      'Goods with their documents, packages and containers, and the papers of the whole shipment. Documents that were ' +
      'not extracted are. With an Idempotency-Key a repetition gets the first answer.',
    method: 'POST',
    path: '/shipments',
    status: 201,
    problems: [...CONTENT_PROBLEMS, 'idempotency_key_reused'],
    body: ShipmentRequestSchema,
    output: ShipmentSchema,
    command: {
      words: 'shipments create',
      operands: ['file'],
      done: 'Shipment {id} is stored.',
      note: 'The file (- for standard input) is a JSON object: goods, containers, papers; docs/shipments.md shows one.',
      example: 'shipments create shipment.json',
    },
    audit: { subject: 'shipments/{id}' },
    run: async ({ body, caller, now, idempotencyKey: key }) =>
      sendRecorded(await shipments.within(wallsOf(caller)).create(body, { caller, now, key })),
  });
}

function list(shipments: Walled<SeenShipments>): Operation {
  return operation({
    ...reads,
    name: 'list-shipments',
    summary: 'List shipments',
    description: 'Shipments that match every filter given, the last changed first.',
    method: 'GET',
    path: '/shipments',
    query: Type.Object({
      reference: Type.Optional(
        Type.String({ minLength: 1, maxLength: 100, description: 'Part of the reference, in any case' }),
      ),
      document: Type.Optional(Type.Integer({ minimum: 1, description: 'Only those that use the document' })),
      ...AccountQueryProperties,
      ...PageQueryProperties,
    }),
    output: Type.Object({ data: Type.Array(ShipmentSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'shipments list',
      columns: {
        ID: '{id}',
        REFERENCE: '{reference}',
        VERSION: '{version}',
        SAILS: '{sailingDate}',
        CHANGED: '{updatedAt}',
        BY: '{updatedBy}',
      },
      empty: 'No shipment matches.',
      example: 'shipments list --reference EXP-2026',
    },
    run: async ({ query, caller }) => {
      const { page: _page, per_page: _perPage, ...filter } = query;
      const asked = parsePage(query);
      const { shipments: data, total } = await shipments.within(wallsOf(caller)).list(filter, asked);
      return pageAnswer(data, { ...asked, total });
    },
  });
}

function get(shipments: Walled<SeenShipments>): Operation {
  return operation({
    ...reads,
    name: 'get-shipment',
    summary: 'Get a shipment',
    description: 'One shipment as it is now: goods, packages, containers, papers.',
    method: 'GET',
    path: '/shipments/{id}',
    problems: ['shipment_not_found'],
    params,
    output: ShipmentSchema,
    command: { words: 'shipments show', operands: ['id'], json: true },
    run: async ({ params: { id }, caller }) => ({ body: await shipments.within(wallsOf(caller)).get(id) }),
  });
}

function change(shipments: Walled<SeenShipments>): Operation {
  return operation({
    ...writes,
    name: 'change-shipment',
    summary: 'Change a shipment',
    description:
      'Puts the properties given in the place of the current ones, as the next version. With `version` a change that was ' +
      'made meanwhile is not overwritten.',
    method: 'PATCH',
    path: '/shipments/{id}',
    problems: ['shipment_not_found', 'shipment_changed', ...CONTENT_PROBLEMS],
    params,
    body: ShipmentChangeSchema,
    output: ShipmentSchema,
    command: {
      words: 'shipments change',
      operands: ['id', 'file'],
      done: 'Shipment {id} has version {version} now.',
      note: 'The file (- for standard input) holds what changes, as a JSON object.',
    },
    audit: {
      subject: 'shipments/{id}',
      before: ({ params: { id }, caller }) => shipments.within(wallsOf(caller)).get(id),
    },
    run: async ({ params: { id }, body, caller, now }) => ({
      body: await shipments.within(wallsOf(caller)).change(id, body, { caller, now }),
    }),
  });
}

function listVersions(shipments: Walled<SeenShipments>): Operation {
  return operation({
    ...reads,
    name: 'list-shipment-versions',
    summary: 'List the versions of a shipment',
    description: 'Every content that the shipment had, the oldest first: who changed it, and when.',
    method: 'GET',
    path: '/shipments/{id}/versions',
    problems: ['shipment_not_found'],
    params,
    output: Type.Object({ data: Type.Array(ShipmentVersionSchema) }),
    command: {
      words: 'shipments versions',
      operands: ['id'],
      columns: { VERSION: '{version}', CHANGED: '{changedAt}', BY: '{changedBy}' },
    },
    run: async ({ params: { id }, caller }) => ({
      body: { data: await shipments.within(wallsOf(caller)).listVersions(id) },
    }),
  });
}

function printCheck({ findings, papers, edition }: ShipmentCheck) {
  const count = (severity: string) => findings.filter((one) => one.severity === severity).length;
  const counts = { error: count('error'), warning: count('warning'), note: count('note') };
  return {
    verdict: counts.error > 0 ? 'error' : counts.warning > 0 ? 'warning' : 'ok',
    counts,
    findings,
    papers: papers.map(({ name, kind, document, goods }) => ({
      ...{ name, kind },
      ...(document === undefined ? {} : { document }),
      ...(goods === undefined ? {} : { goods: goods + 1 }),
    })),
    edition,
  };
}

function check(shipments: Walled<SeenShipments>): Operation {
  return operation({
    ...reads,
    name: 'check-shipment',
    summary: 'Check a shipment',
    description:
      'Reads all papers of the shipment together: where they contradict each other, the fewest statements that must be ' +
      'wrong for the others to agree, ties named as ties; packages left on certificates; masses of containers; and every ' +
      'dangerous goods rule on all goods, counted to the sailing date. Corrections count.',
    method: 'GET',
    path: '/shipments/{id}/check',
    problems: ['shipment_not_found'],
    params,
    output: ShipmentCheckSchema,
    command: {
      words: 'shipments check',
      operands: ['id'],
      heading: 'Shipment: {verdict}, {counts.error} errors, {counts.warning} warnings',
      rows: 'findings',
      columns: { SEVERITY: '{severity}', GOODS: '{goods}', CODE: '{code}', MESSAGE: '{message}' },
      empty: 'Nothing is wrong.',
    },
    run: async ({ params: { id }, caller, now }) => ({
      body: printCheck(await shipments.within(wallsOf(caller)).check(id, now)),
    }),
  });
}
