import type { MountedTool } from '../mounted-app.ts';
import { type DocumentedOperation, examplesOf, type OpenApiDocument, type Parameter } from './documented.ts';
import { exampleRequest } from './example-request.ts';
import { limitsOf, renderSchema, typeOf } from './page-schema.ts';
import { escapeHtml, printJson, proseHtml } from './page-text.ts';
import { type Sample, samplesOf } from './samples.ts';

const LANGUAGES: Readonly<Record<Sample['language'], string>> = { curl: 'curl', client: 'TypeScript', mcp: 'MCP' };

/** An operation with its parameters, bodies, answers, refusals, and a request to copy. */
export function renderOperation(
  document: OpenApiDocument,
  operation: DocumentedOperation,
  tools: readonly MountedTool[],
): string {
  const { operationId, method, path, summary } = operation;
  const open = operation.security?.length === 0;
  const scope = open ? 'open' : (operation['x-required-scope'] ?? 'any key');
  const description = operation.description.split('\n\n')[0] ?? '';
  const samples = samplesOf(operation, exampleRequest(operation), { baseUrl: document.servers[0]?.url ?? '', tools });
  const id = escapeHtml(operationId);
  return `<article id="${id}" data-text="${escapeHtml(searchText(operation, samples))}" aria-labelledby="title-${id}">
<h3 id="title-${id}"><a href="#${id}">${escapeHtml(summary)}</a> <span class="scope">${escapeHtml(scope)}</span></h3>
<p class="call"><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code></p><p>${proseHtml(description)}</p>
${renderSamples(samples)}${renderParameters(operation.parameters)}${renderBody(operation)}
${renderResponses(document, operation)}</article>`;
}

/** What a search looks through. */
function searchText(operation: DocumentedOperation, samples: readonly Sample[]): string {
  const { operationId, method, path, summary, parameters, requestBody } = operation;
  const fields = Object.values(requestBody?.content ?? {}).flatMap(({ example }) => Object.keys(example ?? {}));
  const tool = /"name": "(\w+)"/.exec(samples.find(({ language }) => language === 'mcp')?.text ?? '')?.[1] ?? '';
  const names = parameters.map(({ name }) => name).filter((name) => !name.startsWith('_'));
  const words = [summary, method, path, operationId, tool, ...names, ...fields];
  return [...words, ...(operation['x-problem-codes'] ?? [])].join(' ').toLowerCase();
}

function renderSamples(samples: readonly Sample[]): string {
  const panels = samples.map(
    ({ language, text }) =>
      `<div data-language="${language}"><p>${LANGUAGES[language]}</p><pre>${escapeHtml(text)}</pre></div>`,
  );
  return `<div class="samples">${panels.join('')}</div>`;
}

function renderParameters(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code>${required ? ' <b>required</b>' : ''}</td><td>${escapeHtml(place)}</td><td>${typeOf(schema)}</td><td>${proseHtml(description ?? '')}${limitsOf(schema)}</td></tr>`,
  );
  return `<details><summary>Parameters</summary><table><thead><tr><th>Parameter</th><th>In</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

function renderBody({ requestBody }: DocumentedOperation): string {
  if (!requestBody) return '';
  const kinds = Object.entries(requestBody.content).map(
    ([type, { schema }]) =>
      `<details><summary>Body: <code>${escapeHtml(type)}</code></summary>${renderSchema(schema)}</details>`,
  );
  return kinds.join('');
}

function renderResponses(document: OpenApiDocument, operation: DocumentedOperation): string {
  const entries = Object.entries(operation.responses);
  const successes = entries.filter(([status]) => status.startsWith('2'));
  const refusals = entries.filter(([status]) => !status.startsWith('2'));
  const answers = successes.map(([status, { description, content = {} }]) => {
    const kinds = Object.entries(content).map(([type, one]) => {
      const example = examplesOf(one, document)[0]?.[1];
      const shown = example === undefined ? '' : `<pre>${escapeHtml(printJson(example))}</pre>`;
      return `<p>${type === 'application/json' ? typeOf(one.schema) : `<code>${escapeHtml(type)}</code>`}</p>${shown}`;
    });
    return `<details><summary>Answer <b>${escapeHtml(status)}</b> ${proseHtml(description)}</summary>${kinds.join('')}</details>`;
  });
  const codes = (operation['x-problem-codes'] ?? []).map(linkToProblem);
  const rows = refusals.map(([status, { description }]) => {
    const [text = ''] = description.split('\n`');
    return `<li><b>${escapeHtml(status)}</b> ${proseHtml(codesIn(description) ? (text.startsWith('`') ? '' : text) : description)} ${codesIn(description)}</li>`;
  });
  const own = codes.length === 0 ? '' : ` <span class="codes">${codes.join(' ')}</span>`;
  return `${answers.join('')}<details><summary>Refusals</summary><ul class="responses">${rows.join('')}</ul></details>${own && `<p class="own">Error codes:${own}</p>`}`;
}

/** The codes that a response names, as links. */
function codesIn(description: string): string {
  return [...description.matchAll(/^`(\w+)`/gm)].map(([, code = '']) => linkToProblem(code)).join(' ');
}

function linkToProblem(code: string): string {
  return `<a href="#problem-${code}"><code>${code}</code></a>`;
}
