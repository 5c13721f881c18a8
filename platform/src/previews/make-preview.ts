import type { MadePreview, NewPreview } from '../contract/link-schemas.ts';
import { appendLog } from '../operations/append-log.ts';
import { changesOf } from '../operations/changed-packages.ts';
import { findSet, seconds } from '../operations/live-set.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import { generateTokenId } from '../rights/generate-token.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { signPreview } from './preview-token.ts';

/** Where a link leads, followed by its token. */
export const previewPath = '/platform/preview/';

/** A link with which anybody gets a set, for who may publish what it changes. The log tells who made it. */
export async function makePreview(
  store: ReleaseStore,
  key: Buffer,
  actor: Actor,
  { set, hours }: NewPreview,
): Promise<MadePreview> {
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
