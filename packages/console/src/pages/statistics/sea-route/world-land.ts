import { geoBounds, geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };
import type { IsLand } from './find-sea-route.ts';

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
const WORLD = atlas as unknown as World;

/** The countries of the world at 1 to 110 million (Natural Earth, public domain). */
export const COUNTRIES = feature(WORLD, WORLD.objects.countries);

/** Each country with the box that it lies in, which is compared first: that is a hundred times quicker. */
const BOXED = COUNTRIES.features.map((country) => ({ country, box: geoBounds(country) }));

/** Whether a position is on land, as coarsely as the map is drawn. */
export const isLand: IsLand = ([longitude, latitude]) =>
  BOXED.some(({ country, box: [[west, south], [east, north]] }) => {
    if (latitude < south || latitude > north) return false;
    const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
    return isBetween && geoContains(country, [longitude, latitude]);
  });
