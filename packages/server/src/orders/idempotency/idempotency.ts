import { createHash } from 'node:crypto';
import { canonicalJson } from '@agent-rate/client/canonical-json';
import { Problem } from '../../base/index.ts';
import { orderProblem } from '../problems.ts';
import type { Tx } from '../transaction.ts';

/** How long an answer is replayed: longer than a weekend. */
const KEPT_MILLISECONDS = 7 * 86_400_000;
/** Expired keys deleted with each new one. */
const DELETED_PER_REQUEST = 20;

/** A request that may arrive several times and takes effect once. `content` is compared as canonical JSON. */
export type RepeatableRequest = { account: string; key: string; content: unknown; now: Date };

/** A finished answer: HTTP status and body as JSON text. `replayed`: recorded by an earlier request. */
export type RecordedAnswer = { status: number; body: string; replayed: boolean };

type Kept = { request_sha256: string; status: number; answer: string };
type KeptProblem = { code: string; message: string; data: Record<string, unknown> & { next?: string } };

/**
 * Runs `work` for the first request with an Idempotency-Key and replays its answer, status and body, to every repetition;
 * concurrent repetitions wait for the first. Refusals below 500 are recorded as well. The answer is recorded in the
 * transaction `tx` that does the work. Throws `idempotency_key_reused` when the content differs.
 */
export async function runIdempotent(
  tx: Tx,
  request: RepeatableRequest,
  work: () => Promise<{ status: number; body: unknown }>,
): Promise<RecordedAnswer> {
  const { account, key, now } = request;
  const sha256 = createHash('sha256').update(canonicalJson(request.content)).digest('base64url');
  if (!(await claim(tx, request, sha256))) return replay(await readKept(tx, request), sha256);
  const answer = await workOrRefuse(tx, work);
  await tx.query('update idempotency_keys set status = $3, answer = $4 where account = $1 and key = $2', [
    account,
    key,
    answer.status,
    answer.body,
  ]);
  await clearExpired(tx, now);
  return { ...answer, replayed: false };
}

/** Whether this is the first request with the key. Waits for a concurrent one. */
async function claim(tx: Tx, { account, key, now }: RepeatableRequest, sha256: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into idempotency_keys (account, key, request_sha256, created_at, expires_at) values ($1, $2, $3, $4, $5)
      on conflict (account, key) do update set request_sha256 = excluded.request_sha256, status = null, answer = null,
        created_at = excluded.created_at, expires_at = excluded.expires_at
      where idempotency_keys.expires_at <= $4`,
    [account, key, sha256, now, new Date(now.getTime() + KEPT_MILLISECONDS)],
  );
  return rowCount === 1;
}

async function readKept(tx: Tx, { account, key }: RepeatableRequest): Promise<Kept> {
  const statement = 'select request_sha256, status, answer from idempotency_keys where account = $1 and key = $2';
  const [kept] = (await tx.query<Kept>(statement, [account, key])).rows;
  if (kept === undefined) throw new Error('an Idempotency-Key was claimed but is not stored');
  return kept;
}

function replay({ request_sha256, status, answer }: Kept, sha256: string): RecordedAnswer {
  if (request_sha256 !== sha256) throw orderProblem('idempotency_key_reused');
  return { status, body: answer, replayed: true };
}

/** Undoes what was written before a refusal, and returns the refusal as an answer. */
async function workOrRefuse(
  tx: Tx,
  work: () => Promise<{ status: number; body: unknown }>,
): Promise<Pick<RecordedAnswer, 'status' | 'body'>> {
  await tx.query('savepoint work');
  try {
    const { status, body } = await work();
    return { status, body: JSON.stringify(body) };
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    await tx.query('rollback to savepoint work');
    return { status: error.status, body: JSON.stringify(error.toBody()) };
  }
}

/** The refusal in a recorded answer; undefined when it is a success. */
export function refusalOf({ status, body }: RecordedAnswer): Problem | undefined {
  if (status < 400) return undefined;
  const { code, message, data } = JSON.parse(body) as KeptProblem;
  return new Problem(code, { status, message }, data);
}

async function clearExpired(tx: Tx, now: Date): Promise<void> {
  await tx.query(
    `delete from idempotency_keys where ctid in (
      select ctid from idempotency_keys where expires_at <= $1 limit ${DELETED_PER_REQUEST} for update skip locked)`,
    [now],
  );
}
