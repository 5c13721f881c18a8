import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The part of `release.json` that size budgets need. */
const release = z.object({
  name: z.string(),
  version: z.string(),
  entry: z.string(),
  files: z.array(z.object({ path: z.string(), gzip: z.number() })),
});
export type Release = z.infer<typeof release>;

/** The release that a file of the site belongs to, and the file's path in it; null when it belongs to none. */
export async function releaseOf(
  dataFolder: string,
  url: string,
): Promise<{ release: Release; path: string } | null> {
  const found = /\/assets\/([^/]+)\/([^/]+)\/([^?#]+)/.exec(url);
  if (!found) return null;
  const [, name = '', version = '', path = ''] = found;
  const text = await readFile(join(dataFolder, 'releases', name, version, 'release.json'), 'utf8');
  return { release: release.parse(JSON.parse(text)), path };
}
