import type { components, OutputOf } from '@agent-rate/client';

/** An extraction with its values, evidence, findings and corrections. */
export type Extraction = OutputOf<'get-extraction'>;
/** One value of it. */
export type ExtractedValue = components['schemas']['ExtractedValue'];
