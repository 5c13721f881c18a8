import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '../store/release-store.ts';

/** Adds the content of a release under another version, to measure without a build. */
export async function copyRelease(
  store: ReleaseStore,
  name: string,
  from: string,
  version: string,
): Promise<void> {
  const folder = await store.openRelease(name, from);
  if (folder === null) throw new Error(`There is no release ${name} ${from} in the store.`);
  const made = await mkdtemp(join(store.folder, '.making-'));
  await cp(folder, made, { recursive: true });
  const release: unknown = JSON.parse(await readFile(join(made, 'release.json'), 'utf8'));
  await writeFile(join(made, 'release.json'), JSON.stringify({ ...(release as object), version }));
  await store.addRelease(made, name, version);
}
