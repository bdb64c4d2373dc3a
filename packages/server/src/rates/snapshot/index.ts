export { dayOfNumber } from './lane-block.ts';
export type { SnapshotRate } from './lane-index.ts';
export { createRateSnapshot, NO_SNAPSHOT, type RateSnapshot, type SnapshotSettings } from './rate-snapshot.ts';
