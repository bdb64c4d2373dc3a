import { readdir, readFile } from 'node:fs/promises';
import type { Log } from '../../base/index.ts';
import type { Rate, Rates } from '../../rates/index.ts';
import type { Service } from '../service.ts';
import type { Config } from '../settings/config.ts';
import { type ServeOptions, serve } from './serve.ts';
import { serveProblem } from './serve-problems.ts';

/** In the package that this file is built into, or in the clone that it is the source of. */
const EXAMPLES = new URL(
  import.meta.url.endsWith('.ts') ? '../../../../../examples/rate-sheets/' : '../../../examples/rate-sheets/',
  import.meta.url,
);
const DEMO = 'demo';
const SCOPES = [
  'rates:read',
  'rates:write',
  'orders:read',
  'orders:write',
  'orders:approve',
  'documents:read',
  'documents:write',
];
const SHEET_NAME = /\.(?:xlsx|xls|ods|csv|tsv)$/i;

/** As `serve`, with the example sheets published, a key of its own, and three requests to copy. */
export function serveDemo(options: ServeOptions): Promise<void> {
  return serve({
    ...options,
    config: allowLoopback(options.config),
    onListening: async (service, address) => {
      await publishExamples(service.rates, options.log);
      const key = await replaceDemoKey(service);
      process.stdout.write(
        await describeRequests(service.rates, { address, namespace: options.config.namespace, key }),
      );
    },
  });
}

/** A webhook that is tried out has its receiver on this machine. Only for a demo that answers this machine alone. */
function allowLoopback(config: Config): Config {
  const isLocal = ['127.0.0.1', 'localhost', '::1'].includes(config.host);
  return isLocal && config.webhookPrivateTargets === false
    ? { ...config, webhookPrivateTargets: ['127.0.0.1', 'localhost'] }
    : config;
}

/** Imports and publishes what is not there yet; a sheet that was imported before is recognised. */
async function publishExamples(rates: Rates, log: Log): Promise<void> {
  const names = (await listExamples()).filter((name) => SHEET_NAME.test(name)).sort();
  for (const name of names) {
    const source = { file: { name, bytes: await readFile(new URL(name, EXAMPLES)) } };
    const { sheet } = await rates.importSheet({ source, answers: {}, by: DEMO, now: new Date() });
    const isNew = sheet.status === 'draft' && sheet.rates > 0;
    if (isNew) await rates.publish(sheet.id, DEMO);
    const facts = { sheet: sheet.id, file: name, rates: sheet.rates, findings: sheet.findings.length };
    log.info(facts, isNew ? 'published an example sheet' : 'an example sheet is there already');
  }
}

async function listExamples(): Promise<string[]> {
  try {
    return await readdir(EXAMPLES);
  } catch {
    throw serveProblem('examples_missing');
  }
}

/** A key is shown only once, so each run makes one; those of earlier runs end. */
async function replaceDemoKey({ keys }: Pick<Service, 'keys'>): Promise<string> {
  const { keys: known } = await keys.list(1, 1_000);
  const created = await keys.create({ name: DEMO, scopes: SCOPES });
  for (const { id, name, state } of known) if (name === DEMO && state === 'active') await keys.revoke(id);
  return created.key;
}

async function describeRequests(
  rates: Rates,
  { address, namespace, key }: { address: string; namespace: string; key: string },
): Promise<string> {
  const urls = [
    `${address}/rates?${await pickLane(rates)}&per_page=1`,
    `${address}/rates/stats?group_by=carrier`,
    `${address}/wp-json/${namespace}/v1/services`,
  ];
  const [first = address] = urls;
  const answer = await fetch(first, { headers: { Authorization: `Bearer ${key}` } });
  const requests = urls.map((url) => `curl -H 'Authorization: Bearer ${key}' '${url}'\n`);
  const body = await answer.text();
  return `\nThree requests to try:\n\n${requests.join('')}\nThe first one answers:\n\n${body}\n\nConsole: ${address}/console, where this key signs in · Reference: ${address}/docs · Ctrl-C stops.\n`;
}

/** A lane that has a rate, as a person would type it; an expired one only when the examples are out of date. */
async function pickLane(rates: Rates): Promise<string> {
  const found = (await findRate(rates, {})) ?? (await findRate(rates, { include_expired: true }));
  if (found === undefined) return 'origin=shanghai';
  const { rate, query } = found;
  const typed = ({ name, text }: Rate['origin']) => (name ?? text).toLowerCase();
  const lane = new URLSearchParams({ origin: typed(rate.origin), destination: typed(rate.destination) });
  return query.include_expired ? `${lane}&include_expired=true` : lane.toString();
}

async function findRate(rates: Rates, query: { include_expired?: boolean }) {
  const { body } = await rates.list({ ...query, per_page: 1 }, new Date());
  const { data } = JSON.parse(Buffer.from(body).toString()) as { data: Rate[] };
  const [rate] = data;
  return rate && { rate, query };
}
