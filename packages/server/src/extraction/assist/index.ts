export { fillGaps } from './fill-gaps.ts';
export type { ModelEndpoint } from './model-endpoint.ts';
