import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { publish } from '../operations/live-set.ts';
import { packRelease } from '../release/pack-release.ts';
import { type Actor, platformActor } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { anEmptyStore } from './a-store.ts';
import { addValidRelease } from './a-valid-release.ts';
import { onDone } from './shared.ts';

export const operator = platformActor('operator');
export const team: Actor = { name: 'a-ci', team: 'team-a', rights: ['read', 'publish'], packages: ['mfe-a'] };
export const facts = { apiUrl: null, checkLifecycle: null };
export const reason = 'for a test';
export const month = 31 * 86_400;
export const now = () => Math.floor(Date.now() / 1000);

/** A live shell with remotes a and b in version 1, and their versions 2 in the store. */
export async function aLiveSite(): Promise<ReleaseStore> {
  const store = await anEmptyStore();
  await addValidRelease(store, { name: 'shell' });
  for (const name of ['mfe-a', 'mfe-b'])
    for (const version of ['1', '2', '3']) await addValidRelease(store, { name, version });
  await publish(store, { shell: '1', 'mfe-a': '1', 'mfe-b': '1' }, 'first');
  return store;
}

export const members = async (store: ReleaseStore) =>
  (await store.readSet((await store.readLive())?.set ?? '')).members;
/** A release's folder as packed upload. */
export async function upload(folder: string): Promise<() => Readable> {
  const archives = await mkdtemp(join(tmpdir(), 'upload-'));
  onDone(() => rm(archives, { recursive: true }));
  const archive = join(archives, 'release.tgz');
  await packRelease(folder, archive);
  return () => createReadStream(archive);
}

export const lastEntry = async (store: ReleaseStore) => (await store.log.read()).at(-1);
