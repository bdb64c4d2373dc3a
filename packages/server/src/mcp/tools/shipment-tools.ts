import { ADDS, type OperationToolSpec, READS } from '../operation-tool.ts';

const FINDINGS = {
  type: 'object',
  properties: { verdict: { type: 'string' }, counts: { type: 'object' }, findings: { type: 'array' } },
} as const;

/** Whole shipments: storing one, what its papers come to, and how its goods are loaded. */
export const shipmentTools: readonly OperationToolSpec[] = [
  {
    operation: 'create-shipment',
    name: 'create_shipment',
    title: 'Store a whole shipment',
    description:
      'Stores goods with their packages, containers and papers as one shipment. Use it when several goods or papers belong ' +
      'together, before check_shipment; documents must be uploaded first. It books nothing.',
    arguments: ['reference', 'sailingDate', 'values', 'goods', 'containers', 'papers'],
    words: { reference: 'Your own reference', sailingDate: 'Day of sailing' },
    shapes: {
      values: { type: 'object', description: 'What all goods share: shipper, declarantName …' },
      goods: {
        type: 'array',
        items: { type: 'object' },
        description: 'Each: documents (ids) or values by field, and packages',
        examples: [
          [
            {
              values: { unNo: 'UN1263', packingGroup: 'III' },
              packages: [{ count: 40, kind: 'steel drums (1A1)', grossMassKg: 1040, container: 'MSKU1234565' }],
            },
          ],
        ],
      },
      containers: {
        type: 'array',
        items: { type: 'object' },
        description: 'Each: number, sizeType, seals, tareKg, maxGrossKg',
      },
      papers: {
        type: 'array',
        items: { type: 'object' },
        description: 'Each: kind (booking, order, packing-list …), document or values',
      },
    },
    fields: ['id', 'version', 'reference'],
    answers: ['id', 'version'],
    annotations: ADDS,
    isRare: true,
  },
  {
    operation: 'check-shipment',
    name: 'check_shipment',
    title: 'Compare the papers of a shipment',
    description:
      'Compares what every paper of a stored shipment says, and names the fewest statements that must be wrong, with pages; ' +
      'also certificates, container masses, segregation. Use it after create_shipment, instead of check_dangerous_goods for ' +
      'single goods. Papers that are not read yet are errors.',
    arguments: ['id'],
    words: { id: 'From create_shipment' },
    fields: ['verdict', 'counts', 'findings'],
    answers: FINDINGS,
    annotations: READS,
    isRare: true,
  },
  {
    operation: 'plan-loads',
    name: 'plan_loads',
    title: 'Plan container loads',
    description:
      'Divides consignments over the fewest containers that obey segregation, stowage, mass and volume, each forbidden pair ' +
      'with its paragraph. Use it before containers are booked or stuffed. It keeps nothing, and a consignment is not split.',
    arguments: ['consignments', 'containers', 'ship', 'sailingDate'],
    words: { consignments: 'What is to be loaded', sailingDate: 'Day of sailing', ship: 'Default: cargo' },
    shapes: {
      containers: {
        type: 'array',
        items: { type: 'object' },
        description: 'Each: sizeType, payloadKg, volumeM3, count; 20-foot if absent',
      },
    },
    fields: ['possible', 'optimal', 'atLeast', 'containers', 'forbidden', 'impossible'],
    answers: ['possible', 'optimal', 'containers.sizeType', 'containers.consignments'],
    annotations: READS,
    isRare: true,
  },
];
