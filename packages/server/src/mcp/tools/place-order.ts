import { type CallToolResult, type InputRequiredResult, inputRequired } from '@modelcontextprotocol/server';
import { type Operation, Problem } from '../../base/index.ts';
import { asJsonSchema, compileSchema, faultsFromErrors, problemFromFaults } from '../../schemas/index.ts';
import { digestOrder } from '../apps/digest-order.ts';
import { describeQuoted } from '../foreign/describe-quoted.ts';
import { isCode } from '../foreign/own-words.ts';
import { showCharacters } from '../foreign/show-characters.ts';
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
    opensPanel: true,
    calls: { 'place-order': { order: '*', idempotency_key: 'idempotencyKey' } },
    call: async (args, context) => {
      const faults = faultsFromErrors(checkOuter(args), INPUT);
      if (faults.length > 0) throw problemFromFaults(faults);
      const { body } = checkOrder(args.order as Record<string, unknown>);
      const asked = await askUser(operation, body, context);
      if (asked.question) return asked.question;
      const idempotencyKey = String(args.idempotency_key);
      const placing = { query: { preview: false }, body, idempotencyKey, ...asked };
      const answer = await runOperation(operation, placing, context);
      return toOutcome(bodyOf(answer), answer.status ?? 200);
    },
  };
}

type Placed = Ordered & {
  bookingStatus: string;
  parts?: Ordered[];
  mandate: { via?: string } | null;
  price: { totals: Preview['totals'] };
};

/** What was ordered, and on whose word: an agent tells its user where no person was asked. None of it is worded by others. */
function tellPlaced({ bookingStatus, mandate, price, parts, ...order }: Placed): string {
  const containers = (parts ?? [order]).map(({ equipment: { units, code } }) => `${units} × ${code}`);
  const what = `${containers.join(', ')} for ${wordTotals(price.totals)}`;
  if (bookingStatus === 'PENDING_APPROVAL') return `This waits for the approval of a person: ${what}.`;
  if (mandate?.via === 'form') return `Ordered as a person said in the form: ${what}.`;
  if (mandate !== null) return `Ordered as was approved beforehand: ${what}.`;
  return `Ordered without asking a person, within the limits of the API key: ${what}. Tell the user.`;
}

function defineTool(operation: Operation): ToolDefinition {
  return {
    name: 'place_order',
    title: 'Place an order',
    description: DESCRIPTION,
    inputSchema: INPUT,
    outputSchema: {
      type: 'object',
      ...describeQuoted(partialSchema(asJsonSchema(operation.output), ORDER_ANSWERS)),
    } as never,
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  };
}

type Ordered = {
  origin: string;
  destination: string;
  carrier: string | null;
  equipment: { units: number; code: string };
};

type Preview = {
  permitted: boolean;
  ordered: {
    origin: string;
    destination: string;
    carrier: string | null;
    equipment: { units: number; code: string };
    expectedDepartureDate: string;
    parts?: Ordered[];
  };
  totals: { currency: string; atLeast: number; atMost: number | null }[];
  missing: string[];
  validUntil: string;
};

type Party = { role: string; name: string };

/**
 * The form to answer before anything is ordered, or that it was answered with yes; nothing when the client shows no forms. The
 * form's name holds a digest of what is ordered: a yes to one order is none to another. Throws `order_not_confirmed`. An order
 * that will be refused anyway, or was placed already, is not asked about.
 */
async function askUser(
  operation: Operation,
  body: Record<string, unknown>,
  context: CallContext,
): Promise<{ question?: InputRequiredResult; approvedInForm?: true }> {
  if (!context.canAsk) return {};
  const preview = bodyOf(await runOperation(operation, { query: { preview: true }, body }, context)) as Preview;
  if (!preview.permitted) return {};
  const name = `confirmation_${digestOrder(body)}`;
  const answer = context.answers[name] as { action?: string; content?: { confirm?: unknown } } | undefined;
  if (answer) {
    if (answer.action === 'accept' && answer.content?.confirm === true) return { approvedInForm: true };
    throw mcpProblem('order_not_confirmed');
  }
  const question = inputRequired({
    inputRequests: {
      [name]: inputRequired.elicit({
        message: wordQuestion(preview, body),
        requestedSchema: {
          type: 'object',
          properties: { confirm: { type: 'boolean', title: 'Order it', description: 'Binds the account' } },
          required: ['confirm'],
        },
      }),
    },
  });
  return { question };
}

/** The question that a person reads: our own words and codes; what others worded stands in quotation marks on lines of its own. */
function wordQuestion({ ordered, totals, missing, validUntil }: Preview, body: Record<string, unknown>): string {
  const { expectedDepartureDate } = ordered;
  // Of several rates, every one: a person says yes to all of them.
  const what = (ordered.parts ?? [ordered]).map(wordPart).join('; ');
  const parties = body.parties as Party[];
  const cargo = body.cargo as { description: string }[];
  return [
    `Order ${what} for ${wordTotals(totals)}, ` + `departure ${expectedDepartureDate}?`,
    ...parties.map(({ role, name }) => `${role.toLowerCase().replaceAll('_', ' ')}: ${quoteWords(name)}`),
    ...cargo.map(({ description }) => `cargo: ${quoteWords(description)}`),
    // The preview found the quote by it: it is an id of the service, whatever letters chance put into it.
    `Quote ${body.quoteId} ends at ${validUntil}.`,
    ...(missing.length > 0
      ? [`Amounts that may be charged beside it: ${missing.length}; the preview lists them.`]
      : []),
  ].join('\n');
}

function wordTotals(totals: Preview['totals']): string {
  const amounts = totals.map(({ currency, atLeast, atMost }) => {
    if (atMost === null) return `at least ${atLeast} ${currency}`;
    return atMost === atLeast ? `${atLeast} ${currency}` : `${atLeast} to ${atMost} ${currency}`;
  });
  return amounts.join(' and ');
}

function wordPart({ origin, destination, carrier, equipment }: Ordered): string {
  const what = `${equipment.units} × ${equipment.code} ${nameCode(origin)} to ${nameCode(destination)}`;
  return `${what} with ${carrier === null ? 'an unnamed carrier' : nameCode(carrier)}`;
}

const nameCode = (text: string) => (isCode(text) ? text : quoteWords(text));

const MOST_SHOWN = 80;

function quoteWords(text: string): string {
  const shown = showCharacters(text.replaceAll(/\s+/g, ' '));
  return JSON.stringify(shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}…` : shown);
}

/** A repetition answers what the first call answered, a refusal too. */
export function toOutcome(body: Record<string, unknown>, status: number): CallToolResult {
  if (status < 400) return toResult({ what: tellPlaced(body as unknown as Placed), ...selectBody(body, ORDER_FIELDS) });
  const { code, message, data } = body as { code: string; message: string; data: Record<string, unknown> };
  throw new Problem(code, { status, message }, data);
}
