import type { CountryKey } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { locationsOf } from '../../../config-lists/index.ts';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { nearPlace } from './near-place.ts';

const placeOf = (country: CountryKey, key: string) =>
  locationsOf(country).flatMap(({ id, children }) =>
    children.filter((place) => place.key === key).flatMap((place) => [place.id, id]),
  );

it.each<[CountryKey, string, string, string]>([
  ['sg', 'cook toa payho', 'toa-payoh', 'cook toa payoh'],
  ['sg', 'cook orcharrd', 'orchard', 'cook orchard'],
  ['ph', 'cook makatti', 'makati', 'cook makati'],
  ['id', 'cook surabaia', 'surabaya', 'cook surabaya'],
  ['mx', 'cook guadaljara', 'guadalajara', 'cook guadalajara'],
])('in %s “%s” means %s', async (country, typed, place, query) => {
  const engine = createListEngine([{ title: 'Cook', chosen: { job_locations: placeOf(country, place) } }]);
  const found = await nearPlace(aSearch(engine, typed, { country }));
  expect(found).toMatchObject({ total: 1, correctedQuery: query, optionsQuery: query });
});

it('replaces neither a quoted word nor one that jobs hold as it is', async () => {
  const engine = createListEngine([
    { title: 'Orchid Grower' },
    { title: 'Cook', chosen: { job_locations: placeOf('sg', 'orchard') } },
  ]);
  for (const query of ['"cook orcharrd"', 'orchid cook'])
    expect(await nearPlace(aSearch(engine, query, { country: 'sg' }))).toBeNull();
});
