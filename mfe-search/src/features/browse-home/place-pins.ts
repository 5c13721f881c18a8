import type { CountryMap } from '@jobharbor/shared/contracts/markets/country-map';
import type { Option } from '@jobharbor/shared/contracts/primitives/primitives';
import type { HomeLists, RecentJobs } from './home-queries.ts';

export interface Pin {
  place: Option;
  count: number;
  x: number;
  y: number;
  radius: number;
  /** Side of the pin with room for its label; undefined if there is none. */
  nameAt: 'left' | 'right' | undefined;
}

type Pinned = Omit<Pin, 'radius' | 'nameAt'>;
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Radius of a pin's target. */
export const pinTarget = 12;
const apart = 2 * pinTarget + 1;
const maxPins = 12;
const radii = { least: 4, most: 10 };
const letter = 7;
const wideLetter = 13;
const lineHeight = 16;

const isNear = (a: Pinned, b: Pinned): boolean => Math.hypot(a.x - b.x, a.y - b.y) < apart;

/**
 * The places with most jobs whose pins do not overlap, most jobs first. Cities of a region that are too close together
 * are merged into it.
 */
export function placePins(
  map: CountryMap,
  lists: Pick<HomeLists, 'location_lists'>,
  facets: Pick<RecentJobs['facets'], 'job_locations'>,
): Pin[] {
  const points = new Map(map.places.map((place) => [place.id, place]));
  const counts = new Map(facets.job_locations.map(({ id, count }) => [id, count]));
  const pinOf = (place: Option): Pinned[] => {
    const [point, count] = [points.get(place.id), counts.get(place.id) ?? 0];
    return point && count > 0 ? [{ place, count, x: point.x, y: point.y }] : [];
  };
  const candidates = lists.location_lists.flatMap(({ locations, ...region }) => {
    const cities = locations.flatMap(pinOf);
    const isCrowded = cities.some((city, at) => cities.slice(0, at).some((other) => isNear(city, other)));
    const own = pinOf(region);
    return isCrowded && own.length > 0 ? own : cities;
  });
  candidates.sort((a, b) => b.count - a.count);
  const pins = candidates.filter((pin, at) => !candidates.slice(0, at).some((other) => isNear(pin, other)));
  return labelPins(pins.slice(0, maxPins), map.width);
}

function labelPins(pins: readonly Pinned[], width: number): Pin[] {
  const most = Math.max(...pins.map(({ count }) => count));
  const radiusOf = (count: number) =>
    Math.round(radii.least + (radii.most - radii.least) * Math.sqrt(count / most));
  const taken: Box[] = pins.map(({ x, y }) => around(x, y, pinTarget));
  return pins.map((pin) => {
    const radius = radiusOf(pin.count);
    const sides = pin.x > width / 2 ? (['right', 'left'] as const) : (['left', 'right'] as const);
    const nameAt = sides.find((side) => {
      const box = nameBox(pin, radius, side);
      return box.left > -120 && box.right < width + 120 && !taken.some((other) => overlaps(box, other));
    });
    if (nameAt) taken.push(nameBox(pin, radius, nameAt));
    return { ...pin, radius, nameAt };
  });
}

const around = (x: number, y: number, by: number): Box => ({
  left: x - by,
  right: x + by,
  top: y - by,
  bottom: y + by,
});

function nameBox({ x, y, place }: Pinned, radius: number, side: 'left' | 'right'): Box {
  const length = [...place.value].reduce(
    (sum, sign) => sum + (/\p{Script=Han}|[ぁ-ヿ]/u.test(sign) ? wideLetter : letter),
    0,
  );
  // The label starts at the edge of the pin's own target.
  const from = Math.max(radius + 2, pinTarget);
  const start = side === 'right' ? x + from : x - from - length;
  return { left: start, right: start + length, top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
