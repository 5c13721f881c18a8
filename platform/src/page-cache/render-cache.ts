import { LRUCache } from 'lru-cache';

/** Source of a render: `fresh` and `stale` cache hits, `drawn` a miss. */
export type RenderSource = 'fresh' | 'stale' | 'drawn';

/** What a cache must know of a render. */
export interface Rendered {
  bytes: number;
  /** Surrogate keys, by which it is invalidated. */
  keys: ReadonlySet<string>;
  isCacheable: boolean;
  /** A call of it failed for reasons that may not apply to another visitor. */
  hasApiFailed: boolean;
}

/** Cache of renders that many visitors get. */
export interface RenderCache<T> {
  /**
   * The render of `key`, from the cache or by `draw`. Concurrent requests share one render. Older than `freshMs` it is
   * served stale once while it is rendered again (stale-while-revalidate).
   */
  get(key: string, draw: () => Promise<T>): Promise<{ page: T; source: RenderSource }>;
  /** Whether `get` has it, if only as stale, or is rendering it. */
  has(key: string): boolean;
  /** Invalidates renders with any of these surrogate keys; pending renders are not cached either. */
  drop(keys: readonly string[]): void;
  /** Invalidates everything: news may have been missed. */
  clear(): void;
  /** For metrics. */
  size(): { pages: number; bytes: number };
}

export interface RenderCacheOptions {
  /** Total bytes. */
  maxBytes?: number;
  freshMs?: number;
  /** Maximum age in milliseconds of a stale page. */
  staleMs?: number;
  now?(): number;
}

interface Cached<T> {
  page: T;
  keys: ReadonlySet<string>;
  bytes: number;
  drawnAt: number;
}

interface Drawing<T> {
  page: Promise<T>;
  /** News during the render. */
  missed: ((keys: ReadonlySet<string>) => boolean)[];
}

/** Larger renders are not cached. */
const maxRenderBytes = 2 ** 20;

export function createRenderCache<T>(
  describe: (page: T) => Rendered,
  options: RenderCacheOptions = {},
): RenderCache<T> {
  const { maxBytes = 48 * 2 ** 20, freshMs = 5_000, staleMs = 30_000, now = Date.now } = options;
  const pages = new LRUCache<string, Cached<T>>({
    maxSize: maxBytes,
    maxEntrySize: Math.min(maxBytes, maxRenderBytes),
    sizeCalculation: ({ bytes }) => bytes,
  });
  const drawings = new Map<string, Drawing<T>>();

  function start(key: string, draw: () => Promise<T>): Drawing<T> {
    const drawnAt = now();
    const drawing: Drawing<T> = { page: draw(), missed: [] };
    drawings.set(key, drawing);
    const end = () => drawings.get(key) === drawing && drawings.delete(key);
    const settle = (page: T) => {
      end();
      const { isCacheable, keys, bytes } = describe(page);
      const isOutdated = drawing.missed.some((isMeant) => isMeant(keys));
      if (isCacheable && !isOutdated) pages.set(key, { page, keys, bytes, drawnAt });
    };
    drawing.page.then(settle, end);
    return drawing;
  }

  function drop(isOutdated: (keys: ReadonlySet<string>) => boolean): void {
    for (const [key, { keys }] of pages.entries()) if (isOutdated(keys)) pages.delete(key);
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
      return { page: describe(page).hasApiFailed ? await draw() : page, source: 'drawn' };
    },
    has: (key) =>
      drawings.has(key) || now() - (pages.peek(key)?.drawnAt ?? Number.NEGATIVE_INFINITY) < staleMs,
    drop(keys) {
      if (keys.length > 0) drop((own) => keys.some((key) => own.has(key)));
    },
    clear: () => drop(() => true),
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}
