import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Reads the token from the URL fragment and removes it from the URL at once. It stays in the state of the history
 * entry, which no server and no other site sees. A reload of the page does not lose it.
 */
export function useLinkToken(): string {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => hash.slice(1) || keptToken(state) || ' ');
  useEffect(() => {
    if (hash !== '') navigate(pathname + search, { replace: true, state: { linkToken: token } });
  }, [hash, pathname, search, navigate, token]);
  return token;
}

const keptToken = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'linkToken' in state ? String(state.linkToken) : '';
