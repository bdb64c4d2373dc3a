import { describe, expect, it } from 'vitest';
import { manyPages } from '../../documents/testing/many-pages.ts';
import { saveSampleDraft } from '../../testing/sample-rates.ts';
import { startMcp } from '../testing/start-mcp.ts';

const mcp = await startMcp([{ amount: 1500 }]);
const TASKS = 'io.modelcontextprotocol/tasks';
const small = Buffer.from('SAFETY DATA SHEET\nSection 14: Transport information\nUN number: UN1263\nPAINT\n');
const callFor = (name: string, bytes: Uint8Array) => ({
  name: 'extract_document',
  arguments: { file_name: name, content_base64: Buffer.from(bytes).toString('base64') },
});
/** So many pages that they are read by a job. */
const LONG = callFor('long.pdf', manyPages(62));
const SMALL = callFor('paint.txt', small);
const [clerk, stranger, pricing] = [
  await mcp.keyWith(['documents:read', 'documents:write']),
  await mcp.keyWith(['documents:read', 'documents:write'], 'acme-trading'),
  await mcp.keyWith(['rates:read', 'rates:write']),
];

type Task = {
  resultType: string;
  taskId: string;
  status: string;
  statusMessage?: string;
  result?: { structuredContent: { id: number; status: string; record: object } };
};
type Answer<T> = { result: T; error: { code: number; message: string; data?: object } };

/** A request of revision 2026-07-28 as it goes over the wire, by a client that takes tasks unless it says otherwise. */
async function ask<T = Task>(
  method: string,
  params: Record<string, unknown>,
  { key = clerk, extensions = [TASKS] } = {},
) {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {
      extensions: Object.fromEntries(extensions.map((name) => [name, {}])),
    },
  };
  const named = params.taskId ?? params.name;
  const response = await fetch(`${mcp.url}/mcp`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...{ accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2026-07-28', 'mcp-method': method },
      ...(named === undefined ? {} : { 'mcp-name': String(named) }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } }),
  });
  const text = await response.text();
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) as Answer<T>;
}

