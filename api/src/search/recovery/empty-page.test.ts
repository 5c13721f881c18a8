import { expect, it } from 'vitest';
import { aSearch } from '../../testing/search/a-search.ts';
import { createListEngine } from '../../testing/search/list-engine.ts';
import { emptyPage } from './empty-page.ts';

const engine = createListEngine([{ title: 'Nurse', chosen: { degrees: [3] } }, { title: 'Astronaut' }]);

it('is an empty page with the filters and the words that may go', async () => {
  const { total, rescue, shorterQueries } = await emptyPage(
    aSearch(engine, { query: 'nurse astronaut', degrees: [3] }),
  );
  expect({ total, rescue, shorterQueries }).toEqual({
    total: 0,
    rescue: { drop: 'query', total: 1 },
    shorterQueries: [{ query: 'nurse', total: 1 }],
  });
});

it('names no option, since none of them found anything', async () => {
  expect(await emptyPage(aSearch(engine, 'beekeeper in makati'))).toMatchObject({
    total: 0,
    optionsQuery: null,
  });
});
