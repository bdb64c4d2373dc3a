export { dayOfNumber } from './lane-block.ts';
export type { SnapshotRate } from './lane-index.ts';
export { createRateSnapshot, type RateSnapshot, type SnapshotSettings } from './rate-snapshot.ts';
