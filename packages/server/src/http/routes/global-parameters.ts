import {
  type FieldTree,
  type JsonSchema,
  parseFields,
  readTextValue,
  type SentParameter,
} from '../../schemas/index.ts';

/** What WordPress's global parameters ask of an answer. */
export type AnswerShape = { fields: FieldTree | null; envelope: boolean };

/** The global parameters that do something here, as they are described to callers. */
export const GLOBAL_PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  _fields: {
    type: 'array',
    items: { type: 'string' },
    description: 'Only these fields of each record, dots for nested ones: `id,total.amount`',
  },
  _envelope: { type: 'boolean', description: 'Wrap the answer as {body, status, headers}, always with status 200' },
};

/** Global parameters that WordPress clients send and that change nothing here. */
const IGNORED: ReadonlySet<string> = new Set(['_embed', '_locale', 'context']);

/** Whether a parameter belongs to every route rather than to one operation. */
export function isGlobalParameter(name: string): boolean {
  return Object.hasOwn(GLOBAL_PARAMETERS, name) || IGNORED.has(name);
}

/** Reads the shape that the global parameters of a query ask for. `_envelope` alone, without a value, counts as true. */
export function readAnswerShape(sent: ReadonlyMap<string, SentParameter>): AnswerShape {
  const fields = sent.get('_fields');
  const envelope = sent.get('_envelope')?.values[0];
  const names = fields ? readTextValue({ type: 'array', items: { type: 'string' } }, fields) : [];
  return {
    fields: parseFields(names as string[]),
    envelope: envelope !== undefined && envelope !== '0' && envelope.toLowerCase() !== 'false',
  };
}
