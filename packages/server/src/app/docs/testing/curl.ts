/**
 * What the pages use of curl, for machines that have none: `-X -H -d -F -o -s -I` and one address. Ends with 22 when the
 * answer is a refusal, and with 2 for an option that it does not know.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    form: { type: 'string', short: 'F', multiple: true, default: [] },
    output: { type: 'string', short: 'o' },
    silent: { type: 'boolean', short: 's' },
    head: { type: 'boolean', short: 'I' },
  },
});

function formOf(parts: readonly string[]): FormData {
  const form = new FormData();
  for (const part of parts) {
    const [name = '', value = ''] = part.split(/=(.*)/s);
    if (value.startsWith('@')) form.append(name, new Blob([readFileSync(value.slice(1))]), basename(value));
    else form.append(name, value);
  }
  return form;
}

const dataOf = (text: string) => (text.startsWith('@') ? readFileSync(text.slice(1)) : text);
const body = values.form.length > 0 ? formOf(values.form) : values.data === undefined ? null : dataOf(values.data);
const [url] = positionals;
if (url === undefined || positionals.length > 1)
  throw new Error(`One address, not ${positionals.length}: ${positionals}`);
const answer = await fetch(url, {
  method: values.request ?? (values.head ? 'HEAD' : body === null ? 'GET' : 'POST'),
  headers: values.header.map((header) => header.split(/:\s*(.*)/s).slice(0, 2) as [string, string]),
  body,
});
const bytes = Buffer.from(await answer.arrayBuffer());
if (values.output !== undefined) writeFileSync(values.output, bytes);
else if (values.head) for (const [name, value] of answer.headers) console.log(`${name}: ${value}`);
else process.stdout.write(bytes);
process.exitCode = answer.ok ? 0 : 22;
