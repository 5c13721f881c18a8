import { expect, it } from 'vitest';
import { aSearch } from '../../testing/search/a-search.ts';
import { createListEngine } from '../../testing/search/list-engine.ts';
import { createJobSearch } from './create-job-search.ts';
import { relatedTitles } from './related-titles.ts';
import { type Found, recover } from './search.ts';

it.each([
  { size: 5, page: 1, asked: [{ offset: 0, size: 4 }] },
  { size: 5, page: 2, asked: [{ offset: 4, size: 5 }] },
  { size: 1, page: 1, asked: [{ offset: 0, size: 1 }] },
  { size: 1, page: 2, asked: [{ offset: 1, size: 1 }] },
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

it.each([
  { mentionsFrom: 6, size: 5, page: 2, answer: [[5], [100, 6, 7], null] },
  { mentionsFrom: 4, size: 4, page: 2, answer: [[4], [100, 5, 6, 7], null] },
  { mentionsFrom: 3, size: 3, page: 2, answer: [[3, 4, 5], [100], 1] },
  { mentionsFrom: 2, size: 3, page: 2, answer: [[3, 4, 5], [], null] },
  { mentionsFrom: 3, size: 4, page: 2, answer: [[4, 5, 6, 7], [100], null] },
])(
  'on page $page of $size puts a near title before mentions where these begin at match $mentionsFrom',
  async ({ mentionsFrom, size, page, answer }) => {
    const engine = {
      ...createListEngine(Array.from({ length: 8 }, () => ({ title: 'Nurse' }))),
      related: async () => [100],
      mentions: async (_: unknown, ids: readonly number[]) => ids.filter((id) => id >= mentionsFrom),
      closestFirst: async (_: unknown, jobs: { mentions: readonly number[]; related: readonly number[] }) => [
        ...jobs.related,
        ...jobs.mentions,
      ],
    };
    const { request } = aSearch(engine, { query: 'nurse', size, page });
    const clock = () => new Date('2026-11-20T12:00:00Z');
    const found = await createJobSearch({ engine, clock }).search(request);
    expect([found.jobIds, found.relatedIds, found.mentionsFrom]).toEqual(answer);
  },
);
