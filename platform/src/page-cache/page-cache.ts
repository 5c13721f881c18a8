import { LRUCache } from 'lru-cache';
import type { DrawnPage } from './drawn-page.ts';

/** Jobs that were added, changed or closed, and the countries that have them. */
export interface JobNews {
  job_ids: readonly number[];
  /** Keys. */
  countries: readonly string[];
}

/** Where a page came from: `fresh` and `stale` were kept, `drawn` was not. */
export type PageSource = 'fresh' | 'stale' | 'drawn';

/** Drawn pages, for visitors who all get the same. */
export interface PageCache {
  /**
   * The page of `key`, from the cache or by `draw`. Visitors who come while it is drawn share the drawing. A page
   * older than `freshMs` is given once more while it is drawn anew.
   */
  get(key: string, draw: () => Promise<DrawnPage>): Promise<{ page: DrawnPage; source: PageSource }>;
  /** Drops pages that show these jobs, or the market of these countries; drawings under way are not kept either. */
  drop(news: JobNews): void;
  /** Drops all: news may have been missed. */
  clear(): void;
  /** For figures. */
  size(): { pages: number; bytes: number };
}

export interface PageCacheOptions {
  /** Of all pages together. */
  maxBytes?: number;
  freshMs?: number;
  /** Milliseconds since it was drawn after which a page is given to nobody. */
  staleMs?: number;
  now?(): number;
}

interface KeptPage {
  page: Extract<DrawnPage, { kind: 'page' }>;
  drawnAt: number;
}

interface Drawing {
  page: Promise<DrawnPage>;
  /** News that came while it ran. */
  missed: ((kept: KeptPage) => boolean)[];
}

/** A larger page is drawn each time. */
const maxPageBytes = 2 ** 20;

export function createPageCache(options: PageCacheOptions = {}): PageCache {
  const { maxBytes = 48 * 2 ** 20, freshMs = 5_000, staleMs = 30_000, now = Date.now } = options;
  const pages = new LRUCache<string, KeptPage>({
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
      if (page === null || !isWorthKeeping(page)) return;
      const kept = { page, drawnAt };
      if (!drawing.missed.some((isOutdated) => isOutdated(kept))) pages.set(key, kept);
    };
    drawing.page.then(settle, () => settle(null));
    return drawing;
  }

  function drop(isOutdated: (kept: KeptPage) => boolean): void {
    for (const [key, kept] of pages.entries()) if (isOutdated(kept)) pages.delete(key);
    // Who comes from now on does not share a drawing that began before the news.
    for (const drawing of drawings.values()) drawing.missed.push(isOutdated);
    drawings.clear();
  }

  return {
    async get(key, draw) {
      const kept = pages.get(key);
      const age = kept ? now() - kept.drawnAt : Number.POSITIVE_INFINITY;
      if (kept && age < freshMs) return { page: kept.page, source: 'fresh' };
      if (kept && age < staleMs) {
        // Whether it fails is for the next visitor to find out.
        if (!drawings.has(key)) start(key, draw).page.catch(() => {});
        return { page: kept.page, source: 'stale' };
      }
      const shared = drawings.get(key);
      if (!shared) return { page: await start(key, draw).page, source: 'drawn' };
      const page = await shared.page;
      // What the API refused the other visitor it may grant to this one.
      const isTheirs = page.kind === 'page' && page.hasApiFailed;
      return { page: isTheirs ? await draw() : page, source: 'drawn' };
    },
    drop({ job_ids, countries }) {
      const [ids, keys] = [new Set(job_ids), new Set(countries)];
      if (ids.size === 0 && keys.size === 0) return;
      drop(({ page: { shows } }) => keys.has(shows.country) || [...shows.jobIds].some((id) => ids.has(id)));
    },
    clear: () => drop(() => true),
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

const isWorthKeeping = (page: DrawnPage): page is KeptPage['page'] =>
  page.kind === 'page' && page.status === 200 && page.opensOn.isDrawn && !page.hasApiFailed;
