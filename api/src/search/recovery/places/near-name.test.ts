import { expect, it } from 'vitest';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { nearName } from './near-name.ts';

const engine = createListEngine([{ title: 'Programmer', chosen: { job_locations: [10_103, 10_100] } }]);

it('searches for the name of a job that was nearly typed', async () => {
  expect(await nearName(aSearch(engine, 'progammer'))).toMatchObject({
    total: 1,
    correctedQuery: 'programmer',
    optionsQuery: null,
  });
});

it('keeps the place beside it', async () => {
  expect(await nearName(aSearch(engine, 'progammer makati'))).toMatchObject({
    total: 1,
    optionsQuery: 'programmer makati',
  });
});

it('is none for a name that is known, and where no job has it', async () => {
  expect(await nearName(aSearch(engine, 'programmer'))).toBeNull();
  expect(await nearName(aSearch(engine, 'acountant'))).toBeNull();
});

it('replaces no word that jobs have as it is', async () => {
  const drivers = createListEngine([
    { title: 'Diver', chosen: { job_types: [1] } },
    { title: 'Driver', chosen: { job_types: [3] } },
  ]);
  expect(await nearName(aSearch(drivers, { query: 'diver', job_types: [3] }))).toBeNull();
});
