import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { type Coordinates, locationsOf, type Place, regionOf } from '../../config-lists/index.ts';
import { dataFile } from '../../data-files/data-file.ts';
import { numberCell, readCsv } from '../../data-files/read-data.ts';
import { kilometres } from './kilometres.ts';

interface LocatedTown extends Coordinates {
  country: CountryKey;
  /** The listed city or region that the town belongs to. */
  place: Place;
}

/** Farther from every known town, a place would be a guess. */
const farthest = 100;
/** A position this near to a listed city, and in its region, gets the city's name. */
const aroundCity = 25;

const row = z.object({ location: z.string(), lat: numberCell, lon: numberCell });

let known: readonly LocatedTown[] | undefined;

/** The cities of the country lists, and the towns of data/places (see cli/build-gazetteer). */
const townsOfAll = (): readonly LocatedTown[] => {
  known ??= countries.flatMap(({ key: country }) => {
    const regions = locationsOf(country);
    const cities = regions.flatMap(({ children }) => children);
    const byKey = new Map<string, Place>([...regions, ...cities].map((place) => [place.key, place]));
    const towns = readCsv(dataFile(`places/${country}.csv`), row).map(({ location, lat, lon }) => {
      const place = byKey.get(location);
      if (!place) throw new Error(`places/${country}.csv: "${location}" is not in the location list`);
      return { country, place, latitude: lat, longitude: lon };
    });
    return [
      ...cities.map((place) => ({
        country,
        place,
        latitude: place.latitude,
        longitude: place.longitude,
      })),
      ...towns,
    ];
  });
  return known;
};

function nearestOf<Point extends Coordinates>(points: readonly Point[], to: Coordinates) {
  let best: { point: Point; distance: number } | undefined;
  for (const point of points) {
    // Sparing the trigonometry for what is clearly farther makes the whole a tenth of it.
    if (best && Math.abs(point.latitude - to.latitude) * 111 > best.distance) continue;
    const distance = kilometres(point, to);
    if (!best || distance < best.distance) best = { point, distance };
  }
  return best;
}

/**
 * The place of the country lists at a point: the city, or the region of the nearest town outside the cities. Undefined on
 * the high seas and wherever else no town of the lists is near.
 */
export function placeAt(point: Coordinates): { country: CountryKey; place: Place } | undefined {
  const town = nearestOf(townsOfAll(), point);
  if (!town || town.distance > farthest) return undefined;
  const { country, place } = town.point;
  if (place.id % 100 !== 0) return { country, place };
  const city = nearestOf(regionOf(place.id)?.children ?? [], point);
  return { country, place: city && city.distance <= aroundCity ? city.point : place };
}
