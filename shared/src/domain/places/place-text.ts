import { countryName } from '../../i18n/index.ts';
import type { NearestPlace } from './use-nearest-place.ts';

const separators: readonly [start: string, separator: string][] = [
  ['ar', '، '],
  ['ja', '、'],
  ['zh', '，'],
];

/** A place with its region and country in one line: `Makati, Metro Manila, Philippines`. */
export function placeText(tag: string, { country_key, location, region }: NearestPlace): string {
  const names = [location.value, region.value, countryName(tag, country_key) ?? ''].filter(Boolean);
  const separator = separators.find(([start]) => tag.startsWith(start))?.[1] ?? ', ';
  return [...new Set(names)].join(separator);
}
