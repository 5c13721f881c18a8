import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionUser } from '../contracts/sign-in/auth.ts';

/** `unknown` until the server has been asked; `guest` has no account or only a guest session. */
export type SessionState =
  | { status: 'unknown'; user: SessionUser | null }
  | { status: 'guest'; user: null }
  | { status: 'signed-in'; user: SessionUser };

/** The signed-in user. State only: redirects and notices are the shell's. */
export type SessionStore = StoreApi<SessionState>;

/** The state for a user as the API names them: a guest session counts as a guest. */
export const sessionOf = (user: SessionUser | null): SessionState =>
  user && user.role !== 'guest' ? { status: 'signed-in', user } : { status: 'guest', user: null };

/** A new store. `hint` is the readable cookie's user, used for rendering until the API has confirmed it. */
export const createSessionStore = (hint: SessionUser | null): SessionStore =>
  createStore<SessionState>(() =>
    hint ? { status: 'unknown', user: hint } : { status: 'guest', user: null },
  );

/** Replaces the whole state, so that no field of an earlier user remains. */
export const setSession = (store: SessionStore, user: SessionUser | null): void =>
  store.setState(sessionOf(user), true);
