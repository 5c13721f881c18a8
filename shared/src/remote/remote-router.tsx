import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { useRemote } from './remote-context.tsx';
import type { ShellLocation } from './remote-props.ts';

/**
 * react-router over the shell's history: links and `useNavigate` inside a remote work below language and country, and
 * reach other remotes' pages too.
 */
export function RemoteRouter({ children }: { children: ReactNode }) {
  const { navigation } = useRemote();
  const location = useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current);
  // The basename comes from the address itself, whose first two segments are language and country. While texts load,
  // the locale is outdated. A router that does not match would unmount its page with all form input.
  const base = location.pathname.split('/', 3).join('/');
  const navigator = useMemo(
    () => ({
      createHref: (to: unknown) => pathOf(to),
      go: (delta: number) => navigation.go(delta),
      push: (to: unknown, state?: unknown) => navigation.navigate(pathOf(to), { state }),
      replace: (to: unknown, state?: unknown) => navigation.navigate(pathOf(to), { replace: true, state }),
    }),
    [navigation],
  );
  return (
    <Router basename={base} location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

const pathOf = (to: unknown): string => {
  if (typeof to === 'string') return to;
  const { pathname = '', search = '', hash = '' } = to as Partial<ShellLocation>;
  return pathname + search + hash;
};
