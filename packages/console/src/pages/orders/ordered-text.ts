type Equipment = { readonly code: string; readonly units: number };
type Place = { readonly origin: string; readonly destination: string; readonly carrier: string | null };
type Ordered = Place & {
  readonly equipment: Equipment;
  readonly parts?: readonly (Place & { readonly equipment: Equipment })[] | undefined;
};

const distinct = (texts: readonly string[]) => [...new Set(texts)].join(', ');

/** What is quoted or ordered, as a row of a list says it: the lanes, carriers and containers of every part. */
export function orderedTexts({ parts, ...whole }: Ordered) {
  const all = parts ?? [whole];
  return {
    lane: distinct(all.map(({ origin, destination }) => `${origin} → ${destination}`)),
    carrier: distinct(all.flatMap(({ carrier }) => carrier ?? [])) || '—',
    containers: all.map(({ equipment: { units, code } }) => `${units} × ${code}`).join(', '),
  };
}
