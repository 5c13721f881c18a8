import type { Right } from '../contract/documents.ts';
import { OperationError } from '../contract/operation-error.ts';
import { type Actor, hashOfToken, requireRight } from '../rights/actor.ts';
import { generateToken, generateTokenId } from '../rights/generate-token.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { appendLog } from './append-log.ts';
import { seconds } from './live-set.ts';

export interface NewToken {
  name: string;
  team: string;
  rights: readonly Right[];
  /** Required for the right `publish`. */
  packages: readonly string[];
  /** 1 to 366. */
  days: number;
}

/** Creates a token, returned only once: the store keeps its hash. */
export async function createToken(
  store: ReleaseStore,
  actor: Actor,
  input: NewToken,
): Promise<{ id: string; token: string }> {
  requireRight(actor, 'operator');
  if (input.rights.includes('publish') && input.packages.length === 0)
    throw new OperationError(
      'invalid',
      'Name the packages that this token may publish (--packages mfe-chat): without them it could publish nothing.',
    );
  const now = seconds();
  const isTaken = (await store.tokens.list()).some(
    ({ name, revoked_at }) => name === input.name && revoked_at === null,
  );
  if (isTaken)
    throw new OperationError(
      'conflict',
      `There is a token named “${input.name}”. The log knows people by these names: revoke it or choose another.`,
    );
  const token = generateToken();
  const id = generateTokenId();
  await store.tokens.put({
    id,
    name: input.name,
    team: input.team,
    rights: [...input.rights],
    packages: [...input.packages],
    hash: hashOfToken(token),
    made_at: now,
    expires_at: now + input.days * 86_400,
    revoked_at: null,
  });
  await appendLog(store, actor, 'token-made', `for ${input.team}`, null, null, {
    token: input.name,
    id,
    rights: input.rights.join(', '),
    packages: input.packages.join(', ') || 'none named',
  });
  return { id, token };
}

/** Revokes the token of this id or name. */
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
  await appendLog(store, actor, 'token-revoked', input.reason, null, null, {
    token: known.name,
    id: known.id,
  });
}
