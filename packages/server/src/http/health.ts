import { Type } from 'typebox';
import type { HttpOperation } from './http-operation.ts';
import type { ServiceIdentity } from './service-identity.ts';

/** One thing that was looked at; `message` says what is wrong and what to do. */
export type HealthCheck = { status: 'ok' | 'failing'; message?: string } & Record<string, unknown>;

/** How the service is. Anything but `ok` answers 503. */
export type HealthReport = { status: 'ok' | 'failing'; checks: Record<string, HealthCheck> };

/** Looks at the service; may take its time, and may throw, which counts as failing. */
export type HealthProbe = () => Promise<HealthReport> | HealthReport;

const CheckSchema = Type.Object(
  { status: Type.Union([Type.Literal('ok'), Type.Literal('failing')]), message: Type.Optional(Type.String()) },
  { additionalProperties: true },
);

const HealthSchema = Type.Object(
  {
    name: Type.String({ examples: ['Agent Rate API'] }),
    version: Type.String({ examples: ['1.0.0'] }),
    status: Type.Union([Type.Literal('ok'), Type.Literal('failing')]),
    checks: Type.Record(Type.String(), CheckSchema, { description: 'What was looked at, and what is wrong' }),
  },
  { title: 'Health' },
);

/** `GET /health`: open, 200 or 503 with what is wrong. */
export function healthOperation(identity: ServiceIdentity, probe: HealthProbe): HttpOperation {
  return {
    name: 'check-health',
    service: 'system',
    summary: 'Health check',
    description: 'Name, version and state of the service. 503 with the failing checks when it cannot serve.',
    method: 'GET',
    path: '/health',
    scope: 'open',
    output: HealthSchema,
    otherStatuses: { 503: 'Something is wrong: `checks` says what' },
    run: async () => {
      const report = await runProbe(probe);
      return {
        status: report.status === 'ok' ? 200 : 503,
        body: { ...identity, ...report },
        headers: { 'Cache-Control': 'no-store', ...(report.status === 'ok' ? {} : { 'Retry-After': '5' }) },
      };
    },
  };
}

const LiveSchema = Type.Object({ status: Type.Literal('ok') }, { title: 'Liveness' });

/** `GET /health/live`: open; answers as long as the process does, without a look at the database. */
export function livenessOperation(): HttpOperation {
  return {
    name: 'check-liveness',
    service: 'system',
    summary: 'Liveness check',
    description:
      'Answers as long as the process does, whatever the database does: a restart is needed when it does not.',
    method: 'GET',
    path: '/health/live',
    scope: 'open',
    output: LiveSchema,
    run: () => ({ body: { status: 'ok' }, headers: { 'Cache-Control': 'no-store' } }),
  };
}

/** `GET /health/ready`: open, 200 or 503; whether requests may be sent here. */
export function readinessOperation(identity: ServiceIdentity, probe: HealthProbe): HttpOperation {
  return {
    ...healthOperation(identity, probe),
    name: 'check-readiness',
    summary: 'Readiness check',
    description:
      'Whether requests can be served: 503 with the failing checks while they cannot, as while the database is away.',
    path: '/health/ready',
  };
}

async function runProbe(probe: HealthProbe): Promise<HealthReport> {
  try {
    return await probe();
  } catch {
    const message = 'The health check itself failed; the log says why.';
    return { status: 'failing', checks: { service: { status: 'failing', message } } };
  }
}
