import { expect, it } from 'vitest';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { unmatchedWords } from './unmatched-words.ts';

const engine = createListEngine([
  { title: 'Cook', chosen: { job_locations: [10_103, 10_100] } },
  { title: 'Nurse', chosen: { job_types: [1] } },
]);

it.each([
  ['welder makati', ['welder']],
  ['welder painter makati', ['welder', 'painter']],
  ['cook makati', []],
  ['welder painter', []],
  ['welder', []],
  ['makati -welder', []],
])('of “%s” says which words no job has: %j', async (query, words) => {
  expect(await unmatchedWords(aSearch(engine, query))).toEqual(words);
});

it('counts under the chosen filters', async () => {
  expect(await unmatchedWords(aSearch(engine, { query: 'cook nurse', job_types: [1] }))).toEqual(['cook']);
});
