/** Addresses of the lists over all countries, with what they list. */
export const collections = [
  ['remote-jobs', 'remote'],
  ['web3-jobs', 'web3'],
  ['work-abroad', 'visa'],
] as const;

/** The list over all countries whose address begins with a segment. */
export const collectionAt = (segment: string | undefined) =>
  collections.find(([path]) => path === segment)?.[1];
