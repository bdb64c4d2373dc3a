import type { OutputOf } from '@agent-rate/client';
import { useQueries } from '@tanstack/react-query';
import { geoEqualEarth, geoGraticule10, geoPath } from 'd3-geo';
import { useMemo, useState } from 'react';
import { client } from '../../api/client.ts';
import { Empty } from '../../parts/empty.tsx';
import { Loading } from '../../parts/loading.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { fillText } from './fill-text.ts';
import { findSeaRoute, type SeaRoute } from './sea-route/find-sea-route.ts';
import type { Position } from './sea-route/sea-lanes.ts';
import { COUNTRIES, isLand } from './sea-route/world-land.ts';
import { statisticsWords } from './statistics-words.ts';

type Place = NonNullable<OutputOf<'rate-statistics'>['meta']['origin']>;
type Port = OutputOf<'get-port'>;
type Props = { readonly origin: Place; readonly destination: Place };

/** The lane on a map of the world, along the sea. The map and the line need no network. */
export function LaneMap({ origin, destination }: Props) {
  const texts = useAreaWords(statisticsWords).map;
  const codes = [origin, destination].map(portCode);
  const ports = useQueries({
    queries: codes.map((code) => ({
      queryKey: ['port', code],
      queryFn: () => client.call('get-port', { path: { code: code ?? '' } }),
      enabled: code !== undefined,
    })),
  });
  const [from, to] = ports.map(({ data }) => data);
  return (
    <section aria-labelledby="lane">
      <h2 id="lane">{texts.title}</h2>
      {codes.includes(undefined) ? <Empty>{texts.needsPorts}</Empty> : null}
      {ports.some(({ isLoading }) => isLoading) ? <Loading /> : null}
      {from && to ? <Route from={from} to={to} /> : null}
    </section>
  );
}

/** The one port that a place was understood as. */
function portCode({ understoodAs }: Place): string | undefined {
  const [first, ...others] = understoodAs;
  return first?.kind === 'port' && others.length === 0 ? first.code : undefined;
}

function positionOf({ longitude, latitude }: Port): Position | undefined {
  return longitude === null || latitude === null ? undefined : [longitude, latitude];
}

function Route({ from, to }: { readonly from: Port; readonly to: Port }) {
  const { language } = useWords();
  const texts = useAreaWords(statisticsWords).map;
  const [avoidsCanals, setAvoids] = useState(false);
  const route = useMemo(() => {
    const [start, end] = [positionOf(from), positionOf(to)];
    return start && end ? findSeaRoute({ from: start, to: end, avoidsCanals }, isLand) : undefined;
  }, [from, to, avoidsCanals]);
  if (!route) return <Empty>{texts.noPosition}</Empty>;
  const [start = '', end = ''] = [from, to].map(({ name, nameZhHans }) => (language === 'zh' && nameZhHans) || name);
  return (
    <>
      <Drawing route={route} names={[start, end]} label={fillText(texts.line, { from: start, to: end })} />
      <RouteText route={route} from={start} to={end} />
      <label className="check">
        <input type="checkbox" checked={avoidsCanals} onChange={(event) => setAvoids(event.target.checked)} />{' '}
        {texts.avoid}
      </label>
      <p className="hint">{texts.note}</p>
    </>
  );
}

type RouteTextProps = { readonly route: SeaRoute; readonly from: string; readonly to: string };

function RouteText({ route, from, to }: RouteTextProps) {
  const { number, language } = useWords();
  const texts = useAreaWords(statisticsWords).map;
  const named: Readonly<Record<string, string>> = texts.passes;
  const places = route.passes.flatMap((name) => named[name] ?? []);
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(places);
  const n = number(Math.round(route.miles / 100) * 100);
  return (
    <p aria-live="polite">
      <strong>{fillText(route.isOverLand ? texts.line : texts.lineWithMiles, { from, to, n })}</strong>{' '}
      {route.isOverLand ? texts.overLand : null} {places.length > 0 ? fillText(texts.by, { places: list }) : null}
    </p>
  );
}

const [WIDTH, HEIGHT, MARGIN] = [960, 420, 60];

type DrawingProps = { readonly route: SeaRoute; readonly names: readonly [string, string]; readonly label: string };

function Drawing({ route, names, label }: DrawingProps) {
  const { countries, graticule, line, ends } = useMemo(() => draw(route), [route]);
  return (
    <svg className="lane-map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="graticule" d={graticule} />
      <path className="countries" d={countries} />
      <path className="line" d={line} />
      {ends.map(([x, y], index) => (
        <g key={names[index]} className="port">
          <circle cx={x} cy={y} r={5} />
          <text x={x} y={y > HEIGHT - 40 ? y - 12 : y + 20} textAnchor="middle">
            {names[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The world turned so that the line is in its middle and fills the picture. */
function draw({ points }: SeaRoute) {
  const line = { type: 'LineString', coordinates: points.map((at) => [...at]) } as const;
  const projection = geoEqualEarth()
    .rotate([-middleLongitude(points), 0])
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [WIDTH - MARGIN, HEIGHT - MARGIN],
      ],
      line,
    );
  // A short lane is shown with the coasts around it.
  projection.scale(Math.min(projection.scale(), 1_400)).clipExtent([
    [0, 0],
    [WIDTH, HEIGHT],
  ]);
  const path = geoPath(projection).digits(1);
  const ends = [points[0], points.at(-1)].flatMap((at) => {
    const shown = at && projection([at[0], at[1]]);
    return shown ? [shown] : [];
  });
  return {
    countries: path(COUNTRIES) ?? '',
    graticule: path(geoGraticule10()) ?? '',
    line: path(line) ?? '',
    ends,
  };
}

/** Halfway along the line, where it crosses the date line too. */
function middleLongitude(points: readonly Position[]): number {
  let [longitude = 0] = points[0] ?? [];
  const unwrapped = points.map(([next]) => {
    longitude += ((next - longitude + 540) % 360) - 180;
    return longitude;
  });
  return (Math.min(...unwrapped) + Math.max(...unwrapped)) / 2;
}
