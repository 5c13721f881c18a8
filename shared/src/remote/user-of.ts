import type { SessionUser } from '../contracts/sign-in/auth.ts';
import type { SessionState } from '../session/index.ts';

let known: SessionUser | null = null;

/**
 * Selects the user for `useStore`: the same object until a field changes. The API's confirmation replaces it by an equal
 * one, for which nothing needs to be rendered again.
 */
export function userOf({ user }: SessionState): SessionUser | null {
  if (user !== known && JSON.stringify(user) !== JSON.stringify(known)) known = user;
  return known;
}
