import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pendingProvider } from '../../common/provider-names.ts';

/** What the provider answered, of which the address is cleaned at once. */
export function useSocialCredential() {
  const [query, setQuery] = useSearchParams();
  const [answer] = useState(() => ({
    type: pendingProvider.read(),
    returnTo: pendingProvider.returnTo(),
    /** The person said no, or the provider did. */
    isRefused: query.has('error'),
    credential: {
      code: query.get('code') ?? '',
      state: query.get('state') ?? '',
      ...(query.has('iss') && { iss: query.get('iss') ?? '' }),
    },
  }));
  // Not while rendering: React may throw a first rendering away and begin anew.
  useEffect(() => pendingProvider.forget(), []);
  const isClean = query.size === 0;
  useEffect(() => {
    if (!isClean) setQuery({}, { replace: true });
  }, [isClean, setQuery]);
  return answer;
}
