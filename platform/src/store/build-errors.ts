import { stripVTControlCharacters } from 'node:util';
import type { ObjectStorage } from './object-storage.ts';

const prefix = 'build-errors';

/** Stores what `pnpm dev` could not build of a package, for the open pages of its gateway; empty when it was built. */
export async function writeBuildErrors(
  storage: ObjectStorage,
  name: string,
  errors: readonly string[],
): Promise<void> {
  const key = `${prefix}/${name}.txt`;
  // One for the browser and one for the server bundle.
  const different = new Set(errors.map((error) => stripVTControlCharacters(error).trim()));
  if (different.size === 0) await storage.remove(key);
  else await storage.write(key, [...different].join('\n\n'));
}

/** All packages' errors as one text; empty without any. */
export async function readBuildErrors(storage: ObjectStorage): Promise<string> {
  const names = await storage.list(prefix);
  const texts = await Promise.all(names.map((name) => storage.read(`${prefix}/${name}`)));
  return texts.map((text) => text?.toString() ?? '').join('\n\n');
}

/** Removes what an earlier `pnpm dev` left when it was killed: nothing may watch those packages now. */
export async function removeBuildErrors(storage: ObjectStorage): Promise<void> {
  for (const name of await storage.list(prefix)) await storage.remove(`${prefix}/${name}`);
}
