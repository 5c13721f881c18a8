import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the element of the URL hash once the list is rendered: it did not exist when the browser tried. */
export function useScrollToHash(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [isReady, hash]);
}
