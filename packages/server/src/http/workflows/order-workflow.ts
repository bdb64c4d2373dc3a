import { answers, FIND_CHEAPEST, LANE_INPUTS, type Workflow } from './workflow.ts';

const ORDER = {
  quoteId: '$steps.quote.outputs.quoteId',
  parties: '$inputs.parties',
  cargo: '$inputs.cargo',
};

const PLACED = { id: '$response.body#/id', version: '$response.body#/version' };

/** Ordering once, however often it is sent, changing it and calling it off. */
export const ORDER_WORKFLOW: Workflow = {
  workflowId: 'quote-order-amend-cancel',
  summary: 'Quote, order, order again without ordering twice, change and cancel',
  description: 'The Idempotency-Key is made once for what is to be ordered once, and sent again with every repetition.',
  inputs: {
    type: 'object',
    required: ['origin', 'destination', 'equipment', 'parties', 'cargo', 'idempotencyKey', 'reference'],
    properties: {
      ...LANE_INPUTS,
      parties: {
        type: 'array',
        examples: [[{ role: 'SHIPPER', name: 'Ningbo Coatings Co., Ltd.', countryCode: 'CN' }]],
      },
      cargo: {
        type: 'array',
        examples: [
          [{ description: 'Water-based paint', packages: { count: 80, type: 'drum' }, grossWeightKg: 17_600 }],
        ],
      },
      idempotencyKey: { type: 'string', examples: ['4f8e2c9a-order-1181'] },
      reference: {
        type: 'string',
        description: 'A number of yours, put on the order later',
        examples: ['SEA-2026-1182'],
      },
    },
  },
  steps: [
    FIND_CHEAPEST,
    {
      stepId: 'quote',
      description: 'Its price, signed.',
      operationId: 'create-quote',
      requestBody: {
        contentType: 'application/json',
        payload: {
          rateId: '$steps.find.outputs.rateId',
          quantities: { containers: 2 },
        },
      },
      successCriteria: [answers(201)],
      outputs: { quoteId: '$response.body#/id' },
    },
    {
      stepId: 'preview',
      description: 'What would be ordered, and whether the key may. Nothing is ordered yet.',
      operationId: 'place-order',
      parameters: [{ name: 'preview', in: 'query', value: true }],
      requestBody: { contentType: 'application/json', payload: ORDER },
      successCriteria: [answers(200), { condition: '$response.body#/permitted == true' }],
    },
    {
      stepId: 'order',
      description: 'Orders.',
      operationId: 'place-order',
      parameters: [{ name: 'Idempotency-Key', in: 'header', value: '$inputs.idempotencyKey' }],
      requestBody: { contentType: 'application/json', payload: ORDER },
      successCriteria: [answers(201)],
      outputs: PLACED,
    },
    {
      stepId: 'again',
      description: 'The same once more, as after a lost answer: the same order, not another.',
      operationId: 'place-order',
      parameters: [{ name: 'Idempotency-Key', in: 'header', value: '$inputs.idempotencyKey' }],
      requestBody: { contentType: 'application/json', payload: ORDER },
      successCriteria: [
        { condition: '$statusCode < 300' },
        { condition: '$response.body#/id == $steps.order.outputs.id' },
      ],
    },
    {
      stepId: 'change',
      description: 'Adds a reference. The version says which state was seen.',
      operationId: 'change-order',
      parameters: [{ name: 'id', in: 'path', value: '$steps.order.outputs.id' }],
      requestBody: {
        contentType: 'application/json',
        payload: { version: '$steps.order.outputs.version', references: [{ type: 'FF', value: '$inputs.reference' }] },
      },
      successCriteria: [answers(200)],
      outputs: PLACED,
    },
    {
      stepId: 'cancel',
      description: 'Calls it off.',
      operationId: 'cancel-order',
      parameters: [{ name: 'id', in: 'path', value: '$steps.order.outputs.id' }],
      requestBody: {
        contentType: 'application/json',
        payload: { version: '$steps.change.outputs.version', reason: 'No longer needed' },
      },
      successCriteria: [answers(200), { condition: "$response.body#/bookingStatus == 'CANCELLED'" }],
      outputs: { status: '$response.body#/bookingStatus' },
    },
  ],
  outputs: { orderId: '$steps.order.outputs.id', status: '$steps.cancel.outputs.status' },
};
