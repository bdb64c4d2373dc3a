export { findAlternatives } from './find-alternatives.ts';
export { createPace, type Pace, type PaceLimits } from './pace.ts';
