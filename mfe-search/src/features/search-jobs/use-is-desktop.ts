import { useSyncExternalStore } from 'react';

/** Minimum width of the two-pane layout; results.css has the same breakpoint. */
const desktop = '(min-width: 64rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(desktop);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the layout has two panes; false on the server and while hydrating. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(desktop).matches,
    () => false,
  );
