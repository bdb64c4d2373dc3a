import type { Port, PortResolver } from './port.ts';

/** Ports for a search box, best first: what the text resolves to, then names that begin with it, then that contain it. */
export function searchPorts(resolver: PortResolver, text: string, limit: number): readonly Port[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const resolved = resolver
    .resolve(text)
    .candidates.flatMap((candidate) => candidate.portCodes)
    .map((code) => resolver.find(code))
    .filter((port) => port !== undefined);
  const names = (port: Port) =>
    [...port.codes, port.name, port.nameZhHans ?? '', port.nameZhHant ?? '', ...port.aliases].map((name) =>
      name.toLowerCase(),
    );
  const begins = resolver.list().filter((port) => names(port).some((name) => name.startsWith(wanted)));
  const contains = resolver.list().filter((port) => names(port).some((name) => name.includes(wanted)));
  return [...new Set([...resolved, ...begins, ...contains])].slice(0, limit);
}
