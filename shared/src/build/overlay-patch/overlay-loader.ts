import { patchOverlay } from './overlay-patches.ts';

/** Loader that lets Rsbuild's error overlay work under the site's content security policy. */
// biome-ignore lint/style/noDefaultExport: the bundler demands it of a loader.
export default (source: string): string => patchOverlay(source);
