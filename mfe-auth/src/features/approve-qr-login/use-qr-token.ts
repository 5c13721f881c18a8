import { useState } from 'react';
import { useLinkToken } from '../../common/use-link-token.ts';

const key = 'jh-qr-login';

/**
 * The token of the code that was scanned: of the fragment, of which the address is cleaned at once, or of before a
 * sign-in on the way. `forget` it once it is answered.
 */
export function useQrToken(): { token: string; forget: () => void } {
  const linked = useLinkToken().trim();
  const [token] = useState(() => linked || read());
  return { token, forget: () => write('') };

  function read(): string {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  }
}

/** Keeps the token while the person signs in; where nothing can be stored, they scan again. */
export const keepQrToken = (token: string): void => write(token);

function write(token: string): void {
  try {
    if (token === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, token);
  } catch {
    // Without storage the code is scanned once more.
  }
}
