export { AlternativeSchema } from './alternative.schema.ts';
export { findAlternatives } from './find-alternatives.ts';
