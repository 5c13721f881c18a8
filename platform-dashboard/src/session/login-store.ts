/** Why nobody is logged in: not yet, by their own wish, or because the login ran out. */
export type Ended = 'never' | 'left' | 'expired';

interface LoginState {
  /** Null while somebody is logged in, or may be. */
  ended: Ended | null;
  /** What changes have to carry; null until it is known. The login itself is a cookie that no script can read. */
  csrf: string | null;
}

let state: LoginState = { ended: null, csrf: null };
const listeners = new Set<() => void>();

function become(next: LoginState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const readLogin = (): LoginState => state;

export function followLogin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const beginLogin = (csrf: string | null): void => become({ ended: null, csrf });

export const endLogin = (ended: Ended): void => become({ ended, csrf: null });
