import { createHash } from 'node:crypto';
import { canonicalJson } from '@agent-rate/client/canonical-json';
import { Problem } from '../../base/index.ts';
import { orderProblem } from '../problems.ts';
import type { Act } from '../transaction.ts';

/** How long the first answer to an Idempotency-Key is given again. Stripe promises 24 hours; a weekend is longer. */
const KEPT_MILLISECONDS = 7 * 86_400_000;
/** Expired keys are cleared away in passing. */
const CLEARED_AT_ONCE = 20;

/** A request that may come more than once and shall act once. */
export type RepeatableRequest = { account: string; key: string; content: unknown; now: Date };

/** A finished answer: its status and its body as JSON text. */
export type FixedAnswer = { status: number; body: string; replayed: boolean };

type Kept = { request_sha256: string; status: number; answer: string };
type KeptProblem = { code: string; message: string; data: Record<string, unknown> & { next?: string } };

/**
 * Answers a request the first time and gives the very same answer, status and all, to every repetition: also to those that
 * arrive in the same moment, which wait for the first. A refusal is an answer too. Throws `idempotency_key_reused` when the
 * content is another. `work` runs within the transaction of `act`: what it did and its answer become known together.
 */
export async function once(
  act: Act,
  request: RepeatableRequest,
  work: () => Promise<{ status: number; body: unknown }>,
): Promise<FixedAnswer> {
  const { account, key, now } = request;
  const sha256 = createHash('sha256').update(canonicalJson(request.content)).digest('base64url');
  if (!(await claim(act, request, sha256))) return replay(await readKept(act, request), sha256);
  const answer = await workOrRefuse(act, work);
  await act.query('update idempotency_keys set status = $3, answer = $4 where account = $1 and key = $2', [
    account,
    key,
    answer.status,
    answer.body,
  ]);
  await clearExpired(act, now);
  return { ...answer, replayed: false };
}

/** Whether this is the first request with that key. Waits for another one that is under way with it. */
async function claim(act: Act, { account, key, now }: RepeatableRequest, sha256: string): Promise<boolean> {
  const { rowCount } = await act.query(
    `insert into idempotency_keys (account, key, request_sha256, created_at, expires_at) values ($1, $2, $3, $4, $5)
      on conflict (account, key) do update set request_sha256 = excluded.request_sha256, status = null, answer = null,
        created_at = excluded.created_at, expires_at = excluded.expires_at
      where idempotency_keys.expires_at <= $4`,
    [account, key, sha256, now, new Date(now.getTime() + KEPT_MILLISECONDS)],
  );
  return rowCount === 1;
}

async function readKept(act: Act, { account, key }: RepeatableRequest): Promise<Kept> {
  const statement = 'select request_sha256, status, answer from idempotency_keys where account = $1 and key = $2';
  const [kept] = (await act.query<Kept>(statement, [account, key])).rows;
  if (kept === undefined) throw new Error('an Idempotency-Key was taken and is not there');
  return kept;
}

function replay({ request_sha256, status, answer }: Kept, sha256: string): FixedAnswer {
  if (request_sha256 !== sha256) throw orderProblem('idempotency_key_reused');
  return { status, body: answer, replayed: true };
}

/** What a refusal did before it refused is undone; the refusal itself is kept. */
async function workOrRefuse(
  act: Act,
  work: () => Promise<{ status: number; body: unknown }>,
): Promise<Pick<FixedAnswer, 'status' | 'body'>> {
  await act.query('savepoint work');
  try {
    const { status, body } = await work();
    return { status, body: JSON.stringify(body) };
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    await act.query('rollback to savepoint work');
    return { status: error.status, body: JSON.stringify(error.toBody()) };
  }
}

/** The refusal that an answer is, if it is one. */
export function refusalIn({ status, body }: FixedAnswer): Problem | undefined {
  if (status < 400) return undefined;
  const { code, message, data } = JSON.parse(body) as KeptProblem;
  return new Problem(code, { status, message }, data);
}

async function clearExpired(act: Act, now: Date): Promise<void> {
  await act.query(
    `delete from idempotency_keys where ctid in (
      select ctid from idempotency_keys where expires_at <= $1 limit ${CLEARED_AT_ONCE} for update skip locked)`,
    [now],
  );
}
