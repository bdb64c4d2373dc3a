export { DEFAULT_READ_LIMITS, type ReadLimits } from './limits.ts';
export { type ReadOptions, type ReadResult, readDocument } from './read-document.ts';
