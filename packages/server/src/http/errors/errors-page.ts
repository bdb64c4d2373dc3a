import type { ProblemTable } from '../../base/index.ts';

const HEAD = `# Errors

Every refusal has the same shape, with the HTTP status of the response in \`data.status\`:

\`\`\`json
{ "code": "missing_api_key", "message": "API Key required", "data": { "status": 401 } }
\`\`\`

\`code\` is stable: branch on it. \`message\` is for people. \`data\` may hold more: \`next\` says what to do, \`params\` and
\`details\` name the parameters that are wrong. Codes that begin with \`rest_\` are WordPress's, with its status and shape.
The last table is of the command line, which prints the same shape on standard error with \`--json\`.
A \`401\` or \`403\` about the key carries \`WWW-Authenticate\`. Every response carries \`X-Request-Id\`.

This page is printed from the code by \`npm run docs:errors\`; do not edit it.
`;

/** `docs/errors.md`: one table a module, sorted by status and code. */
export function renderErrorsPage(catalogue: Readonly<Record<string, ProblemTable>>): string {
  const sections = Object.entries(catalogue).map(([module, table]) => `\n## ${module}\n\n${renderTable(table)}`);
  return HEAD + sections.join('');
}

function renderTable(table: ProblemTable): string {
  const kinds = Object.entries(table).sort(([a, left], [b, right]) => left.status - right.status || (a < b ? -1 : 1));
  const rows = kinds.map(
    ([code, { status, message, next }]) => `| \`${code}\` | ${status} | ${cell(message)} | ${cell(next ?? '')} |\n`,
  );
  return `| Code | Status | Message | What to do |\n|---|---|---|---|\n${rows.join('')}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
