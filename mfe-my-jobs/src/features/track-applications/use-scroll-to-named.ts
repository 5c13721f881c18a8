import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the card that the address names into view: it was not there yet when the browser looked for it. */
export function useScrollToNamed(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [isReady, hash]);
}
