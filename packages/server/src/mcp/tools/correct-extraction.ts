import type { OperationToolSpec } from '../operation-tool.ts';
import { EXTRACTION_FIELDS } from './extract-document.ts';

/** Corrections of what was read. */
export const correctionTools: readonly OperationToolSpec[] = [
  {
    operation: 'correct-extraction',
    name: 'correct_extraction',
    title: 'Correct an extraction',
    description:
      'Sets fields of an extraction to what a person says, with the reason; what was read is kept beside it. Use it only with a ' +
      'value from the user or shipper, not to please a check.',
    arguments: ['id', 'corrections'],
    words: { id: 'From extract_document' },
    shapes: {
      corrections: {
        type: 'array',
        items: { type: 'object' },
        description: 'Each: key, value, reason',
        examples: [[{ key: 'flashPoint', value: '23 °C', reason: 'Confirmed by the shipper' }]],
      },
    },
    fields: EXTRACTION_FIELDS,
    answers: ['id', 'status', 'record'],
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    opensPanel: true,
  },
];
