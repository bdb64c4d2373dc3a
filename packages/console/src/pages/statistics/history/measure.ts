import type { OutputOf } from '@agent-rate/client';

/** What of the prices at a moment is shown. */
export const MEASURES = ['min', 'median'] as const;
/** One of `MEASURES`. */
export type Measure = (typeof MEASURES)[number];

type History = OutputOf<'price-history'>;

/** The prices of one carrier, or of all, with the name to show. */
export type NamedSeries = History['data'][number] & { name: string };

/** What a chart and its table show. */
export type Shown = {
  readonly series: readonly NamedSeries[];
  readonly moments: History['meta']['moments'];
  readonly measure: Measure;
  readonly label: string;
};

/** The prices of a series at each moment; null where nothing was on offer. */
export function pricesAt({ points }: NamedSeries, { moments, measure }: Pick<Shown, 'moments' | 'measure'>) {
  const byMoment = new Map(points.map((point) => [point.asOf, point[measure]]));
  return moments.map(({ asOf }) => byMoment.get(asOf) ?? null);
}
