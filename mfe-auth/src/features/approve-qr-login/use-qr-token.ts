import { tabStore } from '@jobharbor/shared/browser/storage';
import { useState } from 'react';
import { useLinkToken } from '../../common/use-link-token.ts';

const key = 'jh-qr-login';

/**
 * The token of the scanned QR code: from the URL fragment, which is cleaned at once, or stored before signing in. Call
 * `forget` once it is decided.
 */
export function useQrToken(): { token: string; forget: () => void } {
  const linked = useLinkToken().trim();
  const [token] = useState(() => linked || read());
  return { token, forget: () => write('') };

  function read(): string {
    try {
      return tabStore.getItem(key) ?? '';
    } catch {
      return '';
    }
  }
}

/** Stores the token while the person signs in; without storage they scan again. */
export const storeQrToken = (token: string): void => write(token);

function write(token: string): void {
  try {
    if (token === '') tabStore.removeItem(key);
    else tabStore.setItem(key, token);
  } catch {
    // Without storage the code is scanned once more.
  }
}
