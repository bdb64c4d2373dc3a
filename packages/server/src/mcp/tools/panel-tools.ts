import type { Operation } from '../../base/index.ts';
import { asJsonSchema, compileSchema, faultsFromErrors, problemFromFaults } from '../../schemas/index.ts';
import { digestOrder } from '../apps/digest-order.ts';
import { bodyOf, runOperation, scopeOf, selectBody, toResult } from '../operation-tool.ts';
import { mcpProblem } from '../problems.ts';
import type { Tool, ToolDefinition } from '../surface.ts';
import { compileArguments } from '../tool-arguments.ts';
import { ORDER_FIELDS } from './order-tools.ts';
import { toOutcome } from './place-order.ts';

const ANSWER = {
  type: 'object',
  properties: { id: { type: 'string' }, bookingStatus: { type: 'string' } },
} satisfies ToolDefinition['outputSchema'];

const CHANGES = { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false } as const;

const CONFIRMING = {
  type: 'object',
  properties: {
    order: { type: 'object', description: 'What was previewed, unchanged' },
    confirmation: { type: 'string', description: 'The name of the yes, from the preview that the person saw' },
    idempotency_key: { type: 'string', minLength: 8, maxLength: 255, description: 'One for each order' },
  },
  required: ['order', 'confirmation', 'idempotency_key'],
  additionalProperties: false,
} satisfies ToolDefinition['inputSchema'];

/** The tool by which the panel orders what a person saw and said yes to: it stands for the form that others are shown. */
export function createConfirmTool(operation: Operation): Tool {
  const checkOuter = compileSchema(CONFIRMING);
  const names = Object.keys(asJsonSchema(operation.body).properties ?? {});
  const checkOrder = compileArguments({ operation, names });
  return {
    definition: {
      name: 'confirm_order',
      title: 'Confirm an order in the panel',
      description:
        'Orders what a person read and agreed to in the panel of preview_order. Use it only from there: no model is shown it, ' +
        'and a yes that was given to another order is refused.',
      inputSchema: CONFIRMING,
      outputSchema: ANSWER,
      annotations: CHANGES,
    },
    scope: scopeOf(operation),
    operation,
    isForPanel: true,
    calls: { 'place-order': { order: '*', idempotency_key: 'idempotencyKey' } },
    call: async (args, context) => {
      const faults = faultsFromErrors(checkOuter(args), CONFIRMING);
      if (faults.length > 0) throw problemFromFaults(faults);
      const { body } = checkOrder(args.order as Record<string, unknown>);
      if (args.confirmation !== digestOrder(body)) throw mcpProblem('order_not_confirmed');
      const placing = { query: { preview: false }, body, idempotencyKey: String(args.idempotency_key) };
      const answer = await runOperation(operation, { ...placing, approvedInForm: true }, context);
      return toOutcome(bodyOf(answer), answer.status ?? 200);
    },
  };
}

const DECIDING = {
  type: 'object',
  properties: {
    id: { type: 'string', description: 'The order' },
    version: { type: 'integer', description: 'The version that the person read; another one is refused' },
    approve: { type: 'boolean', description: 'false: the order ends' },
    reason: { type: 'string', maxLength: 1000, description: 'Shown to who ordered' },
  },
  required: ['id', 'version', 'approve'],
  additionalProperties: false,
} satisfies ToolDefinition['inputSchema'];

/** The tool by which the panel decides an order that waits for approval. */
export function createDecideTool({ approve, reject }: { approve: Operation; reject: Operation }): Tool {
  const check = compileSchema(DECIDING);
  return {
    definition: {
      name: 'decide_order',
      title: 'Approve or reject in the panel',
      description:
        'Gives or refuses the approval that an order waits for, as a person said in the panel of get_order. Use it only from there: ' +
        'no model is shown it, and who asked for an approval cannot give it.',
      inputSchema: DECIDING,
      outputSchema: ANSWER,
      annotations: CHANGES,
    },
    scope: scopeOf(approve),
    operation: approve,
    isForPanel: true,
    calls: {
      'approve-order': { id: 'id', version: 'version', reason: 'reason' },
      'reject-order': { id: 'id', version: 'version', reason: 'reason' },
    },
    call: async (args, context) => {
      const faults = faultsFromErrors(check(args), DECIDING);
      if (faults.length > 0) throw problemFromFaults(faults);
      const { id, approve: isApproved, ...body } = args;
      const answer = await runOperation(isApproved ? approve : reject, { params: { id }, body }, context);
      return toResult(selectBody(bodyOf(answer), ORDER_FIELDS));
    },
  };
}
