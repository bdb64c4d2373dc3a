export { renderErrorsPage } from './errors-page.ts';
export type { HealthReport } from './health.ts';
export type { MountedApp } from './mounted-app.ts';
export { problemCatalogue } from './problem-catalogue.ts';
export { createHttpServer } from './server.ts';
