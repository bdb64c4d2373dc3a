import { describe, expect, it } from 'vitest';
import { startService } from '../../testing/start-service.ts';
import { documentedOperations, type OpenApiDocument } from '../reference/documented.ts';
import type { ArazzoDocument } from './arazzo.ts';
import { runWorkflow } from './testing/run-workflow.ts';
import type { Workflow } from './workflow.ts';

const service = await startService([
  { amount: 1500, carrier: 'MAEU', equipment: '40HC' },
  { amount: 1200, carrier: 'COSU', equipment: '40HC' },
]);
const key = await service.keyWith(['admin']);
const served = await fetch(`${service.url}/arazzo.json`);
const document = (await served.json()) as ArazzoDocument;
const openApi = (await service.getJson('/openapi.json')) as OpenApiDocument;
const operations = documentedOperations(openApi);

const DATA_SHEET = `SAFETY DATA SHEET
Product name: Harbour Blue
SECTION 9: Physical and chemical properties
Flash point: 27 °C (closed cup)
SECTION 14: Transport information
UN number: UN1263
Proper shipping name: PAINT
Class: 3
Packing group: III
`;

/** The example of each input; a file has none. */
const inputsOf = ({ inputs }: Workflow) =>
  Object.fromEntries(
    Object.entries(inputs.properties).map(([name, { examples }]) => [name, examples?.[0] ?? new Blob([DATA_SHEET])]),
  );

describe('/arazzo.json', () => {
  it('describes five errands over the OpenAPI document of the same address, for everybody', () => {
    expect(served.headers.get('content-type')).toBe('application/vnd.oai.workflows+json; version=1.1.0');
    expect(document.sourceDescriptions).toEqual([{ name: 'api', url: `${service.url}/openapi.json`, type: 'openapi' }]);
    expect(document.workflows.map(({ workflowId }) => workflowId)).toEqual([
      'cheapest-rate',
      'compare-carriers',
      'watch-lane',
      'quote-order-amend-cancel',
      'data-sheet-to-declaration',
    ]);
  });

  it.each(document.workflows)('$workflowId names operations and parameters that there are', ({ steps }) => {
    for (const { operationId, parameters = [] } of steps) {
      const operation = operations.find((one) => one.operationId === operationId);
      const names = operation?.parameters?.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(parameters.map(({ name }) => name)));
    }
  });

  it.each(document.workflows)('$workflowId does what it says, step by step', async (workflow) => {
    const outputs = await runWorkflow({ url: service.url, key, openApi }, workflow, inputsOf(workflow));
    expect(Object.keys(outputs)).toEqual(Object.keys(workflow.outputs));
    if (workflow.workflowId === 'cheapest-rate') expect(outputs.lines).toMatchObject([{ amount: 1200 }]);
  });

  it('a step that does not succeed is told with its condition', async () => {
    const [cheapest] = document.workflows;
    if (cheapest === undefined) throw new Error('there is none');
    const nowhere = { ...inputsOf(cheapest), destination: 'Hamburg' };
    await expect(runWorkflow({ url: service.url, key, openApi }, cheapest, nowhere)).rejects.toThrow('meta/total > 0');
  });
});
