import { Fragment, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Mounts the page again for another link with a token in its fragment. A link in the same tab changes only the
 * fragment, so the page would still show the outcome of the previous link.
 */
export function FreshLink({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const [last, setLast] = useState(hash);
  if (hash !== '' && hash !== last) setLast(hash);
  return <Fragment key={last}>{children}</Fragment>;
}
