import type { NewOverride, SignedOverride } from '../contract/link-schemas.ts';
import { appendLog } from '../operations/append-log.ts';
import { seconds } from '../operations/live-set.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import { generateTokenId } from '../rights/generate-token.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { signOverride } from './override-token.ts';

/** Creates a signed, expiring override of one remote, for those who may publish it. Logged. */
export async function makeOverride(
  store: ReleaseStore,
  key: Buffer,
  actor: Actor,
  { name, hours }: NewOverride,
): Promise<SignedOverride> {
  requireRight(actor, 'publish', name);
  const id = generateTokenId();
  const until = seconds() + hours * 3_600;
  const token = signOverride(key, { name, id }, until);
  await appendLog(store, actor, 'override-made', `development of ${name}`, null, null, { name, id, hours });
  return { token, name, until };
}
