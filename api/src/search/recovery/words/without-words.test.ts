import { expect, it } from 'vitest';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { withoutWords } from './without-words.ts';

const engine = createListEngine([
  { title: 'Nurse' },
  { title: 'Nurse' },
  { title: 'Astronaut' },
  { title: 'Remote Sensing Analyst' },
]);

it('offers the words that find most', async () => {
  expect(await withoutWords(1)(aSearch(engine, 'nurse astronaut'))).toEqual([
    { query: 'nurse', total: 2 },
    { query: 'astronaut', total: 1 },
  ]);
});

it('drops as many words as it is told', async () => {
  expect(await withoutWords(1)(aSearch(engine, 'nurse astronaut beekeeper'))).toEqual([]);
  expect(await withoutWords(2)(aSearch(engine, 'nurse astronaut beekeeper'))).toHaveLength(2);
});

it('counts the names of options as text where they find nothing', async () => {
  expect(await withoutWords(1)(aSearch(engine, 'remote sensing beekeeper'))).toContainEqual({
    query: 'remote sensing',
    total: 1,
  });
});
