import listed from 'sea-ports/lib/ports.json' with { type: 'json' };

/** A port of the npm package `sea-ports`, cleaned, for ports missing from our own tables. */
export type ListedPort = {
  code: string;
  otherCodes: readonly string[];
  name: string;
  latitude: number | null;
  longitude: number | null;
  timeZone: string | null;
};

type RawPort = { name: string; coordinates?: number[]; timezone?: string; unlocs: string[] };

/**
 * The ports of `sea-ports` with cleaned names: "Keelung (Chilung)" → Keelung, "Chiwan Port" → Chiwan,
 * "Sendai, Miyagi" → Sendai, "Moji/Kitakyushu" → Moji. Its aliases are left out: they name neighbours (Long Beach
 * is listed as an alias of Los Angeles). Airports and ports without a name are dropped.
 */
export function readListedPorts(): ListedPort[] {
  const ports: ListedPort[] = [];
  for (const [code, raw] of Object.entries(listed as Record<string, RawPort>)) {
    const name = cleanName(raw.name);
    if (name === '' || / (Apt|Airport)$/.test(raw.name)) continue;
    const [longitude, latitude] = raw.coordinates ?? [];
    ports.push({
      code,
      otherCodes: raw.unlocs.filter((each) => each !== code),
      name,
      latitude: latitude ?? null,
      longitude: longitude ?? null,
      timeZone: raw.timezone ?? null,
    });
  }
  return ports;
}

function cleanName(raw: string): string {
  return raw
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
    .replace(/[,/].*$/, '')
    .replace(/^Port of /i, '')
    .replace(/\b(Pt|Port|Apt)\.?\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}
