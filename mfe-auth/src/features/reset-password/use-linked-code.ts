import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface LinkedCode {
  email: string;
  otp: string;
}

/**
 * Email and code of an address like `?email=&otp=`, which is cleaned of them at once: they must stay neither in the
 * history nor in what the next page is told of this one.
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
