import type { CountryKey } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { locationsOf } from '../../../config-lists/index.ts';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { placeAroundTown } from './place-around-town.ts';

function locationId(country: CountryKey, key: string): number {
  const places = locationsOf(country).flatMap((region) => [region, ...region.children]);
  return places.find((place) => place.key === key)?.id ?? 0;
}
const visayas = locationId('ph', 'visayas');
const west = { job_locations: [locationId('us', 'los-angeles'), locationId('us', 'west-us')] };

it('means the listed place that contains a town', async () => {
  const engine = createListEngine([
    { title: 'Cook', chosen: { job_locations: [visayas] } },
    { title: 'Nurse', chosen: { job_locations: [locationId('ph', 'manila')] } },
  ]);
  expect(await placeAroundTown(aSearch(engine, 'cook in boracay'))).toMatchObject({
    jobIds: [0],
    placeReach: 'town',
    optionsQuery: 'cook in boracay',
  });
  expect(await placeAroundTown(aSearch(engine, 'nurse boracay'))).toBeNull();
  expect(await placeAroundTown(aSearch(engine, 'nurse manila'))).toBeNull();
});

it('goes on in the region around that place', async () => {
  const engine = createListEngine([
    { title: 'Waiter', chosen: { job_locations: [locationId('tr', 'bursa'), locationId('tr', 'marmara')] } },
  ]);
  const found = await placeAroundTown(aSearch(engine, 'waiter tuzla', { country: 'tr' }));
  expect(found).toMatchObject({ jobIds: [0], placeReach: 'around-town' });
});

it('takes no word of jobs elsewhere for a town', async () => {
  const nurse = { title: 'Nurse', chosen: { job_locations: [locationId('us', 'south-us')] } };
  const search = (jobs: Parameters<typeof createListEngine>[0]) =>
    placeAroundTown(aSearch(createListEngine(jobs), 'nurse mobile', { country: 'us' }));
  expect(await search([nurse])).toMatchObject({ jobIds: [0] });
  expect(await search([nurse, { title: 'Mobile Developer', chosen: west }])).toBeNull();
});
