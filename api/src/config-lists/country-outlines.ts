import { readFileSync } from 'node:fs';
import type { CountryKey, CountryMap } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { dataFile } from '../data-files/data-file.ts';
import { numberCell, readCsv } from '../data-files/read-data.ts';
import { type Coordinates, locationsOf } from './locations.ts';

const row = z.object({
  country: z.string(),
  width: numberCell,
  height: numberCell,
  scale: numberCell,
  x: numberCell,
  y: numberCell,
});
type Frame = z.output<typeof row>;

const frames = new Map(readCsv(dataFile('outlines/frames.csv'), row).map((frame) => [frame.country, frame]));
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point in Mercator's projection, as cli/build-outlines drew the coast. */
const projected = ({ scale, x, y }: Frame, { latitude, longitude }: Coordinates) => ({
  x: Math.round(x + scale * radians(longitude)),
  y: Math.round(y - scale * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))),
});

/**
 * Where the regions and cities of a country lie on its outline. A country without a frame has no map and no places on
 * it. None is drawn where the law says which borders a map must show; see cli/build-outlines.
 */
export function countryMapOf(country: CountryKey): CountryMap {
  const frame = frames.get(country);
  if (!frame) return { country_key: country, width: 0, height: 0, places: [] };
  const places = locationsOf(country).flatMap((region) => [region, ...region.children]);
  return {
    country_key: country,
    width: frame.width,
    height: frame.height,
    places: places.map((place) => ({ id: place.id, ...projected(frame, place) })),
  };
}

const drawn = new Map<CountryKey, Buffer>();

/** The outline as SVG, from data/outlines; undefined for a country without a map. */
export function outlineOf(country: CountryKey): Buffer | undefined {
  if (!frames.has(country)) return undefined;
  const outline = drawn.get(country) ?? readFileSync(dataFile(`outlines/${country}.svg`));
  drawn.set(country, outline);
  return outline;
}
