/** Why nobody is logged in: never logged in, logged out, or session expired. */
export type Ended = 'never' | 'left' | 'expired';

interface LoginState {
  /** Null while a session exists or is being checked. */
  ended: Ended | null;
  /** CSRF token that every changing request sends; null until it is known. The session itself is an HttpOnly cookie. */
  csrf: string | null;
}

let state: LoginState = { ended: null, csrf: null };
const listeners = new Set<() => void>();

function become(next: LoginState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const readLogin = (): LoginState => state;

export function watchLogin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const startLogin = (csrf: string | null): void => become({ ended: null, csrf });

export const endLogin = (ended: Ended): void => become({ ended, csrf: null });
