import { collectSpans } from '../base/index.ts';
import { IDENTITY } from './identity.ts';
import type { Config } from './settings/config.ts';

/** The settings of tracing. */
export type TracingConfig = Partial<Pick<Config, 'otlpEndpoint' | 'otlpHeaders' | 'otelServiceName'>>;

/**
 * Sends spans to the OpenTelemetry collector that is configured, until what it returns is called. Nothing of OpenTelemetry is
 * loaded where none is.
 */
export async function startTracing(config: TracingConfig): Promise<() => Promise<void>> {
  const { otlpEndpoint, otlpHeaders: headers = {}, otelServiceName: name = IDENTITY.name } = config;
  if (otlpEndpoint === undefined) return async () => {};
  const { sendSpans } = await import('./send-spans.ts');
  const service = { name, version: IDENTITY.version };
  const tracer = sendSpans({ url: `${otlpEndpoint}/v1/traces`, headers, service });
  collectSpans(tracer);
  return async () => {
    collectSpans(undefined);
    await tracer.stop();
  };
}
