import { withoutUnusedParts } from './unused-parts.ts';

/** Loader that removes code of single-spa-react which no remote uses. */
// biome-ignore lint/style/noDefaultExport: the bundler demands it of a loader.
export default function singleSpaLoader(source: string): string {
  return withoutUnusedParts(source);
}
