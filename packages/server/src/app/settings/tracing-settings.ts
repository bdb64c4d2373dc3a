import type { Setting } from './setting.ts';

/** Where spans are sent. The names are OpenTelemetry's own. */
export const TRACING_SETTINGS: readonly Setting[] = [
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    field: 'otlpEndpoint',
    type: 'http(s) URL',
    default: undefined,
    example: 'http://localhost:4318',
    meaning:
      'An OpenTelemetry collector that spans of requests, statements and jobs are sent to, over HTTP, at `/v1/traces` below this address. Unset: none are collected.',
    read: (text) => {
      const url = URL.parse(text);
      return url && ['http:', 'https:'].includes(url.protocol) && url.search === '' && url.hash === ''
        ? { value: text.replace(/\/+$/, '') }
        : { mistake: 'is not an address such as http://localhost:4318, without ? or #' };
    },
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    field: 'otlpHeaders',
    isSecret: true,
    type: 'name=value, comma between',
    default: undefined,
    example: 'authorization=Bearer%20correct-horse',
    meaning: 'Headers for that collector, their values percent-encoded.',
    read: (text) => {
      const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=(.*)$/.exec(pair));
      try {
        const headers = pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2]?.trim() ?? '')] as const);
        if (pairs.every((pair) => pair !== null)) return { value: Object.fromEntries(headers) };
      } catch {
        // Said below.
      }
      return { mistake: 'is not a list such as authorization=Bearer%20token,x-tenant=one' };
    },
  },
  {
    name: 'OTEL_SERVICE_NAME',
    field: 'otelServiceName',
    type: 'text',
    default: undefined,
    example: 'rates-europe',
    meaning: 'The name of this service in traces. Unset: its own.',
    read: (text) =>
      text.length <= 120 && !/\p{Cc}/u.test(text)
        ? { value: text }
        : { mistake: 'is not one line of at most 120 characters' },
  },
];
