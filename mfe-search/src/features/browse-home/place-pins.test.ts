import { expect, it } from 'vitest';
import { aPage, lists } from '../../testing/builders.ts';
import { placePins } from './place-pins.ts';

const option = (id: number, value: string) => ({ id, key: value, value, seo_value: value });
const places = [
  { ...option(100, 'Bay Area'), locations: [option(101, 'Port'), option(102, 'Quay')] },
  { ...option(200, 'Uplands'), locations: [option(201, 'Hill'), option(202, 'Peak')] },
];
const map = {
  country_key: 'ph',
  width: 200,
  height: 200,
  places: [
    { id: 100, x: 55, y: 50 },
    { id: 101, x: 50, y: 50 },
    { id: 102, x: 60, y: 50 },
    { id: 200, x: 150, y: 100 },
    { id: 201, x: 150, y: 60 },
    { id: 202, x: 150, y: 140 },
  ],
};
const pins = (counts: Record<number, number>) =>
  placePins(
    map,
    { ...lists, location_lists: places },
    {
      ...aPage([]).facets,
      job_locations: Object.entries(counts).map(([id, count]) => ({ id: Number(id), count })),
    },
  );

it('pins the cities, and where these lie too close together their region, most jobs first', () => {
  const found = pins({ 100: 30, 101: 20, 102: 10, 200: 12, 201: 7, 202: 5 });
  expect(found.map(({ place, count }) => `${place.value} ${count}`)).toEqual([
    'Bay Area 30',
    'Hill 7',
    'Peak 5',
  ]);
  expect(found.map(({ radius }) => radius)).toEqual([10, 7, 6]);
});

it('pins a city by itself where its neighbour has no jobs, and none without jobs', () => {
  const found = pins({ 100: 20, 101: 20 });
  expect(found.map(({ place }) => place.value)).toEqual(['Port']);
  expect(pins({})).toEqual([]);
});

it('keeps every two pins a finger apart', () => {
  const found = pins({ 100: 3, 101: 2, 201: 7, 202: 5, 200: 12 });
  for (const [at, a] of found.entries())
    for (const b of found.slice(0, at)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(24);
});
