import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface LinkedCode {
  email: string;
  otp: string;
}

/**
 * Reads email and code from a URL like `?email=&otp=` and removes them at once, so that neither is in the history or the
 * referrer.
 */
export function useLinkedCode(): LinkedCode {
  const [query, setQuery] = useSearchParams();
  const [linked] = useState<LinkedCode>(() => ({
    email: query.get('email') ?? '',
    otp: query.get('otp') ?? '',
  }));
  const isClean = !query.has('email') && !query.has('otp');
  useEffect(() => {
    if (isClean) return;
    setQuery(
      (params) => {
        params.delete('email');
        params.delete('otp');
        return params;
      },
      { replace: true },
    );
  }, [isClean, setQuery]);
  return linked;
}
