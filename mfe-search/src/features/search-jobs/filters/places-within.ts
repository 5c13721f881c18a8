import type { FilterLists } from '../../../common/search-form/filter-lists.ts';

export type ListedPlace = FilterLists['location_lists'][number]['locations'][number];
type LocatedPlace = ListedPlace & { point: readonly [number, number] };

/** Countries that measure roads in miles. */
const inMiles = new Set(['us']);
const kilometresOfMile = 1.609;
const steps = { mile: [5, 10, 25, 50], kilometer: [5, 10, 25, 50, 100] } as const;

/** A distance in the country's unit, and the places within it, the center first. */
export interface Reach {
  distance: number;
  unit: keyof typeof steps;
  places: readonly ListedPlace[];
}

const isLocated = (place: ListedPlace): place is LocatedPlace => place.point !== undefined;

/** The distances at which further places of the country's lists come within reach of a place; none without its coordinates. */
export function reachesOf(center: ListedPlace, places: readonly ListedPlace[], country: string): Reach[] {
  if (!isLocated(center)) return [];
  const unit = inMiles.has(country) ? 'mile' : 'kilometer';
  const others = places
    .filter(isLocated)
    .filter(({ id }) => id !== center.id)
    .map((place) => ({ place, away: kilometres(center.point, place.point) }))
    .sort((one, other) => one.away - other.away);
  const reaches = steps[unit].map((distance): Reach => {
    const most = unit === 'mile' ? distance * kilometresOfMile : distance;
    return {
      ...{ distance, unit },
      places: [center, ...others.filter(({ away }) => away <= most).map(({ place }) => place)],
    };
  });
  return reaches.filter(({ places: own }, index) => own.length > (reaches[index - 1]?.places.length ?? 1));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Between two points given as latitude and longitude in degrees. */
function kilometres([north, east]: readonly [number, number], [to, far]: readonly [number, number]): number {
  const up = Math.sin(radians(to - north) / 2) ** 2;
  const along = Math.sin(radians(far - east) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(up + Math.cos(radians(north)) * Math.cos(radians(to)) * along));
}
