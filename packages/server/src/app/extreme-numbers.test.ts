import { expect, it } from 'vitest';
import { documentedOperations, type OpenApiDocument, type Parameter } from '../http/reference/documented.ts';
import { exampleRequest, queryText } from '../http/reference/example-request.ts';
import { startService } from '../testing/start-service.ts';

const { url, keyWith, getJson } = await startService([{ amount: 1500 }]);
const authorization = `Bearer ${await keyWith(['admin'])}`;
const operations = documentedOperations((await getJson('/openapi.json')) as OpenApiDocument);
const EXTREMES = ['2147483648', '9007199254740993', '99999999999999999999', '1e309', '-1e309', '0.5', '-1'];

/** Any answer but a failure; an export may find others still running. */
const isAnswered = (status: number) => status < 500 || status === 503;

const isNumber = ({ schema }: Parameter) => schema.type === 'integer' || schema.type === 'number';

const cases = operations
  .filter(({ method }) => method === 'GET')
  .flatMap((operation) => operation.parameters.filter(isNumber).map((parameter) => ({ operation, parameter })));

it('finds parameters that are numbers', () => {
  expect(cases.length).toBeGreaterThan(40);
});

it.each(cases.map((one) => ({ ...one, name: `${one.operation.operationId} ${one.parameter.name}` })))(
  '$name takes or refuses numbers of any size, and never fails',
  async ({ operation, parameter }) => {
    const request = exampleRequest(operation);
    for (const number of EXTREMES) {
      const path =
        parameter.in === 'path'
          ? operation.path.replace(`{${parameter.name}}`, number).replaceAll(/\{\w+\}/g, '1')
          : request.path;
      const query = parameter.in === 'query' ? { ...request.query, [parameter.name]: number } : request.query;
      const abort = new AbortController();
      const { status } = await fetch(`${url}${path}${queryText({ ...request, query })}`, {
        headers: { authorization },
        signal: abort.signal,
      });
      abort.abort();
      expect([number, isAnswered(status)]).toEqual([number, true]);
    }
  },
);

/** A body once for each of its numbers, with that number replaced. */
function withNumber(value: unknown, number: number): unknown[] {
  if (typeof value === 'number') return [number];
  if (typeof value !== 'object' || value === null) return [];
  const copy = (name: string, inner: unknown) =>
    Array.isArray(value) ? value.map((one, at) => (String(at) === name ? inner : one)) : { ...value, [name]: inner };
  return Object.entries(value).flatMap(([name, one]) => withNumber(one, number).map((inner) => copy(name, inner)));
}

const bodies = operations.flatMap((operation) => {
  const request = exampleRequest(operation);
  return withNumber(request.body, 0).length > 0 ? [{ operation, request }] : [];
});

it.each(bodies.map((one) => ({ ...one, name: one.operation.operationId })))(
  '$name takes or refuses numbers of any size in its body, and never fails',
  async ({ request }) => {
    for (const number of [2_147_483_648, 2 ** 53, 1e308, 0.5, -1])
      for (const body of withNumber(request.body, number)) {
        const { status } = await fetch(`${url}${request.path}`, {
          method: request.method,
          headers: {
            authorization,
            'content-type': 'application/json',
            'idempotency-key': JSON.stringify(body).slice(0, 200),
          },
          body: JSON.stringify(body),
        });
        expect([body, isAnswered(status)]).toEqual([body, true]);
      }
  },
);

it('says of a whole number that is too large which is the largest', async () => {
  const answer = await fetch(`${url}/quotes`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ rateId: 1e308, quantities: { containers: 1 } }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('rateId must be between 1 (inclusive) and 9007199254740991 (inclusive)');
});
