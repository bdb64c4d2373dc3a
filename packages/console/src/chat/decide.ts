import { AgentRateError, type ProblemBody } from '@agent-rate/client';
import { callTool, tellModel } from './bridge.ts';

type Confirming = {
  readonly order: Record<string, unknown>;
  readonly confirmation: string;
  readonly idempotency_key: string;
};

type Deciding = { readonly id: string; readonly version: number; readonly approve: boolean; readonly reason?: string };

/** Orders what was shown. Gives the id of the order; throws the refusal. */
export async function confirmOrder(confirming: Confirming): Promise<string> {
  const { id, bookingStatus } = await callOrThrow('confirm_order', confirming);
  await tellModel(
    `The user ordered the previewed order in the panel: order ${id} is ${bookingStatus}. Do not place it again.`,
  );
  return String(id);
}

/** Approves or rejects an order that waits for it. Throws the refusal. */
export async function decideOrder(deciding: Deciding): Promise<void> {
  const { id, bookingStatus } = await callOrThrow('decide_order', deciding);
  await tellModel(`The user decided order ${id} in the panel: it is ${bookingStatus}.`);
}

async function callOrThrow(tool: string, args: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { refused, body } = await callTool(tool, args);
  if (!refused) return body;
  throw new AgentRateError(body as ProblemBody);
}
