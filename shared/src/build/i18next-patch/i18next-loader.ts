import { withoutUnusedParts } from './unused-parts.ts';

/** Loader that removes code of i18next which would keep unused parts in a bundle. */
// biome-ignore lint/style/noDefaultExport: the bundler demands it of a loader.
export default (source: string): string => withoutUnusedParts(source);
