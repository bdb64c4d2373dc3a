import { createHash } from 'node:crypto';
import { problemCatalogue } from '../errors/problem-catalogue.ts';
import type { MountedTool } from '../mounted-app.ts';
import { type DocumentedOperation, documentedOperations, type OpenApiDocument } from './documented.ts';
import { renderOperation } from './page-operation.ts';
import { renderSchema } from './page-schema.ts';
import { PAGE_SCRIPT } from './page-script.ts';
import { PAGE_STYLE } from './page-style.ts';
import { escapeHtml, proseHtml } from './page-text.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing but the page's own style and script may load or run: the page works offline and makes no request. */
export const PAGE_POLICY = [
  `default-src 'none'`,
  `style-src ${hashOf(PAGE_STYLE)}`,
  `script-src ${hashOf(PAGE_SCRIPT)}`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** The reference page: one self-contained HTML document, printed from the OpenAPI document. */
export function renderReferencePage(openApi: Record<string, unknown>, tools: readonly MountedTool[] = []): string {
  const document = openApi as unknown as OpenApiDocument;
  const { info, tags, components } = document;
  const operations = documentedOperations(document);
  const services = tags.map((tag) => ({ ...tag, operations: operations.filter((one) => one.tags.includes(tag.name)) }));
  const schemas = Object.entries(components.schemas).map(([name, schema]) => {
    const summary = `<code>${escapeHtml(name)}</code> ${proseHtml(String(schema.description ?? ''))}`;
    // The anchor is inside, because a browser opens the details around what a link leads to.
    return `<details data-text="${escapeHtml(name.toLowerCase())}"><summary>${summary}</summary><div id="schema-${escapeHtml(name)}">${renderSchema(schema)}</div></details>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)} ${escapeHtml(info.version)} · Reference</title><style>${PAGE_STYLE}</style></head><body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar"><p class="brand"><a href="#content">${escapeHtml(info.title)}</a> <small>${escapeHtml(info.version)}</small></p>
<search hidden><label for="search">Search</label><input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="Operation, parameter, error code ( / )"><output for="search" aria-live="polite"></output></search>
<button id="menu" type="button" aria-expanded="false" aria-controls="contents" hidden>Contents</button></header>
<nav id="contents" aria-label="Contents">${services.map(({ name, operations: listed }) => renderNavigation(name, listed)).join('')}
<h2>More</h2><ul><li><a href="#problems">Error codes</a></li><li><a href="#schemas">Schemas</a></li><li><a href="/openapi.json">openapi.json</a></li></ul></nav>
<main id="content" tabindex="-1">${renderIntroduction(document)}
${services.map((service) => renderService(document, service, tools)).join('')}
<section id="problems"><h2>Error codes</h2>${renderProblems()}</section>
<section id="schemas"><h2>Schemas</h2>${schemas.join('')}</section>
</main><script>${PAGE_SCRIPT}</script></body></html>`;
}

function renderIntroduction({ info, servers }: OpenApiDocument): string {
  const base = servers[0]?.url ?? '';
  const rows = servers.map(
    ({ url, description }) => `<tr><td><code>${escapeHtml(url)}</code></td><td>${escapeHtml(description)}</td></tr>`,
  );
  return `<section id="introduction"><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p>
<h2>Start here</h2><p>Every request but those marked <em>open</em> carries an API key, which the operator creates:</p>
<pre>curl ${escapeHtml(base)}/services -H "Authorization: Bearer $API_KEY"</pre>
<p>The typed client of TypeScript and JavaScript is made once; the examples below call it:</p>
<pre>import { createClient } from '@agent-rate/client';

const client = createClient({ baseUrl: '${escapeHtml(base)}', key: process.env.API_KEY });</pre>
<table><thead><tr><th>Base address</th><th>Paths</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<p>A refusal is JSON: <code>{"code", "message", "data": {"status", …}}</code>. <code>data.next</code> says what to do.
Lists carry <code>X-WP-Total</code>, <code>X-WP-TotalPages</code> and <code>Link</code>; every GET answers
<code>If-None-Match</code> with 304 when nothing changed, and takes <code>_fields</code> and <code>_envelope</code>.</p></section>`;
}

function renderNavigation(service: string, operations: readonly DocumentedOperation[]): string {
  const items = operations.map(({ operationId, summary }) => {
    const id = escapeHtml(operationId);
    return `<li data-of="${id}"><a href="#${id}">${escapeHtml(summary)}</a></li>`;
  });
  return `<h2>${escapeHtml(titleOf(service))}</h2><ul>${items.join('')}</ul>`;
}

type Service = { name: string; description: string; operations: readonly DocumentedOperation[] };

function renderService(document: OpenApiDocument, service: Service, tools: readonly MountedTool[]): string {
  const articles = service.operations.map((operation) => renderOperation(document, operation, tools));
  return `<section><h2>${escapeHtml(titleOf(service.name))}</h2><p>${proseHtml(service.description)}</p>${articles.join('')}</section>`;
}

/** `dangerous-goods` as a title: `Dangerous goods`. */
function titleOf(service: string): string {
  const words = service.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every code once, so that what to do about it need not be repeated at each operation. */
function renderProblems(): string {
  const kinds = Object.values(problemCatalogue).flatMap((table) => Object.entries(table));
  const rows = kinds
    .toSorted(([a, left], [b, right]) => left.status - right.status || (a < b ? -1 : 1))
    .map(
      ([code, { status, message, next = '' }]) =>
        `<tr id="problem-${code}" data-text="${code}"><td><code>${code}</code></td><td>${status}</td><td>${proseHtml(message)}${next && `<br>${proseHtml(next)}`}</td></tr>`,
    );
  return `<table><thead><tr><th>Code</th><th>Status</th><th>Meaning, and what to do</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
