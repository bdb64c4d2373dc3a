import { collectSpans } from '../base/index.ts';
import { IDENTITY } from './identity.ts';
import { serveProblem } from './serving/serve-problems.ts';
import type { Config } from './settings/config.ts';

/** The settings of tracing. */
export type TracingConfig = Partial<Pick<Config, 'otlpEndpoint' | 'otlpHeaders' | 'otelServiceName'>>;

/**
 * Sends spans to the OpenTelemetry collector that is configured, until what it returns is called. Nothing of OpenTelemetry is
 * loaded where none is. Throws `tracing_packages_missing`: a package's own install leaves these packages out.
 */
export async function startTracing(config: TracingConfig): Promise<() => Promise<void>> {
  const { otlpEndpoint, otlpHeaders: headers = {}, otelServiceName: name = IDENTITY.name } = config;
  if (otlpEndpoint === undefined) return async () => {};
  const { sendSpans } = await import('./send-spans.ts').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ERR_MODULE_NOT_FOUND' ? serveProblem('tracing_packages_missing') : error;
  });
  const service = { name, version: IDENTITY.version };
  const tracer = sendSpans({ url: `${otlpEndpoint}/v1/traces`, headers, service });
  collectSpans(tracer);
  return async () => {
    collectSpans(undefined);
    await tracer.stop();
  };
}
