import type { Found, FurtherSearches } from './search.ts';

/** Jobs with a similar title, where the words find few, and none that fewer words ask for. */
export const relatedTitles = async ({
  search,
  conditions,
  total,
  fewerWords,
}: Found & Partial<FurtherSearches>): Promise<number[]> => {
  const { page, size } = search.request.query;
  if (fewerWords) return [];
  return search.engine.related(conditions, { total, page, size });
};
