import type { NewPreview, SignedPreview } from '../contract/link-schemas.ts';
import { appendLog } from '../operations/append-log.ts';
import { changesOf } from '../operations/changed-packages.ts';
import { findSet, seconds } from '../operations/live-set.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import { generateTokenId } from '../rights/generate-token.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { signPreview } from './preview-token.ts';

/** Path prefix of a link, followed by its token. */
export const previewPath = '/platform/preview/';

/** Creates a link to preview a set, for those who may publish its changes. Logged. */
export async function makePreview(
  store: ReleaseStore,
  key: Buffer,
  actor: Actor,
  { set, hours }: NewPreview,
): Promise<SignedPreview> {
  const wanted = await findSet(store, set);
  const live = await store.readLive();
  requireRight(actor, 'publish');
  for (const name of changesOf(wanted, live && (await store.readSet(live.set))))
    requireRight(actor, 'publish', name);
  const id = generateTokenId();
  const until = seconds() + hours * 3_600;
  const path = previewPath + signPreview(key, { set: wanted.id, id, until });
  await appendLog(store, actor, 'preview-made', 'a link for people without a token', null, wanted.id, {
    id,
    hours,
  });
  return { path, set: wanted.id, until };
}
