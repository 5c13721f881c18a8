import { expect, it } from 'vitest';
import { locationsOf } from '../../config-lists/index.ts';
import { aSearch } from '../../testing/search/a-search.ts';
import { createListEngine } from '../../testing/search/list-engine.ts';
import { countAbroad } from './count-abroad.ts';

const southJakarta = locationsOf('id').flatMap(({ id, children }) =>
  children.filter(({ key }) => key === 'south-jakarta').flatMap((place) => [place.id, id]),
);
const engine = createListEngine([
  { title: 'Accountant', chosen: { job_locations: southJakarta } },
  { title: 'Cook', chosen: { job_locations: southJakarta } },
]);

it('counts the jobs of a place in its own country', async () => {
  const one = await countAbroad(aSearch(engine, 'accountant in jaksel'));
  expect(one).toMatchObject({
    country: 'id',
    place: { names: { en: 'South Jakarta' } },
    rest: 'accountant',
    total: 1,
  });
  expect(await countAbroad(aSearch(engine, 'South Jakarta'))).toMatchObject({ rest: '', total: 2 });
});

it('counts all jobs there where no such job is', async () => {
  expect(await countAbroad(aSearch(engine, 'nurse jaksel'))).toMatchObject({ rest: '', total: 2 });
});

it('is none where no job is there, and where no place is named', async () => {
  for (const typed of ['nurse tokyo', 'nurse', 'makati'])
    expect(await countAbroad(aSearch(engine, typed))).toBeNull();
});

it('is not asked for corrections of the place', async () => {
  const near = createListEngine([{ title: 'Jakartan Cook' }]);
  const search = aSearch(near, 'jakarta');
  expect([await search.completion(), await search.correction()]).toEqual([null, null]);
});
