import { type ProblemTable, problemsOf } from '../../base/index.ts';

/** Why a server cannot start or go on; each ends `serve` with one sentence. */
export const serveProblems = {
  port_taken: {
    status: 500,
    message: 'Another program listens on that port already.',
    next: 'Stop it, or choose another port with PORT (PORT=0 takes any free one).',
  },
  port_forbidden: {
    status: 500,
    message: 'This account may not listen on that port.',
    next: 'Set PORT to a port from 1024 on.',
  },
  host_unavailable: {
    status: 500,
    message: 'This machine has no such address to listen on.',
    next: 'Set HOST to 127.0.0.1 (this machine only) or 0.0.0.0 (every machine that can reach it).',
  },
  data_directory_gone: {
    status: 500,
    message: 'The data directory was deleted or moved while the server used it.',
    next: 'Put it back and start again; without it, the next start begins with an empty database.',
  },
  process_ended: {
    status: 500,
    message: 'A process of the server ended while it started.',
    next: 'The lines above say why; `agent-rate doctor` checks settings, database and port.',
  },
  tracing_packages_missing: {
    status: 500,
    message: 'A collector is configured, and the packages of OpenTelemetry are not installed.',
    next:
      'Install them beside agent-rate: npm install @opentelemetry/api @opentelemetry/core @opentelemetry/resources ' +
      '@opentelemetry/sdk-trace-base @opentelemetry/exporter-trace-otlp-http; or unset OTEL_EXPORTER_OTLP_ENDPOINT.',
  },
  examples_missing: {
    status: 500,
    message: 'The example rate sheets are missing.',
    next: 'Install agent-rate again, or serve without --demo.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal to serve. */
export const serveProblem = problemsOf(serveProblems);
