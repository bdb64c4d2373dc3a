import { quoteForeign } from './foreign/quote-foreign.ts';
import { callInTools, sayInTools, type ToolNames } from './say-in-tools.ts';

/** Whom an answer is for: a caller who knows tools by these names; and the service of the operation that answered. */
export type Teller = { names: ToolNames; service: string };

/** Properties that hold a sentence of this service. */
const SENTENCES: ReadonlySet<string> = new Set(['next', 'message']);

/** An answer of an operation as a model gets it: in the terms of tools, and with foreign words in wrappers. */
export function speakToModel(body: Record<string, unknown>, { names, service }: Teller): Record<string, unknown> {
  return sayAll(quoteForeign(body, service), names) as Record<string, unknown>;
}

function sayAll(value: unknown, names: ToolNames): unknown {
  if (Array.isArray(value)) return value.map((one) => sayAll(one, names));
  if (typeof value !== 'object' || value === null || 'quoted' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (name === 'next_call') return [name, callInTools(one, names)];
      if (typeof one === 'string' && SENTENCES.has(name)) return [name, sayInTools(one, names)];
      return [name, sayAll(one, names)];
    }),
  );
}
