import { createHash } from 'node:crypto';
import type { Right } from '../contract/documents.ts';
import { OperationError } from '../contract/operation-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Token holder who runs an operation. */
export interface Actor {
  name: string;
  team: string;
  rights: readonly Right[];
  /** Packages that the rights hold for. When empty: none for `publish`, all for the others. */
  packages: readonly string[];
  /** Seconds; null: never expires. */
  expires_at?: number | null;
}

/** Actor of automatic changes, such as stopping a canary. */
export const platformActor = (name: string): Actor => ({
  name,
  team: 'platform',
  rights: ['operator'],
  packages: [],
});

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The holder of a token. Rejects with the same message for unknown, expired and revoked tokens. */
export const authenticate = (store: ReleaseStore, token: string | undefined): Promise<Actor> =>
  authenticateHash(store, token ? hashOfToken(token) : undefined);

/** The same by the token's hash, as in sessions. */
export async function authenticateHash(store: ReleaseStore, hash: string | undefined): Promise<Actor> {
  const now = Math.floor(Date.now() / 1000);
  const known = hash ? (await store.tokens.list()).find((one) => one.hash === hash) : undefined;
  if (!known || known.revoked_at !== null || (known.expires_at !== null && known.expires_at <= now)) {
    throw new OperationError(
      'unauthenticated',
      'This token is unknown, expired or revoked. Ask the platform team for one and set it as JOBHARBOR_TOKEN.',
    );
  }
  const { name, team, rights, packages, expires_at } = known;
  return { name, team, rights, packages, expires_at };
}

export const hasRight = (actor: Actor, right: Right, packageName?: string): boolean =>
  actor.rights.includes('operator') ||
  (actor.rights.includes(right) &&
    (packageName === undefined ||
      actor.packages.includes(packageName) ||
      (actor.packages.length === 0 && right !== 'publish')));

/** Throws unless the actor has the right, for the package if given. */
export function requireRight(actor: Actor, right: Right, packageName?: string): void {
  if (hasRight(actor, right, packageName)) return;
  const what =
    packageName && hasRight(actor, right)
      ? `“${actor.name}” may ${right} ${actor.packages.join(', ') || 'no package'}, not ${packageName}`
      : `“${actor.name}” has no right ${right === 'operator' ? 'of an operator' : `to ${right}`}`;
  throw new OperationError('forbidden', `${what}. Ask its team, or the platform team for a token that may.`);
}
