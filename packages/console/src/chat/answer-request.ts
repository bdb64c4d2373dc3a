import { callTool, readJson } from './bridge.ts';

type Body = Record<string, unknown>;
type Answering = (parts: readonly string[], body: Body) => Promise<Response>;

/** What the components of the panel ask for, and the tool or resource that answers it. */
const ROUTES: readonly [RegExp, Answering][] = [
  [/^GET \/extractions\/(\d+)$/, ([id]) => read(`agent-rate://extractions/${id}`)],
  [
    /^POST \/extractions\/(\d+)\/corrections$/,
    async ([id], body) => {
      const refusal = await refusalOf('correct_extraction', { id: Number(id), ...body });
      return refusal ?? read(`agent-rate://extractions/${id}`);
    },
  ],
  [/^POST \/extractions\/(\d+)\/check$/, ([id]) => call('check_dangerous_goods', { extraction: Number(id) })],
  [/^GET \/documents\/(\d+)$/, ([id]) => read(`agent-rate://documents/${id}`)],
  [/^GET \/documents\/(\d+)\/pages$/, ([id]) => readPages(Number(id))],
  [/^GET \/orders\/(\w+)$/, ([id]) => read(`agent-rate://orders/${id}`)],
];

/** Answers a request of the client as the service would. What is not in the table is not there. */
export async function answerRequest(request: string, body: Body): Promise<Response> {
  for (const [pattern, answer] of ROUTES) {
    const found = pattern.exec(request);
    if (found) return answer(found.slice(1), body);
  }
  return toResponse({ code: 'rest_no_route', message: 'The panel does not ask for this.', data: { status: 404 } }, 404);
}

async function read(uri: string): Promise<Response> {
  return toResponse(await readJson(uri));
}

async function call(tool: string, args: Body): Promise<Response> {
  const { refused, body } = await callTool(tool, args);
  return toResponse(body, refused ? statusOf(body) : 200);
}

async function refusalOf(tool: string, args: Body): Promise<Response | undefined> {
  const { refused, body } = await callTool(tool, args);
  return refused ? toResponse(body, statusOf(body)) : undefined;
}

/** As many pages as the console shows of a document. */
const MOST_PAGES = 100;

async function readPages(document: number): Promise<Response> {
  const { pages = 0 } = (await readJson(`agent-rate://documents/${document}`)) as { pages?: number };
  const numbers = Array.from({ length: Math.min(pages, MOST_PAGES) }, (_, at) => at + 1);
  const data = await Promise.all(numbers.map((one) => readJson(`agent-rate://documents/${document}/pages/${one}`)));
  return toResponse({ data });
}

function statusOf({ data }: Body): number {
  const { status } = (data ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : 500;
}

function toResponse(body: Body, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
