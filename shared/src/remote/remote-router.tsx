import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { Router } from 'react-router-dom';
import { nextTask } from './next-task.ts';
import { useRemote } from './remote-context.tsx';
import type { AddressChange, Navigation, ShellLocation } from './remote-props.ts';

/**
 * react-router over the shell's history: links and `useNavigate` inside a remote work below language and country, and
 * reach other remotes' pages too.
 */
export function RemoteRouter({ children }: { children: ReactNode }) {
  const { navigation } = useRemote();
  const { location, isLeft } = useAddress(navigation);
  // The basename comes from the address itself, whose first two segments are language and country. While texts load,
  // the locale is outdated. A router that does not match would unmount its page with all form input.
  const base = location.pathname.split('/', 3).join('/');
  const navigator = useMemo(
    () => ({
      createHref: (to: unknown) => pathOf(to),
      go: (delta: number) => navigation.go(delta),
      push: (to: unknown, state?: unknown) => navigation.navigate(pathOf(to), { state }),
      replace(to: unknown, state?: unknown) {
        if (!isLeft(pathOf(to))) navigation.navigate(pathOf(to), { replace: true, state });
      },
    }),
    [navigation, isLeft],
  );
  return (
    <Router basename={base} location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

/** The address that is rendered. */
function useAddress(navigation: Navigation) {
  const [location, setLocation] = useState(navigation.current);
  const { follow, commit, isLeft } = useMemo(() => trackAddress(navigation), [navigation]);
  useLayoutEffect(() => follow(setLocation), [follow]);
  useLayoutEffect(() => commit(location), [commit, location]);
  return { location, isLeft };
}

/**
 * Another page is rendered in a transition: the one before stays until it is committed, and React renders in slices that
 * keep the page responsive.
 */
function trackAddress(navigation: Navigation) {
  let shown = navigation.current();
  const waiting: (() => void)[] = [];
  const commit = (location: ShellLocation) => {
    shown = location;
    for (const tell of waiting.splice(0)) tell();
  };
  return {
    commit,
    follow(render: (location: ShellLocation) => void) {
      const show = (change?: AddressChange) => {
        const next = navigation.current();
        if (change && next !== shown) waiting.push(change.defer());
        if (!change?.isInterruptible) return render(next);
        // Not within a `popstate`, for which React would render the transition in one task.
        void nextTask().then(() => {
          if (navigation.current() === next) startTransition(() => render(next));
        });
      };
      show();
      const stop = navigation.subscribe(show);
      return () => {
        stop();
        commit(shown);
      };
    },
    /** Whether a path is that of a page which stays: what it still writes, such as a late search text, would lead back. */
    isLeft: (to: string) =>
      navigation.current().pathname !== shown.pathname && to.split(/[?#]/, 1)[0] === shown.pathname,
  };
}

const pathOf = (to: unknown): string => {
  if (typeof to === 'string') return to;
  const { pathname = '', search = '', hash = '' } = to as Partial<ShellLocation>;
  return pathname + search + hash;
};
