import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Release, release as releaseForm } from '@jobharbor/shared/remote/discovery';
import { formatRefusal, OperationError } from '../contract/operation-error.ts';
import { unpackRelease } from '../release/pack-release.ts';
import { manifestBytes, readPackedName } from '../release/read-packed-name.ts';
import { checkIntegrity } from '../release-gate/check-integrity.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import { inDraftFolder } from '../store/in-draft-folder.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * Adds an uploaded release to the store, without serving it. Idempotent. `openUpload` streams the packed release from its
 * start: read once for the package's name, and unpacked only with the right for it.
 */
export async function receiveRelease(
  store: ReleaseStore,
  actor: Actor,
  openUpload: () => Readable,
): Promise<{ name: string; version: string }> {
  const packed = await readPackedName(openUpload());
  requireRight(actor, 'publish', packed);
  return inDraftFolder(store.folder, async (made) => {
    await unpackRelease(openUpload(), made);
    const release = await readRelease(made);
    const { name, version } = release;
    // An archive may contain two.
    if (name !== packed)
      throw new OperationError('invalid', `The packed release is of ${packed} and of ${name}.`);
    const candidate = { release, folder: made, members: new Map([[name, release]]) };
    const refusals = await checkIntegrity(candidate);
    if (refusals.length > 0)
      throw new OperationError('refused', refusals.map(formatRefusal).join('\n'), refusals);
    await store.addRelease(made, name, version);
    const kept = await store.readRelease(name, version);
    if (JSON.stringify(kept.files) !== JSON.stringify(release.files))
      throw new OperationError(
        'conflict',
        `There is another release ${name} ${version} with other files. Build it again.`,
      );
    return { name, version };
  });
}

async function readRelease(folder: string): Promise<Release> {
  try {
    const file = join(folder, 'release.json');
    // The first of an archive is small; a later one may have replaced it.
    if ((await stat(file)).size > manifestBytes) throw new Error('It is too large.');
    const release = releaseForm.parse(JSON.parse(await readFile(file, 'utf8')));
    if (release.name === release.contract.name) return release;
  } catch {
    // Reported below.
  }
  throw new OperationError('invalid', 'The packed release has no valid release.json.');
}
