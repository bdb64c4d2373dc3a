export { AlternativeSchema } from './alternative.schema.ts';
export { findAlternatives } from './find-alternatives.ts';
export { createPace, type Pace } from './pace.ts';
