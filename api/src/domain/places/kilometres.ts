import type { Coordinates } from '../../config-lists/index.ts';

const earthRadius = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points over the globe, also across the 180th meridian and at the poles. */
export function kilometres(a: Coordinates, b: Coordinates): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}
