import { LRUCache } from 'lru-cache';
import { lruOptions } from '../process/lru-options.ts';

/** Counted failures of one page, for deduplication. */
export interface KnownPage {
  isOpened: boolean;
  isBroken: boolean;
  /** A failure of the network was counted. */
  isCutOff: boolean;
  met: Set<string>;
  failed: Set<string>;
  /** Kinds of facts. */
  facts: Set<string>;
}

const maxPages = 50_000;

/** LRU cache of 50,000 pages by trace. A page without a trace is a new one every time. */
export function createRecentPages(): (trace: string | undefined) => KnownPage {
  const pages = new LRUCache<string, KnownPage>(lruOptions(maxPages));
  return (trace) => {
    const known = trace === undefined ? undefined : pages.get(trace);
    if (known) return known;
    const page: KnownPage = {
      isOpened: false,
      isBroken: false,
      isCutOff: false,
      met: new Set(),
      failed: new Set(),
      facts: new Set(),
    };
    if (trace === undefined) return page;
    pages.set(trace, page);
    return page;
  };
}
