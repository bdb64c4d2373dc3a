import type { Port, PortResolver } from './port.ts';

/**
 * Ports for a search box, best first: names and codes that start with the text, then names with a later word that does;
 * misspellings when there are none.
 */
export function searchPorts(resolver: PortResolver, text: string, limit: number): readonly Port[] {
  return resolver.search(text, limit).flatMap(({ code }) => resolver.find(code) ?? []);
}
