import { basename } from 'node:path';
import { withoutUnusedReactParts } from './unused-parts.ts';

/** Loader that removes code of react-i18next which would keep unused parts in a bundle. */
// biome-ignore lint/style/noDefaultExport: the bundler demands it of a loader.
export default function load(this: { resourcePath: string }, source: string): string {
  return withoutUnusedReactParts(basename(this.resourcePath), source);
}
