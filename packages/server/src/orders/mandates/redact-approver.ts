import { forgetEarlier, recordAct } from '../../ledger/index.ts';
import type { Queryable } from '../transaction.ts';
import type { Mandate } from './mandate.schema.ts';

/** Whose names are taken out: as mandates have them. `left`: what stays in their place. */
export type Redaction = {
  names: readonly string[];
  left: string;
  now: Date;
  sign: (content: object) => Promise<string>;
};

type Redacted = ReadonlyMap<string, Mandate>;

/**
 * Takes the name of an approver out of every mandate that is kept, by itself and on orders, in the transaction that erases the
 * person. What is left is signed again, and says when: whoever has the mandate as it was approved can still verify that one.
 */
export async function redactApprover(tx: Queryable, redaction: Redaction): Promise<void> {
  const redacted = await redactMandates(tx, redaction);
  if (redacted.size === 0) return;
  await redactContents(tx, redacted);
  await redactOrders(tx, redacted);
  await redactAnswers(tx, redacted);
}

async function redactMandates(tx: Queryable, { names, left, now, sign }: Redaction): Promise<Redacted> {
  const { rows } = await tx.query<{ content: string }>(
    'select content from mandates where approved_by = any($1::text[]) order by id for update',
    [[...names]],
  );
  const redacted = new Map<string, Mandate>();
  for (const { content } of rows) {
    const { signature: _signature, ...mandate }: Mandate = JSON.parse(content);
    const without = { ...mandate, approvedBy: left, redactedAt: now.toISOString() };
    redacted.set(mandate.id, { ...without, signature: await sign(without) });
  }
  for (const [id, mandate] of redacted) {
    const statement = 'update mandates set content = $2, approved_by = $3 where id = $1';
    await tx.query(statement, [id, JSON.stringify(mandate), left]);
    await recordAct(tx, { kind: 'mandate', key: [id], act: 'redact', by: 'operator' });
    await forgetEarlier(tx, `mandates/${id}`);
  }
  return redacted;
}

/** A text of JSON with the mandates in it that were redacted as they are now. */
function redactText(text: string, redacted: Redacted): string {
  return JSON.stringify(
    JSON.parse(text, (_name, value) =>
      value?.format === 'agent-rate-mandate/1' ? (redacted.get(value.id) ?? value) : value,
    ),
  );
}

const ofOrders = `(select order_id from order_mandates where mandate_id = any($1::text[]))`;

async function redactContents(tx: Queryable, redacted: Redacted): Promise<void> {
  const { rows } = await tx.query<{ order_id: string; version: number; content: string }>(
    `select order_id, version, content from order_contents where order_id in ${ofOrders} order by order_id, version`,
    [[...redacted.keys()]],
  );
  for (const { order_id: order, version, content } of rows) {
    const without = redactText(content, redacted);
    if (without === content) continue;
    const statement = 'update order_contents set content = $3 where order_id = $1 and version = $2';
    await tx.query(statement, [order, version, without]);
    await recordAct(tx, { kind: 'order-content', key: [order, version], act: 'redact', by: 'operator' });
    await forgetEarlier(tx, `orders/${order}/versions/${version}`);
  }
}

async function redactOrders(tx: Queryable, redacted: Redacted): Promise<void> {
  const { rows } = await tx.query<{ id: string; content: string; amended: string | null }>(
    `select id, content, amended_content as amended from orders where id in ${ofOrders} order by id for update`,
    [[...redacted.keys()]],
  );
  for (const { id, content, amended } of rows) {
    const statement = 'update orders set content = $2, amended_content = $3 where id = $1';
    await tx.query(statement, [id, redactText(content, redacted), amended && redactText(amended, redacted)]);
    await recordAct(tx, { kind: 'order', key: [id], act: 'redact', by: 'operator' });
    await forgetEarlier(tx, `orders/${id}`);
  }
}

/** The first answers to requests, which are given again. */
async function redactAnswers(tx: Queryable, redacted: Redacted): Promise<void> {
  const { rows } = await tx.query<{ account: string; key: string; answer: string }>(
    `select account, key, answer from idempotency_keys where exists (
       select from unnest($1::text[]) id where strpos(answer, id) > 0)`,
    [[...redacted.keys()]],
  );
  for (const { account, key, answer } of rows) {
    const statement = 'update idempotency_keys set answer = $3 where account = $1 and key = $2';
    await tx.query(statement, [account, key, redactText(answer, redacted)]);
  }
}
