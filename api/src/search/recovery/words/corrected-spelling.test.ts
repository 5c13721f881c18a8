import { expect, it } from 'vitest';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { correctedSpelling } from './corrected-spelling.ts';

const engine = createListEngine([
  { title: 'Python Developer' },
  { title: 'Accountant', chosen: { job_locations: [10_103, 10_100] } },
  { title: '會計人員' },
]);

it.each([
  ['pyhton', 'python'],
  ['pyhton develper', 'python developer'],
  ['acountant in makati', 'accountant in makati'],
  ['會計人圓', '會計人員'],
])('corrects %s to %s', async (typed, meant) => {
  expect(await correctedSpelling(aSearch(engine, typed))).toMatchObject({ total: 1, correctedQuery: meant });
});

it('corrects neither a quoted word nor one that is far from any', async () => {
  for (const typed of ['"pyhton"', 'zookeeper'])
    expect(await correctedSpelling(aSearch(engine, typed))).toBeNull();
});

it('corrects no word that is merely unfinished', async () => {
  expect(await correctedSpelling(aSearch(engine, 'pytho'))).toBeNull();
});
