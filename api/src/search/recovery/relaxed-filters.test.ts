import { expect, it } from 'vitest';
import { aSearch } from '../../testing/search/a-search.ts';
import { createListEngine } from '../../testing/search/list-engine.ts';
import { relaxedFilters } from './relaxed-filters.ts';

const engine = createListEngine([
  { title: 'Nurse', chosen: { degrees: [3], job_types: [1] } },
  { title: 'Cook', chosen: { degrees: [2], job_types: [2] } },
]);

it('names the filter whose removal finds most, and what everything brings', async () => {
  const relaxed = await relaxedFilters(aSearch(engine, { query: 'nurse', degrees: [2] }));
  expect(relaxed).toEqual({
    rescue: { drop: 'degrees', total: 1 },
    relaxations: [
      { drop: ['degrees'], total: 1 },
      { drop: ['query'], total: 1 },
      { drop: ['query', 'degrees'], total: 2 },
    ],
  });
});

it('tries pairs where no single one helps, and both ends of the pay as one', async () => {
  const query = { query: 'nurse', degrees: [2], salary_from: 9, salary_to: 10 };
  const { rescue, relaxations } = await relaxedFilters(aSearch(engine, query));
  expect(rescue).toBeNull();
  expect(relaxations[0]).toEqual({ drop: ['degrees', 'salary_from', 'salary_to'], total: 1 });
});

it('names nothing where nothing can be dropped', async () => {
  expect(await relaxedFilters(aSearch(engine, ''))).toEqual({ rescue: null, relaxations: [] });
});
