import type { Rspack } from '@rsbuild/core';
import { holdsLinks, withoutUnusedParts } from './unused-parts.ts';

/** Leaves out what keeps unused parts of react-router in a bundle. */
// biome-ignore lint/style/noDefaultExport: the bundler demands it of a loader.
export default function routerLoader(this: Rspack.LoaderContext, source: string): string {
  return holdsLinks(source) ? withoutUnusedParts(source) : source;
}
