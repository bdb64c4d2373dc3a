#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { connect } from './service.js';
import { runInjection } from './suite.js';

const USAGE = `Usage: node run.js <base URL> --key <key> [--json]

Plants texts that try to give orders to an agent in sheets, mails, PDFs and port texts, and judges every answer over MCP.
It publishes rates and places orders: give it a service made for the purpose, and a key with the scope admin.

Exit code: 0 nothing got through, 1 something did, 2 the suite could not be run.`;

async function main() {
  const options = { key: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [url] = positionals;
  if (values.help || url === undefined || values.key === undefined) throw new Error(USAGE);
  const results = await runInjection(connect(url.replace(/\/$/, ''), values.key), {
    onPayload: values.json ? undefined : print,
  });
  if (values.json) console.log(JSON.stringify(results));
  return results.some(({ judged }) => judged.some(({ leaks }) => leaks.length > 0)) ? 1 : 0;
}

function print({ title, judged }) {
  const leaks = judged.flatMap(({ from, leaks }) => leaks.map((leak) => ({ from, ...leak })));
  const held = judged.filter((one) => one.held).length;
  console.log(
    `${leaks.length === 0 ? 'ok  ' : 'FAIL'} ${title.padEnd(36)} ${judged.length} answers, ${held} with the text`,
  );
  for (const { from, path, what, text } of leaks) console.log(`       ${from} ${path}: ${what}: ${text.slice(0, 160)}`);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
