import type { MountedTool } from '../mounted-app.ts';
import type { DocumentedOperation } from './documented.ts';
import { type ExampleRequest, queryText } from './example-request.ts';
import { printJson } from './page-text.ts';

/** One way to make a request, as text to copy. */
export type Sample = { language: 'curl' | 'client' | 'mcp'; text: string };

/** An example request as a command, a call of the typed client, and, where a tool runs it, a call of that tool. */
export function samplesOf(
  operation: DocumentedOperation,
  request: ExampleRequest,
  { baseUrl, tools }: { baseUrl: string; tools: readonly MountedTool[] },
): Sample[] {
  const call = tools.map((tool) => toolCall(tool, request)).find((one) => one !== undefined);
  return [
    { language: 'curl', text: curlSample(request, baseUrl) },
    { language: 'client', text: clientSample(operation, request) },
    ...(call ? [{ language: 'mcp' as const, text: printJson({ method: 'tools/call', params: call }) }] : []),
  ];
}

function curlSample(request: ExampleRequest, baseUrl: string): string {
  const { method, needsKey, body, files = [], idempotencyKey } = request;
  const address = `${baseUrl}${request.path}${queryText(request)}`;
  const impliesPost = method === 'POST' && (body !== undefined || files.length > 0);
  const isQuoted = /[?&{]/.test(address);
  const first = ['curl', ...(method === 'GET' || impliesPost ? [] : [`-X ${method}`])].join(' ');
  return [
    `${first} ${isQuoted ? `'${address}'` : address}`,
    ...(needsKey ? ['-H "Authorization: Bearer $API_KEY"'] : []),
    ...(idempotencyKey === undefined ? [] : [`-H "Idempotency-Key: ${idempotencyKey}"`]),
    ...files.map((name) => `-F file=@${name}`),
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${printJson(body).replaceAll("'", String.raw`'\''`)}'`]),
  ].join(' \\\n  ');
}

/** The parts of a call of the typed client. */
export function clientInput({ pathValues, query, body, files, idempotencyKey }: ExampleRequest) {
  return {
    ...(Object.keys(pathValues).length > 0 ? { path: pathValues } : {}),
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(body === undefined ? {} : { body }),
    ...(files === undefined ? {} : { files }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
}

/** Which function of the client an operation is asked with. */
export function clientVerb({ responses }: DocumentedOperation): 'call' | 'download' | 'follow' {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const types = Object.keys(success?.content ?? { 'application/json': {} });
  if (types.includes('text/event-stream')) return 'follow';
  return types.includes('application/json') ? 'call' : 'download';
}

function clientSample(operation: DocumentedOperation, request: ExampleRequest): string {
  const { files, ...input } = clientInput(request);
  const uploads = files?.map((name) => `{ name: '${name}', bytes: await openAsBlob('${name}') }`).join(', ');
  const parts = [
    ...Object.entries(input).map(([name, value]) => `${name}: ${printLiteral(value)}`),
    ...(uploads === undefined ? [] : [`files: [${uploads}]`]),
  ];
  const line = `{ ${parts.join(', ')} }`;
  const isShort = line.length <= 76 && !line.includes('\n');
  const given = parts.length === 0 ? '' : `, ${isShort ? line : `{\n  ${parts.join(',\n  ')},\n}`}`;
  const verb = clientVerb(operation);
  const call = `client.${verb}('${request.operation}'${given})`;
  const head = uploads === undefined ? '' : `import { openAsBlob } from 'node:fs';\n\n`;
  return verb === 'follow'
    ? `for await (const event of ${call}) console.log(event);`
    : `${head}const answer = await ${call};`;
}

/** A value as TypeScript is written: names without quotes, texts in single ones. */
function printLiteral(value: unknown): string {
  return printJson(value, '  ')
    .replaceAll(/"([A-Za-z_]\w*)":/g, '$1:')
    .replaceAll(/"((?:[^"\\]|\\.)*)"/g, (whole, text: string) => (/['\\]/.test(text) ? whole : `'${text}'`));
}

/** The call of a tool that does what the request does; undefined when it does not run the operation. */
export function toolCall(
  { name, calls }: MountedTool,
  request: ExampleRequest,
): { name: string; arguments: Record<string, unknown> } | undefined {
  const sources = calls[request.operation];
  if (sources === undefined) return undefined;
  const { pathValues, query, body, idempotencyKey } = request;
  const known: Record<string, unknown> = { ...pathValues, ...query, ...(body as object), '*': body, idempotencyKey };
  const given = Object.entries(sources).filter(([, source]) => known[source] !== undefined);
  return { name, arguments: Object.fromEntries(given.map(([argument, source]) => [argument, known[source]])) };
}
