/** A step of a workflow: one call of an operation (Arazzo 1.1, step object). */
export type Step = {
  stepId: string;
  description: string;
  operationId: string;
  /** Values may be runtime expressions: `$inputs.lane`, `$steps.quote.outputs.id`. */
  parameters?: readonly { name: string; in: 'path' | 'query' | 'header'; value: unknown }[];
  requestBody?: { contentType: string; payload: unknown };
  successCriteria: readonly { condition: string }[];
  outputs?: Readonly<Record<string, string>>;
  /** Looks again after a while, until it succeeds. */
  onFailure?: readonly { name: string; type: 'retry'; retryAfter: number; retryLimit: number }[];
};

/** An errand from beginning to end (Arazzo 1.1, workflow object). `inputs`: a JSON schema with an example of each. */
export type Workflow = {
  workflowId: string;
  summary: string;
  description: string;
  inputs: { type: 'object'; required: readonly string[]; properties: Readonly<Record<string, InputSchema>> };
  steps: readonly Step[];
  outputs: Readonly<Record<string, string>>;
};

/** An input, with a value that works with the example sheets. */
export type InputSchema = {
  type: string;
  description?: string;
  contentMediaType?: string;
  examples?: readonly unknown[];
};

/** The lane of a question, as `list-rates` takes it. */
export const LANE_INPUTS = {
  origin: { type: 'string', description: 'Port or place, as people write it', examples: ['Shanghai'] },
  destination: { type: 'string', description: 'Port or place, as people write it', examples: ['Rotterdam'] },
  equipment: { type: 'string', description: 'ISO code or trade name', examples: ['40HC'] },
} as const satisfies Record<string, InputSchema>;

/** The parameters of a lane in the query. */
export const LANE_PARAMETERS = (['origin', 'destination', 'equipment'] as const).map((name) => ({
  name,
  in: 'query' as const,
  value: `$inputs.${name}`,
}));

/** A call that answered with this status. */
export function answers(status: number): { condition: string } {
  return { condition: `$statusCode == ${status}` };
}

/** Finds the cheapest valid rate of a lane; gives `rateId`. */
export const FIND_CHEAPEST: Step = {
  stepId: 'find',
  description: 'The cheapest valid rate. When there is none, meta.alternatives names what comes near.',
  operationId: 'list-rates',
  parameters: [
    ...LANE_PARAMETERS,
    { name: 'orderby', in: 'query', value: 'amount' },
    { name: 'order', in: 'query', value: 'asc' },
    { name: 'per_page', in: 'query', value: 1 },
  ],
  successCriteria: [answers(200), { condition: '$response.body#/meta/total > 0' }],
  outputs: { rateId: '$response.body#/data/0/id' },
};
