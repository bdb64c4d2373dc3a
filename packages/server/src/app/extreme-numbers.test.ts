import { expect, it } from 'vitest';
import { documentedOperations, type OpenApiDocument, type Parameter } from '../http/reference/documented.ts';
import { exampleRequest, queryText } from '../http/reference/example-request.ts';
import { startService } from '../testing/start-service.ts';

const { url, keyWith, getJson } = await startService([{ amount: 1500 }]);
const authorization = `Bearer ${await keyWith(['admin'])}`;
const operations = documentedOperations((await getJson('/openapi.json')) as OpenApiDocument);
const EXTREMES = ['2147483648', '9007199254740993', '99999999999999999999', '1e309', '-1e309', '0.5', '-1'];

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
      expect([number, status < 500]).toEqual([number, true]);
    }
  },
);
