import type { ProblemCode } from './api-operations.ts';

/** The error body of the service (contract §7). */
export type ProblemBody = {
  code: string;
  message: string;
  data: { status: number; next?: string; params?: unknown; details?: unknown } & Record<string, unknown>;
};

/** A refusal of the service. `code` is listed in docs/errors.md, and `ProblemCode` has those that operations name; `next` says what to do about it. */
export class AgentRateError extends Error {
  override readonly name = 'AgentRateError';
  readonly code: ProblemCode | (string & {});
  /** The HTTP status. */
  readonly status: number;
  readonly data: ProblemBody['data'];
  /** Names the request in the service's log. */
  readonly requestId: string | undefined;

  constructor(body: ProblemBody, requestId?: string) {
    super(body.message);
    this.code = body.code;
    this.status = body.data.status;
    this.data = body.data;
    this.requestId = requestId;
  }

  /** What to do about it, in a sentence. */
  get next(): string | undefined {
    return this.data.next;
  }
}

/** The service could not be reached, or what answered was not the service. */
export class AgentRateConnectionError extends Error {
  override readonly name = 'AgentRateConnectionError';
}

/** Reads the refusal out of an answer that is not a success. */
export async function readError(response: Response): Promise<AgentRateError | AgentRateConnectionError> {
  const text = await response.text();
  const body = parseProblem(text);
  if (body) return new AgentRateError(body, response.headers.get('x-request-id') ?? undefined);
  return new AgentRateConnectionError(`${response.url} answered ${response.status} without saying why`);
}

function parseProblem(text: string): ProblemBody | undefined {
  try {
    const body = JSON.parse(text) as Partial<ProblemBody> | null;
    if (typeof body?.code === 'string' && typeof body.data?.status === 'number') return body as ProblemBody;
  } catch {
    return undefined;
  }
  return undefined;
}
