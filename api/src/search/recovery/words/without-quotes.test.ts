import { expect, it } from 'vitest';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { withoutQuotes } from './without-quotes.ts';

const engine = createListEngine([{ title: 'Data Entry Clerk' }, { title: 'Accountant' }]);

it.each([
  ['"entry" "data"', 'entry data'],
  ['“acountant”', 'accountant'],
])('offers what %s finds without quotes, corrected if need be', async (typed, query) => {
  expect(await withoutQuotes(aSearch(engine, typed))).toEqual([{ query, total: 1 }]);
});

it('offers nothing for words without quotes, or unknown ones', async () => {
  expect(await withoutQuotes(aSearch(engine, 'data entry'))).toEqual([]);
  expect(await withoutQuotes(aSearch(engine, '"astronaut"'))).toEqual([]);
});
