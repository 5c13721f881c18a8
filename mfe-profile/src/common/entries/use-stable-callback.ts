import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with one identity, for props of memoized components; it calls the latest `callback`, outside of rendering. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
