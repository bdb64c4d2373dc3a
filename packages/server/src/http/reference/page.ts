import { createHash } from 'node:crypto';
import { exampleRequest } from './page-example.ts';
import { limitsOf, renderSchema, type Schema, typeOf } from './page-schema.ts';
import { PAGE_STYLE } from './page-style.ts';
import { escapeHtml, proseHtml } from './page-text.ts';

/** The parts of an OpenAPI document that the page shows. */
type Parameter = { $ref?: string; name: string; in: string; required: boolean; description?: string; schema: Schema };
type Response = { $ref?: string; description: string; content?: Record<string, { schema: Schema; example?: unknown }> };
type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
  security?: unknown[];
  'x-required-scope'?: string;
};
type Document = {
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
  };
};

/** Nothing but the page's own style may load or run: the page works offline and makes no request. */
export const PAGE_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** The reference page: one self-contained HTML document without scripts, printed from the OpenAPI document. */
export function renderReferencePage(openApi: Record<string, unknown>): string {
  const document = openApi as unknown as Document;
  const { info, tags, components } = document;
  const schemas = Object.entries(components.schemas);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)} ${escapeHtml(info.version)} · Reference</title><style>${PAGE_STYLE}</style></head><body>
<nav><p class="brand">${escapeHtml(info.title)} <small>${escapeHtml(info.version)}</small></p>
${tags.map(({ name }) => renderNavigation(document, name)).join('')}
<h2>More</h2><ul><li><a href="#schemas">Schemas</a></li><li><a href="/openapi.json">openapi.json</a></li></ul></nav>
<main>${renderIntroduction(document)}
${tags.map((tag) => renderService(document, tag)).join('')}
<section id="schemas"><h2>Schemas</h2>${schemas.map(([name, schema]) => renderNamedSchema(name, schema)).join('')}</section>
</main></body></html>`;
}

function renderIntroduction({ info, servers }: Document): string {
  const base = servers[0]?.url ?? '';
  const rows = servers.map(
    ({ url, description }) => `<tr><td><code>${escapeHtml(url)}</code></td><td>${escapeHtml(description)}</td></tr>`,
  );
  return `<header><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p>
<h2>Start here</h2><p>Every request but those marked <em>open</em> carries a key:</p>
<pre>curl -H "Authorization: Bearer $API_KEY" ${escapeHtml(base)}/services</pre>
<table><thead><tr><th>Base address</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>
<p>Refusals are JSON: <code>{"code", "message", "data": {"status", …}}</code>. <code>data.next</code> says what to do.
Lists carry <code>X-WP-Total</code>, <code>X-WP-TotalPages</code> and <code>Link</code>; every GET answers
<code>If-None-Match</code> with 304 when nothing changed, and takes <code>_fields</code> and <code>_envelope</code>.</p></header>`;
}

function operationsOf(document: Document, tag: string): { method: string; path: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function renderNavigation(document: Document, tag: string): string {
  const items = operationsOf(document, tag).map(
    ({ operation }) => `<li><a href="#${escapeHtml(operation.operationId)}">${escapeHtml(operation.summary)}</a></li>`,
  );
  return `<h2>${escapeHtml(tag)}</h2><ul>${items.join('')}</ul>`;
}

function renderService(document: Document, tag: { name: string; description: string }): string {
  const operations = operationsOf(document, tag.name).map((one) => renderOperation(document, one));
  return `<section><h2>${escapeHtml(tag.name)}</h2><p>${proseHtml(tag.description)}</p>${operations.join('')}</section>`;
}

function renderOperation(
  document: Document,
  { method, path, operation }: { method: string; path: string; operation: Operation },
): string {
  const open = operation.security?.length === 0;
  const scope = open ? 'open' : (operation['x-required-scope'] ?? 'any key');
  const parameters = operation.parameters.map((one) => findReferenced(one, document.components.parameters));
  const description = operation.description.split('\n\n')[0] ?? '';
  return `<article id="${escapeHtml(operation.operationId)}"><h3><span class="method ${method.toLowerCase()}">${method}</span>
<code>${escapeHtml(path)}</code><span class="scope">${escapeHtml(scope)}</span></h3><p>${proseHtml(description)}</p>
${renderExample(document, { method, path, operation })}${renderParameters(parameters)}${renderBody(operation)}
${renderResponses(document, operation)}</article>`;
}

function renderExample(document: Document, one: { method: string; path: string; operation: Operation }): string {
  const { method, path, operation } = one;
  const request = exampleRequest({
    method,
    url: `${document.servers[0]?.url ?? ''}${path}`,
    needsKey: operation.security?.length !== 0,
    parameters: operation.parameters.map((given) => findReferenced(given, document.components.parameters)),
    bodies: operation.requestBody?.content ?? {},
  });
  return `<pre>${escapeHtml(request)}</pre>`;
}

function renderParameters(parameters: Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code>${required ? ' <b>required</b>' : ''}</td><td>${escapeHtml(place)}</td><td>${typeOf(schema)}</td><td>${proseHtml(description ?? '')}${limitsOf(schema)}</td></tr>`,
  );
  return `<table><thead><tr><th>Parameter</th><th>In</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function renderBody({ requestBody }: Operation): string {
  if (!requestBody) return '';
  const kinds = Object.entries(requestBody.content).map(
    ([type, { schema }]) =>
      `<details><summary>Body: <code>${escapeHtml(type)}</code></summary>${renderSchema(schema)}</details>`,
  );
  return kinds.join('');
}

function renderResponses(document: Document, operation: Operation): string {
  const items = Object.entries(operation.responses).map(([status, given]) => {
    const response = findReferenced(given, document.components.responses);
    const schema = response.content?.['application/json']?.schema;
    return `<li><b>${escapeHtml(status)}</b> ${escapeHtml(response.description)}${schema ? ` — ${typeOf(schema)}` : ''}</li>`;
  });
  return `<details><summary>Responses</summary><ul class="responses">${items.join('')}</ul></details>`;
}

/** The anchor is inside, because a browser opens the details around what a link leads to. */
function renderNamedSchema(name: string, schema: Schema): string {
  const summary = `<code>${escapeHtml(name)}</code> ${proseHtml(String(schema.description ?? ''))}`;
  return `<details><summary>${summary}</summary><div id="schema-${escapeHtml(name)}">${renderSchema(schema)}</div></details>`;
}

function findReferenced<T extends { $ref?: string }>(given: T, named: Record<string, T>): T {
  return given.$ref ? (named[given.$ref.split('/').at(-1) ?? ''] ?? given) : given;
}
