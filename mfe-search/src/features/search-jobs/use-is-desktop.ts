import { matchesMedia, onMediaChange } from '@jobharbor/shared/browser/media';
import { useSyncExternalStore } from 'react';

/** Minimum width of the two-pane layout; results.css has the same breakpoint. */
const desktop = '(min-width: 64rem)';

const subscribe = (listener: () => void) => onMediaChange(desktop, listener);

/** Whether the layout has two panes; false on the server and while hydrating. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchesMedia(desktop),
    () => false,
  );
