import { Fragment, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Mounts the page anew for another link with a token in its fragment: opened in the same tab, it changes the fragment
 * alone, and the page would still show the outcome of the link before.
 */
export function FreshLink({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const [last, setLast] = useState(hash);
  if (hash !== '' && hash !== last) setLast(hash);
  return <Fragment key={last}>{children}</Fragment>;
}
