import { Type } from 'typebox';

/** The schema of a text that is one of `values`, with `type: string`, which client generators rely on. */
export function textEnum<const Values extends readonly string[]>(
  values: Values,
  options: { default?: Values[number]; description?: string; title?: string } = {},
) {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...options });
}