const begin = async () => (await ask('tools/call', LONG)).result;
async function untilFinished(taskId: string, key = clerk): Promise<Task> {
  for (;;) {
    const { result } = await ask('tasks/get', { taskId }, { key });
    if (result.status !== 'working') return result;
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

describe('an extraction as a task', () => {
  it('waits for its turn, and is cancelled before; asking once more is no error', async () => {
    const { taskId, statusMessage } = await begin();
    expect(statusMessage).toBe('Waiting for its turn');
    expect((await ask('tasks/get', { taskId })).result.status).toBe('working');
    expect((await ask('tasks/cancel', { taskId })).result.resultType).toBe('complete');
    expect((await ask('tasks/get', { taskId })).result.status).toBe('cancelled');
    expect((await ask('tasks/cancel', { taskId })).error).toBeUndefined();
  });

  it('is offered by the server, begun by the call, and gives what the call would have answered', async () => {
    const discovered = await ask<{ capabilities: { extensions: object } }>('server/discover', {});
    expect(discovered.result.capabilities.extensions).toEqual({ [TASKS]: {} });
    const begun = await begin();
    expect(begun).toMatchObject({ resultType: 'task', status: 'working', ttlMs: null, pollIntervalMs: 1_000 });
    await mcp.service.extractions.startWork();
    const done = await untilFinished(begun.taskId);
    expect(done).toMatchObject({ resultType: 'complete', taskId: begun.taskId, status: 'completed' });
    const { id } = done.result?.structuredContent ?? { id: 0 };
    const called = await ask<Task['result']>(
      'tools/call',
      { name: LONG.name, arguments: { extraction: id } },
      { extensions: [] },
    );
    expect(done.result?.structuredContent).toEqual(called.result?.structuredContent);
    expect(done.result?.structuredContent.status).toBe('done');
  });

  it('is no task to another account, and none where none was begun', async () => {
    const { taskId } = await begin();
    const unknown = ['extract_document.999999', 'search_rates.1', 'extract_document', '../1'];
    for (const method of ['tasks/get', 'tasks/update', 'tasks/cancel']) {
      const refused = await ask(method, { taskId }, { key: stranger });
      expect(refused.error).toMatchObject({ code: -32602, message: `There is no task ${taskId}.` });
      for (const one of unknown) expect((await ask(method, { taskId: one })).error.code).toBe(-32602);
    }
    await ask('tasks/cancel', { taskId });
  });

  it('is not made of what is read at once', async () => {
    const { result } = await ask('tools/call', SMALL);
    expect(result).toMatchObject({ resultType: 'complete', structuredContent: { status: 'done' } });
  });

  it('is not told to a client that does not take tasks, nor to a key that may not read documents', async () => {
    const { taskId } = await begin();
    const refused = await ask('tasks/get', { taskId }, { extensions: [] });
    expect(refused.error).toMatchObject({
      code: -32021,
      data: { requiredCapabilities: { extensions: { [TASKS]: {} } } },
    });
    const other = await mcp.keyWith(['rates:read']);
    expect((await ask('tasks/get', { taskId }, { key: other })).error.code).toBe(-32602);
  });
});

/** So many rows that they are read by a job: more than 100 kB. */
function longSheet(name: string) {
  const row = (to: string, amount: number) => `Shanghai,${to},MSC,${amount},USD,2027-01-01,2027-01-31`;
  const rows = Array.from({ length: 2_500 }, (_, index) => row('Rotterdam', 1_000 + index));
  const lines = ['POL,POD,Carrier,40HC,Currency,Valid from,Valid to', row('Hamburg', 1_900), ...rows];
  const content = Buffer.from(lines.join('\n')).toString('base64');
  return { name: 'import_rate_sheet', arguments: { file_name: `${name}.csv`, content_base64: content } };
}

/** Three letters for each number. */
const code = (index: number) =>
  [index / 676, (index / 26) % 26, index % 26].map((at) => String.fromCharCode(65 + Math.floor(at))).join('');

describe('an import of rates as a task', () => {
  const asPricing = { key: pricing };
  const without = { ...asPricing, extensions: [] };

  it('waits for its turn, is of keys that may write rates alone, and is cancelled', async () => {
    const { taskId, statusMessage } = (await ask('tools/call', longSheet('stopped'), asPricing)).result;
    expect([taskId, statusMessage]).toEqual([
      expect.stringMatching(/^import_rate_sheet\.\d+$/),
      'Waiting for its turn',
    ]);
    const customer = await mcp.keyWith(['rates:read', 'documents:write'], 'acme-trading');
    for (const method of ['tasks/get', 'tasks/cancel']) {
      const refused = await ask(method, { taskId }, { key: customer });
      expect(refused.error).toMatchObject({ code: -32602, message: `There is no task ${taskId}.` });
    }
    expect((await ask('tasks/cancel', { taskId }, asPricing)).error).toBeUndefined();
    expect((await ask('tasks/get', { taskId }, asPricing)).result.status).toBe('cancelled');
    expect((await ask('tasks/cancel', { taskId }, asPricing)).error).toBeUndefined();
  });

  it('of many rates is published after the answer, which says how to look', async () => {
    const rates = Array.from({ length: 5_001 }, (_, index) => ({ amount: 1_000 + index, origin: `CN${code(index)}` }));
    const id = await saveSampleDraft(mcp.database, rates);
    const publishing = { name: 'publish_rate_sheet', arguments: { id } };
    const { result } = await ask<Task['result']>('tools/call', publishing, without);
    expect(result?.structuredContent).toMatchObject({
      id,
      status: 'draft',
      job: { kind: 'publish', status: 'queued' },
    });
    const look = { name: 'import_rate_sheet', arguments: { sheet: id } };
    const looked = async () => (await ask<Task['result']>('tools/call', look, without)).result?.structuredContent;
    expect(await looked()).toMatchObject({ id, status: 'draft', job: { kind: 'publish', status: 'queued' } });
    await mcp.service.rates.jobs.startWork();
    await expect.poll(async () => (await looked())?.status, { timeout: 60_000 }).toBe('published');
    // Called once more it is refused, and publishes nothing twice.
    expect(JSON.stringify(await ask('tools/call', publishing, without))).toContain('rate_sheet_not_draft');
  }, 90_000);

  it('gives the draft that the call would have answered, which only a key that may write rates publishes', async () => {
    const begun = (await ask('tools/call', longSheet('january'), asPricing)).result;
    expect(begun).toMatchObject({ resultType: 'task', status: 'working' });
    const done = await untilFinished(begun.taskId, pricing);
    const draft = done.result?.structuredContent;
    expect(draft).toMatchObject({ file: 'january.csv', status: 'draft', rates: 2_501, job: { status: 'done' } });
    const again = { name: 'import_rate_sheet', arguments: { sheet: draft?.id } };
    expect((await ask<Task['result']>('tools/call', again, without)).result?.structuredContent).toEqual(draft);
    const publishing = { name: 'publish_rate_sheet', arguments: { id: draft?.id } };
    const reader = await mcp.keyWith(['rates:read']);
    expect(await ask('tools/call', publishing, { key: reader })).toMatchObject({ error: { code: -32602 } });
    const published = await ask<{ structuredContent: object }>('tools/call', publishing, asPricing);
    expect(published.result.structuredContent).toMatchObject({ added: 2_501, changed: 0, unchanged: 0 });
  });

  it('is not made of a pasted table, nor of a call that does not say what to import', async () => {
    const text =
      'POL,POD,Carrier,40HC,Currency,Valid from,Valid to\nNingbo,Felixstowe,MSC,2100,USD,2027-01-01,2027-01-31';
    const small = await ask('tools/call', { name: 'import_rate_sheet', arguments: { text } }, asPricing);
    expect(small.result).toMatchObject({ resultType: 'complete', structuredContent: { status: 'draft', rates: 1 } });
    const nothing = await ask('tools/call', { name: 'import_rate_sheet', arguments: { answers: {} } }, asPricing);
    expect(JSON.stringify(nothing)).toContain('sheet_source_missing');
  });
});
