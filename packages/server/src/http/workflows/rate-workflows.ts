import { answers, FIND_CHEAPEST, LANE_INPUTS, LANE_PARAMETERS, type Workflow } from './workflow.ts';

const LANE = { type: 'object', required: ['origin', 'destination', 'equipment'], properties: LANE_INPUTS } as const;

/** Finding the cheapest rate, comparing carriers, and being told when a lane changes. */
export const RATE_WORKFLOWS: readonly Workflow[] = [
  {
    workflowId: 'cheapest-rate',
    summary: 'Find the cheapest rate of a lane, with everything that comes on top',
    description: 'The cheapest valid rate, then a signed quote of it: line by line, and what it leaves out.',
    inputs: LANE,
    steps: [
      FIND_CHEAPEST,
      {
        stepId: 'quote',
        description: 'Its price, worked out and signed. It can be ordered until validUntil.',
        operationId: 'create-quote',
        requestBody: {
          contentType: 'application/json',
          payload: { rateId: '$steps.find.outputs.rateId', quantities: { containers: 1 } },
        },
        successCriteria: [answers(201)],
        outputs: { quoteId: '$response.body#/id', lines: '$response.body#/lines', missing: '$response.body#/missing' },
      },
    ],
    outputs: {
      quoteId: '$steps.quote.outputs.quoteId',
      lines: '$steps.quote.outputs.lines',
      missing: '$steps.quote.outputs.missing',
    },
  },
  {
    workflowId: 'compare-carriers',
    summary: 'Compare carriers on a lane, and say what changed since a day',
    description: 'Rates side by side, then the lines that differ between two days, each with its row and sheet.',
    inputs: {
      type: 'object',
      required: [...LANE.required, 'from'],
      properties: {
        ...LANE_INPUTS,
        from: { type: 'string', description: 'The earlier day or instant', examples: ['2026-01-01'] },
      },
    },
    steps: [
      {
        stepId: 'compare',
        description: 'What each carrier asks, line by line.',
        operationId: 'compare-rates',
        parameters: LANE_PARAMETERS,
        successCriteria: [answers(200)],
        outputs: { comparison: '$response.body#/data' },
      },
      {
        stepId: 'explain',
        description: 'What is dearer, cheaper, new or gone since then.',
        operationId: 'list-rate-changes',
        parameters: [...LANE_PARAMETERS, { name: 'from', in: 'query', value: '$inputs.from' }],
        successCriteria: [answers(200)],
        outputs: { changes: '$response.body#/data' },
      },
    ],
    outputs: { comparison: '$steps.compare.outputs.comparison', changes: '$steps.explain.outputs.changes' },
  },
  {
    workflowId: 'watch-lane',
    summary: 'Watch a lane and read what was told',
    description: 'Watches a lane, reads the events since a place in the feed, and ends the watching.',
    inputs: {
      type: 'object',
      required: LANE.required,
      properties: LANE_INPUTS,
    },
    steps: [
      {
        stepId: 'watch',
        description: 'From now on, a publication that changes the lane makes an event.',
        operationId: 'create-rate-subscription',
        requestBody: {
          contentType: 'application/json',
          payload: { origin: '$inputs.origin', destination: '$inputs.destination', equipment: '$inputs.equipment' },
        },
        successCriteria: [answers(201)],
        outputs: { id: '$response.body#/id' },
      },
      {
        stepId: 'read',
        description: 'What happened. The cursor is where to go on the next time.',
        operationId: 'list-events',
        parameters: [{ name: 'limit', in: 'query', value: 20 }],
        successCriteria: [answers(200)],
        outputs: { events: '$response.body#/data' },
      },
      {
        stepId: 'end',
        description: 'Ends the watching.',
        operationId: 'delete-rate-subscription',
        parameters: [{ name: 'id', in: 'path', value: '$steps.watch.outputs.id' }],
        successCriteria: [{ condition: '$statusCode < 300' }],
      },
    ],
    outputs: { events: '$steps.read.outputs.events' },
  },
];
