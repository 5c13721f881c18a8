import { useEffect, useState } from 'react';

let handed = '';

/** Passes the email that was typed on this page to the next one. In memory, because it must not be in a URL or in web storage. */
export function passEmailToNextPage(email: string): void {
  handed = email;
}

/**
 * The email of the previous page; empty if there is none. Cleared in an effect, not while rendering: React may discard a
 * first render and start again.
 */
export function useEmailOfPreviousPage(): string {
  const [email] = useState(() => handed);
  useEffect(() => {
    handed = '';
  }, []);
  return email;
}
