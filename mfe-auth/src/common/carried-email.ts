import { useEffect, useState } from 'react';

let handed = '';

/**
 * The email that was typed on one page and is needed on the next. In memory, because it must not be in a URL or in web
 * storage.
 */
export const carriedEmail = {
  give(email: string): void {
    handed = email;
  },
};

/**
 * The email of the previous page; empty if there is none. Cleared in an effect, not while rendering: React may discard a
 * first render and start again.
 */
export function useCarriedEmail(): string {
  const [email] = useState(() => handed);
  useEffect(() => {
    handed = '';
  }, []);
  return email;
}
