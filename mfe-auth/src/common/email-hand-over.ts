import { useEffect, useState } from 'react';

let handed = '';

/**
 * The email that somebody typed on one page and needs on the next, in memory: it must not stand in an address or in
 * browser storage.
 */
export const emailHandOver = {
  give(email: string): void {
    handed = email;
  },
};

/**
 * The email of the page before; empty when there is none. Forgotten once the page stands: React may throw a first rendering
 * away and begin anew, which must find it, too.
 */
export function useHandedEmail(): string {
  const [email] = useState(() => handed);
  useEffect(() => {
    handed = '';
  }, []);
  return email;
}
