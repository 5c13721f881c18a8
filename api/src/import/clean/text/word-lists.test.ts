import { describe, expect, it } from 'vitest';
import { locationsOf } from '../../../config-lists/index.ts';
import { placeNames, regionsOfCountries } from '../../../data-files/place-names.ts';
import { isCategoryKey } from '../category.ts';
import { titleFamilies } from '../title-families.ts';

describe('the word lists of the import', () => {
  it('name only categories that exist', () => {
    expect(titleFamilies.map(([category]) => category).filter((key) => !isCategoryKey(key))).toEqual([]);
    expect(titleFamilies.length).toBeGreaterThan(60);
  });

  it('name only places and regions of the location lists', () => {
    const keysIn = (country: Parameters<typeof locationsOf>[0]) =>
      locationsOf(country).flatMap((region) => [region, ...region.children].map(({ key }) => key));
    expect(placeNames.filter(({ country, location }) => !keysIn(country).includes(location))).toEqual([]);
    expect(regionsOfCountries.filter(({ region }) => !keysIn('others').includes(region))).toEqual([]);
  });
});
