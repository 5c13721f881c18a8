import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pendingProvider } from '../../common/provider-names.ts';

/** Reads the provider's response from the URL and removes it at once. */
export function useSocialCredential() {
  const [query, setQuery] = useSearchParams();
  const [answer] = useState(() => ({
    type: pendingProvider.read(),
    returnTo: pendingProvider.returnTo(),
    /** The person or the provider denied the authorization. */
    isRefused: query.has('error'),
    credential: {
      code: query.get('code') ?? '',
      state: query.get('state') ?? '',
      ...(query.has('iss') && { iss: query.get('iss') ?? '' }),
    },
  }));
  // In an effect: React may discard a first render and start again.
  useEffect(() => pendingProvider.forget(), []);
  const isClean = query.size === 0;
  useEffect(() => {
    if (!isClean) setQuery({}, { replace: true });
  }, [isClean, setQuery]);
  return answer;
}
