/**
 * Options of an LRU cache of at most `entries` that grows as it fills. With `max` it allocates the memory of all of them
 * at once: half a gateway's start, and 20 MB, for caches that are mostly empty.
 */
export const lruOptions = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
