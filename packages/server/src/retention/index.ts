export { type Erasing, type ErasingDeps, openErasing } from './erase.ts';
export { type KeepingSettings, openKeeping } from './keep.ts';
export type { ErasurePlan, Kept } from './plan-erasure.ts';
export { retentionProblems } from './problems.ts';
