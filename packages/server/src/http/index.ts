export { createBaseUrl } from './base-url.ts';
export { renderErrorsPage } from './errors/errors-page.ts';
export { problemCatalogue } from './errors/problem-catalogue.ts';
export type { HealthReport } from './health.ts';
export { createRegistry, type Figure } from './load/metrics.ts';
export { gatherMetrics, shareMetrics } from './load/shared-metrics.ts';
export type { MountedApp } from './mounted-app.ts';
export type { PostedMessage } from './reference/openapi-webhooks.ts';
export { createHttpServer } from './server.ts';
