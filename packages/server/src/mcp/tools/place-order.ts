import { createHash } from 'node:crypto';
import { canonicalJson } from '@agent-rate/client/canonical-json';
import { type CallToolResult, type InputRequiredResult, inputRequired } from '@modelcontextprotocol/server';
import type { Operation } from '../../base/index.ts';
import { asJsonSchema, compileSchema, faultsFromErrors, problemFromFaults } from '../../schemas/index.ts';
import { bodyOf, runOperation, scopeOf, selectBody, toResult } from '../operation-tool.ts';
import { partialSchema } from '../partial-schema.ts';
import { mcpProblem } from '../problems.ts';
import type { CallContext, Tool, ToolDefinition } from '../surface.ts';
import { compileArguments } from '../tool-arguments.ts';
import { ORDER_ANSWERS, ORDER_FIELDS } from './order-tools.ts';

const DESCRIPTION =
  'Places an order: binds the account of the key. Use it only after preview_order said permitted and the user agreed to ' +
  'the totals. Takes the very arguments of the preview as `order`. Clients that can ask show the user a form first. ' +
  'Called again with the same idempotency_key it does not order twice. The order may begin in PENDING_APPROVAL; follow ' +
  'it with get_order. It cannot be undone here.';

/** What placing takes beside the order itself. */
const INPUT = {
  type: 'object',
  properties: {
    order: { type: 'object', description: 'What preview_order was called with, unchanged' },
    idempotency_key: {
      type: 'string',
      minLength: 8,
      maxLength: 255,
      description: 'One of your own for this order, the same when you try again',
      examples: ['sea-2026-1181-a'],
    },
  },
  required: ['order', 'idempotency_key'],
  additionalProperties: false,
} satisfies ToolDefinition['inputSchema'];

/** The tool that orders. It asks the user first where the client can, with the figures of a fresh preview. */
export function createPlaceOrderTool(operation: Operation): Tool {
  const checkOuter = compileSchema(INPUT);
  const names = Object.keys(asJsonSchema(operation.body).properties ?? {});
  const checkOrder = compileArguments({ operation, names });
  return {
    definition: defineTool(operation),
    scope: scopeOf(operation),
    operation,
    calls: { 'place-order': { order: '*', idempotency_key: 'idempotencyKey' } },
    call: async (args, context) => {
      const faults = faultsFromErrors(checkOuter(args), INPUT);
      if (faults.length > 0) throw problemFromFaults(faults);
      const { body } = checkOrder(args.order as Record<string, unknown>);
      const question = await findQuestion(operation, body, context);
      if (question) return question;
      const idempotencyKey = String(args.idempotency_key);
      const answer = await runOperation(operation, { query: { preview: false }, body, idempotencyKey }, context);
      return toOutcome(bodyOf(answer), answer.status ?? 200);
    },
  };
}

function defineTool(operation: Operation): ToolDefinition {
  return {
    name: 'place_order',
    title: 'Place an order',
    description: DESCRIPTION,
    inputSchema: INPUT,
    outputSchema: { type: 'object', ...partialSchema(asJsonSchema(operation.output), ORDER_ANSWERS) } as never,
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  };
}

type Preview = {
  permitted: boolean;
  totals: { currency: string; atLeast: number; atMost: number | null }[];
  missing: string[];
  validUntil: string;
  summary: string;
};

/**
 * The form to answer before anything is ordered; nothing when it was answered or the client shows no forms. The form's name
 * holds a digest of what is ordered: a yes to one order is none to another. Throws `order_not_confirmed`. An order that will
 * be refused anyway, or was placed already, is not asked about.
 */
async function findQuestion(
  operation: Operation,
  body: Record<string, unknown>,
  context: CallContext,
): Promise<InputRequiredResult | undefined> {
  if (!context.canAsk) return undefined;
  const preview = bodyOf(await runOperation(operation, { query: { preview: true }, body }, context)) as Preview;
  if (!preview.permitted) return undefined;
  const name = `confirmation_${createHash('sha256').update(canonicalJson(body)).digest('hex').slice(0, 16)}`;
  const answer = context.answers[name] as { action?: string; content?: { confirm?: unknown } } | undefined;
  if (answer) {
    if (answer.action === 'accept' && answer.content?.confirm === true) return undefined;
    throw mcpProblem('order_not_confirmed');
  }
  return inputRequired({
    inputRequests: {
      [name]: inputRequired.elicit({
        message: wordQuestion(preview, String(body.quoteId)),
        requestedSchema: {
          type: 'object',
          properties: { confirm: { type: 'boolean', title: 'Order it', description: 'Binds the account' } },
          required: ['confirm'],
        },
      }),
    },
  });
}

function wordQuestion({ totals, missing, validUntil, summary }: Preview, quoteId: string): string {
  const amounts = totals.map(({ currency, atLeast, atMost }) => {
    if (atMost === null) return `at least ${atLeast} ${currency}`;
    return atMost === atLeast ? `${atLeast} ${currency}` : `${atLeast} to ${atMost} ${currency}`;
  });
  const left = missing.length > 0 ? ` Not in it: ${missing.join(' ')}` : '';
  return `Order ${summary} for ${amounts.join(' and ')}? Quote ${quoteId} ends at ${validUntil}.${left}`;
}

/** A repetition answers what the first call answered, a refusal too. */
function toOutcome(body: Record<string, unknown>, status: number): CallToolResult {
  if (status < 400) return toResult(selectBody(body, ORDER_FIELDS));
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(body) }] };
}
