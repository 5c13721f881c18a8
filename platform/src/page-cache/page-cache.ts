import { LRUCache } from 'lru-cache';
import type { DrawnPage } from './drawn-page.ts';

/** Source of a page: `fresh` and `stale` cache hits, `drawn` a miss. */
export type PageSource = 'fresh' | 'stale' | 'drawn';

/** Cache of anonymous pages. */
export interface PageCache {
  /**
   * The page of `key`, from the cache or by `draw`. Concurrent requests share one render. Older than `freshMs` it is
   * served stale once while it is rendered again (stale-while-revalidate).
   */
  get(key: string, draw: () => Promise<DrawnPage>): Promise<{ page: DrawnPage; source: PageSource }>;
  /** Invalidates pages with any of these surrogate keys; pending renders are not cached either. */
  drop(keys: readonly string[]): void;
  /** Invalidates everything: news may have been missed. */
  clear(): void;
  /** For metrics. */
  size(): { pages: number; bytes: number };
}

export interface PageCacheOptions {
  /** Total bytes. */
  maxBytes?: number;
  freshMs?: number;
  /** Maximum age in milliseconds of a stale page. */
  staleMs?: number;
  now?(): number;
}

interface CachedPage {
  page: Extract<DrawnPage, { kind: 'page' }>;
  drawnAt: number;
}

interface Drawing {
  page: Promise<DrawnPage>;
  /** News during the render. */
  missed: ((cached: CachedPage) => boolean)[];
}

/** Larger pages are not cached. */
const maxPageBytes = 2 ** 20;

export function createPageCache(options: PageCacheOptions = {}): PageCache {
  const { maxBytes = 48 * 2 ** 20, freshMs = 5_000, staleMs = 30_000, now = Date.now } = options;
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.min(maxBytes, maxPageBytes),
    sizeCalculation: ({ page }) => page.template.bytes,
  });
  const drawings = new Map<string, Drawing>();

  function start(key: string, draw: () => Promise<DrawnPage>): Drawing {
    const drawnAt = now();
    const drawing: Drawing = { page: draw(), missed: [] };
    drawings.set(key, drawing);
    const settle = (page: DrawnPage | null) => {
      if (drawings.get(key) === drawing) drawings.delete(key);
      if (page === null || !isCacheable(page)) return;
      const cached = { page, drawnAt };
      if (!drawing.missed.some((isOutdated) => isOutdated(cached))) pages.set(key, cached);
    };
    drawing.page.then(settle, () => settle(null));
    return drawing;
  }

  function drop(isOutdated: (cached: CachedPage) => boolean): void {
    for (const [key, cached] of pages.entries()) if (isOutdated(cached)) pages.delete(key);
    // New requests must not share a render that started before the news.
    for (const drawing of drawings.values()) drawing.missed.push(isOutdated);
    drawings.clear();
  }

  return {
    async get(key, draw) {
      const cached = pages.get(key);
      const age = cached ? now() - cached.drawnAt : Number.POSITIVE_INFINITY;
      if (cached && age < freshMs) return { page: cached.page, source: 'fresh' };
      if (cached && age < staleMs) {
        // A failed revalidation is reported to the next visitor.
        if (!drawings.has(key)) start(key, draw).page.catch(() => {});
        return { page: cached.page, source: 'stale' };
      }
      const shared = drawings.get(key);
      if (!shared) return { page: await start(key, draw).page, source: 'drawn' };
      const page = await shared.page;
      // Errors that the API answered to another visitor may not apply to this one: render again.
      const isApiFailure = page.kind === 'page' && page.hasApiFailed;
      return { page: isApiFailure ? await draw() : page, source: 'drawn' };
    },
    drop(keys) {
      if (keys.length > 0) drop(({ page }) => keys.some((key) => page.keys.has(key)));
    },
    clear: () => drop(() => true),
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

const isCacheable = (page: DrawnPage): page is CachedPage['page'] =>
  page.kind === 'page' && page.status === 200 && page.opensOn.isDrawn && !page.hasApiFailed;
