export { renderErrorsPage } from './errors-page.ts';
export type { GuestRoute } from './guest-route.ts';
export type { HealthReport } from './health.ts';
export { problemCatalogue } from './problem-catalogue.ts';
export { createHttpServer } from './server.ts';
