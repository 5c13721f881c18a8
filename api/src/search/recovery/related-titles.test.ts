import { expect, it } from 'vitest';
import { aSearch } from '../../testing/search/a-search.ts';
import { createListEngine } from '../../testing/search/list-engine.ts';
import { relatedTitles } from './related-titles.ts';
import { type Found, recover } from './search.ts';

it.each([
  { size: 5, page: 1, asked: [{ offset: 0, size: 4 }] },
  { size: 5, page: 2, asked: [{ offset: 4, size: 5 }] },
  { size: 1, page: 1, asked: [{ offset: 0, size: 1 }] },
])(
  'asks the engine for what follows the last match on page $page of $size',
  async ({ size, page, asked }) => {
    const ranges: unknown[] = [];
    const engine = {
      ...createListEngine([{ title: 'Nurse' }]),
      related: async (_: unknown, range: unknown) => [ranges.push(range)],
    };
    const found = await recover(aSearch(engine, { query: 'nurse', size: 5 }));
    const search = found && {
      ...found.search,
      request: aSearch(engine, { query: 'nurse', size, page }).request,
    };
    await relatedTitles({ ...found, search } as Found);
    expect(ranges).toEqual(asked);
  },
);
