import { useSyncExternalStore } from 'react';

/** From here on list and job stand side by side; results.css says the same. */
const desk = '(min-width: 64rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(desk);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether there is room for two panes; false on the server and while hydrating. */
export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(desk).matches,
    () => false,
  );
