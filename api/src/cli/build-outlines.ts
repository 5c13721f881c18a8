/**
 * Makes data/outlines/*.svg and data/outlines/frames.csv: the coast of each market in a few KB, and how its places are
 * projected onto it.
 *
 *     node src/cli/build-outlines.ts FOLDER
 *
 * FOLDER holds `countries-10m.json` and `countries-110m.json` (Natural Earth, public domain, in the package world-atlas).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import { unmappedCountries } from '@jobharbor/shared/contracts/markets/unmapped-countries';
import { geoArea, geoContains, geoMercator, geoPath } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, merge } from 'topojson-client';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { locationsOf } from '../config-lists/index.ts';

/** ISO 3166-1 numeric codes, by which Natural Earth names countries. */
const codes: Readonly<Record<Exclude<CountryKey, 'others'>, string>> = {
  ph: '608',
  sg: '702',
  id: '360',
  my: '458',
  tw: '158',
  hk: '344',
  cn: '156',
  jp: '392',
  th: '764',
  vn: '704',
  in: '356',
  ae: '784',
  sa: '682',
  tr: '792',
  es: '724',
  mx: '484',
  br: '076',
  us: '840',
};

/** Largest drawing, in pixels of a screen. */
const largest = { width: 400, height: 300 };
/** A bend is kept where the triangle of its points is larger than this, in square pixels. */
const minBend = 1.5;
/** Islands below this area, in square pixels, are left out. */
const minIsland = 5;

type World = Topology<{ countries: GeometryCollection }>;
type Rings = Position[][];
const folder = process.argv[2] ?? '.';
const read = (file: string): World => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const [fine, coarse] = [read('countries-10m.json'), read('countries-110m.json')].map((world) =>
  presimplify(world, sphericalTriangleArea),
) as [World, World];

const polygon = (coordinates: Rings): Polygon => ({ type: 'Polygon', coordinates });
const multi = (coordinates: Rings[]): MultiPolygon => ({ type: 'MultiPolygon', coordinates });

/** The polygons of a market; of no country in particular, those of the inhabited world. */
function landOf(market: CountryKey, least: number): Rings[] {
  const world = simplify(market === 'others' ? coarse : fine, least) as World;
  const { geometries } = world.objects.countries;
  if (market === 'others')
    return merge(world, geometries.filter(({ id }) => id !== '010') as never).coordinates;
  const found = geometries.find(({ id }) => id === codes[market]);
  if (!found) throw new Error(`${market}: not in the atlas`);
  const { geometry } = feature(world, found) as Feature<Polygon | MultiPolygon>;
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

const citiesOf = (market: CountryKey): Position[] =>
  locationsOf(market).flatMap(({ children }) =>
    children.map(({ longitude, latitude }) => [longitude, latitude]),
  );

/** An island of this share of the largest is shown without a listed city too. */
const largeShare = 0.04;
/** Alaska would halve the scale of all the others. */
const isFarOff = (market: CountryKey): boolean => market === 'us';

/** Mercator, fitted to the mainland, large islands and islands that hold a city: dependencies far off would shrink all the rest. */
function frameOf(market: CountryKey) {
  const cities = citiesOf(market);
  const land = landOf(market, 0).map((rings) => ({ rings, area: geoArea(polygon(rings)) }));
  const least = largeShare * Math.max(...land.map(({ area }) => area));
  const inhabited = land
    .filter(
      ({ rings, area }) =>
        (area >= least && !isFarOff(market)) ||
        cities.some((city) => geoContains(polygon(rings), city as [number, number])),
    )
    .map(({ rings }) => rings);
  const shown =
    market === 'others'
      ? {
          type: 'MultiPoint' as const,
          coordinates: [
            [-168, 68],
            [178, -50],
          ],
        }
      : {
          type: 'GeometryCollection' as const,
          geometries: [multi(inhabited), { type: 'MultiPoint' as const, coordinates: cities }],
        };
  const projection = geoMercator().fitExtent(
    [
      [4, 4],
      [largest.width - 4, largest.height - 4],
    ],
    shown,
  );
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(shown);
  const [x, y] = projection.translate();
  projection.translate([x - left + 4, y - top + 4]);
  const size = { width: Math.ceil(right - left + 8), height: Math.ceil(bottom - top + 8) };
  projection.clipExtent([
    [0, 0],
    [size.width, size.height],
  ]);
  return { projection, size };
}

mkdirSync('data/outlines', { recursive: true });
const frames = ['country,width,height,scale,x,y'];
for (const { key } of countries.filter((country) => !unmappedCountries.includes(country.key))) {
  const { projection, size } = frameOf(key);
  const scale = projection.scale();
  const pixel = 1 / scale ** 2;
  const path = geoPath(projection).digits(0);
  const land = landOf(key, minBend * pixel).filter((rings) => path.area(polygon(rings)) >= minIsland);
  const outline = path(multi(land)) ?? '';
  const [x, y] = projection.translate();
  frames.push([key, size.width, size.height, scale.toFixed(3), x.toFixed(3), y.toFixed(3)].join());
  writeFileSync(
    `data/outlines/${key}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"><path id="land" d="${outline}"/></svg>\n`,
  );
  console.log(key, size, `${outline.length} bytes`);
}
writeFileSync('data/outlines/frames.csv', `${frames.join('\n')}\n`);
