import { Type } from 'typebox';
import { type Operation, operation, type Walled, wallsOf } from '../../base/index.ts';
import type { SeenShipments } from '../shipments.ts';
import { PlanRequestSchema, PlanSchema, ShipmentPlanRequestSchema } from './plan.schema.ts';

const common = { service: 'documents', scope: 'documents:read', output: PlanSchema } as const;

const PRINTED = {
  heading: 'Possible: {possible}; at least {atLeast} containers. {notCounted.message|}',
  rows: 'containers',
  columns: {
    CONTAINER: '{number}',
    TYPE: '{sizeType}',
    CONSIGNMENTS: '{consignments}',
    KG: '{massKg}',
    'M³': '{volumeM3}',
    DECK: '{deck}',
  },
  empty: 'There is no plan; --json says why.',
} as const;

/** Planning which goods travel in which container. */
export function planOperations(shipments: Walled<SeenShipments> & Pick<SeenShipments, 'plan'>): Operation[] {
  return [planStated(shipments), planShipment(shipments)];
}

/** Planning consignments without any stored shipment. */
export function planStated(shipments: Pick<SeenShipments, 'plan'>): Operation {
  return operation({
    ...common,
    name: 'plan-loads',
    summary: 'Plan containers',
    description:
      'The fewest containers for consignments that obey segregation (classes, groups, codes), stowage, mass and volume. Each ' +
      'pair that may not travel together comes with its paragraphs; without a plan, as few consignments as have none. ' +
      'Nothing is kept.',
    method: 'POST',
    path: '/shipments/plan',
    body: PlanRequestSchema,
    command: {
      ...PRINTED,
      words: 'shipments plan',
      operands: ['file'],
      offline: true,
      note: 'The file (- for standard input) is a JSON object: consignments, containers, ship; docs/shipments.md shows one.',
      example: 'shipments plan consignments.json',
    },
    audit: { none: 'it only plans' },
    run: ({ body }) => ({ body: shipments.plan(body) }),
  });
}

function planShipment(shipments: Walled<Pick<SeenShipments, 'planShipment'>>): Operation {
  return operation({
    ...common,
    name: 'plan-shipment',
    summary: 'Plan the containers of a shipment',
    description:
      'The same for the goods of a shipment, each as one consignment with the masses and volumes of its packages. ' +
      'The shipment stays as it is.',
    method: 'POST',
    path: '/shipments/{id}/plan',
    problems: ['shipment_not_found', 'shipment_mass_missing'],
    params: Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the shipment' }) }),
    body: ShipmentPlanRequestSchema,
    audit: { none: 'it only plans' },
    run: async ({ params: { id }, body, caller }) => ({
      body: await shipments.within(wallsOf(caller)).planShipment(id, body),
    }),
  });
}
