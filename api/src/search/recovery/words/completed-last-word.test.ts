import { expect, it } from 'vitest';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { completedLastWord } from './completed-last-word.ts';

const engine = createListEngine([
  { title: 'Software Engineer' },
  { title: 'Software Tester' },
  { title: 'Softball Coach' },
  { title: 'Cook', chosen: { job_locations: [10_103, 10_100] } },
]);

it('completes to the word with the most jobs', async () => {
  expect(await completedLastWord(aSearch(engine, 'softw'))).toMatchObject({
    total: 2,
    correctedQuery: 'software',
  });
  expect(await completedLastWord(aSearch(engine, 'coo'))).toMatchObject({ total: 1, correctedQuery: 'cook' });
});

it('completes no word of less than three letters, no quoted and no excluded one', async () => {
  for (const typed of ['so', '"softw', '-softw', 'astron'])
    expect(await completedLastWord(aSearch(engine, typed))).toBeNull();
});

it('completes no word that jobs have as it is, where the filters leave none of them', async () => {
  const data = createListEngine([
    { title: 'Data Clerk', chosen: { job_types: [1] } },
    { title: 'Database Administrator', chosen: { job_types: [3] } },
  ]);
  expect(await completedLastWord(aSearch(data, { query: 'data', job_types: [3] }))).toBeNull();
});

it('finds nothing where the filters leave nothing of it', async () => {
  expect(await completedLastWord(aSearch(engine, { query: 'softw', degrees: [3] }))).toBeNull();
});
