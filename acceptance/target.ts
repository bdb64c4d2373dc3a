import { describe } from 'vitest';

const { ACCEPTANCE_URL, ACCEPTANCE_KEY, ACCEPTANCE_NAMESPACE } = process.env;

/** The service under test: its address without a trailing slash, a key, and the segment of `/wp-json/{namespace}/v1`. */
export const target = {
  url: (ACCEPTANCE_URL ?? '').replace(/\/+$/, ''),
  key: ACCEPTANCE_KEY ?? '',
  namespace: ACCEPTANCE_NAMESPACE ?? 'svc',
};

/** The address of the service's routes under the WordPress prefix. */
export const wordpressRoot = `${target.url}/wp-json/${target.namespace}/v1`;

/** Groups tests that need the service; skipped when no service is named. */
export const describeService = describe.skipIf(target.url === '' || target.key === '');

/** Asks with the key. A path is taken below the service's address. */
export function ask(pathOrUrl: string, init: RequestInit = {}): Promise<Response> {
  const url = pathOrUrl.startsWith('/') ? target.url + pathOrUrl : pathOrUrl;
  return fetch(url, { ...init, headers: { authorization: `Bearer ${target.key}`, ...init.headers } });
}

/** Asks with the key, expects 200, and gives the JSON. */
export async function getJson<T = unknown>(pathOrUrl: string): Promise<T> {
  const response = await ask(pathOrUrl);
  if (response.status !== 200) throw new Error(`${pathOrUrl}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** A refusal in the contract's shape (section 7). */
export type Refusal = { code: string; message: string; data: { status: number } & Record<string, unknown> };

/** Asks with the key, and gives the refusal with the status of its response. */
export async function getRefusal(pathOrUrl: string, init?: RequestInit): Promise<Refusal & { status: number }> {
  const response = await ask(pathOrUrl, init);
  return { status: response.status, ...((await response.json()) as Refusal) };
}
