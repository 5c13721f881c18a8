import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pendingProvider } from '../../common/provider-names.ts';

/** Error codes of the providers for a person who said no or closed the page. */
const denials = ['access_denied', 'user_denied', 'user_cancelled_authorize'];

const parts = ['code', 'state', 'iss', 'error'];

/** Reads the provider's response from the URL and removes it at once. */
export function useSocialCredential() {
  const [query, setQuery] = useSearchParams();
  const [answer] = useState(() => ({
    type: pendingProvider.read(),
    returnTo: pendingProvider.returnTo(),
    /** The person or the provider denied the authorization. */
    isRefused: query.has('error'),
    /** The provider has an error of its own: nobody denied anything. */
    isFailed: query.has('error') && !denials.includes(query.get('error') ?? ''),
    credential: {
      code: query.get('code') ?? '',
      state: query.get('state') ?? '',
      ...(query.has('iss') && { iss: query.get('iss') ?? '' }),
    },
  }));
  // In an effect: React may discard a first render and start again.
  useEffect(() => pendingProvider.forget(), []);
  const isClean = parts.every((part) => !query.has(part));
  useEffect(() => {
    if (!isClean) setQuery({}, { replace: true });
  }, [isClean, setQuery]);
  return answer;
}
