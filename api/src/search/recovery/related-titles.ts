import type { Found } from './search.ts';

/** Jobs with a similar title, where the words find few. */
export const relatedTitles = ({ search, conditions, total }: Found): Promise<number[]> => {
  const { page, size } = search.request.query;
  return search.engine.related(conditions, { total, page, size });
};
