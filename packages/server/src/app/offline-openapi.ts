import type { AuditLog } from '../audit/index.ts';
import { createLog, type Log, type Operation, unopened } from '../base/index.ts';
import type { Compliance } from '../compliance/index.ts';
import type { DangerousGoods } from '../dangerous-goods/index.ts';
import type { Documents } from '../documents/index.ts';
import type { Events, Webhooks } from '../events/index.ts';
import type { ExchangeRates } from '../exchange-rates/index.ts';
import type { Extractions } from '../extraction/index.ts';
import type { Formats } from '../formats/index.ts';
import type { OverrulingStore } from '../forms/index.ts';
import { createHttpServer } from '../http/index.ts';
import type { Keys, People } from '../keys/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Links } from '../links/index.ts';
import type { JobList, ProblemLog } from '../monitoring/index.ts';
import type { Orders } from '../orders/index.ts';
import type { Ports } from '../ports/index.ts';
import type { Intake, Rates, Subscriptions } from '../rates/index.ts';
import type { Selling } from '../selling/index.ts';
import type { Shipments } from '../shipments/index.ts';
import { IDENTITY } from './identity.ts';
import { listOperations } from './modules.ts';
import { POSTED_EVENTS } from './posted-events.ts';
import { type Config, readConfig } from './settings/config.ts';

/** Every operation, to be read and not run. */
export function describeOperations(): Operation[] {
  return listOperations({
    keys: unopened<Keys>(),
    people: unopened<People>(),
    audit: unopened<AuditLog>(),
    problemLog: unopened<ProblemLog>(),
    jobList: unopened<JobList>(),
    ports: unopened<Ports>(),
    formats: unopened<Formats>(),
    rates: unopened<Rates>(),
    selling: unopened<Selling>(),
    exchangeRates: unopened<ExchangeRates>(),
    intake: unopened<Intake>(),
    events: unopened<Events>(),
    dangerousGoods: unopened<DangerousGoods>(),
    documents: unopened<Documents>(),
    extractions: unopened<Extractions>(),
    compliance: unopened<Compliance>(),
    overrulings: unopened<OverrulingStore>(),
    webhooks: unopened<Webhooks>(),
    orders: unopened<Orders>(),
    shipments: unopened<Shipments>(),
    subscriptions: unopened<Subscriptions>(),
    links: unopened<Links>(),
    ledger: unopened<Ledger>(),
  });
}

/** The OpenAPI document as the server sends it, without a database. */
export async function readOpenApi(config: Config, log: Log): Promise<unknown> {
  const operations = describeOperations();
  const refuse = () => {
    throw new Error('this server only describes itself');
  };
  const shown = { operations, messages: POSTED_EVENTS };
  const server = createHttpServer({ ...IDENTITY, ...shown, authenticate: refuse, health: refuse, config, log });
  const { payload } = await server.inject({ url: '/openapi.json', headers: { host: `localhost:${config.port}` } });
  await server.close();
  return JSON.parse(payload);
}

/** The whole of docs/openapi.json: the document of a server with the default settings. */
export async function printOpenApi(): Promise<string> {
  return `${JSON.stringify(await readOpenApi(readConfig({}), createLog('silent')), null, 2)}\n`;
}
