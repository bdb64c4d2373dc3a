import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { SpanStart, Tracer } from '../base/index.ts';

const SEND_EVERY_MILLISECONDS = 1_000;

const KINDS = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

/** Where spans are sent, and what of. */
export type SpanTarget = {
  url: string;
  headers: Readonly<Record<string, string>>;
  service: { name: string; version: string };
};

/** A tracer whose spans go to an OpenTelemetry collector. `stop` sends what is left, and never throws. */
export function sendSpans({ url, headers, service }: SpanTarget): Tracer & { stop: () => Promise<void> } {
  const resource = resourceFromAttributes({ 'service.name': service.name, 'service.version': service.version });
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers } });
  const processor = new BatchSpanProcessor(exporter, { scheduledDelayMillis: SEND_EVERY_MILLISECONDS });
  const provider = new BasicTracerProvider({ resource, spanProcessors: [processor] });
  const source = provider.getTracer('agent-rate', service.version);
  return {
    begin: ({ name, kind, parent, facts = {}, startedAt = Date.now() }) => {
      const options = { kind: KINDS[kind], attributes: facts, startTime: startedAt };
      const span = source.startSpan(name, options, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
        note: (more) => void span.setAttributes(more),
        end: (fault, endedAt) => {
          if (fault !== undefined) span.setAttribute('error.type', fault).setStatus({ code: SpanStatusCode.ERROR });
          span.end(endedAt);
        },
      };
    },
    // A collector that is away keeps nothing from stopping.
    stop: () => provider.shutdown().catch(() => {}),
  };
}

function contextOf(parent: SpanStart['parent']) {
  const above = parent === undefined ? null : parseTraceParent(parent);
  return above ? trace.setSpanContext(ROOT_CONTEXT, { ...above, isRemote: true }) : ROOT_CONTEXT;
}
