/** Under which an application stands in the cache. */
export const appliedKey = (userId: number | undefined, jobId: number) =>
  ['search', 'applied', userId ?? 'guest', jobId] as const;
