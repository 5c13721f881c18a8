/** Path of the results for one thing, by its `seo_value`; `q` for words. */
export const resultsPath = (filter: Partial<Record<'q' | 'location' | 'category', string>> = {}): string => {
  const query = new URLSearchParams(filter).toString();
  return query ? `/jobs?${query}` : '/jobs';
};
