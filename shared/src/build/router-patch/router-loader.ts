import type { Rspack } from '@rsbuild/core';
import { containsLinks, withoutUnusedParts } from './unused-parts.ts';

/** Loader that removes code of react-router which would keep unused parts in a bundle. */
// biome-ignore lint/style/noDefaultExport: the bundler demands it of a loader.
export default function routerLoader(this: Rspack.LoaderContext, source: string): string {
  return containsLinks(source) ? withoutUnusedParts(source) : source;
}
