import type { DrawnPage } from './drawn-page.ts';
import {
  createRenderCache,
  type RenderCache,
  type RenderCacheOptions,
  type Rendered,
  type RenderSource,
} from './render-cache.ts';

export type PageSource = RenderSource;
export type PageCacheOptions = RenderCacheOptions;

/** Cache of anonymous pages. */
export type PageCache = RenderCache<DrawnPage>;

export const createPageCache = (options?: PageCacheOptions): PageCache =>
  createRenderCache(describePage, options);

const describePage = (page: DrawnPage): Rendered =>
  page.kind === 'page'
    ? {
        bytes: page.template.bytes,
        keys: page.keys,
        isCacheable: page.status === 200 && page.opensOn.isDrawn && !page.hasApiFailed,
        hasApiFailed: page.hasApiFailed,
      }
    : { bytes: 0, keys: noKeys, isCacheable: false, hasApiFailed: false };

const noKeys: ReadonlySet<string> = new Set();
