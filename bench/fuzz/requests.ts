import { documentedOperations, type OpenApiDocument } from '../../packages/server/src/http/reference/documented.ts';
import { type ExampleRequest, exampleRequest } from '../../packages/server/src/http/reference/example-request.ts';
import { seededRandom } from '../speed/seeded-random.ts';
import { mutateJson, mutateText, pick, type Random } from './mutate.ts';

/** A running service, and a key of it. */
export type Target = { readonly url: string; readonly key: string };

/** An answer that the service does not document. */
export type Fault = { readonly seed: number; readonly request: string; readonly answer: string };

/** What came of the requests: how many were answered with each status, and the faults. */
export type Outcome = { readonly statuses: ReadonlyMap<number, number>; readonly faults: readonly Fault[] };

type Sent = { method: string; address: string; headers: Record<string, string>; body?: string | FormData };

/** Streams end when the client goes; requests that would end the service's own keys are left out. */
const LEFT_OUT = /^(?:stream-events|revoke-key|replace-key|restore|delete-key)$/;
const LONGEST_MILLISECONDS = 20_000;
/** Answers of the server itself, whatever the operation: too long, too large, too many, busy. */
const ALWAYS = [400, 401, 404, 405, 406, 408, 411, 413, 414, 415, 417, 421, 429, 431, 503];

/**
 * Sends requests that begin as the examples of the service's own OpenAPI document and are changed by chance. Each is made
 * of its own seed, so that one can be repeated. A fault is an answer with a status that the operation does not document,
 * 500 above all, a refusal without a code, or none within 20 seconds.
 */
export async function fuzzRequests(target: Target, seed: number, count: number): Promise<Outcome> {
  const document = (await (await fetch(`${target.url}/openapi.json`)).json()) as OpenApiDocument;
  const cases = documentedOperations(document)
    .filter(({ operationId }) => !LEFT_OUT.test(operationId))
    .map((operation) => ({
      example: exampleRequest(operation),
      statuses: new Set([...Object.keys(operation.responses).map(Number), ...ALWAYS]),
    }));
  const statuses = new Map<number, number>();
  const faults: Fault[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const own = seed + next++;
      const random = seededRandom(own);
      const one = pick(cases, random);
      const request = changed(one.example, random);
      const { status, text } = await send(target, request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (one.statuses.has(status) && isExplained(status, text)) continue;
      faults.push({ seed: own, request: shown(request), answer: `${status} ${text.slice(0, 300)}` });
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return { statuses, faults };
}

/** A refusal of the service says which it is, and health that fails says what of it does. */
const isExplained = (status: number, text: string) =>
  status < 400 || text === '' || /"code"|"checks"|<html/i.test(text);

function shown({ method, address, body }: Sent): string {
  return `${method} ${address.slice(0, 300)} ${typeof body === 'string' ? body.slice(0, 600) : ''}`;
}

function changed(example: ExampleRequest, random: Random): Sent {
  const { method, path, query, body, files, idempotencyKey } = example;
  const part = random();
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  if (part < 0.4)
    pairs.push([
      pick(['page', 'per_page', 'valid_on', 'as_of', 'origin', 'fields', 'envelope', 'after'], random),
      mutateText('1', random),
    ]);
  const changedPairs = pairs.map(([name = '', value = '']) => [
    name,
    random() < 0.5 ? mutateText(value, random) : value,
  ]);
  const search = changedPairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  const segments = path
    .split('/')
    .map((segment, at) => (at > 0 && random() < 0.1 ? encode(mutateText(segment, random)) : segment));
  const address = `${random() < 0.2 ? segments.join('/') : path}${search === '' ? '' : `?${search}`}`;
  const key: Record<string, string> = idempotencyKey === undefined ? {} : { 'idempotency-key': `fuzz-${random()}` };
  if (files) return { method, address, headers: key, body: uploadOf(random) };
  if (body === undefined) return { method, address, headers: key };
  const json = JSON.stringify(mutateJson(body, random));
  const text = random() < 0.05 ? mutateText(json, random) : json;
  return { method, address, headers: { ...key, 'content-type': 'application/json' }, body: text };
}

/** Half a character cannot be put into an address by a client; here it is written as the bytes it would have. */
function encode(text = ''): string {
  return encodeURIComponent(text.toWellFormed());
}

function uploadOf(random: Random): FormData {
  const form = new FormData();
  const bytes = mutateText('%PDF-1.7 UN1263 PAINT, 3, II\n', random);
  form.append(
    pick(['file', 'files', 'name'], random),
    new Blob([bytes]),
    pick(['a.pdf', 'a.csv', 'a.eml', 'ü\u0001.xlsx'], random),
  );
  return form;
}

async function send({ url, key }: Target, request: Sent): Promise<{ status: number; text: string }> {
  const { method, address, headers, body } = request;
  try {
    const answer = await fetch(url + address, {
      method,
      headers: { authorization: `Bearer ${key}`, ...headers },
      ...(body === undefined || method === 'GET' ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MILLISECONDS),
    });
    return { status: answer.status, text: answer.status < 400 ? await ended(answer) : await answer.text() };
  } catch (error) {
    return { status: 0, text: (error as Error).message };
  }
}

/** Lets a large answer or a stream go. */
async function ended(answer: Response): Promise<string> {
  await answer.body?.cancel();
  return '';
}
