import { expect, it } from 'vitest';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { regionAroundPlace } from './region-around-place.ts';

const jobs = [
  { title: 'Cook', chosen: { job_locations: [10_103, 10_100] } },
  { title: 'Nurse', chosen: { job_locations: [10_401, 10_400] } },
];
const engine = createListEngine(jobs);

it('means the region around a place', async () => {
  const found = await regionAroundPlace(aSearch(engine, 'cook in pasig'));
  expect(found).toMatchObject({ jobIds: [0], placeReach: 'region', optionsQuery: 'cook in pasig' });
});

it('means nothing where the region has no such job, or no place is named', async () => {
  expect(await regionAroundPlace(aSearch(engine, 'nurse in pasig'))).toBeNull();
  expect(await regionAroundPlace(aSearch(engine, 'nurse'))).toBeNull();
});

it('is no way to read the name of a company', async () => {
  const named = createListEngine(jobs, ['Pasig Water Company']);
  expect(await regionAroundPlace(aSearch(named, 'pasig water'))).toBeNull();
});
