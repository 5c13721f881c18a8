import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Reads the token from the URL fragment and removes it from the URL at once. */
export function useLinkToken(): string {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => hash.slice(1) || ' ');
  useEffect(() => {
    if (hash !== '') navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
  return token;
}
