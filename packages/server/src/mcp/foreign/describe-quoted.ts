import type { JsonSchema } from '../../schemas/index.ts';
import { isForeign } from './own-words.ts';

/**
 * The part of an answer's schema that still holds once foreign words are wrapped: a text may be one or a wrapper, so only
 * ids, states and currencies stay texts.
 */
export function describeQuoted(schema: JsonSchema, name = ''): JsonSchema {
  if (isForeign(name, []) && name !== 'lines') return {};
  const types = [schema.type ?? []].flat();
  if (types.includes('string') && !/(?:^id|^currency|Status|Until)$/.test(name)) return {};
  const described: JsonSchema = { ...schema };
  if (schema.items) described.items = describeQuoted(schema.items, '');
  if (schema.properties) {
    described.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, one]) => [key, describeQuoted(one, key)]),
    );
  }
  return described;
}
