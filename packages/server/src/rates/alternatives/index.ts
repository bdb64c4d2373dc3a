export { findAlternatives } from './find-alternatives.ts';
export { type BucketLimits, createTokenBucket, type TokenBucket } from './token-bucket.ts';
