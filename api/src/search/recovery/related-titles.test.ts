import { expect, it } from 'vitest';
import { aSearch } from '../../testing/search/a-search.ts';
import { createListEngine } from '../../testing/search/list-engine.ts';
import { relatedTitles } from './related-titles.ts';
import { recover } from './search.ts';

it('asks the engine for what follows the last match on this page', async () => {
  const asked: unknown[] = [];
  const engine = {
    ...createListEngine([{ title: 'Nurse' }]),
    related: async (_: unknown, matches: unknown) => [asked.push(matches)],
  };
  const found = await recover(aSearch(engine, { query: 'nurse', size: 5 }));
  expect(found && (await relatedTitles(found))).toEqual([1]);
  expect(asked).toEqual([{ total: 1, page: 1, size: 5 }]);
});
