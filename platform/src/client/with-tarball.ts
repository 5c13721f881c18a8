import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OperationError } from '../contract/operation-error.ts';
import { packRelease } from '../release/pack-release.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Calls `use` with the path of a release packed as a gzipped tarball, which is deleted afterwards. */
export async function withTarball(
  store: ReleaseStore,
  name: string,
  version: string,
  use: (archive: string) => Promise<unknown>,
): Promise<void> {
  const folder = await store.openRelease(name, version);
  if (!folder) throw new OperationError('not-found', `There is no release ${name} ${version} here.`);
  const archive = join(await mkdtemp(join(tmpdir(), 'upload-')), 'release.tgz');
  try {
    await packRelease(folder, archive);
    await use(archive);
  } finally {
    await rm(dirname(archive), { recursive: true });
  }
}
