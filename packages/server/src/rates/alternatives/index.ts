export { AlternativeSchema } from './alternative.schema.ts';
export { findAlternatives } from './find-alternatives.ts';
export { createPace, type Pace, type PaceLimits } from './pace.ts';
