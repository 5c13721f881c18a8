import { pathToFileURL } from 'node:url';
import { type IconData, smallIcon } from './small-icon.ts';

/** Loader of Lucide’s icons, which replaces each by a component with one path: fewer elements to render and to style. */
// biome-ignore lint/style/noDefaultExport: the bundler demands it of a loader.
export default async function load(this: { resourcePath: string }, source: string): Promise<string> {
  // A module of an earlier name of an icon exports the other module's component alone.
  const { __iconData } = (await import(pathToFileURL(this.resourcePath).href)) as { __iconData?: IconData };
  return (__iconData && smallIcon(__iconData)) ?? source;
}
