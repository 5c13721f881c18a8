import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A `Suspense` around pages whose code loads when they are opened. Each path has one of its own: `RemoteRouter` renders a
 * page in a transition, within which a boundary that is shown already would keep the page before, without a sign.
 */
export function PageSuspense({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Suspense key={pathname} fallback={fallback}>
      {children}
    </Suspense>
  );
}
