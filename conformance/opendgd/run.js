#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { connect } from './server.js';
import { loadGroups, runGroups } from './suite.js';

const USAGE = `Usage: node run.js <base URL> [options]

  <base URL>        where /schema and /declarations/… are: https://example.com/v1
  --key <key>       sent as a bearer key
  --only <text>     only groups whose number or title has it
  --readings        failures of cases that the standard leaves open count, too
  --parallel <n>    requests at a time (4)
  --json            results as JSON

Exit code: 0 every case passed, 1 some failed, 2 the suite could not be run.`;

function readOptions() {
  const text = { type: 'string' };
  const flag = { type: 'boolean', default: false };
  const options = { key: text, only: text, parallel: text, readings: flag, json: flag, help: flag };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help || positionals.length !== 1) throw new Error(USAGE);
  return { ...values, baseUrl: positionals[0] };
}

const isChosen = (only) => (group) =>
  only === undefined || `${group.segment ?? ''} ${group.title}`.toLowerCase().includes(only.toLowerCase());

function printGroup({ segment, title, cases, failures }, counts) {
  const failed = failures.filter(counts).length;
  const open = failures.length - failed;
  const words = `${failed === 0 ? 'ok  ' : 'FAIL'} ${String(segment ?? '').padStart(2)}  ${title.padEnd(36)}`;
  console.log(
    `${words} ${String(cases - failures.length).padStart(3)} of ${String(cases).padStart(3)}${open ? `  (${open} read otherwise)` : ''}`,
  );
  for (const { name, reason, reading } of failures) {
    console.log(`         ${name}: ${reason}`);
    if (reading) console.log(`           read so because: ${reading}`);
  }
}

async function main() {
  const { baseUrl, key, only, readings, json, parallel = '4' } = readOptions();
  const counts = ({ reading }) => readings || reading === undefined;
  const onGroup = json ? undefined : (result) => printGroup(result, counts);
  const groups = loadGroups().filter(isChosen(only));
  const results = await runGroups(connect(baseUrl, { key }), groups, { parallel: Number(parallel) || 4, onGroup });
  const sum = (of) => results.reduce((total, result) => total + of(result), 0);
  const total = {
    cases: sum(({ cases }) => cases),
    failed: sum(({ failures }) => failures.filter(counts).length),
    readOtherwise: sum(({ failures }) => failures.filter((one) => !counts(one)).length),
  };
  if (json) console.log(JSON.stringify({ ...total, groups: results }, null, 2));
  else console.log(`\n${total.cases} cases, ${total.failed} failed, ${total.readOtherwise} read otherwise`);
  return total.failed === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error) => {
  console.error(error.cause ? `${error.message}: ${error.cause.message}` : error.message);
  return 2;
});
