import { expect, it } from 'vitest';
import { aSearch } from '../../testing/search/a-search.ts';
import { createListEngine } from '../../testing/search/list-engine.ts';
import { asUnderstood } from './as-understood.ts';

const makati = { chosen: { job_locations: [10_103] } };
const jobs = [{ title: 'Cook', ...makati }, { title: 'Manila Water Clerk' }];

it('filters by the place that the words name, and says so', async () => {
  const found = await asUnderstood(aSearch(createListEngine(jobs), 'cook in makati'));
  expect(found).toMatchObject({ jobIds: [0], optionsQuery: 'cook in makati', correctedQuery: null });
});

it('reads the beginning of a company’s name as words', async () => {
  const engine = createListEngine(jobs, ['Manila Water Company']);
  expect(await asUnderstood(aSearch(engine, 'manila water'))).toMatchObject({
    jobIds: [1],
    optionsQuery: null,
  });
  expect(await asUnderstood(aSearch(createListEngine(jobs), 'manila water'))).toBeNull();
});

it('finds nothing for words that no job has', async () => {
  expect(await asUnderstood(aSearch(createListEngine(jobs), 'astronaut'))).toBeNull();
});
