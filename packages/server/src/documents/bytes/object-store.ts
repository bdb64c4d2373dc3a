import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { documentProblem } from '../problems.ts';

const TIMEOUT_MILLISECONDS = 60_000;
const MOST_ERROR_LETTERS = 300;

/** An S3-compatible store: the address under which objects lie, bucket and prefix included, and who asks. */
export type ObjectStoreSettings = {
  /** Without a slash at its end. Path style or a host of its own: whichever the address is written in. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
};

/** Objects by key. Every call throws `document_store_unavailable` when the store does not answer as it should. */
export type ObjectStore = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined: there is no such object. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Also when there is none. */
  remove: (key: string) => Promise<void>;
};

/** Opens the store; nothing is sent before the first object. */
export function openObjectStore({ url, sessionToken, ...credentials }: ObjectStoreSettings): ObjectStore {
  const lent = sessionToken === undefined ? {} : { sessionToken };
  const client = new AwsClient({ ...credentials, ...lent, service: 's3', retries: 2 });
  const ask = async (key: string, init: RequestInit): Promise<Response | undefined> => {
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    const response = await client.fetch(`${url}/${key}`, { ...init, signal }).catch((error: Error) => {
      const { message = error.message } = (error.cause ?? {}) as { message?: string };
      throw unavailable(message);
    });
    if (response.ok) return response;
    const code = errorCodeOf(await response.text().catch(() => ''));
    const isGone = response.status === 404 && code !== 'NoSuchBucket' && init.method !== 'PUT';
    if (isGone) return undefined;
    throw unavailable(`${response.status} ${code}`.trim());
  };
  return {
    put: async (key, bytes) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' };
      const body = Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length);
      await (await ask(key, { method: 'PUT', body, headers }))?.arrayBuffer();
    },
    get: async (key) => {
      const response = await ask(key, { method: 'GET' });
      const body = await response?.arrayBuffer().catch((error: Error) => {
        throw unavailable(error.message);
      });
      return body && new Uint8Array(body);
    },
    remove: async (key) => {
      await (await ask(key, { method: 'DELETE' }))?.arrayBuffer();
    },
  };
}

/** `<Code>` of S3's answer: `NoSuchBucket`, `SignatureDoesNotMatch`. */
const errorCodeOf = (body: string) => /<Code>(\w{1,60})<\/Code>/.exec(body.slice(0, MOST_ERROR_LETTERS))?.[1] ?? '';

const unavailable = (reason: string) => documentProblem('document_store_unavailable', { reason });
