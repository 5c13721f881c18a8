import { expect, it } from 'vitest';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { correctionElsewhere } from './correction-elsewhere.ts';

const engine = createListEngine([
  { title: 'Baker', chosen: { job_locations: [10_401, 10_400], degrees: [3] } },
  { title: 'Cook', chosen: { job_locations: [10_103, 10_100] } },
]);

it('keeps the corrected words of which a filter leaves nothing', async () => {
  const found = await correctionElsewhere(aSearch(engine, { query: 'bakker', degrees: [2] }));
  expect(found).toMatchObject({ total: 0, correctedQuery: 'baker', rescue: { drop: 'degrees', total: 1 } });
});

it('keeps them where the named place has none', async () => {
  const found = await correctionElsewhere(aSearch(engine, 'bakker makati'));
  expect(found).toMatchObject({ total: 0, correctedQuery: 'baker makati' });
  expect(found?.shorterQueries).toContainEqual({ query: 'baker', total: 1 });
});

it('keeps no correction that finds nothing anywhere', async () => {
  expect(await correctionElsewhere(aSearch(engine, 'bakker cook'))).toBeNull();
  expect(await correctionElsewhere(aSearch(engine, { degrees: [2] }))).toBeNull();
});
