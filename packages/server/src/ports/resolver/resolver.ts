import { readGazetteer } from '../gazetteer/gazetteer.ts';
import type { LearntAlias, PlaceCandidate, PlaceResolution, Port, PortResolver } from '../port.ts';
import { keyOf } from './spelling.ts';

export function createPortResolver(learnt: readonly LearntAlias[] = []): PortResolver {
  const { ports, regions, countries } = readGazetteer();
  const byCode = new Map<string, Port>();
  for (const port of [...ports].reverse()) for (const code of port.codes) byCode.set(code, port);
  const byKey = new Map<string, PlaceCandidate>();
  const portCandidate = (port: Port, reason: PlaceCandidate['reason']): PlaceCandidate => ({
    kind: 'port',
    code: port.code,
    codes: port.codes,
    name: port.name,
    country: port.country,
    score: 1,
    reason,
    portCodes: [port.code, ...port.includes],
  });
  for (const r of regions)
    for (const t of [r.key, r.name, r.nameZh, ...r.aliases])
      byKey.set(keyOf(t), {
        kind: 'region',
        code: r.key,
        codes: [r.key],
        name: r.name,
        country: '',
        score: 1,
        reason: 'region',
        portCodes: r.portCodes,
      });
  for (const c of countries)
    for (const t of [c.code, c.name, c.nameZh])
      byKey.set(keyOf(t), {
        kind: 'country',
        code: c.code,
        codes: [c.code],
        name: c.name,
        country: c.code,
        score: 1,
        reason: 'country',
        portCodes: c.portCodes,
      });
  for (const p of [...ports].sort((a, b) => a.importance - b.importance)) {
    for (const a of p.aliases) byKey.set(keyOf(a), portCandidate(p, 'alias'));
    if (p.nameZhHans) {
      byKey.set(keyOf(p.nameZhHans), portCandidate(p, 'chinese-name'));
      byKey.set(keyOf(`${p.nameZhHans}港`), portCandidate(p, 'chinese-name'));
    }
    byKey.set(keyOf(p.name), portCandidate(p, 'name'));
  }
  for (const { text, code } of learnt) {
    const p = byCode.get(code);
    if (p) byKey.set(keyOf(text), portCandidate(p, 'alias'));
  }
  const resolve = (text: string): PlaceResolution => {
    const port = byCode.get(text.trim().toUpperCase());
    const hit = port ? portCandidate(port, 'code') : byKey.get(keyOf(text));
    return { query: text, candidates: hit ? [hit] : [], ambiguous: false, suggestions: [] };
  };
  return {
    resolve,
    resolvePlaces: (text) => text.split(/[/&、]/).map((part) => resolve(part.trim())),
    find: (code) => byCode.get(code.toUpperCase()),
    list: () => ports,
    search: (text, limit) =>
      ports
        .filter((p) => keyOf(p.name).startsWith(keyOf(text)))
        .slice(0, limit)
        .map((p) => portCandidate(p, 'prefix')),
    regions: () => regions,
    countries: () => countries,
  };
}
