import { expect, it } from 'vitest';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { recover } from '../search.ts';
import { fewMatchesCorrected } from './few-matches-corrected.ts';

const nurses = Array.from({ length: 12 }, () => ({ title: 'Nurse' }));
const engine = createListEngine([{ title: 'Nures' }, ...nurses, { title: 'Cook' }]);

async function continued(query: Parameters<typeof aSearch>[1]) {
  const found = await recover(aSearch(engine, query));
  if (found === null) throw new Error('nothing was found');
  return fewMatchesCorrected(found);
}

it('goes on with the jobs of the spelling that far more have', async () => {
  expect(await continued('nures')).toHaveLength(12);
});

it('goes on with none on a second page, and for a word that is no mistake', async () => {
  expect(await continued({ query: 'nures', page: 2 })).toEqual([]);
  expect(await continued('cook')).toEqual([]);
  expect(await continued('nurse')).toEqual([]);
});
