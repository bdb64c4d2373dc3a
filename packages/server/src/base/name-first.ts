/** How many things a refusal names. */
const NAMED = 20;

/** The data of a refusal that names what stands in the way: the first 20 as `key`, and how many `more` there are. */
export function nameFirst(key: string, all: readonly unknown[]): Record<string, unknown> {
  return { [key]: all.slice(0, NAMED), ...(all.length > NAMED ? { more: all.length - NAMED } : {}) };
}
