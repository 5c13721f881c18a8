import { findNearestPlace } from '@jobharbor/shared/calls/config/find-nearest-place';
import { getCountryMap } from '@jobharbor/shared/calls/config/get-country-map';
import { countries, readAnswer } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locationsOf } from '../../config-lists/index.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { placeAt } from './nearest-place.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('the place at a point', () => {
  it('of every listed city is that city', () => {
    const wrong = countries
      .flatMap(({ key }) => locationsOf(key).flatMap(({ children }) => children))
      .filter((city) => placeAt(city)?.place.key !== city.key);
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it.each([
    ['the business district of Makati', 14.5547, 121.0244, 'ph makati'],
    ['Antipolo, beyond the border of Metro Manila', 14.5864, 121.1761, 'ph calabarzon'],
    ['Johor, across the strait from Singapore', 1.4927, 103.7414, 'my johor-bahru'],
    ['Shenzhen, across the border from Hong Kong', 22.5431, 114.0579, 'cn shenzhen'],
    ['Brooklyn', 40.6782, -73.9442, 'us new-york'],
    ['a village in Aragón', 42.14, -0.41, 'es inland-islands-spain'],
    ['Manchester, in a country that is no market', 53.4808, -2.2426, 'others europe'],
    ['an island across the 180th meridian from the next town', -16.78, -179.98, 'others asia-pacific'],
    ['the middle of the Atlantic', 0, -25, undefined],
    ['the South Pole', -90, 0, undefined],
  ])('%s', (_name, latitude, longitude, expected) => {
    const found = placeAt({ latitude, longitude });
    expect(found && `${found.country} ${found.place.key}`).toBe(expected);
  });
});

describe('somebody who looks at the map of a country', () => {
  const get = (path: string) =>
    api.app.inject({ url: `/api/config/country-map${path}`, headers: { 'country-id': '8' } });

  it('gets where its places lie, and its outline as a picture that is no page', async () => {
    const map = readAnswer(getCountryMap, (await get('')).json());
    expect(map).toMatchObject({ country_key: 'jp', width: 228, height: 300 });
    const outline = await get(`/${map.country_key}/outline`);
    expect([outline.statusCode, outline.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(outline.body).toContain('<path id="land"');
    expect(outline.body).not.toContain('<script');
  });

  it('is refused a country that is no market, and anything that is no country', async () => {
    expect((await get('/fr/outline')).statusCode).toBe(404);
    expect((await get('/..%2f..%2fpackage/outline')).statusCode).toBe(422);
  });
});

describe('somebody who asks for the place where they are', () => {
  const ask = (query: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: `/api/config/geo-location?${query}`, headers });

  it('gets it in their language, with region and country, and no copy of the point is kept', async () => {
    const response = await ask('longitude=121.02&latitude=14.55', { 'language-id': '10', 'country-id': '2' });
    const { place } = readAnswer(findNearestPlace, response.json());
    expect(place).toMatchObject({
      country_key: 'ph',
      location: { key: 'makati' },
      region: { key: 'metro-manila' },
    });
    expect(place?.location.value).toMatch(/\p{Script=Arabic}/u);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is told that none is near', async () => {
    expect((await ask('longitude=-25&latitude=0')).json().data).toEqual({ place: null });
  });

  it.each([
    ['latitude=14.55', 'longitude'],
    ['longitude=&latitude=14.55', 'longitude'],
    ['longitude=181&latitude=0', 'longitude'],
    ['longitude=0&latitude=-90.5', 'latitude'],
    ['longitude=1e2&latitude=0', 'longitude'],
    ['longitude=NaN&latitude=0', 'longitude'],
    ['longitude=1&longitude=2&latitude=0', 'longitude'],
    [`longitude=1.${'0'.repeat(5_000)}&latitude=0`, 'longitude'],
  ])('is refused by the field for %.30s', async (query, field) => {
    const response = await ask(query);
    expect([response.statusCode, response.json().code, Object.keys(response.json().errors)]).toEqual([
      422,
      40001,
      [field],
    ]);
  });
});
