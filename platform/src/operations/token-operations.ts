import type { Right } from '../contract/documents.ts';
import { OperationError } from '../contract/operation-error.ts';
import { type Actor, hashOfToken, requireRight } from '../rights/actor.ts';
import { drawToken, tokenId } from '../rights/draw-token.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { note } from './append-log.ts';
import { seconds } from './live-set.ts';

export interface NewToken {
  name: string;
  team: string;
  rights: readonly Right[];
  /** All when empty. */
  packages: readonly string[];
  /** Null: it does not expire. */
  days: number | null;
}

/** A new token, shown this once: the store keeps its hash. */
export async function makeToken(
  store: ReleaseStore,
  actor: Actor,
  wish: NewToken,
): Promise<{ id: string; token: string }> {
  requireRight(actor, 'operator');
  const now = seconds();
  const isTaken = (await store.tokens.list()).some(
    ({ name, revoked_at }) => name === wish.name && revoked_at === null,
  );
  if (isTaken)
    throw new OperationError(
      'conflict',
      `There is a token named “${wish.name}”. The log knows people by these names: revoke it or choose another.`,
    );
  const token = drawToken();
  const id = tokenId();
  await store.tokens.put({
    id,
    name: wish.name,
    team: wish.team,
    rights: [...wish.rights],
    packages: [...wish.packages],
    hash: hashOfToken(token),
    made_at: now,
    expires_at: wish.days === null ? null : now + wish.days * 86_400,
    revoked_at: null,
  });
  await note(store, actor, 'token-made', `for ${wish.team}`, null, null, {
    token: wish.name,
    id,
    rights: wish.rights.join(', '),
    packages: wish.packages.join(', ') || 'all',
  });
  return { id, token };
}

/** The token of this id or name opens nothing from now on. */
export async function revokeToken(
  store: ReleaseStore,
  actor: Actor,
  input: { id: string; reason: string },
): Promise<void> {
  requireRight(actor, 'operator');
  const known = (await store.tokens.list()).find(
    ({ id, name, revoked_at }) => revoked_at === null && (id === input.id || name === input.id),
  );
  if (!known) throw new OperationError('not-found', `No valid token is called ${input.id}.`);
  await store.tokens.put({ ...known, revoked_at: seconds() });
  await note(store, actor, 'token-revoked', input.reason, null, null, { token: known.name, id: known.id });
}
