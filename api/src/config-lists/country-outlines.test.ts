import { countries } from '@jobharbor/shared/contracts';
import { unmappedCountries } from '@jobharbor/shared/contracts/markets/unmapped-countries';
import { expect, it } from 'vitest';
import { countryMapOf, outlineOf } from './country-outlines.ts';
import { locationsOf } from './locations.ts';

const mapped = countries.map(({ key }) => key).filter((key) => !unmappedCountries.includes(key));

it('no map is drawn of a country whose law says which borders it must show', () => {
  for (const country of unmappedCountries) {
    expect([countryMapOf(country).places, outlineOf(country)]).toEqual([[], undefined]);
  }
});

it.each(mapped)('every place of %s lies within its outline’s frame', (country) => {
  const { width, height, places } = countryMapOf(country);
  const outside = places.filter(({ x, y }) => x < 0 || y < 0 || x > width || y > height);
  expect(outside).toEqual([]);
  expect(places).toHaveLength(
    locationsOf(country).reduce((sum, { children }) => sum + 1 + children.length, 0),
  );
});

it.each(mapped)('the outline of %s is a path of a few KB in that frame', (country) => {
  const { width, height } = countryMapOf(country);
  const outline = String(outlineOf(country));
  expect(outline).toContain(`viewBox="0 0 ${width} ${height}"`);
  expect(outline).toMatch(/<path id="land" d="M[\d.,LMZ-]+"\/>/);
  expect(outline.length).toBeLessThan(6_000);
});

it('puts cities where they are: Cebu south-east of Manila, Baguio north of both', () => {
  const { places } = countryMapOf('ph');
  const at = (id: number) => {
    const place = places.find((one) => one.id === id);
    if (!place) throw new Error(`No place ${id}`);
    return place;
  };
  const [manila, cebu, baguio] = [at(10101), at(10401), at(10601)];
  expect(cebu.x).toBeGreaterThan(manila.x);
  expect(cebu.y).toBeGreaterThan(manila.y);
  expect(baguio.y).toBeLessThan(manila.y);
});
